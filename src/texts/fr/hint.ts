import type { Direction, Square } from '../../wordbler/rules';
import { counted, de, oneByOne, plural, squareName, you } from './forms';

const numbers = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept'];
const these = (count: number) => plural(count, { one: 'Ce jeton', other: `Ces ${numbers[count]} jetons` });

/** As players write it: A1 is the top left corner. */

const ways: Readonly<Record<Direction, string>> = { across: 'horizontal', down: 'vertical' };

interface HintedWord extends Square {
  word: string;
  direction: Direction;
  points: number;
}

/** What the teacher says while a turn is played, and after it. */
export const hint = {
  hint: 'Indice',
  more: 'Encore',
  thinking: 'Je cherche',
  layIt: 'Le poser',
  liesThere: 'L’indice est sur le plateau',
  title: (step: number) => `Indice ${step} sur 3`,
  tiles: (count: number) => `${these(count)}.`,
  squares: (count: number) => `${these(count)}, ici.`,
  word: ({ word, direction, ...from }: HintedWord) => `${word}, ${squareName(from)} ${ways[direction]}`,
  points: (points: number) => counted(points, 'point'),
  /** Beneath a play in words of the table's level. */
  beyond: ({ word, direction, points, ...from }: HintedWord) =>
    `Expert : ${word}, ${squareName(from)} ${ways[direction]}, ${points}`,
  noPlay: 'Aucun coup n’est possible avec ces jetons : échange ou passe.',
  failed: 'L’indice est introuvable. Rien n’a été compté : réessaie.',
  close: 'Fermer l’indice',
  taken: (count: number) => counted(count, 'indice'),
  /** For those who don't see the marks. */
  spoken: {
    thinking: 'Recherche d’un coup.',
    tiles: (letters: readonly string[]) =>
      `Indice 1 sur 3 : utilise ${oneByOne(letters.map((letter) => letter || 'le joker'))}.`,
    squares: (squares: readonly Square[]) => `Indice 2 sur 3 : en ${oneByOne(squares.map(squareName))}.`,
    word: ({ word, direction, points, ...from }: HintedWord) =>
      `Indice 3 sur 3 : ${word}, ${ways[direction]} depuis ${squareName(from)}, ${counted(points, 'point')}.`,
    beyond: ({ word, direction, points, ...from }: HintedWord) =>
      `Un expert pose ${word}, ${ways[direction]} depuis ${squareName(from)}, ${counted(points, 'point')}.`,
    closed: 'L’indice est fermé.',
  },
  verdict: {
    found: 'Tu as trouvé le meilleur coup.',
    best: (word: string, points: number, percent: number) =>
      `Le meilleur : ${word}, ${points}. Tu en as ${percent} %.`,
    /** The word would tell the others what is left on the rack. */
    share: (points: number, percent: number) => `Le meilleur coup valait ${points}. Tu en as ${percent} %.`,
    /** The player hears of it at the next turn. */
    last: (word: string, points: number, name: string) =>
      `Le mieux ${name === you ? 'à ton dernier tour' : `au dernier tour ${de(name)}`} : ${word}, ${points}.`,
    beyond: (word: string, points: number) => `Un expert trouve ${word}, ${points}.`,
  },
} as const;
