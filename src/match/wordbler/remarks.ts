import { the } from '../../core/the';
import {
  type GameEvent,
  type Level,
  levelLike,
  rackSize,
  type ScoreSheet,
  stepOf,
} from '../../core/wordbler';
import type { Texts } from '../../texts/texts';
import type { Match } from './match';

const greatFrom = 50;

export const isGreat = ({ total, words: [main] }: ScoreSheet) =>
  total >= greatFrom || the(main).letters.filter(({ isNew }) => isNew).length === rackSize;

/** What a computer says to its own great play. */
export function remarkOn(
  texts: Texts,
  sheet: ScoreSheet,
  level: Level | undefined,
  turn: number,
): string | undefined {
  if (!level || !isGreat(sheet)) return undefined;
  const remarks = texts.computer.remarks[level];
  return texts.computer.says(the(remarks[turn % remarks.length]));
}

/** The news of an event, and what its player has to say to it. */
export function newsOf(texts: Texts, event: GameEvent, match: Match): string | undefined {
  const text = texts.news(event, (seat) => match.nameOf(seat));
  const remark = text && remarkOf(texts, event, match);
  return remark ? `${text} ${remark}` : text;
}

/** Never wholly sure: it has seen but a few of all the ways in which tiles may lie. */
const surely = ({ computer }: Texts, sure: number) =>
  computer.says(computer.sure(Math.min(99, Math.round(100 * sure))));

export function remarkOf(texts: Texts, event: GameEvent, match: Match): string | undefined {
  if (event.type !== 'playScored') return undefined;
  const { seat, sheet } = event;
  const turn =
    match.state.history.findLast((entry) => entry.seat === seat && entry.kind === 'played')?.turn ?? 0;
  const step = stepOf(match.seatOf(seat));
  const remark = remarkOn(texts, sheet, step && levelLike[step], turn);
  return remark ?? (step === 'master' && match.sure !== undefined ? surely(texts, match.sure) : undefined);
}
