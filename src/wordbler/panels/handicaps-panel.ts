import { html, nothing } from 'lit-html';
import { panelHead, saying, segments, stepper } from '../../shared/panels/controls';
import type { Dialog } from '../../shared/panels/dialog';
import { icon } from '../../shared/panels/icons';
import type { Texts } from '../../texts/texts';
import { type Clock, type Handicap, handicapRanges } from '../rules';
import { handicapInBrief, timesOf } from './rules-panel';

/** Points that would have made the last games even. */
export interface SuggestedHandicap {
  seat: number;
  points: number;
}

/** What a seat is called, and given; a computer takes no hints. */
export interface GivenSeat {
  called: string;
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
export function openHandicaps(texts: Texts, dialog: Dialog, table: Handicaps) {
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
  const isOpen = suggested && seats[suggested.seat]?.handicap?.points !== suggested.points;
  return html`${panelHead(handicaps.label, select.close, close)}
    ${
      suggested && isOpen
        ? html`<p class="setting">${handicaps.suggested(seats[suggested.seat]?.called ?? '', suggested.points)}
          <button type="button" class="ivory" @click=${() => give(suggested.seat, { ...seats[suggested.seat]?.handicap, points: suggested.points })}>${handicaps.take}</button></p>`
        : nothing
    }
    ${seats.map(
      ({ called, isComputer, handicap = {} }, seat) => html`<section aria-label=${handicaps.of(called)}>
      <h3 class="cut" .style=${'font-size:var(--t5);margin-block-start:var(--s4)'}><bdi dir="auto">${called}</bdi></h3>
      ${pointsRow(texts, handicap, (next) => give(seat, next))}
      ${clock.kind === 'perTurn' || clock.kind === 'perPlayer' ? timeRow(texts, seat, handicap, (next) => give(seat, next)) : nothing}
      ${isComputer && handicap.hints === undefined ? nothing : hintsRow(texts, handicap, (next) => give(seat, next))}
    </section>`,
    )}
    <footer class="rules-end line apart"><span></span><button type="button" class="gold with-icon" @click=${close}>${icon('done')}${select.useRules}</button></footer>`;
};

type Give = (handicap: Handicap) => void;

function pointsRow(texts: Texts, { points = 0, ...others }: Handicap, give: Give) {
  const { select, inFigures } = texts;
  const label = select.handicaps.points;
  return html`<div class="setting">${saying(label)}${stepper({
    label,
    unit: select.handicaps.units.points,
    value: points,
    says: inFigures(points > 0 ? `+${points}` : points),
    range: [0, handicapRanges.points[1]],
    by: 10,
    fewer: select.fewer(label),
    more: select.more(label),
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
  const { select, inFigures } = texts;
  const label = select.handicaps.hints;
  return html`<div class="setting">${saying(label)}${stepper({
    label,
    unit: hints === asRuled ? select.handicaps.asRules : select.handicaps.units.hints,
    value: hints,
    says: hints === asRuled ? '–' : inFigures(hints),
    range: [asRuled, handicapRanges.hints[1]],
    by: 1,
    fewer: select.fewer(label),
    more: select.more(label),
    change: (next) => give(next > asRuled ? { ...others, hints: next } : others),
  })}</div>`;
}

/** Of all seats. */
export function handicapsInBrief(texts: Texts, seats: readonly GivenSeat[]): string | undefined {
  const given = seats.flatMap(({ called, handicap }) => {
    const brief = handicapInBrief(texts, handicap);
    return brief ? [`${called} ${brief}`] : [];
  });
  return given.length > 0 ? given.join(', ') : undefined;
}
