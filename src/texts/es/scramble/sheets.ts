import type { BoardFault } from '../../../scramble/rules';
import type { KeyHelp } from '../../sentence-facts';
import { allLetters, counted, day, figure, oneByOne, plural, signs } from '../forms';

const boardFaults = {
  empty: () => 'Escribe las letras de un tablero, fila por fila.',
  notLetters: (fault) =>
    `En un tablero no va ${signs(fault.strange, fault.foreign)}: solo las letras ${allLetters(fault.letters, 'de la A a la Z')}.`,
  tooSmall: ({ count }) =>
    `${counted(count, 'letra')} ${plural(count, { one: 'es poco', other: 'son pocas' })}: un tablero tiene al menos 4 (2 × 2).`,
  notSquare: ({ count }) =>
    `${counted(count, 'letra')} no hacen un cuadrado. Los tableros tienen 4, 9, 16, 25, 36… letras: ${nearest(count)}.`,
  tooLarge: ({ count }) => `${counted(count, 'letra')} son demasiadas: un tablero tiene como mucho 100 (10 × 10).`,
} satisfies {
  [reason in BoardFault['reason']]: (fault: Extract<BoardFault, { reason: reason }>) => string;
};

/** How many letters are missing to the next square, or too many for the one before. */
function nearest(count: number): string {
  const side = Math.max(2, Math.ceil(Math.sqrt(count)));
  const [more, fewer] = [side ** 2 - count, count - (side - 1) ** 2];
  return side > 2 ? `${more} más o ${fewer} menos` : `${more} más`;
}

/** Why a typed text is no board. */
export const boardFault = (fault: BoardFault): string =>
  (boardFaults[fault.reason] as (own: BoardFault) => string)(fault);

export const help = {
  title: 'Cómo se juega a Scramble',
  steps: [
    ['Arrastra', 'De letra en letra, y suelta al final de la palabra.'],
    ['O toca, o escribe', 'Toca las letras una a una, y la última otra vez; o escribe la palabra.'],
    ['Un paso atrás', 'Volver a la letra de antes quita la última.'],
    [
      'Cadenas que se tocan',
      'Las letras se siguen en horizontal, en vertical o en diagonal. Ninguna casilla dos veces en una palabra. Qu cuenta como dos letras.',
    ],
    [
      'Un tablero para todo el grupo',
      'Se busca en él por turnos. Las palabras que encontraron dos se pueden tachar al final.',
    ],
  ],
  points: {
    title: 'Puntos',
    rows: [
      ['3 o 4 letras', '1'],
      ['5 letras', '2'],
      ['6 letras', '3'],
      ['7 letras', '5'],
      ['8 o más', '11'],
    ],
  },
  keys: [
    { keys: 'A a Z', meaning: 'Escribir una palabra: se iluminan todos sus caminos' },
    { keys: 'Intro', meaning: 'Jugar la palabra' },
    { keys: 'Retroceso', meaning: 'Quitar la última letra' },
    { keys: 'Esc', meaning: 'Borrar la palabra' },
    { keys: '← ↑ → ↓', meaning: 'Moverse por las letras' },
    { keys: 'Espacio', meaning: 'Tomar la letra; otra vez en la última, jugar la palabra' },
    { keys: '7', meaning: 'Pistas' },
    { keys: '8', meaning: 'Quitar o poner el sonido' },
    { keys: '9', meaning: 'Pausa' },
    { keys: '.', meaning: 'Pantalla completa, o no' },
    { keys: '?', meaning: 'Esta ayuda' },
  ] satisfies KeyHelp[],
} as const;

/** Of words that are counted, and that no family table need see. */
export const notShown = (hidden: number) =>
  hidden > 0 ? `, ${figure(hidden)} ${plural(hidden, { one: 'oculta', other: 'ocultas' })}` : '';

/** A board on paper, and the panel that prints it. */
export const printed = {
  board: 'El tablero',
  rules: (shortest: number) =>
    `Palabras de ${shortest} letras o más, de letra en letra vecina, ninguna dos veces en una palabra.`,
  points: 'Puntos:',
  words: (count: number) => `La lista: ${counted(count, 'palabra')}`,
  wordsMean: 'en páginas aparte',
  wordsTitle: (all: number, hidden: number) => `Scramble: ${counted(all, 'palabra')} en total${notShown(hidden)}`,
} as const;

/** What is said of a board while others race on it. */
export const raced = {
  turn: 'en una carrera',
  goesOn: 'La carrera sigue entretanto: su reloj no espera a nadie.',
  noHint: 'En una carrera no se ayuda a nadie.',
  back: 'Volver a la carrera',
};

/** The computer, which searches the same board at the same time. */
export const rival = {
  label: 'Rival',
  means: 'El ordenador busca en el mismo tablero',
  nobody: 'Nadie',
  against: (name: string) => `contra ${name}`,
  stands: (name: string, words: number, points: number) =>
    `${name}: ${counted(words, 'palabra')}, ${counted(points, 'punto')}`,
};

interface Shared {
  /** Only of the board that everyone gets on a day. */
  date: Date | undefined;
  players: readonly { name: string; words: number; score: number }[];
  /** How many words there were to find, where that is known. */
  all: number | undefined;
}

/** A result that gives no word of the board away. */
export const shared = {
  result: 'Resultado en texto',
  title: 'Compartir el resultado',
  copied: 'Copiado. Pégalo donde quieras: el enlace lleva al mismo tablero.',
  text: ({ date, players, all }: Shared) => {
    const name = date ? `Scramble del ${day(date)} de ${figure(date.getFullYear())}` : 'Scramble';
    const results = players.map(
      (player) =>
        `${players.length > 1 ? `${player.name} ` : ''}${counted(player.score, 'punto')} con ${counted(player.words, 'palabra')}`,
    );
    return `${name}: ${oneByOne(results)}${all === undefined ? '' : `, de ${figure(all)} en el tablero`}`;
  },
} as const;
