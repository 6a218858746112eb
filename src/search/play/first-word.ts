import { must } from '../../engine/must';
import * as wordSearch from '../rules';

/** A word of the list, and the end of it that a stroke is to begin or to finish at. */
export interface FirstStroke {
  kind: 'from' | 'to';
  word: string;
  from: wordSearch.Square;
  to: wordSearch.Square;
}

// The way one reads is learned first.
const easiest: readonly wordSearch.Direction[] = ['right', 'down', 'downRight'];

const ease = ({ direction }: wordSearch.LaidWord) => (easiest.indexOf(direction) + 4) % 4;

/** Nothing when all are found. */
export function firstStroke(
  state: Pick<wordSearch.GameState, 'laid' | 'found'>,
  start: wordSearch.Square | undefined,
): FirstStroke | undefined {
  const [word] = state.laid
    .filter((_, index) => !state.found.some((found) => found.word === index))
    .toSorted((a, b) => ease(a) - ease(b));
  if (!word) return undefined;
  const squares = wordSearch.squaresOf(word);
  const [from, to] = [must(squares[0]), must(squares.at(-1))];
  const isAt = (end: wordSearch.Square) => start?.x === end.x && start.y === end.y;
  // Either end is a beginning.
  if (isAt(to)) return { kind: 'to', word: word.word, from: to, to: from };
  return { kind: isAt(from) ? 'to' : 'from', word: word.word, from, to };
}
