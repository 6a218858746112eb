import type { NoPlay, Reason } from '../../wordbler/ai';
import type { Premium } from '../../wordbler/rules';
import { capital, counted, plural, together, you } from './forms';

const small = (
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis ' +
  'diecisiete dieciocho diecinueve veinte'
).split(' ');
const inWords = (count: number, one = 'un') => (count === 1 ? one : (small[count] ?? String(count)));
const countedInWords = (count: number, one: string) =>
  `${inWords(count, one.endsWith('a') ? 'una' : 'un')} ${plural(count, { one, other: `${one}s` })}`;
const times: Readonly<Record<number, string>> = { 2: 'el doble', 3: 'el triple' };
const howOften = (count: number) => times[count] ?? `${inWords(count)} veces`;

const premiums: Readonly<Record<Premium, string>> = {
  '2L': 'doble letra',
  '3L': 'triple letra',
  '2W': 'doble palabra',
  '3W': 'triple palabra',
};

const earnsNothing: Readonly<Record<NoPlay, (words: readonly string[]) => string>> = {
  exchanged: () => 'un cambio no da puntos',
  passed: () => 'pasar no da puntos',
  invalid: (words) =>
    `${together(words)} ${plural(words.length, { one: 'no es una palabra', other: 'no son palabras' })}`,
  timedOut: () => 'se acabó el tiempo',
};

const through = {
  start: (letter: string, word: string) => `salen de la ${letter} de ${word}`,
  middle: (letter: string, word: string) => `pasan por la ${letter} de ${word}`,
  end: (letter: string, word: string) => `llegan a la ${letter} de ${word}`,
} as const;

/** A letter from here on is named with its worth. */
const namedFrom = 4;

function clause(reason: Reason): string {
  switch (reason.kind) {
    case 'nothing':
      return `${earnsNothing[reason.did](reason.words)}: había ${countedInWords(reason.points, 'punto')} por ganar`;
    case 'elsewhere':
      return `${reason.word} vale más en otro sitio`;
    case 'allSeven': {
      const way = reason.through
        ? through[reason.through.at](reason.through.letter, reason.through.word)
        : 'caben en una jugada';
      return `las siete fichas ${way}${reason.toEdge ? ' hasta el borde' : ''}`;
    }
    case 'wordPremium': {
      const { letter, face, premium, times: count } = reason;
      if (count > Number(premium[0])) return `la palabra entera vale ${howOften(count)}`;
      return face >= namedFrom
        ? `la ${letter}, que vale ${face}, aprovecha la casilla de ${premiums[premium]}`
        : `la palabra llega a la casilla de ${premiums[premium]}`;
    }
    case 'letterPremium': {
      const { letter, premium, value, words } = reason;
      return words.length > 1
        ? `la ${letter} en la casilla de ${premiums[premium]} cuenta en los dos sentidos, en ${together(words)}`
        : `la ${letter} en la casilla de ${premiums[premium]} vale ${value}`;
    }
    case 'words':
      return `${countedInWords(reason.words.length, 'palabra')} a la vez: ${together(reason.words)}`;
    case 'hook':
      return `la ${reason.letter} convierte además ${reason.from} en ${reason.to}`;
    case 'extends':
      return `${reason.from} crece hasta ${reason.to}`;
    case 'again':
      return `la ${reason.letter} cuenta otra vez`;
    case 'heavy':
      return `coloca la ${reason.letter}, que vale ${reason.face}`;
    case 'longer':
      return `coloca ${countedInWords(reason.tiles, 'ficha')} en lugar de ${inWords(reason.than, 'una')}`;
    case 'more':
      return `había ${countedInWords(reason.points, 'punto')} más en el mismo atril`;
  }
}

const points = (count: number) => counted(count, 'punto');
const stars = (count: number) => `${counted(count, 'estrella')} de 3`;

/** The review after the game. What a person did is addressed to that person. */
export const review = {
  title: 'Análisis',
  back: { label: 'Resultado', means: 'Volver al resultado (Esc)' },
  players: 'Jugadas de quién',
  turn: 'Turno',
  /** `other`: somebody who is not here to be spoken to. */
  own: { person: 'Tú', computer: 'Jugada', other: 'Jugada' },
  best: 'La mejor',
  /** Where the best is one in words of the table's level. */
  expert: 'Experto',
  expertOf: (word: string, count: number) => `experto ${word} ${count}`,
  expertBeside: (word: string, count: number) => `Experto: ${word} ${count}`,
  bestOf: (word: string, count: number) => `la mejor ${word} ${count}`,
  points: 'Puntos',
  bestPoints: 'Puntos de la mejor',
  stars: 'Estrellas',
  starsOf: stars,
  totalPoints: (got: number, most: number, share: number) => `${got} de ${points(most)}, ${Math.round(share * 100)} %`,
  totalStars: (got: number, most: number) => `${got}/${most}`,
  totalStarsSpoken: (got: number, most: number) => `${got} de ${counted(most, 'estrella')}`,
  did: { exchanged: 'cambio', passed: 'paso', invalid: 'fallo', timedOut: 'sin tiempo' },
  same: 'la misma',
  noPlay: 'ninguna',
  waiting: 'aún no se sabe',
  none: 'Ningún turno.',
  noneToLearn: 'No hubo ningún turno del que aprender.',
  turnOf: (turn: number) => `Turno ${turn}`,
  which: 'En el tablero se ve',
  held: {
    person: (turn: number) => `Turno ${turn}, tenías`,
    computer: (turn: number) => `Turno ${turn}, tenía`,
    other: (turn: number) => `Turno ${turn}, tenía`,
  },
  heldSpoken: (letters: readonly string[]) =>
    letters.length === 0 ? 'nada' : letters.map((letter) => letter || 'comodín').join(' '),
  lessons: 'Tres jugadas para aprender',
  lessonsOf: (count: number) =>
    count === 3 ? 'Tres jugadas para aprender' : count === 1 ? 'Una jugada para aprender' : 'Dos jugadas para aprender',
  noLessons: 'No se perdió nada: cada jugada fue la mejor.',
  lessonsWait: 'Llegarán cuando se hayan analizado todos los turnos.',
  toLearn: 'Para aprender',
  allTurns: 'Todos los turnos',
  views: 'Qué se muestra',
  given: (count: number) => `+${count}`,
  givenSpoken: (count: number) => `${points(count)} más`,
  beside: {
    person: (what: string, best: number) => `tú: ${what}, la mejor: ${best}`,
    computer: (what: string, best: number) => `jugada: ${what}, la mejor: ${best}`,
    other: (what: string, best: number) => `jugada: ${what}, la mejor: ${best}`,
  },
  what: {
    played: (word: string, count: number) => `${word} ${count}`,
    exchanged: (count: number) => `cambio de ${counted(count, 'ficha')}`,
    passed: 'paso',
    invalid: (words: readonly string[]) =>
      `${together(words)} no ${plural(words.length, { one: 'valió', other: 'valieron' })}`,
    timedOut: 'sin tiempo',
  },
  why: (reasons: readonly Reason[]) => `${capital(reasons.map(clause).join('; '))}.`,
  board: {
    play: (words: readonly string[], place: string, direction: 'across' | 'down', count: number) =>
      `${words[0]}, ${place} en ${direction === 'across' ? 'horizontal' : 'vertical'}, ${points(count)}${words.length > 1 ? `; también ${together(words.slice(1))}` : ''}`,
    before: (what: string) => `El tablero en ese momento: ${what}`,
    end: 'El tablero al final',
  },
  /** Every turn tried out once more, for longer. */
  deep: {
    title: 'Análisis a fondo',
    means: (seconds: number) =>
      `Prueba cada turno como lo hace el Maestro, ${counted(seconds, 'segundo')} cada uno, sorteando las fichas que nadie había visto. Mira hasta el siguiente turno propio y cuenta ganar como 50 puntos: una buena estimación, no una prueba.`,
    begin: 'Mirar a fondo',
    goOn: 'Seguir',
    stop: 'Parar',
    progress: (done: number, all: number) => `Turnos probados: ${done} de ${all}`,
    /** What is seen on the board, short. */
    tried: 'Probado',
    what: {
      play: (word: string, count: number) => `${word} por ${points(count)}`,
      exchange: (count: number) => `cambiar ${counted(count, 'ficha')}`,
      pass: 'pasar',
    },
    better: (what: string, more: number, margin: number, sure: number) =>
      `Mejor de media por ${points(more)}, con un margen de ${margin}: ${what}. Seguro al ${sure} %.`,
    noDifference: (what: string) => `Tan bueno como lo demás: ${what} viene a ser lo mismo.`,
    bestTried: (sure: number) => `Nada de lo probado es mejor: seguro al ${sure} %.`,
    betterToTheEnd: (what: string, more: number) =>
      `Mejor por ${points(more)} al final: ${what}. Todo se siguió hasta el final.`,
    nothingBetter: 'Nada era mejor: todo se siguió hasta el final.',
    hardlyTried: 'Probado muy pocas veces para saberlo.',
    done: (better: number, all: number) =>
      `${all === 1 ? 'El turno está probado' : `Los ${all} turnos están probados`}: otra cosa era mejor en ${better}.`,
  },
  progress: (done: number, all: number) => `Buscando las mejores jugadas: ${done} de ${counted(all, 'turno')}`,
  done: (name: string, sums: string, stars: string) =>
    `${name === you ? 'Todos tus turnos' : `Todos los turnos de ${name}`} están analizados: ${sums}, ${stars}.`,
  failed: 'No se pueden encontrar las mejores jugadas: las palabras no se han podido cargar, o la búsqueda se detuvo.',
  tryAgain: 'Reintentar',
} as const;
