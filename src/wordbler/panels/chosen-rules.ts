import { html, nothing } from 'lit-html';
import type { Person } from '../../engine/players/names';
import { panelHead, saying, segments, stepper } from '../../shared/panels/controls';
import type { Dialog } from '../../shared/panels/dialog';
import { icon } from '../../shared/panels/icons';
import type { Texts } from '../../texts/texts';
import {
  type BoardName,
  type Clock,
  type Handicap,
  handicapRanges,
  onBoardOf,
  type PresetName,
  presetOf,
  presets,
  type Rules,
  roomFor,
} from '../rules';
import { handicapInBrief, named, openRules, rulesInBrief, timesOf } from './rules-panel';

/** Points that would have made the last games even. */
export interface SuggestedHandicap {
  seat: number;
  points: number;
}

/** Who plays there, and what is given; a computer takes no hints. */
interface GivenSeat {
  who: Person;
  isComputer: boolean;
  handicap: Handicap | undefined;
}

interface Handicaps {
  seats(): readonly GivenSeat[];
  clock: Clock;
  suggested: SuggestedHandicap | undefined;
  give(seat: number, handicap: Handicap): void;
  close(): void;
}

const times = [100, 150, 200, 300] as const;
/** Stands for no number of hints: the rules say. */
const asRuled = -1;

/** To choose what each seat is given, so that all have an even game. In the place of the rules, and back there. */
function openHandicaps(texts: Texts, dialog: Dialog, table: Handicaps) {
  const give = (seat: number, handicap: Handicap) => {
    table.give(seat, handicap);
    renew();
  };
  const renew = () =>
    dialog.open(
      'rules-of-table',
      () => texts.select.handicaps.label,
      () => panel(texts, { ...table, seats: table.seats(), give }),
      table.close,
    );
  renew();
}

const panel = (
  texts: Texts,
  { seats, clock, suggested, give, close }: Omit<Handicaps, 'seats'> & { seats: readonly GivenSeat[] },
) => {
  const { select } = texts;
  const { handicaps } = select;
  const toGive = suggested && seats[suggested.seat];
  return html`${panelHead(handicaps.label, texts.common.close, close)}
    ${
      toGive && toGive.handicap?.points !== suggested.points
        ? html`<p class="setting">${handicaps.suggested({ who: toGive.who, points: suggested.points })}
          <button type="button" class="ivory" @click=${() => give(suggested.seat, { ...toGive.handicap, points: suggested.points })}>${handicaps.take}</button></p>`
        : nothing
    }
    ${seats.map(
      ({ who, isComputer, handicap = {} }, seat) => html`<section aria-label=${handicaps.of({ who })}>
      <h3 class="cut" .style=${'font-size:var(--t5);margin-block-start:var(--s4)'}><bdi dir="auto">${texts.forms.word(who.name)}</bdi></h3>
      ${pointsRow(texts, handicap, (next) => give(seat, next))}
      ${clock.kind === 'perTurn' || clock.kind === 'perPlayer' ? timeRow(texts, seat, handicap, (next) => give(seat, next)) : nothing}
      ${isComputer && handicap.hints === undefined ? nothing : hintsRow(texts, handicap, (next) => give(seat, next))}
    </section>`,
    )}
    <footer class="rules-end line apart"><span></span><button type="button" class="gold with-icon" @click=${close}>${icon('done')}${select.useRules}</button></footer>`;
};

type Give = (handicap: Handicap) => void;

function pointsRow(texts: Texts, { points = 0, ...others }: Handicap, give: Give) {
  const { forms, select } = texts;
  const label = select.handicaps.points;
  return html`<div class="setting">${saying(label)}${stepper({
    label,
    unit: select.units.points,
    value: points,
    says: forms.figure(points > 0 ? `+${points}` : points),
    range: [0, handicapRanges.points[1]],
    by: 10,
    fewer: select.fewer({ what: label }),
    more: select.more({ what: label }),
    change: (next) => give(next > 0 ? { ...others, points: next } : others),
  })}</div>`;
}

function timeRow(texts: Texts, seat: number, { time = 100, ...others }: Handicap, give: Give) {
  const label = texts.select.handicaps.time;
  return html`<div class="setting">${saying(label)}${segments<number>({
    name: `time-${seat}`,
    label,
    values: times,
    texts: Object.fromEntries(times.map((own) => [own, timesOf(texts, own)])),
    chosen: time,
    change: (next) => give(next > 100 ? { ...others, time: next } : others),
  })}</div>`;
}

function hintsRow(texts: Texts, { hints = asRuled, ...others }: Handicap, give: Give) {
  const { forms, select } = texts;
  const label = select.handicaps.hints;
  return html`<div class="setting">${saying(label)}${stepper({
    label,
    unit: hints === asRuled ? select.handicaps.asRules : select.units.turns,
    value: hints,
    says: hints === asRuled ? '–' : forms.figure(hints),
    range: [asRuled, handicapRanges.hints[1]],
    by: 1,
    fewer: select.fewer({ what: label }),
    more: select.more({ what: label }),
    change: (next) => give(next > asRuled ? { ...others, hints: next } : others),
  })}</div>`;
}

/** Of all seats. */
function handicapsInBrief(texts: Texts, seats: readonly GivenSeat[]): string | undefined {
  const given = seats.flatMap(({ who, handicap }) => {
    const brief = handicapInBrief(texts, handicap);
    return brief ? [`${texts.forms.word(who.name)} ${brief}`] : [];
  });
  return given.length > 0 ? texts.forms.oneByOne(given) : undefined;
}

const presetNames = Object.keys(presets) as PresetName[];

interface RulesBar {
  rules: Rules;
  openRacks: boolean;
  choose(rules: Rules, preset: PresetName): void;
  chooseOwn(): void;
  setOpenRacks(open: boolean): void;
}

/** By which rules the table plays, in one line. */
export function rulesBar(texts: Texts, { rules, choose, chooseOwn, ...racks }: RulesBar) {
  const own = presetOf(rules) === undefined;
  return html`<div class="line wraps apart rules-bar paper">
    <b>${texts.select.preset}</b>
    <span class="presets">
      ${segments({
        name: 'preset',
        label: texts.select.preset,
        values: presetNames,
        texts: texts.select.presets,
        chosen: presetOf(rules),
        change: (preset) => choose(onBoardOf(rules, presets[preset]), preset),
      })}
      <button type="button" class="own bare" aria-pressed=${own} @click=${chooseOwn}>${own ? html`<i class="differs disc" aria-hidden="true"></i>` : nothing}${texts.select.presets.own}</button>
    </span>
    <span class="brief">${rulesInBrief(texts, rules)}</span>
    ${openRacksRow(texts, racks)}
  </div>`;
}

const openRacksRow = (texts: Texts, { openRacks, setOpenRacks }: Pick<RulesBar, 'openRacks' | 'setOpenRacks'>) =>
  html`<label class="setting">${saying(texts.select.openRacks)}
    <input type="checkbox" role="switch" class="switch" .checked=${openRacks}
      @change=${(event: Event) => setOpenRacks((event.target as HTMLInputElement).checked)} /></label>`;

interface Table {
  seats(): readonly GivenSeat[];
  give(seat: number, handicap: Handicap): void;
  suggest(): Promise<SuggestedHandicap | undefined>;
  /** The rules are others. */
  changed(): void;
}

/** By which rules a table is to play that is being set, and what its seats are given. */
export class ChosenRules {
  private preset: PresetName;

  constructor(
    private readonly texts: Texts,
    private readonly dialog: Dialog,
    private readonly table: Table,
    public now: Rules = presets.casual,
  ) {
    this.preset = presetOf(now) ?? 'casual';
  }

  readonly choose = (rules: Rules, preset: PresetName) => {
    this.now = rules;
    this.preset = preset;
    this.table.changed();
  };

  /** They stay what they are called on whichever board. */
  readonly lieOn = (name: BoardName) => {
    const { board: _, ...others } = this.now;
    this.now = { ...others, ...named(name) };
    this.table.changed();
  };

  /** Another number of seats may need another board. */
  seat(count: number) {
    this.now = roomFor(count, this.now);
  }

  readonly open = () => {
    const { texts, dialog, preset: base, now: rules } = this;
    const seats = this.table.seats();
    const handicaps = { given: handicapsInBrief(texts, seats), choose: () => void this.openHandicaps() };
    openRules(texts, dialog, { base, rules, seats: seats.length, handicaps }, this.choose);
  };

  private async openHandicaps() {
    const { texts, dialog, table } = this;
    const suggested = await table.suggest();
    // It may have been closed meanwhile.
    if (!dialog.is('rules-of-table')) return;
    const { seats, give } = table;
    openHandicaps(texts, dialog, { seats, give, clock: this.now.clock, suggested, close: this.open });
  }
}
