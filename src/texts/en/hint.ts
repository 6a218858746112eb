import type { Direction, Square } from '../../wordbler/rules';
import { counted, oneByOne, plural, squareName, whose, you } from './forms';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const these = (count: number) => plural(count, { one: 'This tile', other: `These ${numbers[count]} tiles` });

/** As players write it: A1 is the top left corner. */

interface HintedWord extends Square {
  word: string;
  direction: Direction;
  points: number;
}

/** What the teacher says while a turn is played, and after it. */
export const hint = {
  hint: 'Hint',
  more: 'More',
  thinking: 'Thinking',
  layIt: 'Lay it',
  liesThere: 'The hint lies on the board',
  title: (step: number) => `Hint ${step} of 3`,
  tiles: (count: number) => `${these(count)}.`,
  squares: (count: number) => `${these(count)}, here.`,
  word: ({ word, direction, ...from }: HintedWord) => `${word}, ${squareName(from)} ${direction}`,
  points: (points: number) => counted(points, 'point'),
  /** Beneath a play in words of the table's level. */
  beyond: ({ word, direction, points, ...from }: HintedWord) =>
    `Expert: ${word}, ${squareName(from)} ${direction}, ${points}`,
  noPlay: 'No play is possible with these tiles: exchange or pass.',
  failed: 'The hint could not be found. Nothing was counted: try again.',
  close: 'Close the hint',
  taken: (count: number) => counted(count, 'hint'),
  /** For those who don't see the marks. */
  spoken: {
    thinking: 'Looking for a play.',
    tiles: (letters: readonly string[]) =>
      `Hint 1 of 3: use ${oneByOne(letters.map((letter) => letter || 'the blank'))}.`,
    squares: (squares: readonly Square[]) => `Hint 2 of 3: on ${oneByOne(squares.map(squareName))}.`,
    word: ({ word, direction, points, ...from }: HintedWord) =>
      `Hint 3 of 3: ${word}, ${direction} from ${squareName(from)}, ${counted(points, 'point')}.`,
    beyond: ({ word, direction, points, ...from }: HintedWord) =>
      `An expert lays ${word}, ${direction} from ${squareName(from)}, ${counted(points, 'point')}.`,
    closed: 'The hint is closed.',
  },
  verdict: {
    found: 'You found the best play.',
    best: (word: string, points: number, percent: number) =>
      `Best was ${word}, ${points}. You found ${percent} %.`,
    /** The word would tell the others what is left on the rack. */
    share: (points: number, percent: number) => `Best was a play of ${points}. You found ${percent} %.`,
    /** The player hears of it at the next turn. */
    last: (word: string, points: number, name: string) =>
      `The best of ${name === you ? 'your' : whose(name)} last turn was ${word}, ${points}.`,
    beyond: (word: string, points: number) => `An expert finds ${word}, ${points}.`,
  },
} as const;
