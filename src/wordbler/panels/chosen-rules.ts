import { html, nothing } from 'lit-html';
import { type LanguageId, playLanguages } from '../../engine/alphabet/languages';
import type { Person } from '../../engine/players/names';
import { panelHead, saying, segments, stepper } from '../../shared/panels/controls';
import type { Dialog } from '../../shared/panels/dialog';
import { icon } from '../../shared/panels/icons';
import { isOnPortal } from '../../shared/platform/portals/portal-here';
import type { Texts } from '../../texts/texts';
import {
  type Clock,
  type Handicap,
  handicapRanges,
  type PresetName,
  presetOf,
  presets,
  type Rules,
  roomFor,
} from '../rules';
import { type AtTable, handicapInBrief, openRules, tableInBrief, timesOf } from './rules-panel';

/** Who plays there, and what is given; a computer takes no hints. */
interface GivenSeat {
  who: Person;
  isComputer: boolean;
  handicap: Handicap | undefined;
}

interface Handicaps {
  seats(): readonly GivenSeat[];
  clock: Clock;
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
  { seats, clock, give, close }: Omit<Handicaps, 'seats'> & { seats: readonly GivenSeat[] },
) => {
  const { select } = texts;
  const { handicaps } = select;
  return html`${panelHead(handicaps.label, texts.common.close, close)}
    ${seats.map(
      ({ who, isComputer, handicap = {} }, seat) => html`<section aria-label=${handicaps.of({ who })}>
      <h3 class="cut" .style=${'font-size:var(--t5);margin-block-start:var(--s4)'}><bdi
        dir="auto">${texts.forms.word(who.name)}</bdi></h3>
      ${pointsRow(texts, handicap, (next) => give(seat, next))}
      ${
        clock.kind === 'perTurn' || clock.kind === 'perPlayer'
          ? timeRow(texts, seat, handicap, (next) => give(seat, next))
          : nothing
      }
      ${isComputer && handicap.hints === undefined ? nothing : hintsRow(texts, handicap, (next) => give(seat, next))}
    </section>`,
    )}
    <footer class="rules-end line apart"><span></span><button type="button" class="gold with-icon"
      @click=${close}>${icon('done')}${select.useRules}</button></footer>`;
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

interface RulesRow {
  rules: Rules;
  words: LanguageId;
  openRacks: boolean;
  open(): void;
}

/** By which rules the table plays, on which board and in which language: a row that opens them all. */
export const rulesRow = (texts: Texts, { rules, words, openRacks, open }: RulesRow) =>
  html`<button type="button" class="rules-bar ivory line" aria-haspopup="dialog" @click=${open}>
    <b>${texts.select.preset}</b>
    <span class="brief cut grow">${tableInBrief(texts, rules).join(' · ')}${
      isOnPortal ? nothing : html` · <bdi lang=${words}>${playLanguages[words].name}</bdi>`
    }${openRacks ? ` · ${texts.settings.openRacks}` : nothing}</span>${icon('onward', 18)}
  </button>`;

interface Table extends AtTable {
  seats(): readonly GivenSeat[];
  give(seat: number, handicap: Handicap): void;
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

  private readonly choose = (rules: Rules, preset: PresetName) => {
    this.now = rules;
    this.preset = preset;
    this.table.changed();
  };

  /** Another number of seats may need another board. */
  seat(count: number) {
    this.now = roomFor(count, this.now);
  }

  readonly open = (unfolded = false) => {
    const { texts, dialog, table, preset: base, now: rules } = this;
    const seats = table.seats();
    const handicaps = { given: handicapsInBrief(texts, seats), choose: () => this.openHandicaps() };
    openRules(texts, dialog, { base, rules, seats: seats.length, handicaps, table, unfolded }, this.choose);
  };

  private openHandicaps() {
    const { texts, dialog, table, now } = this;
    const { seats, give } = table;
    openHandicaps(texts, dialog, { seats, give, clock: now.clock, close: () => this.open(true) });
  }
}
