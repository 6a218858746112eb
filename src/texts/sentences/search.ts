import type * as wordSearch from '../../search/rules';
import type { SpokenLetter, SpokenRow } from '../sentence-facts';
import type { SearchTexts } from '../texts';

interface Sum {
  length: number;
  multiplier: number;
  points: number;
}

export const sumOf = ({ forms }: SearchTexts, { length, multiplier, points }: Sum) =>
  `${forms.figure(length)}×${forms.figure(multiplier)} = ${forms.figure(points)}`;

const placeOf = ({ common }: SearchTexts, { x, y }: wordSearch.Square) => common.place({ row: y + 1, column: x + 1 });

export function rowOf({ search, forms }: SearchTexts, { word, length, found, sum }: SpokenRow): string {
  const { play } = search;
  const said = word === null ? play.hiddenWord({ count: length }) : forms.word(word);
  if (!found) return said;
  return sum === undefined ? play.rowFound({ word: said }) : play.rowFoundFor({ word: said, sum });
}

/** A square, and what is known of it. */
export function squareOf(texts: SearchTexts, { letter, found, missed, mark, hinted, ...at }: SpokenLetter): string {
  const { play } = texts.search;
  return texts.forms.oneByOne([
    letter,
    placeOf(texts, at),
    ...found.map((word) => play.foundIn({ word })),
    ...missed.map((word) => play.missedIn({ word })),
    ...(mark ? [mark === 'start' ? play.selectionStart : play.selected] : []),
    ...(hinted ? [play.glows] : []),
  ]);
}

/** Score and time only where they count. */
export function standing(
  { search, common, forms }: SearchTexts,
  {
    found,
    all,
    score,
    seconds,
    spent,
  }: {
    found: number;
    all: number;
    score: number | undefined;
    seconds: number | undefined;
    /** Where the clock counts up. */
    spent: number | undefined;
  },
): string {
  const { play } = search;
  return forms.oneByOne([
    play.found({ found, all }),
    ...(score === undefined ? [] : [common.pointCount({ count: score })]),
    ...(seconds === undefined ? [] : [play.clockLeft({ time: forms.clock(seconds) })]),
    ...(spent === undefined ? [] : [forms.clock(spent)]),
  ]);
}

/** Why nothing came of what was asked; what no player can bring about is not said. */
export function refusal({ search }: SearchTexts, reason: wordSearch.Refusal): string | undefined {
  const said: Partial<Readonly<Record<wordSearch.Refusal, string>>> = search.play.refusals;
  return said[reason];
}

/** What a screen reader says of an event; undefined of what only a clock counts. */
export function happened(
  texts: SearchTexts,
  event: wordSearch.GameEvent,
  wordOf: (word: number) => string,
  hasPoints: boolean,
): string | undefined {
  const { events, directions } = texts.search.play;
  switch (event.type) {
    case 'gridLaid':
    case 'timeSpent':
      return undefined;
    case 'wordFound': {
      const { laid, points, score } = event;
      const found = { word: laid.word, direction: directions[laid.direction] };
      return hasPoints ? events.wordFoundFor({ ...found, points, score }) : events.wordFound(found);
    }
    case 'foundBefore':
      return events.foundBefore({ word: wordOf(event.word) });
    case 'nope':
      return events.nope({ letters: event.letters });
    case 'hinted': {
      const hint = { word: wordOf(event.word), place: placeOf(texts, event.square) };
      return hasPoints ? events.hintedFor({ ...hint, cost: event.cost }) : events.hinted(hint);
    }
    case 'cheated':
      return cheated(texts, event, hasPoints);
    case 'paused':
      return events.paused;
    case 'wentOn':
      return events.resumed;
    case 'gameEnded':
      return ended(texts, event);
  }
}

function cheated(texts: SearchTexts, event: wordSearch.EventOf<'cheated'>, hasPoints: boolean): string {
  const { forms, search } = texts;
  const { events, directions } = search.play;
  const { cost } = event;
  if (event.code === 'mambazamba') return events.seconds({ seconds: event.seconds, cost });
  const words = forms.partByPart(
    event.hidden.map(({ word, direction, ...at }) =>
      events.wordAt({ word, place: placeOf(texts, at), direction: directions[direction] }),
    ),
  );
  return hasPoints ? events.flashedFor({ cost, words }) : events.flashed({ words });
}

function ended({ search, forms }: SearchTexts, event: wordSearch.EventOf<'gameEnded'>): string {
  const { events } = search.play;
  const { reason, missed, score, seconds, bonus } = event;
  if (reason !== 'allFound') return events[reason]({ words: forms.oneByOne(missed.map(({ word }) => word)), score });
  return bonus > 0 ? events.allFoundEarly({ seconds, bonus, score }) : events.allFound({ score });
}

/** When a score was reached: in this year its day, before it its month. */
export function scoreDate({ search, forms }: SearchTexts, when: number, now: number): string {
  const { scores } = search.end;
  const then = new Date(when);
  const month = forms.month(then);
  return then.getFullYear() === new Date(now).getFullYear()
    ? scores.dayAndMonth({ day: then.getDate(), month })
    : scores.monthAndYear({ month, year: forms.inDigits(then.getFullYear()) });
}
