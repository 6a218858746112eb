import { html, nothing, type TemplateResult } from 'lit-html';
import { type LanguageId, languageIds, playLanguages } from '../../engine/alphabet/languages';
import { panelHead, saying, segments, stepper, switchRow } from '../../shared/panels/controls';
import type { Dialog } from '../../shared/panels/dialog';
import { icon } from '../../shared/panels/icons';
import { isOnPortal } from '../../shared/platform/portals/portal-here';
import type { Texts } from '../../texts/texts';
import {
  type BoardRules,
  type Clock,
  type Handicap,
  onBoardOf,
  type PresetName,
  presetOf,
  presets,
  type Rules,
  ruleChoices,
  ruleRanges,
  shapeOf,
} from '../rules';
import { boardInBrief, boardInForce, boardRow, layInBrief, layRows } from './board-rows';

export const timesOf = (texts: Texts, time: number) =>
  `×${texts.forms.figure(Math.floor(time / 100))}${time % 100 === 50 ? '½' : ''}`;

/** What a seat is given, in a few signs; undefined where nothing is given. */
export function handicapInBrief(texts: Texts, { points, time, hints }: Handicap = {}): string | undefined {
  const given = [
    ...(points === undefined ? [] : [texts.select.handicaps.brief({ points })]),
    ...(time === undefined ? [] : [timesOf(texts, time)]),
    ...(hints === undefined ? [] : [texts.common.hintCount({ count: hints })]),
  ];
  return given.length > 0 ? given.join(' · ') : undefined;
}

const presetNames = Object.keys(presets) as PresetName[];

/** What else belongs to a table on this device. */
export interface AtTable {
  words: { readonly now: LanguageId; choose(language: LanguageId): void };
  openRacks(): boolean;
  setOpenRacks(open: boolean): void;
}

interface TableRuled {
  base: PresetName;
  rules: Rules;
  seats: number;
  /** Of the seats, where they can be chosen: what is given, if anything is. */
  handicaps?: { given: string | undefined; choose(): void };
  table?: AtTable;
  /** Every rule lies open. */
  unfolded?: boolean;
}

/** What a table plays by. Folded away: every rule alone, and which differ from the preset they began with. */
export function openRules(
  texts: Texts,
  dialog: Dialog,
  { base, rules, seats, handicaps, table, unfolded = false }: TableRuled,
  use: (rules: Rules, base: PresetName) => void,
) {
  const { select } = texts;
  let draft = rules;
  let from = base;
  let open = unfolded;
  const { close } = dialog;
  const unfold = () => {
    open = !open;
    renew();
  };
  const lieOn = (board: BoardRules) => {
    draft = onBoardOf(board, draft);
    choose();
  };
  const own = () => html`<div>
    ${layRows(texts, draft, lieOn)}
    ${
      handicaps
        ? html`<div class="setting">${saying(select.handicaps.label, handicaps.given)}<button type="button"
      class="ivory" @click=${handicaps.choose}>${select.handicaps.choose}</button></div>`
        : nothing
    }
    ${rows(texts, draft, presets[from], (part) => {
      draft = { ...draft, ...part };
      choose();
    })}
    ${
      presetOf(draft) === from
        ? nothing
        : html`<button type="button"
        @click=${() => restart(from)}>${select.backTo({ preset: select.presets[from] })}</button>`
    }
  </div>`;
  const renew = () =>
    dialog.open(
      'rules-of-table',
      () => select.rulesTitle,
      () => html`${panelHead(select.rulesTitle, texts.common.close, close)}
        <div class="line wraps">${segments({
          name: 'from',
          label: select.preset,
          values: presetNames,
          texts: select.presets,
          chosen: presetOf(draft),
          change: (preset) => restart(preset),
        })}</div>
        <p class="line quiet">${
          presetOf(draft) ? select.presetSays[from] : html`${dot} ${select.differs({ preset: select.presets[from] })}`
        }</p>
        ${boardRow(texts, draft, seats, lieOn)}
        ${table ? tableRows(texts, table, renew) : nothing}
        <button type="button" class="own bare with-icon" aria-expanded=${open}
          @click=${unfold}>${icon('onward', 16)}${select.presets.own}</button>
        ${open ? own() : nothing}
        <footer class="rules-end line">
          <button type="button" class="gold with-icon grow" @click=${close}>${icon('done')}${select.useRules}</button>
        </footer>`,
      close,
    );
  const restart = (preset: PresetName) => {
    from = preset;
    draft = onBoardOf(draft, presets[preset]);
    choose();
  };
  // At once: however the panel is closed, nothing is lost.
  const choose = () => {
    use(draft, presetOf(draft) ?? from);
    renew();
  };
  renew();
}

/** The language of its words, and whether its racks lie open. */
const tableRows = (texts: Texts, { words, openRacks, setOpenRacks }: AtTable, renew: () => void) => html`
  ${
    isOnPortal
      ? nothing
      : html`<div class="setting">${saying(texts.select.words)}<label class="field"><select
        aria-label=${texts.select.words}
      @change=${(event: Event) => {
        words.choose((event.target as HTMLSelectElement).value as LanguageId);
        renew();
      }}>${languageIds.map(
        (id) => html`<option value=${id} lang=${id} .selected=${id === words.now}>${playLanguages[id].name}</option>`,
      )}
    </select></label></div>`
  }
  ${switchRow(texts.settings.openRacks, undefined, openRacks(), (on) => {
    setOpenRacks(on);
    renew();
  })}`;

type CountedRule = 'fullRackBonus' | 'failsToEnd' | 'exchangeNeeds';

const dot = html`<i class="differs disc" role="img" aria-label="*"></i>`;

function rows(texts: Texts, rules: Rules, preset: Rules, change: (part: Partial<Rules>) => void) {
  const { select } = texts;
  const { clock } = rules;
  const row = (key: keyof Rules, label: string, means: string | undefined, control: TemplateResult) => {
    const differs = JSON.stringify(rules[key] ?? false) !== JSON.stringify(preset[key] ?? false);
    return html`<div class="setting stacks">${saying(
      differs ? html`${dot} ${label}` : html`${label}`,
      means,
    )}${control}</div>`;
  };
  const figure = (key: CountedRule, unit: string, by = 1) =>
    row(
      key,
      select[key],
      undefined,
      steps(texts, select[key], unit, rules[key], ruleRanges[key], by, (value) => change({ [key]: value })),
    );
  const onOff = (key: 'hints' | 'showsWords', label: string, means?: string) =>
    row(
      key,
      label,
      means,
      segments({
        name: key,
        label,
        values: ['on', 'off'] as const,
        texts: { on: select.on, off: select.off },
        chosen: rules[key] ? 'on' : 'off',
        change: (chosen) => change({ [key]: chosen === 'on' }),
      }),
    );
  return html`
    ${row(
      'invalidWord',
      select.invalidWord,
      undefined,
      segments({
        name: 'invalidWord',
        label: select.invalidWord,
        values: ruleChoices.invalidWord,
        texts: select.invalidWords,
        chosen: rules.invalidWord,
        change: (invalidWord) => change({ invalidWord }),
      }),
    )}
    ${figure('fullRackBonus', select.units.points, 10)}
    ${row(
      'bagEmpty',
      select.bagEmpty,
      undefined,
      segments({
        name: 'bagEmpty',
        label: select.bagEmpty,
        values: ruleChoices.bagEmpty,
        texts: select.bagsEmpty,
        chosen: rules.bagEmpty,
        change: (bagEmpty) => change({ bagEmpty }),
      }),
    )}
    ${figure('failsToEnd', select.units.turns)}
    ${figure('exchangeNeeds', select.units.tiles)}
    ${row(
      'clock',
      select.clock,
      clockMeans(texts, clock),
      html`<span class="clock-choice line wraps">${segments<Clock['kind']>({
        name: 'clock',
        label: select.clock,
        values: ruleChoices.clock,
        texts: select.clocks,
        chosen: clock.kind,
        change: (kind) => change({ clock: clockOf(kind) }),
      })}${timeSteps(texts, clock, (clock) => change({ clock }))}</span>`,
    )}
    ${onOff('hints', texts.common.hints)}
    ${onOff('showsWords', select.showsWords, showsWordsMeans(texts, rules))}`;
}

/** Side by side, where there is room. */
const twoColumns = 'gap:0 var(--s6);grid-template-columns:repeat(auto-fit,minmax(min(100%,270px),1fr))';

/** The rules a game is played by, to be read. */
export function openRulesInForce(texts: Texts, dialog: Dialog, rules: Rules) {
  const { select } = texts;
  const preset = presetOf(rules);
  const { invalidWord, bagEmpty, clock, challengeSeconds } = rules;
  const { common } = texts;
  const { close } = dialog;
  const row = (label: string, value: string, means?: string) =>
    html`<div class="setting">${saying(label, means)}<b>${value}</b></div>`;
  const onOff = (on: boolean | undefined) => (on ? select.on : select.off);
  dialog.open(
    'rules-of-table',
    () => select.rulesTitle,
    () => html`${panelHead(select.rulesTitle, texts.common.close, close)}
      <p><b>${preset ? select.presets[preset] : select.ownRules}</b>${
        preset ? html` · ${rulesInBrief(texts, rules)}` : nothing
      }</p>
      ${boardInForce(texts, rules)}
      <div class="evenly" .style=${twoColumns}>
        ${row(select.invalidWord, select.invalidWords[invalidWord])}
        ${row(select.fullRackBonus, common.pointCount({ count: rules.fullRackBonus }))}
        ${row(select.bagEmpty, select.bagsEmpty[bagEmpty])}
        ${row(select.failsToEnd, common.turnCount({ count: rules.failsToEnd }))}
        ${row(select.exchangeNeeds, common.tileCount({ count: rules.exchangeNeeds }))}
        ${row(select.clock, select.clocks[clock.kind], clock.kind === 'off' ? undefined : timeInBrief(texts, clock))}
        ${challengeSeconds === undefined ? nothing : row(select.challengeTime, texts.forms.span(challengeSeconds))}
        ${row(common.hints, onOff(rules.hints))}
        ${row(select.showsWords, onOff(rules.showsWords), showsWordsMeans(texts, rules))}
      </div>
      <button type="button" class="gold" autofocus @click=${close}>${texts.common.keepPlaying}</button>`,
    close,
  );
}

function timeInBrief({ select: { brief } }: Texts, clock: Clock): string {
  if (clock.kind === 'perTurn') return brief.clock.perTurn({ seconds: clock.seconds });
  if (clock.kind === 'perPlayer') return brief.clock.perPlayer({ minutes: clock.minutes });
  return clock.kind === 'perDays' ? brief.clock.perDays({ count: clock.days }) : brief.clock.off;
}

function timeSteps(texts: Texts, clock: Clock, change: (clock: Clock) => void) {
  const { select } = texts;
  if (clock.kind === 'perTurn')
    return steps(texts, select.clock, select.units.seconds, clock.seconds, ruleRanges.turnSeconds, 30, (seconds) =>
      change({ kind: 'perTurn', seconds }),
    );
  if (clock.kind === 'perPlayer')
    return steps(
      texts,
      select.clock,
      select.units.minutes,
      clock.minutes,
      ruleRanges.playerMinutes,
      clock.minutes > 9 ? 5 : 1,
      (minutes) => change({ kind: 'perPlayer', minutes }),
    );
  return nothing;
}

function steps(
  texts: Texts,
  label: string,
  unit: string,
  value: number,
  range: readonly [number, number],
  by: number,
  change: (value: number) => void,
) {
  const { select } = texts;
  return stepper({
    label,
    unit,
    value,
    says: texts.forms.figure(value),
    range,
    by,
    fewer: select.fewer({ what: label }),
    more: select.more({ what: label }),
    change,
  });
}

function clockOf(kind: Clock['kind']): Clock {
  if (kind === 'perTurn') return { kind, seconds: 120 };
  if (kind === 'perDays') return { kind, days: 3 };
  return kind === 'perPlayer' ? { kind, minutes: 25 } : { kind };
}

function clockMeans({ select: { clockMeans } }: Texts, { kind }: Clock): string | undefined {
  if (kind === 'off') return undefined;
  return kind === 'perPlayer' ? clockMeans.penalty : clockMeans.scoreless;
}

function showsWordsMeans({ select: { showsWordsMean } }: Texts, { invalidWord, showsWords }: Rules) {
  if (invalidWord === 'challenge') return showsWordsMean.challenge;
  return showsWords ? undefined : showsWordsMean.false;
}

/** The rules in a line: what a preset is about, or else each that was chosen. */
export function rulesInBrief(texts: Texts, rules: Rules): string {
  const { brief, presetSays } = texts.select;
  const preset = presetOf(rules);
  const board = boardInBrief(texts, rules);
  if (preset) return board.length > 0 ? board.join(' · ') : presetSays[preset];
  const { invalidWord, bagEmpty, fullRackBonus, clock } = rules;
  const bonus = fullRackBonus > 0 ? [brief.bonus({ points: fullRackBonus })] : [];
  return [...board, brief.invalidWord[invalidWord], brief.bagEmpty[bagEmpty], ...bonus, timeInBrief(texts, clock)].join(
    ' · ',
  );
}

/** What a table plays, and on what. */
export function tableInBrief(texts: Texts, rules: Rules): string[] {
  const preset = presetOf(rules);
  if (!preset) return [rulesInBrief(texts, rules)];
  const side = texts.forms.figure(shapeOf(rules).side);
  return [texts.select.presets[preset], `${side}×${side}`, ...layInBrief(texts, rules)];
}
