import { must } from '../../engine/must';
import * as scramble from '../rules';
import type { ScrambleMatch } from './match';

export type ResultWord = scramble.ResultWord;

export interface ResultView {
  result: scramble.Result;
  /** Longest first; each group in the order of the alphabet, what was found before what was missed. */
  groups: { length: number; orMore: boolean; points: number; found: number; words: ResultWord[] }[];
  /** The missed words by the square on which they can begin, where there are any. */
  starts: { square: number; letter: string; words: ResultWord[] }[];
  /** What was found of what players of that level know; undefined until the words are known. */
  within: scramble.Within | undefined;
  /** How many words there are, found or not. */
  all: number;
  /** How many of them a family table need not see: rude ones that nobody found. */
  hidden: number;
}

/** What came of a game, with the words of the board that a family table may see. */
export function viewResult(
  match: ScrambleMatch,
  solution: readonly scramble.PlacedWord[] = [],
): ResultView | undefined {
  const foundBy = (turns: readonly scramble.Turn[]) =>
    new Set(turns.flatMap((turn) => turn.found.map(({ word }) => word)));
  const { turns } = match.state;
  const found = foundBy(turns);
  // The computer's finds tell nothing of what people know.
  const ofPersons = foundBy(turns.slice(0, scramble.personsAt(match.setup)));
  const decent = solution.filter(({ word, isRude }) => !isRude || found.has(word));
  const result = scramble.resultOf(match.engine, decent);
  if (!result) return undefined;
  const groups = scramble.lengthGroups(scramble.sortedWords(result.words, 'alphabet')).map((group) => ({
    length: group.length,
    orMore: group.orMore,
    points: scramble.pointsFor(group.length),
    found: group.words.filter(isFound).length,
    words: [...group.words.filter(isFound), ...group.words.filter((word) => !isFound(word))],
  }));
  const within = scramble.withinReach(decent, (word) => ofPersons.has(word));
  const hidden = solution.length - decent.length;
  const starts = startsOf(match, decent, result.words);
  return { result, groups, starts, within, all: result.words.length + hidden, hidden };
}

export const isFound = ({ finders }: ResultWord) => finders.length > 0;

function startsOf(
  { board }: ScrambleMatch,
  solution: readonly scramble.PlacedWord[],
  words: readonly ResultWord[],
): ResultView['starts'] {
  const placed = new Map(solution.map(({ word, starts }) => [word, starts]));
  const missed = words.filter((word) => !isFound(word));
  return scramble
    .wordsFrom(
      board,
      missed.map((word) => ({ word, starts: placed.get(word.word) ?? [] })),
    )
    .map((own, square) => ({
      square,
      letter: scramble.readingOf(must(board.letters[square])),
      words: own.map(({ word }) => word),
    }))
    .filter(({ words: own }) => own.length > 0);
}

const squaresOfLength = 5;

/** How much of each length was found, the shortest first: a line of squares for each, which give no word away. */
export const foundSquares = (groups: ResultView['groups'], inFigures: (length: number) => string): string =>
  [...groups]
    .reverse()
    .map(({ length, orMore, found, words }) => {
      // A single word shows, and full is what lacks none.
      const blue = found === 0 ? 0 : Math.max(1, Math.floor((found / words.length) * squaresOfLength));
      return `${inFigures(length)}${orMore ? '+' : ''} ${'🟦'.repeat(blue)}${'⬜'.repeat(squaresOfLength - blue)}`;
    })
    .join('\n');
