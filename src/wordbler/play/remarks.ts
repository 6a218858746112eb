import { must } from '../../engine/must';
import type { Sentence, Texts } from '../../texts/texts';
import { type GameEvent, type Level, levelLike, rackSize, type ScoreSheet, stepOf } from '../rules';
import type { Match } from './match';

const greatFrom = 50;

export const isGreat = ({ total, words: [main] }: ScoreSheet) =>
  total >= greatFrom || must(main).letters.filter(({ isNew }) => isNew).length === rackSize;

/** What a computer says to its own great play. */
export function remarkOn(
  texts: Texts,
  sheet: ScoreSheet,
  level: Level | undefined,
  turn: number,
): string | undefined {
  if (!level || !isGreat(sheet)) return undefined;
  const remarks = texts.computer.remarks[level];
  return texts.computer.says(must(remarks[turn % remarks.length]));
}

/** The news of an event, and what its player has to say to it. */
export function newsOf(texts: Texts, event: GameEvent, match: Match): Sentence | undefined {
  const news = () => texts.news(event, (seat) => match.nameOf(seat));
  if (!news()) return undefined;
  const remark = remarkOf(texts, event, match);
  return () => [news(), remark?.()].filter(Boolean).join(' ');
}

/** Never wholly sure: it has seen but a few of all the ways in which tiles may lie. */
const surely = ({ computer }: Texts, sure: number) =>
  computer.says(computer.sure(Math.min(99, Math.round(100 * sure))));

export function remarkOf(texts: Texts, event: GameEvent, match: Match): Sentence | undefined {
  if (event.type !== 'playScored') return undefined;
  const { seat, sheet } = event;
  const turn =
    match.state.history.findLast((entry) => entry.seat === seat && entry.kind === 'played')?.turn ?? 0;
  const step = stepOf(match.seatOf(seat));
  const level = step && levelLike[step];
  if (level && isGreat(sheet)) return () => remarkOn(texts, sheet, level, turn) ?? '';
  const { sure } = match;
  return step === 'master' && sure !== undefined ? () => surely(texts, sure) : undefined;
}
