import type { EventOf, GameEvent, Premium, Run, Surroundings } from '../../wordbler/rules';
import type { Known, SpokenCell, SpokenSquare, Standing } from '../sentence-facts';
import { notInDictionary } from './board';
import {
  counted,
  does,
  doTogether,
  lasting,
  of,
  oneByOne,
  points,
  squareName,
  timeIsUp,
  together,
  ways,
} from './forms';

const spelled = (tile: { letter: string }) => tile.letter || 'Joker';
const joined = (parts: readonly (string | false | undefined)[]) =>
  oneByOne(parts.filter((part): part is string => Boolean(part)));

const tiles = (count: number) => counted(count, 'Stein', 'Steine');

/** As players write it: A1 is the top left corner. */

const premiums: Readonly<Record<Premium, string>> = {
  '2L': 'doppelter Buchstabenwert',
  '3L': 'dreifacher Buchstabenwert',
  '2W': 'doppelter Wortwert',
  '3W': 'dreifacher Wortwert',
};

const marks = {
  refused: 'kein Wort',
  hint: 'Tipp',
  lit: 'markiert',
  word: 'Wort',
  noWord: 'kein Wort',
} as const;

function square({ tile, premium, star, spent, mark, ghost, ...at }: SpokenSquare): string {
  const { letter, value, blank, laid, raised } = tile ?? {};
  const lies = blank ? (letter ? `Joker als ${letter}` : 'Joker ohne Buchstaben') : letter;
  return joined([
    squareName(at),
    star && 'Stern',
    lies,
    tile && points(value ?? 0),
    laid && 'in diesem Zug gelegt',
    raised && 'in der Hand',
    premium && `${premiums[premium]}${spent ? ' verbraucht' : ''}`,
    !tile && 'leer',
    mark && (ghost ? `${marks[mark]} ${ghost}` : marks[mark]),
  ]);
}

function cell(tile: SpokenCell | undefined): string {
  if (!tile) return 'leerer Platz';
  if (!tile.faceUp) return 'verdeckt';
  return joined([
    spelled(tile),
    points(tile.value),
    tile.onBoard && 'auf dem Brett',
    tile.raised && 'in der Hand',
    tile.hinted && marks.hint,
    tile.chosen && 'zum Tauschen gewählt',
  ]);
}

function scored({ seat, sheet, total }: EventOf<'playScored'>, { nameOf }: Known): string {
  const words = sheet.words.map(
    (word) => `${word.word} ${ways[word.direction]} ab ${squareName(word)} für ${word.score}`,
  );
  const bonus = sheet.bonus > 0 && `${sheet.bonus} für alle sieben Steine`;
  return `${does(nameOf(seat), 'legt', 'legst')} ${joined([...words, bonus])}. Das macht ${points(sheet.total)}, insgesamt ${total}.`;
}

function wentHome(event: EventOf<'tilesWentHome'>, { letterOf }: Known): string {
  if (event.reason !== 'takeBack') return `${tiles(event.tiles.length)} zurück auf dem Bänkchen.`;
  return event.tiles.map((tile) => `${letterOf(tile.tile) || 'Joker'} zurück von ${squareName(tile)}.`).join(' ');
}

const inBag = (count: number) => `Noch ${tiles(count)} im Beutel.`;
const failing = (fails: number) => `Nullzüge in Folge: ${fails}.`;

/** What a screen reader says of an event; undefined where the sentence on the screen will do, or there is none. */
function event(event: GameEvent, known: Known): string | undefined {
  const { nameOf, letterOf } = known;
  switch (event.type) {
    case 'drewForStart': {
      const draws = event.draws.map(
        ({ seat, tile }) => `${does(nameOf(seat), 'zieht', 'ziehst')} ${letterOf(tile) || 'einen Joker'}`,
      );
      const tie =
        event.tied.length > 0
          ? ` Gleichstand: ${doTogether(event.tied.map(nameOf), 'ziehen', 'zieht')} noch einmal.`
          : '';
      return `${joined(draws)}.${tie}`;
    }
    case 'drawReturned':
      return 'Die gezogenen Steine kommen zurück in den Beutel.';
    case 'dealt':
      return `Alle Bänkchen sind gefüllt. ${inBag(known.bagCount)}`;
    case 'turnBegan':
      return `${does(nameOf(event.seat), 'ist', 'bist')} dran.`;
    case 'tileLaid':
      return `${letterOf(event.tile) || `Joker als ${event.letter}`} auf ${squareName(event)}.`;
    case 'tileMoved': {
      const swap = event.swapped === null ? '' : `, anstelle von ${letterOf(event.swapped) || 'Joker'}`;
      return `${letterOf(event.tile) || 'Joker'} von ${squareName(event.from)} nach ${squareName(event)}${swap}.`;
    }
    case 'letterChosen':
      return `Der Joker ist ${event.letter}.`;
    case 'tilesWentHome':
      return wentHome(event, known);
    case 'rackArranged':
      return event.shuffled ? 'Das Bänkchen ist gemischt.' : 'Das Bänkchen ist neu geordnet.';
    case 'wordsRejected': {
      const end = event.turnLost
        ? `${does(nameOf(event.seat), 'verliert', 'verlierst')} den Zug. ${failing(event.fails)}`
        : 'Versuch es noch einmal.';
      return `${notInDictionary(event)}. ${end}`;
    }
    case 'playOffered': {
      const words = event.sheet.words.map(({ word }) => word);
      return `${does(nameOf(event.seat), 'legt', 'legst')} ${joined(words)} für ${points(event.sheet.total)}. Der Zug darf angezweifelt werden.`;
    }
    case 'playScored':
      return scored(event, known);
    case 'refilled':
      return `${does(nameOf(event.seat), 'zieht', 'ziehst')} ${tiles(event.drawn.length)}. ${inBag(known.bagCount)}`;
    case 'exchanged':
      return `${does(nameOf(event.seat), 'tauscht', 'tauschst')} ${tiles(event.returned.length)}. ${failing(event.fails)}`;
    case 'passed':
      return `${does(nameOf(event.seat), 'passt', 'passt')}. ${failing(event.fails)}`;
    case 'timedOut':
      return `${timeIsUp(nameOf(event.seat))} ${failing(event.fails)}`;
    case 'resigned':
      return `${does(nameOf(event.seat), 'gibt', 'gibst')} auf. ${inBag(known.bagCount)}`;
    case 'gameEnded': {
      const { winners, ranking } = event.outcome;
      const totals = ranking.map(({ seat, total }) => `${nameOf(seat)} ${total}`);
      const names = winners.map(nameOf);
      const win =
        names.length === 1
          ? does(names.join(), 'gewinnt', 'gewinnst')
          : doTogether(names, 'teilen sich den Sieg', 'teilt euch den Sieg');
      return `Die Partie ist vorbei. ${win}. ${joined(totals)}.`;
    }
    default:
      return undefined;
  }
}

function standing(now: Standing): string {
  const laid = now.laid.map((tile) => `${tile.letter} auf ${squareName(tile)}`);
  return [
    now.mover && `${does(now.mover, 'ist', 'bist')} dran.`,
    `${joined(now.seats.map(({ name, score }) => `${name} ${score}`))}.`,
    inBag(now.bagCount),
    `Nullzüge in Folge: ${now.fails} von ${now.failsToEnd}.`,
    laid.length > 0 && `Gelegt: ${joined(laid)}.`,
    now.points !== undefined && `Das bringt ${points(now.points)}, wenn alles Wörter sind.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const run = ({ letters, ...at }: Run) => `${letters} auf ${squareName(at)}`;
const line = (name: string, runs: readonly Run[]) => `${name}: ${runs.length > 0 ? joined(runs.map(run)) : 'leer'}.`;

function near({ at, row, column, words, free }: Surroundings): string {
  return [
    line(`Zeile ${at.y + 1}`, row),
    line(`Spalte ${squareName(at).charAt(0)}`, column),
    words.length > 0 && `Wörter in der Nähe: ${joined(words.map((word) => `${run(word)} ${ways[word.direction]}`))}.`,
    free.length > 0 &&
      `Frei in der Nähe: ${joined(free.map(({ premium, ...square }) => `${premiums[premium]} ${squareName(square)}`))}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const clockLeft = (seconds: number) => `Noch ${lasting(seconds)}.`;

/** What is said to those who don't see the table. */
export const speech = {
  title: (names: readonly string[]) => `Wordbler: ${together(names)}`,
  board: 'Brett',
  rack: 'Bänkchen',
  blank: 'Joker',
  hurry: 'Antippen oder eine beliebige Taste beschleunigt, was gezeigt wird.',
  rackOf: (name: string) => of('Bänkchen', name),
  events: 'Was geschah',
  hint: 'Pfeiltasten bewegen, Buchstaben legen Steine, die Leertaste wechselt die Richtung, die Eingabetaste spielt. Das Fragezeichen zeigt alle Tasten.',
  square,
  cell,
  event,
  standing,
  near,
  clockLeft,
  timeIsUp: 'Die Zeit ist um: Jede angefangene Minute kostet jetzt Punkte.',
  directions: { across: 'Es geht waagerecht.', down: 'Es geht senkrecht.' },
  picked: (letter: string) => `${letter || 'Joker'} in der Hand. Wähl ein Feld.`,
  putDown: 'Abgelegt.',
  choosing:
    'Wähl die Steine zum Tauschen: Tipp ihre Buchstaben, oder drück auf ihnen die Leertaste. Die Eingabetaste tauscht, Esc bricht ab.',
  laidWords: (words: readonly { word: string; isWord: boolean }[]) =>
    words.map(({ word, isWord }) => `${word} ist ${isWord ? 'ein Wort' : 'kein Wort'}.`).join(' '),
  chosen: (letters: readonly string[]) =>
    letters.length === 0 ? 'Kein Stein gewählt.' : `Gewählt: ${joined(letters.map((letter) => letter || 'Joker'))}.`,
} as const;
