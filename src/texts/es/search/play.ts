import type * as wordSearch from '../../../search/rules';
import type { KeyHelp, SpokenLetter, SpokenRow } from '../../sentence-facts';
import { counted, oneByOne, plural } from '../forms';
import { end } from './end';

type Event = wordSearch.GameEvent;
type Square = wordSearch.Square;

const { points, clock, ways } = end;

const numerals = ['Ninguna', 'Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez'];
const numeral = (count: number) => numerals[count] ?? String(count);

const place = ({ x, y }: Square) => `fila ${y + 1}, columna ${x + 1}`;

const got = (count: number) =>
  `${numeral(count)} se ${plural(count, { one: 'ha escapado. Mira el marco verde', other: 'han escapado. Mira los marcos verdes' })} de puntos.`;

const found = (count: number) => plural(count, { one: 'encontrada', other: 'encontradas' });

const missed = (count: number) => plural(count, { one: 'perdida', other: 'perdidas' });

const left = (count: number, one: string) =>
  `${plural(count, { one: 'Queda', other: 'Quedan' })} ${counted(count, one)}`;

/** Why nothing came of what was asked; what no player can bring about is not said. */
const refusals: Partial<Readonly<Record<wordSearch.Refusal, string>>> = {
  noClock: 'Esta búsqueda no tiene reloj.',
  nothingToHint: 'Cada palabra que queda ya tuvo su pista.',
  paused: 'La búsqueda está en pausa.',
};

/** The word search while it is played: what stands around the grid, and what is said of it. */
export const play = {
  practice: 'Es una práctica: no cuenta para ningún día.',
  points,
  clock,
  ways,
  title: (category: string) => `Sopa de letras: ${category}`,
  back: 'Volver al menú',
  mute: 'Quitar el sonido',
  unmute: 'Poner el sonido',
  help: 'Teclas y ayuda',
  menu: 'Pausa y menú',
  score: 'Puntos',
  time: 'Tiempo restante',
  noLimit: 'Sin límite',
  timeSpoken: (seconds: number) => `${left(Math.floor(seconds / 60), 'minuto')} ${counted(seconds % 60, 'segundo')}`,
  found: (count: number, all: number) => `${count} de ${all} ${found(count)}`,
  ofAll: (all: number) => `de ${all}`,
  pause: 'Pausa',
  hint: 'Pista',
  hintCost: (cost: number) => `−${cost}`,
  hintMeans: (cost: number | undefined) =>
    `Pista: la primera letra de una palabra brilla${cost === undefined ? '' : `, por ${counted(cost, 'punto')}`}`,
  words: 'Palabras ocultas',
  left: (count: number) => `${plural(count, { one: 'queda', other: 'quedan' })} ${count}`,
  missed: (count: number) => `${count} ${missed(count)}`,
  missedWord: 'perdida',
  secret: (length: number) => '•'.repeat(length),
  spokenRow: ({ word, length, found, sum }: SpokenRow) =>
    `${word ?? counted(length, 'letra oculta', 'letras ocultas')}${found ? `, encontrada${sum ? `, ${sum}` : ''}` : ''}`,
  spokenMissed: (word: string) => `${word}, perdida`,
  sum: (length: number, multiplier: number, score: number) => `${length}×${multiplier} = ${points(score)}`,
  ways8: 'Las direcciones y sus factores',
  times: (multiplier: number) => `×${multiplier}`,
  readingOf: (way: wordSearch.Direction, multiplier: number) => `${ways[way]} ×${multiplier}`,
  empty: 'Arrastra de la primera letra a la última.',
  emptyByTaps: 'Toca la primera letra, luego la última.',
  start: 'inicio',
  letGo: 'Soltar el trazo',
  whole: 'Página entera',
  zoomed: 'Ampliada',
  zoom: 'Cómo se ve la página',
  fold: 'Plegar la lista de palabras',
  unfold: 'Mostrar la lista de palabras',
  reckoning: 'Ver las cuentas',
  again: 'Jugar otra vez',
  over: {
    timeOut: '¡Tiempo!',
    givenUp: 'Abandono',
    allFound: '¡Todas!',
    found: (count: number) => `${count} ${plural(count, { one: 'tuya', other: 'tuyas' })}`,
    missed: (count: number) => `${plural(count, { one: 'falta', other: 'faltan' })} ${count}`,
    words: (count: number) => `${counted(count, 'palabra')} ${found(count)}`,
    costs: 'Trampas y pistas',
    bonus: (seconds: number) => `Bono de tiempo, ${seconds} s`,
    noBonus: 'Bono de tiempo, faltan palabras',
    total: 'Puntos',
  },
  paused: {
    title: 'En pausa',
    left: (category: string, count: number) =>
      `${category}, ${plural(count, { one: 'queda', other: 'quedan' })} ${counted(count, 'palabra')}`,
    hidden: 'La página no estaba a la vista: el reloj está parado.',
    goOn: 'Seguir',
    seconds: (seconds: number) => `${counted(seconds, 'segundo')} más`,
    flash: 'Ver las palabras',
    cost: (cost: number) => `−${counted(cost, 'punto')}`,
    list: 'Lista de palabras',
    modes: { all: 'Todas', remaining: 'Pendientes', hidden: 'Ocultas' },
    settings: 'Ajustes',
    giveUp: 'Abandonar',
    again: 'Nueva página',
    leave: 'Salir',
    asks: {
      giveUp: {
        title: '¿Abandonar?',
        means: 'Se muestran las palabras que faltan y la búsqueda acaba.',
        keep: 'Seguir buscando',
        sure: 'Sí, abandonar',
      },
      again: {
        title: '¿Una nueva página?',
        means: 'Esta página y lo encontrado en ella se pierden para siempre.',
        keep: 'Conservar esta',
        sure: 'Sí, una nueva',
      },
    },
  },
  bird: {
    hello: 'Búscalas todas. Pueden cruzarse.',
    paused: 'Guardo la página cerrada.',
    found: (word: string, way: wordSearch.Direction, sum: string | undefined) =>
      `¡${word}, ${ways[way]}!${sum ? ` ${sum}.` : ''}`,
    nope: '¡No!',
    before: (word: string) => `${word} ya está encontrada.`,
    hinted: (word: string | null) =>
      word ? `${word} empieza donde brilla.` : 'Una palabra oculta empieza donde brilla.',
    seconds: (seconds: number) => `${counted(seconds, 'segundo')} más. No he visto nada.`,
    flash: '¡Mira, rápido!',
    allFound: 'Todas y cada una. ¡Bravo!',
    timeOut: got,
    givenUp: got,
  },
  grid: 'Letras',
  gridHint:
    'Las flechas mueven, Intro o Espacio empieza un trazo y lo acaba, Mayús con flechas lo dibuja, Esc lo suelta.',
  square: ({ letter, found, missed, mark, hinted, ...at }: SpokenLetter) =>
    oneByOne([
      letter,
      place(at),
      ...found.map((word) => `encontrada en ${word}`),
      ...missed.map((word) => `perdida: ${word}`),
      ...(mark ? [mark === 'start' ? 'inicio del trazo' : 'en el trazo'] : []),
      ...(hinted ? ['brilla'] : []),
    ]),
  stroke: (letters: string, way: wordSearch.Direction) => `${letters}, ${ways[way]}`,
  started: (letter: string) => `El trazo empieza en ${letter}.`,
  dropped: 'Soltado.',
  secretWord: 'Una palabra oculta',
  standing: (count: number, all: number, score: number | undefined, seconds: number | undefined) =>
    `${count} de ${all} ${found(count)}${score === undefined ? '' : `, ${counted(score, 'punto')}`}${seconds === undefined ? '' : `, quedan ${clock(seconds)}`}.`,
  clockLeft: (seconds: number) =>
    seconds % 60 === 0 && seconds > 0 ? `${left(seconds / 60, 'minuto')}.` : `${left(seconds, 'segundo')}.`,
  refusals,
  howTo: {
    title: 'Cómo buscar',
    steps: {
      draw: ['Encuentra catorce palabras', 'Arrastra de la primera letra de una palabra a la última, o al revés.'],
      tap: ['O toca los dos extremos', 'Un extremo, luego el otro: el trazo entre ellos se dibuja solo.'],
      ways: [
        'Ocho sentidos',
        'Rectas, en diagonal, al revés. Una palabra vale su longitud × el factor de su dirección.',
      ],
      quick: ['Date prisa', 'Con todas encontradas, cada segundo que queda da 10 puntos.'],
      pause: ['Pausa', 'El reloj se para cuando quieras, y las letras se tapan.'],
      hint: ['Una pista', 'Hace brillar una primera letra, por 20 puntos.'],
      closer: ['Mira de cerca', 'En un teléfono, dos dedos agrandan la página y la mueven.'],
    },
  },
  keys: [
    { keys: '← ↑ → ↓', meaning: 'Moverse por las letras' },
    { keys: 'Intro o Espacio', meaning: 'Empezar un trazo, y acabarlo' },
    { keys: 'Mayús + flecha', meaning: 'Dibujar un trazo; soltar Mayús lo acaba' },
    { keys: 'Esc', meaning: 'Soltar el trazo' },
    { keys: '7', meaning: 'Pista' },
    { keys: '8', meaning: 'Quitar o poner el sonido' },
    { keys: '9', meaning: 'Pausa, y seguir' },
    { keys: '0', meaning: 'Decir cómo va la búsqueda (para lectores de pantalla)' },
    { keys: '.', meaning: 'Pantalla completa, o no' },
    { keys: '?', meaning: 'Esta ayuda' },
  ] satisfies KeyHelp[],
  /** What a screen reader says of an event; undefined of what only a clock counts. */
  event(event: Event, wordOf: (word: number) => string, hasPoints = true): string | undefined {
    switch (event.type) {
      case 'gridLaid':
        return undefined;
      case 'wordFound':
        return `${event.laid.word} encontrada, ${ways[event.laid.direction]}${hasPoints ? `, ${counted(event.points, 'punto')}. En total ${event.score}.` : '.'}`;
      case 'foundBefore':
        return `${wordOf(event.word)} ya está encontrada.`;
      case 'nope':
        return `¡No! ${event.letters} no está en la lista.`;
      case 'hinted':
        return `Pista: ${wordOf(event.word)} empieza en ${place(event.square)}.${hasPoints ? ` ${counted(event.cost, 'punto')} menos.` : ''}`;
      case 'cheated':
        return event.code === 'flash'
          ? `${hasPoints ? `${counted(event.cost, 'punto')} por mirar: ` : ''}${event.hidden.map(({ word, direction, ...at }) => `${word} en ${place(at)}, ${ways[direction]}`).join('; ')}.`
          : `${counted(event.seconds, 'segundo')} más, por ${counted(event.cost, 'punto')}.`;
      case 'paused':
        return 'En pausa. Las letras están tapadas.';
      case 'wentOn':
        return 'La búsqueda sigue.';
      case 'timeSpent':
        return undefined;
      case 'gameEnded':
        return ended(event);
    }
  },
} as const;

function ended({ reason, missed, score, seconds, bonus }: wordSearch.EventOf<'gameEnded'>): string {
  const total = `En total, ${counted(score, 'punto')}.`;
  if (reason === 'allFound') {
    const gained = `${left(seconds, 'segundo')}: ${counted(bonus, 'punto')} más. `;
    return `¡Todas las palabras encontradas! ${bonus > 0 ? gained : ''}${total}`;
  }
  const words = `Perdidas: ${oneByOne(missed.map(({ word }) => word))}.`;
  return `${reason === 'timeOut' ? '¡Se acabó el tiempo!' : 'Abandonada.'} ${words} ${total}`;
}
