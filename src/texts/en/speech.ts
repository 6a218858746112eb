import type { EventOf, GameEvent, Premium, Run, Surroundings } from '../../wordbler/rules';
import type { Known, SpokenCell, SpokenSquare, Standing } from '../sentence-facts';
import { notInDictionary } from './board';
import { counted, does, of, oneByOne, squareName } from './forms';

const spelled = (tile: { letter: string }) => tile.letter || 'blank';
const joined = (parts: readonly (string | false | undefined)[]) =>
  oneByOne(parts.filter((part): part is string => Boolean(part)));

/** As players write it: A1 is the top left corner. */

const premiums: Readonly<Record<Premium, string>> = {
  '2L': 'double letter',
  '3L': 'triple letter',
  '2W': 'double word',
  '3W': 'triple word',
};

const marks = {
  refused: 'not a word',
  hint: 'hint',
  lit: 'marked',
  word: 'word',
  noWord: 'no word',
} as const;

function square({ tile, premium, star, spent, mark, ghost, ...at }: SpokenSquare): string {
  const { letter, value, blank, laid, raised } = tile ?? {};
  const lies = blank ? (letter ? `blank as ${letter}` : 'blank without a letter') : letter;
  return joined([
    squareName(at),
    star && 'star',
    lies,
    tile && counted(value ?? 0, 'point'),
    laid && 'laid this turn',
    raised && 'picked up',
    premium && `${premiums[premium]}${spent ? ' spent' : ''}`,
    !tile && 'empty',
    mark && (ghost ? `${marks[mark]} ${ghost}` : marks[mark]),
  ]);
}

function cell(tile: SpokenCell | undefined): string {
  if (!tile) return 'empty place';
  if (!tile.faceUp) return 'face down';
  return joined([
    spelled(tile),
    counted(tile.value, 'point'),
    tile.onBoard && 'on the board',
    tile.raised && 'picked up',
    tile.hinted && marks.hint,
    tile.chosen && 'chosen for exchange',
  ]);
}

function scored({ seat, sheet, total }: EventOf<'playScored'>, { nameOf }: Known): string {
  const words = sheet.words.map((word) => `${word.word} ${word.direction} from ${squareName(word)} for ${word.score}`);
  const bonus = sheet.bonus > 0 && `${sheet.bonus} for all seven tiles`;
  return `${does(nameOf(seat), 'plays')} ${joined([...words, bonus])}. That is ${counted(sheet.total, 'point')}, ${total} in all.`;
}

function wentHome({ tiles, reason }: EventOf<'tilesWentHome'>, { letterOf }: Known): string {
  if (reason !== 'takeBack') return `${counted(tiles.length, 'tile')} back on the rack.`;
  return tiles.map((tile) => `${letterOf(tile.tile) || 'Blank'} back from ${squareName(tile)}.`).join(' ');
}

const inBag = ({ bagCount }: Known) => `${counted(bagCount, 'tile')} left in the bag.`;
const failing = (fails: number) => `Fails in a row: ${fails}.`;

/** What a screen reader says of an event; undefined where the sentence on the screen will do, or there is none. */
function event(event: GameEvent, known: Known): string | undefined {
  const { nameOf, letterOf } = known;
  switch (event.type) {
    case 'drewForStart': {
      const draws = event.draws.map(
        ({ seat, tile }) => `${does(nameOf(seat), 'draws')} ${letterOf(tile) || 'a blank'}`,
      );
      const tie = event.tied.length > 0 ? ` A tie: ${event.tied.map(nameOf).join(' and ')} draw again.` : '';
      return `${joined(draws)}.${tie}`;
    }
    case 'drawReturned':
      return 'The drawn tiles go back into the bag.';
    case 'dealt':
      return `Every rack is filled. ${inBag(known)}`;
    case 'turnBegan':
      return `${nameOf(event.seat)} to move.`;
    case 'tileLaid':
      return `${letterOf(event.tile) || `Blank as ${event.letter}`} on ${squareName(event)}.`;
    case 'tileMoved': {
      const swap = event.swapped === null ? '' : `, in place of ${letterOf(event.swapped) || 'the blank'}`;
      return `${letterOf(event.tile) || 'Blank'} from ${squareName(event.from)} to ${squareName(event)}${swap}.`;
    }
    case 'letterChosen':
      return `The blank is ${event.letter}.`;
    case 'tilesWentHome':
      return wentHome(event, known);
    case 'rackArranged':
      return event.shuffled ? 'The rack is shuffled.' : 'The rack is in a new order.';
    case 'wordsRejected': {
      const end = event.turnLost
        ? `${does(nameOf(event.seat), 'loses')} the turn. ${failing(event.fails)}`
        : 'Try again.';
      return `${notInDictionary(event)}. ${end}`;
    }
    case 'playOffered': {
      const words = event.sheet.words.map(({ word }) => word);
      return `${does(nameOf(event.seat), 'lays')} ${joined(words)} for ${counted(event.sheet.total, 'point')}. It may be challenged.`;
    }
    case 'playScored':
      return scored(event, known);
    case 'refilled':
      return `${does(nameOf(event.seat), 'draws')} ${counted(event.drawn.length, 'tile')}. ${inBag(known)}`;
    case 'exchanged':
      return `${does(nameOf(event.seat), 'exchanges')} ${counted(event.returned.length, 'tile')}. ${failing(event.fails)}`;
    case 'passed':
      return `${does(nameOf(event.seat), 'passes', 'pass')}. ${failing(event.fails)}`;
    case 'timedOut':
      return `${nameOf(event.seat)} ran out of time. ${failing(event.fails)}`;
    case 'resigned':
      return `${does(nameOf(event.seat), 'gives')} up. ${inBag(known)}`;
    case 'gameEnded': {
      const { winners, ranking } = event.outcome;
      const totals = ranking.map(({ seat, total }) => `${nameOf(seat)} ${total}`);
      const names = winners.map(nameOf).join(' and ');
      const win = winners.length === 1 ? does(names, 'wins') : `${names} share the win`;
      return `The game is over. ${win}. ${joined(totals)}.`;
    }
    default:
      return undefined;
  }
}

function standing(now: Standing): string {
  const laid = now.laid.map((tile) => `${tile.letter} on ${squareName(tile)}`);
  return [
    now.mover && `${now.mover} to move.`,
    `${joined(now.seats.map(({ name, score }) => `${name} ${score}`))}.`,
    `${counted(now.bagCount, 'tile')} left in the bag.`,
    `Fails in a row: ${now.fails} of ${now.failsToEnd}.`,
    laid.length > 0 && `Laid: ${joined(laid)}.`,
    now.points !== undefined && `That scores ${now.points} if every word is one.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const run = ({ letters, ...at }: Run) => `${letters} at ${squareName(at)}`;
const line = (name: string, runs: readonly Run[]) => `${name}: ${runs.length > 0 ? joined(runs.map(run)) : 'empty'}.`;

function near({ at, row, column, words, free }: Surroundings): string {
  return [
    line(`Row ${at.y + 1}`, row),
    line(`Column ${squareName(at).charAt(0)}`, column),
    words.length > 0 && `Words near: ${joined(words.map((word) => `${run(word)} ${word.direction}`))}.`,
    free.length > 0 &&
      `Free near: ${joined(free.map(({ premium, ...square }) => `${premiums[premium]} ${squareName(square)}`))}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const clockLeft = (seconds: number) =>
  seconds >= 60 ? `${counted(Math.round(seconds / 60), 'minute')} left.` : `${counted(seconds, 'second')} left.`;

/** What is said to those who don't see the table. */
export const speech = {
  title: (names: readonly string[]) => `Wordbler: ${oneByOne(names)}`,
  board: 'Board',
  rack: 'Rack',
  blank: 'blank',
  hurry: 'A tap or any key hurries what is shown.',
  rackOf: (name: string) => of('Rack', name),
  events: 'What happened',
  hint: 'Arrow keys move, letters lay tiles, Space turns the direction, Enter plays. The question mark tells all keys.',
  square,
  cell,
  event,
  standing,
  near,
  clockLeft,
  timeIsUp: 'The time is up: every begun minute now costs points.',
  directions: { across: 'Typing across.', down: 'Typing down.' },
  picked: (letter: string) => `${letter || 'Blank'} picked up. Choose its square.`,
  putDown: 'Put down.',
  choosing:
    'Choose the tiles to exchange: type their letters, or press Space on them. Enter exchanges, Escape cancels.',
  laidWords: (words: readonly { word: string; isWord: boolean }[]) =>
    words.map(({ word, isWord }) => `${word} is ${isWord ? 'a word' : 'no word'}.`).join(' '),
  chosen: (letters: readonly string[]) =>
    letters.length === 0 ? 'No tile chosen.' : `Chosen: ${joined(letters.map((letter) => letter || 'blank'))}.`,
} as const;
