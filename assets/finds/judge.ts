import type { Knowledge } from '../../src/wordbler/ai/knowledge';
import { think } from '../../src/wordbler/ai/levels';
import { wordsMade } from '../../src/wordbler/ai/plays';
import { SearchBoard } from '../../src/wordbler/ai/search-board';
import { boardOf, type Find, FindOfDay } from '../../src/wordbler/rules/find-of-day';
import type { Step } from '../../src/wordbler/rules/levels';
import type { Move } from '../../src/wordbler/rules/visible-state';
import { keyOf } from '../../src/wordbler/rules/visible-state';
import { thoughtOut } from '../../test/strength/self-play';
import { runsOnBoard } from './runs-on-board';

/** No other play comes nearer to the best than this. */
const leastAhead = 8;
/** The words of the first two levels are about a fifteenth of the list. */
const levelOfAnswer = 20;
const levelAcross = 40;
/** So that a board is read at a glance. */
const words = { least: 3, most: 8 };
/** A shorter word nobody has to look for. */
const shortest = 4;
const fewestLaid = 3;

export interface Judged {
  readonly score: number;
  /** How far the next best play is behind. */
  readonly ahead: number;
}

/** What is wrong with it, or how good its best play is. */
export function judge(knowledge: Knowledge, find: Find): Judged | string {
  const own = FindOfDay.of(find);
  if (!own) return 'there is no such position, or the rack has not got the answer';
  const { sight, tiles: best } = own;
  const runs = runsOnBoard(sight.board);
  if (runs.length < words.least || runs.length > words.most) return `${runs.length} words on the board`;
  const desk = SearchBoard.of(knowledge.gaddag, sight);
  const plays = desk.findPlays(sight.rack);
  const order = Array.from({ length: plays.count }, (_, at) => at).sort((a, b) => plays.scores[b]! - plays.scores[a]!);
  const [first, second] = order;
  if (first === undefined || second === undefined) return 'there is nothing to choose';
  const [score, next] = [plays.scores[first]!, plays.scores[second]!];
  if (score - next < leastAhead) return `the best is ahead by ${score - next} only`;
  if (own.points !== score) return `it is worth ${own.points}, not ${score}`;
  const made = wordsMade(desk, plays, first);
  const answer = keyOf({ kind: 'play', tiles: best, score });
  if (keyOf(desk.moveOf(plays, first)) !== answer) return 'another play is the best';
  const [main = '', ...across] = made;
  const level = (word: string) => knowledge.levelOf(word) ?? Number.POSITIVE_INFINITY;
  if (main !== find.best.word) return `${main} is laid, not ${find.best.word}`;
  if (main.length < shortest || best.length < fewestLaid || level(main) > levelOfAnswer)
    return `${main} is no word to look for`;
  const strange = across.find((word) => word.length > 2 && level(word) > levelAcross);
  if (strange) return `${strange} is made, too`;
  const rude = [...runs, ...made].find((word) => knowledge.isRude(word));
  if (rude) return `${rude} is not for everybody`;
  const none = runs.find((word) => !knowledge.has(word));
  if (none) return `${none} is no word`;
  if (keyOf(moveOf(knowledge, own, 'club')) !== answer) return 'Club lays another';
  return { score, ahead: score - next };
}

/** What a computer lays that sees nothing but the position. */
export function moveOf(knowledge: Knowledge, { sight }: FindOfDay, step: Step): Move {
  const alone = { seat: 0, unseen: [], bagCount: 0, rackCounts: [7], scores: [0], fails: 0, turn: 0 };
  return thoughtOut(think(knowledge, { ...sight, ...alone }, step));
}

/** The same for days that would look alike. */
export const looksOf = (find: Find): string => [...(boardOf(find) ?? [])].map((tile) => tile?.letter ?? '.').join('');
