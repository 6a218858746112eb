import type { BoardFault } from '../../../scramble/rules';
import type { KeyHelp } from '../../sentence-facts';
import { allLetters, counted, day, figure, oneByOne, plural, signs } from '../forms';

const boardFaults = {
  empty: () => 'Type the letters of a board, row by row.',
  notLetters: (fault) =>
    `No ${signs(fault.strange, fault.foreign)} on a board: only the letters ${allLetters(fault.letters, 'A to Z')}.`,
  tooSmall: ({ count }) =>
    `${plural(count, { one: 'One letter is', other: `${figure(count)} letters are` })} too few: a board has at least 4 (2 × 2).`,
  notSquare: ({ count }) =>
    `${counted(count, 'letter')} make no square. Boards have 4, 9, 16, 25, 36 … letters: ${nearest(count)}.`,
  tooLarge: ({ count }) => `${counted(count, 'letter')} are too many: a board has at most 100 (10 × 10).`,
} satisfies {
  [reason in BoardFault['reason']]: (fault: Extract<BoardFault, { reason: reason }>) => string;
};

/** How many letters are missing to the next square, or too many for the one before. */
function nearest(count: number): string {
  const side = Math.max(2, Math.ceil(Math.sqrt(count)));
  const [more, fewer] = [side ** 2 - count, count - (side - 1) ** 2];
  return side > 2 ? `${more} more or ${fewer} fewer` : `${more} more`;
}

/** Why a typed text is no board. */
export const boardFault = (fault: BoardFault): string =>
  (boardFaults[fault.reason] as (own: BoardFault) => string)(fault);

export const help = {
  title: 'How to play Scramble',
  steps: [
    ['Drag', 'From letter to letter, and let go at the end of the word.'],
    ['Or tap, or type', 'Tap the letters in turn, and the last one again; or type the word.'],
    ['One step back', 'Onto the letter before takes the last one off.'],
    [
      'Chains that touch',
      'Letters may follow each other across, down or slanting. No square twice in a word. Qu counts as two letters.',
    ],
    ['One board for all', 'Several search it in turns. Words that two found can be struck at the end.'],
  ],
  points: {
    title: 'Points',
    rows: [
      ['3 or 4 letters', '1'],
      ['5 letters', '2'],
      ['6 letters', '3'],
      ['7 letters', '5'],
      ['8 or more', '11'],
    ],
  },
  keys: [
    { keys: 'A to Z', meaning: 'Type a word: all its paths light up' },
    { keys: 'Enter', meaning: 'Play the word' },
    { keys: 'Backspace', meaning: 'Take the last letter off' },
    { keys: 'Esc', meaning: 'Clear the word' },
    { keys: '← ↑ → ↓', meaning: 'Walk over the letters' },
    { keys: 'Space', meaning: 'Take the letter; on the last one again, play the word' },
    { keys: '7', meaning: 'Hints' },
    { keys: '8', meaning: 'Sound off or on' },
    { keys: '9', meaning: 'Pause' },
    { keys: '.', meaning: 'Fill the screen, or not' },
    { keys: '?', meaning: 'This sheet' },
  ] satisfies KeyHelp[],
} as const;

/** Of words that are counted, and that no family table need see. */
export const notShown = (hidden: number) => (hidden > 0 ? `, ${figure(hidden)} not shown` : '');

/** A board on paper, and the panel that prints it. */
export const printed = {
  board: 'The board',
  rules: (shortest: number) =>
    `Words of ${shortest} letters or more, from letter to letter that touches it, none twice in a word.`,
  points: 'Points:',
  words: (count: number) => `The list of ${counted(count, 'word')}`,
  wordsMean: 'on pages of its own',
  wordsTitle: (all: number, hidden: number) => `Scramble: all ${counted(all, 'word')}${notShown(hidden)}`,
} as const;

/** What is said of a board while others race on it. */
export const raced = {
  turn: 'in a race',
  goesOn: 'The race goes on meanwhile: its clock waits for nobody.',
  noHint: 'In a race nobody is helped.',
  back: 'Back to the race',
} as const;

/** The computer, which searches the same board at the same time. */
export const rival = {
  label: 'Rival',
  means: 'The computer searches the same board',
  nobody: 'Nobody',
  against: (name: string) => `against ${name}`,
  stands: (name: string, words: number, points: number) =>
    `${name}: ${counted(words, 'word')}, ${counted(points, 'point')}`,
} as const;

interface Shared {
  /** Only of the board that everyone gets on a day. */
  date: Date | undefined;
  players: readonly { name: string; words: number; score: number }[];
  /** How many words there were to find, where that is known. */
  all: number | undefined;
}

/** A result that gives no word of the board away. */
export const shared = {
  result: 'Result as text',
  title: 'Share the result',
  copied: 'Copied. Paste it wherever you like: the link leads to the same board.',
  text: ({ date, players, all }: Shared) => {
    const name = date ? `Scramble of ${day(date)} ${figure(date.getFullYear())}` : 'Scramble';
    const results = players.map(
      (player) =>
        `${players.length > 1 ? `${player.name} ` : ''}${counted(player.score, 'point')} with ${counted(player.words, 'word')}`,
    );
    return `${name}: ${oneByOne(results)}${all === undefined ? '' : `, of ${figure(all)} on the board`}`;
  },
} as const;
