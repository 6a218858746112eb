import { html, nothing, type TemplateResult } from 'lit-html';
import {
  type Clock,
  type PresetName,
  presetOf,
  presets,
  type Rules,
  ruleChoices,
  ruleRanges,
} from '../../core/wordbler';
import { en } from '../../texts/en';
import { panelHead, saying, segments, stepper } from '../controls';
import type { Dialog } from '../dialog';
import { icon } from '../icons';

const text = en.select;
const presetNames = Object.keys(presets) as PresetName[];

/** Every rule of a table, each to be chosen alone, and which differ from the preset they began with. */
export function openRules(
  dialog: Dialog,
  base: PresetName,
  rules: Rules,
  use: (rules: Rules, base: PresetName) => void,
) {
  let draft = rules;
  let from = base;
  const close = () => dialog.close();
  const draw = () =>
    dialog.open(
      'rules-of-table',
      text.rulesTitle,
      html`${panelHead(text.rulesTitle, text.close, close)}
        <div class="rules-from">${segments({
          name: 'from',
          label: text.preset,
          values: presetNames,
          texts: text.presets,
          chosen: presetOf(draft),
          change: (preset) => restart(preset),
        })}${presetOf(draft) ? nothing : html`<span>${dot} ${text.differs(text.presets[from])}</span>`}</div>
        ${rows(draft, presets[from], (part) => {
          draft = { ...draft, ...part };
          draw();
        })}
        <footer class="rules-end">
          <button type="button" ?disabled=${presetOf(draft) === from} @click=${() => restart(from)}>${text.backTo(text.presets[from])}</button>
          <button type="button" class="gold" @click=${() => {
            close();
            use(draft, presetOf(draft) ?? from);
          }}>${icon('done')}${text.useRules}</button>
        </footer>`,
      close,
    );
  const restart = (preset: PresetName) => {
    from = preset;
    draft = presets[preset];
    draw();
  };
  draw();
}

const dot = html`<i class="differs" role="img" aria-label="*"></i>`;

function rows(rules: Rules, preset: Rules, change: (part: Partial<Rules>) => void) {
  const { clock } = rules;
  const row = (key: keyof Rules, label: string, means: string | undefined, control: TemplateResult) => {
    const differs = JSON.stringify(rules[key]) !== JSON.stringify(preset[key]);
    return html`<div class="setting stacks">${saying(differs ? html`${dot} ${label}` : html`${label}`, means)}${control}</div>`;
  };
  const figure = (
    key: 'fullRackBonus' | 'failsToEnd' | 'exchangeNeeds',
    label: string,
    means?: string,
    by = 1,
  ) =>
    row(
      key,
      label,
      means,
      steps(label, text.units[key], rules[key], ruleRanges[key], by, (value) => change({ [key]: value })),
    );
  return html`
    ${row(
      'invalidWord',
      text.invalidWord,
      text.invalidWordMeans[rules.invalidWord],
      segments({
        name: 'invalidWord',
        label: text.invalidWord,
        values: ruleChoices.invalidWord,
        texts: text.invalidWords,
        chosen: rules.invalidWord,
        change: (invalidWord) => change({ invalidWord }),
      }),
    )}
    ${figure('fullRackBonus', text.fullRackBonus, undefined, 10)}
    ${row(
      'bagEmpty',
      text.bagEmpty,
      text.bagEmptyMeans[rules.bagEmpty],
      segments({
        name: 'bagEmpty',
        label: text.bagEmpty,
        values: ruleChoices.bagEmpty,
        texts: text.bagsEmpty,
        chosen: rules.bagEmpty,
        change: (bagEmpty) => change({ bagEmpty }),
      }),
    )}
    ${figure('failsToEnd', text.failsToEnd, text.failsMean)}
    ${figure('exchangeNeeds', text.exchangeNeeds)}
    ${row(
      'clock',
      text.clock,
      text.clockMeans[clock.kind],
      html`<span class="clock-choice">${segments({
        name: 'clock',
        label: text.clock,
        values: ruleChoices.clock,
        texts: text.clocks,
        chosen: clock.kind,
        change: (kind) => change({ clock: clockOf(kind) }),
      })}${timeSteps(clock, (clock) => change({ clock }))}</span>`,
    )}
    ${row(
      'hints',
      text.hints,
      text.hintsMean[rules.hints ? 'true' : 'false'],
      segments({
        name: 'hints',
        label: text.hints,
        values: ['on', 'off'] as const,
        texts: { on: text.on, off: text.off },
        chosen: rules.hints ? 'on' : 'off',
        change: (hints) => change({ hints: hints === 'on' }),
      }),
    )}`;
}

function timeSteps(clock: Clock, change: (clock: Clock) => void) {
  if (clock.kind === 'perTurn')
    return steps(text.clock, text.units.seconds, clock.seconds, ruleRanges.turnSeconds, 30, (seconds) =>
      change({ kind: 'perTurn', seconds }),
    );
  if (clock.kind === 'perPlayer')
    return steps(
      text.clock,
      text.units.minutes,
      clock.minutes,
      ruleRanges.playerMinutes,
      clock.minutes > 9 ? 5 : 1,
      (minutes) => change({ kind: 'perPlayer', minutes }),
    );
  return nothing;
}

function steps(
  label: string,
  unit: string,
  value: number,
  range: readonly [number, number],
  by: number,
  change: (value: number) => void,
) {
  return stepper({ label, unit, value, range, by, fewer: text.fewer(label), more: text.more(label), change });
}

function clockOf(kind: Clock['kind']): Clock {
  if (kind === 'perTurn') return { kind, seconds: 120 };
  return kind === 'perPlayer' ? { kind, minutes: 25 } : { kind };
}

/** The rules in half a line. */
export function rulesInBrief({ invalidWord, bagEmpty, fullRackBonus, clock }: Rules): string {
  const { brief } = text;
  const time =
    clock.kind === 'perTurn'
      ? brief.clock.perTurn(clock.seconds)
      : clock.kind === 'perPlayer'
        ? brief.clock.perPlayer(clock.minutes)
        : brief.clock.off;
  const bonus = fullRackBonus > 0 ? [brief.bonus(fullRackBonus)] : [];
  return [brief.invalidWord[invalidWord], brief.bagEmpty[bagEmpty], ...bonus, time].join(' · ');
}
