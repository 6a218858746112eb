import type { Direction, Square } from '../../wordbler/rules';
import { counted, oneByOne, plural, squareName, you } from './forms';

const numbers = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'];
const these = (count: number) =>
  plural(count, { one: 'Esta ficha', other: `Estas ${numbers[count]} fichas` });

/** As players write it: A1 is the top left corner. */

const ways: Readonly<Record<Direction, string>> = { across: 'en horizontal', down: 'en vertical' };

interface HintedWord extends Square {
  word: string;
  direction: Direction;
  points: number;
}

/** What the teacher says while a turn is played, and after it. */
export const hint = {
  hint: 'Pista',
  more: 'Más',
  thinking: 'Pensando',
  layIt: 'Colocarla',
  liesThere: 'La pista está en el tablero',
  title: (step: number) => `Pista ${step} de 3`,
  tiles: (count: number) => `${these(count)}.`,
  squares: (count: number) => `${these(count)}, aquí.`,
  word: ({ word, direction, ...from }: HintedWord) => `${word}, ${squareName(from)} ${ways[direction]}`,
  points: (points: number) => counted(points, 'punto'),
  /** Beneath a play in words of the table's level. */
  beyond: ({ word, direction, points, ...from }: HintedWord) =>
    `Experto: ${word}, ${squareName(from)} ${ways[direction]}, ${points}`,
  noPlay: 'Con estas fichas no hay jugada posible: cambia o pasa.',
  failed: 'La pista no se ha podido encontrar. No se ha contado nada: inténtalo otra vez.',
  close: 'Cerrar la pista',
  taken: (count: number) => counted(count, 'pista'),
  /** For those who don't see the marks. */
  spoken: {
    thinking: 'Buscando una jugada.',
    tiles: (letters: readonly string[]) =>
      `Pista 1 de 3: usa ${oneByOne(letters.map((letter) => letter || 'el comodín'))}.`,
    squares: (squares: readonly Square[]) => `Pista 2 de 3: en ${oneByOne(squares.map(squareName))}.`,
    word: ({ word, direction, points, ...from }: HintedWord) =>
      `Pista 3 de 3: ${word}, ${ways[direction]} desde ${squareName(from)}, ${counted(points, 'punto')}.`,
    beyond: ({ word, direction, points, ...from }: HintedWord) =>
      `Un experto coloca ${word}, ${ways[direction]} desde ${squareName(from)}, ${counted(points, 'punto')}.`,
    closed: 'La pista está cerrada.',
  },
  verdict: {
    found: 'Has encontrado la mejor jugada.',
    best: (word: string, points: number, percent: number) =>
      `La mejor era ${word}, ${points}. Has logrado el ${percent} %.`,
    /** The word would tell the others what is left on the rack. */
    share: (points: number, percent: number) =>
      `La mejor jugada valía ${points}. Has logrado el ${percent} %.`,
    /** The player hears of it at the next turn. */
    last: (word: string, points: number, name: string) =>
      `Lo mejor ${name === you ? 'de tu último turno' : `del último turno de ${name}`} era ${word}, ${points}.`,
    beyond: (word: string, points: number) => `Un experto encuentra ${word}, ${points}.`,
  },
} as const;
