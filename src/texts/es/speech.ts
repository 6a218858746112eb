import type { Direction, EventOf, GameEvent, Premium, Run, Surroundings } from '../../wordbler/rules';
import type { Known, SpokenCell, SpokenSquare, Standing } from '../sentence-facts';
import { counted, does, notInDictionary, of, oneByOne, plural, squareName, toMove, wins } from './forms';

const spelled = (tile: { letter: string }) => tile.letter || 'comodín';
const joined = (parts: readonly (string | false | undefined)[]) =>
  oneByOne(parts.filter((part): part is string => Boolean(part)));

/** As players write it: A1 is the top left corner. */

const premiums: Readonly<Record<Premium, string>> = {
  '2L': 'doble tanto de letra',
  '3L': 'triple tanto de letra',
  '2W': 'doble tanto de palabra',
  '3W': 'triple tanto de palabra',
};

const ways: Readonly<Record<Direction, string>> = { across: 'en horizontal', down: 'en vertical' };

const marks = {
  refused: 'no es una palabra',
  hint: 'pista',
  lit: 'marcada',
  word: 'palabra',
  noWord: 'ninguna palabra',
} as const;

function square({ tile, premium, star, spent, mark, ghost, ...at }: SpokenSquare): string {
  const { letter, value, blank, laid, raised } = tile ?? {};
  const lies = blank ? (letter ? `comodín como ${letter}` : 'comodín sin letra') : letter;
  return joined([
    squareName(at),
    star && 'estrella',
    lies,
    tile && counted(value ?? 0, 'punto'),
    laid && 'colocada este turno',
    raised && 'en la mano',
    premium && `${premiums[premium]}${spent ? ' gastado' : ''}`,
    !tile && 'vacía',
    mark && (ghost ? `${marks[mark]} ${ghost}` : marks[mark]),
  ]);
}

function cell(tile: SpokenCell | undefined): string {
  if (!tile) return 'hueco vacío';
  if (!tile.faceUp) return 'boca abajo';
  return joined([
    spelled(tile),
    counted(tile.value, 'punto'),
    tile.onBoard && 'en el tablero',
    tile.raised && 'en la mano',
    tile.hinted && marks.hint,
    tile.chosen && 'elegida para el cambio',
  ]);
}

function scored({ seat, sheet, total }: EventOf<'playScored'>, { nameOf }: Known): string {
  const words = sheet.words.map(
    (word) => `${word.word} ${ways[word.direction]} desde ${squareName(word)} por ${word.score}`,
  );
  const bonus = sheet.bonus > 0 && `${sheet.bonus} por las siete fichas`;
  return `${does(nameOf(seat), 'juega')} ${joined([...words, bonus])}. Son ${counted(sheet.total, 'punto')}, ${total} en total.`;
}

function wentHome({ tiles, reason }: EventOf<'tilesWentHome'>, { letterOf }: Known): string {
  if (reason !== 'takeBack') return `${counted(tiles.length, 'ficha')} de vuelta en el atril.`;
  return tiles.map((tile) => `${letterOf(tile.tile) || 'Comodín'} vuelve de ${squareName(tile)}.`).join(' ');
}

const leftInBag = (count: number) =>
  `${plural(count, { one: 'Queda', other: 'Quedan' })} ${counted(count, 'ficha')} en la bolsa.`;
const failing = (fails: number) => `Turnos en blanco seguidos: ${fails}.`;

/** What a screen reader says of an event; undefined where the sentence on the screen will do, or there is none. */
function event(event: GameEvent, known: Known): string | undefined {
  const { nameOf, letterOf } = known;
  switch (event.type) {
    case 'drewForStart': {
      const draws = event.draws.map(
        ({ seat, tile }) => `${does(nameOf(seat), 'saca')} ${letterOf(tile) || 'un comodín'}.`,
      );
      const tie = event.tied.length > 0 ? [`Empate, sacan otra vez: ${oneByOne(event.tied.map(nameOf))}.`] : [];
      return [...draws, ...tie].join(' ');
    }
    case 'drawReturned':
      return 'Las fichas sacadas vuelven a la bolsa.';
    case 'dealt':
      return `Todos los atriles están llenos. ${leftInBag(known.bagCount)}`;
    case 'turnBegan':
      return `${toMove(nameOf(event.seat))}.`;
    case 'tileLaid':
      return `${letterOf(event.tile) || `Comodín como ${event.letter}`} en ${squareName(event)}.`;
    case 'tileMoved': {
      const swap = event.swapped === null ? '' : `, en lugar de ${letterOf(event.swapped) || 'el comodín'}`;
      return `${letterOf(event.tile) || 'Comodín'} de ${squareName(event.from)} a ${squareName(event)}${swap}.`;
    }
    case 'letterChosen':
      return `El comodín es ${event.letter}.`;
    case 'tilesWentHome':
      return wentHome(event, known);
    case 'rackArranged':
      return event.shuffled ? 'El atril está mezclado.' : 'El atril está en otro orden.';
    case 'wordsRejected': {
      const end = event.turnLost
        ? `${does(nameOf(event.seat), 'pierde')} el turno. ${failing(event.fails)}`
        : 'Inténtalo otra vez.';
      return `${notInDictionary(event)}. ${end}`;
    }
    case 'playOffered': {
      const words = event.sheet.words.map(({ word }) => word);
      return `${does(nameOf(event.seat), 'coloca')} ${joined(words)} por ${counted(event.sheet.total, 'punto')}. Se puede impugnar.`;
    }
    case 'playScored':
      return scored(event, known);
    case 'refilled':
      return `${does(nameOf(event.seat), 'roba')} ${counted(event.drawn.length, 'ficha')}. ${leftInBag(known.bagCount)}`;
    case 'exchanged':
      return `${does(nameOf(event.seat), 'cambia')} ${counted(event.returned.length, 'ficha')}. ${failing(event.fails)}`;
    case 'passed':
      return `${does(nameOf(event.seat), 'pasa')}. ${failing(event.fails)}`;
    case 'timedOut':
      return `${does(nameOf(event.seat), 'se queda sin tiempo', 'te quedas sin tiempo')}. ${failing(event.fails)}`;
    case 'resigned':
      return `${does(nameOf(event.seat), 'se rinde', 'te rindes')}. ${leftInBag(known.bagCount)}`;
    case 'gameEnded': {
      const { winners, ranking } = event.outcome;
      const totals = ranking.map(({ seat, total }) => `${nameOf(seat)} ${total}`);
      return `La partida ha acabado. ${wins(winners.map(nameOf))}. ${joined(totals)}.`;
    }
    default:
      return undefined;
  }
}

function standing(now: Standing): string {
  const laid = now.laid.map((tile) => `${tile.letter} en ${squareName(tile)}`);
  return [
    now.mover && `${toMove(now.mover)}.`,
    `${joined(now.seats.map(({ name, score }) => `${name} ${score}`))}.`,
    leftInBag(now.bagCount),
    `Turnos en blanco seguidos: ${now.fails} de ${now.failsToEnd}.`,
    laid.length > 0 && `En el tablero: ${joined(laid)}.`,
    now.points !== undefined && `Son ${counted(now.points, 'punto')} si todo son palabras.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const run = ({ letters, ...at }: Run) => `${letters} en ${squareName(at)}`;
const line = (name: string, runs: readonly Run[]) => `${name}: ${runs.length > 0 ? joined(runs.map(run)) : 'vacía'}.`;

function near({ at, row, column, words, free }: Surroundings): string {
  return [
    line(`Fila ${at.y + 1}`, row),
    line(`Columna ${squareName(at).charAt(0)}`, column),
    words.length > 0 && `Palabras cerca: ${joined(words.map((word) => `${run(word)} ${ways[word.direction]}`))}.`,
    free.length > 0 &&
      `Libre cerca: ${joined(free.map(({ premium, ...square }) => `${premiums[premium]} ${squareName(square)}`))}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const left = (count: number, one: string) =>
  `${plural(count, { one: 'Queda', other: 'Quedan' })} ${counted(count, one)}.`;

const clockLeft = (seconds: number) =>
  seconds >= 60 ? left(Math.round(seconds / 60), 'minuto') : left(seconds, 'segundo');

/** What is said to those who don't see the table. */
export const speech = {
  title: (names: readonly string[]) => `Wordbler: ${oneByOne(names)}`,
  board: 'Tablero',
  rack: 'Atril',
  blank: 'comodín',
  hurry: 'Un toque o cualquier tecla acelera lo que se muestra.',
  rackOf: (name: string) => of('Atril', name),
  events: 'Lo que ha pasado',
  hint: 'Las flechas mueven, las letras colocan fichas, Espacio cambia la dirección, Intro juega. El signo de interrogación dice todas las teclas.',
  square,
  cell,
  event,
  standing,
  near,
  clockLeft,
  timeIsUp: 'Se acabó el tiempo: cada minuto empezado cuesta puntos.',
  directions: { across: 'Se escribe en horizontal.', down: 'Se escribe en vertical.' },
  picked: (letter: string) => `${letter || 'Comodín'} en la mano. Elige su casilla.`,
  putDown: 'Devuelta.',
  choosing:
    'Elige las fichas para cambiar: escribe sus letras, o pulsa Espacio sobre ellas. Intro cambia, Esc cancela.',
  laidWords: (words: readonly { word: string; isWord: boolean }[]) =>
    words.map(({ word, isWord }) => `${word} ${isWord ? 'es' : 'no es'} una palabra.`).join(' '),
  chosen: (letters: readonly string[]) =>
    letters.length === 0
      ? 'Ninguna ficha elegida.'
      : `${plural(letters.length, { one: 'Elegida', other: 'Elegidas' })}: ${joined(letters.map((letter) => letter || 'comodín'))}.`,
} as const;
