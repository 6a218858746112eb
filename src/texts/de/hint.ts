import type { Direction, Square } from '../../wordbler/rules';
import { counted, oneByOne, plural, points, squareName, ways, you } from './forms';

const numbers = ['keine', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben'];
const these = (count: number) =>
  plural(count, { one: 'Dieser Stein', other: `Diese ${numbers[count]} Steine` });

/** As players write it: A1 is the top left corner. */

interface HintedWord extends Square {
  word: string;
  direction: Direction;
  points: number;
}

/** What the teacher says while a turn is played, and after it. */
export const hint = {
  hint: 'Tipp',
  more: 'Mehr',
  thinking: 'Denkt nach',
  layIt: 'Legen',
  liesThere: 'Der Tipp liegt auf dem Brett',
  title: (step: number) => `Tipp ${step} von 3`,
  tiles: (count: number) => `${these(count)}.`,
  squares: (count: number) => `${these(count)}, hier.`,
  word: ({ word, direction, ...from }: HintedWord) => `${word}, ${squareName(from)} ${ways[direction]}`,
  points,
  /** Beneath a play in words of the table's level. */
  beyond: ({ word, direction, points, ...from }: HintedWord) =>
    `Profi: ${word}, ${squareName(from)} ${ways[direction]}, ${points}`,
  noPlay: 'Mit diesen Steinen geht kein Zug: Tausch oder pass.',
  failed: 'Der Tipp ließ sich nicht finden. Gezählt wurde nichts: Versuch es noch einmal.',
  close: 'Tipp schließen',
  taken: (count: number) => counted(count, 'Tipp', 'Tipps'),
  /** For those who don't see the marks. */
  spoken: {
    thinking: 'Ein Zug wird gesucht.',
    tiles: (letters: readonly string[]) =>
      `Tipp 1 von 3: Nimm ${oneByOne(letters.map((letter) => letter || 'den Joker'))}.`,
    squares: (squares: readonly Square[]) => `Tipp 2 von 3: auf ${oneByOne(squares.map(squareName))}.`,
    word: ({ word, direction, points: score, ...from }: HintedWord) =>
      `Tipp 3 von 3: ${word}, ${ways[direction]} ab ${squareName(from)}, ${points(score)}.`,
    beyond: ({ word, direction, points: score, ...from }: HintedWord) =>
      `Ein Profi legt ${word}, ${ways[direction]} ab ${squareName(from)}, ${points(score)}.`,
    closed: 'Der Tipp ist geschlossen.',
  },
  verdict: {
    found: 'Du hast den besten Zug gefunden.',
    best: (word: string, points: number, percent: number) =>
      `Am besten war ${word}, ${points}. Du hast ${percent} % gefunden.`,
    /** The word would tell the others what is left on the rack. */
    share: (points: number, percent: number) =>
      `Am besten war ein Zug für ${points}. Du hast ${percent} % gefunden.`,
    /** The player hears of it at the next turn. */
    last: (word: string, points: number, name: string) =>
      `Das Beste ${name === you ? 'in deinem letzten Zug' : `im letzten Zug von ${name}`} war ${word}, ${points}.`,
    beyond: (word: string, points: number) => `Ein Profi findet ${word}, ${points}.`,
  },
} as const;
