import type { EventOf, GameEvent, Premium, Run, Surroundings } from '../../wordbler/rules';
import type { Known, SpokenCell, SpokenSquare, Standing } from '../sentence-facts';
import { notInDictionary } from './board';
import { counted, figure, oneByOne, points, squareName, together, ways, whose } from './forms';

const spelled = (tile: { letter: string }) => tile.letter || 'ফাঁকা টাইল';
const joined = (parts: readonly (string | false | undefined)[]) =>
  oneByOne(parts.filter((part): part is string => Boolean(part)));

const tiles = (count: number) => counted(count, 'টাইল');

/** As players write it: A1 is the top left corner. */

const premiums: Readonly<Record<Premium, string>> = {
  '2L': 'অক্ষর দ্বিগুণ',
  '3L': 'অক্ষর তিনগুণ',
  '2W': 'শব্দ দ্বিগুণ',
  '3W': 'শব্দ তিনগুণ',
};

const marks = {
  refused: 'শব্দ নয়',
  hint: 'ইঙ্গিত',
  lit: 'চিহ্নিত',
  word: 'শব্দ',
  noWord: 'শব্দ নয়',
} as const;

function square({ tile, premium, star, spent, mark, ghost, ...at }: SpokenSquare): string {
  const { letter, value, blank, laid, raised } = tile ?? {};
  const lies = blank ? (letter ? `ফাঁকা টাইল, ${letter} হিসেবে` : 'ফাঁকা টাইল, অক্ষর নেই') : letter;
  return joined([
    squareName(at),
    star && 'তারা',
    lies,
    tile && points(value ?? 0),
    laid && 'এই পালায় বসানো',
    raised && 'হাতে তোলা',
    premium && `${premiums[premium]}${spent ? ', ব্যবহার হয়ে গেছে' : ''}`,
    !tile && 'খালি',
    mark && (ghost ? `${marks[mark]} ${ghost}` : marks[mark]),
  ]);
}

function cell(tile: SpokenCell | undefined): string {
  if (!tile) return 'খালি জায়গা';
  if (!tile.faceUp) return 'উল্টানো';
  return joined([
    spelled(tile),
    points(tile.value),
    tile.onBoard && 'বোর্ডে',
    tile.raised && 'হাতে তোলা',
    tile.hinted && marks.hint,
    tile.chosen && 'বদলের জন্য বাছা',
  ]);
}

function scored({ seat, sheet, total }: EventOf<'playScored'>, { nameOf }: Known): string {
  const words = sheet.words.map(
    (word) => `${word.word}, ${squareName(word)} থেকে ${ways[word.direction]}, ${points(word.score)}`,
  );
  const bonus = sheet.bonus > 0 && `সাতটি টাইলের জন্য ${figure(sheet.bonus)}`;
  return `${nameOf(seat)} খেললেন ${joined([...words, bonus])}। এতে ${points(sheet.total)}, সব মিলিয়ে ${figure(total)}।`;
}

function wentHome(event: EventOf<'tilesWentHome'>, { letterOf }: Known): string {
  if (event.reason !== 'takeBack') return `${tiles(event.tiles.length)} র‍্যাকে ফিরল।`;
  return event.tiles.map((tile) => `${letterOf(tile.tile) || 'ফাঁকা টাইল'} ${squareName(tile)} থেকে ফিরল।`).join(' ');
}

const inBag = (count: number) => `থলিতে ${tiles(count)} বাকি।`;
const failing = (fails: number) => `পরপর বৃথা পালা: ${figure(fails)}।`;

/** What a screen reader says of an event; undefined where the sentence on the screen will do, or there is none. */
function event(event: GameEvent, known: Known): string | undefined {
  const { nameOf, letterOf } = known;
  switch (event.type) {
    case 'drewForStart': {
      const draws = event.draws.map(({ seat, tile }) => `${nameOf(seat)} তুললেন ${letterOf(tile) || 'ফাঁকা টাইল'}`);
      const tie = event.tied.length > 0 ? ` সমান সমান: ${together(event.tied.map(nameOf))} আবার তুলবেন।` : '';
      return `${joined(draws)}।${tie}`;
    }
    case 'drawReturned':
      return 'তোলা টাইলগুলো থলিতে ফিরল।';
    case 'dealt':
      return `সব র‍্যাক ভরা। ${inBag(known.bagCount)}`;
    case 'turnBegan':
      return `${whose(nameOf(event.seat))} পালা।`;
    case 'tileLaid':
      return `${letterOf(event.tile) || `ফাঁকা টাইল, ${event.letter} হিসেবে,`} ${squareName(event)} ঘরে।`;
    case 'tileMoved': {
      const swap = event.swapped === null ? '' : `, ${letterOf(event.swapped) || 'ফাঁকা টাইল'}-এর জায়গায়`;
      return `${letterOf(event.tile) || 'ফাঁকা টাইল'} ${squareName(event.from)} থেকে ${squareName(event)} ঘরে${swap}।`;
    }
    case 'letterChosen':
      return `ফাঁকা টাইলটি এখন ${event.letter}।`;
    case 'tilesWentHome':
      return wentHome(event, known);
    case 'rackArranged':
      return event.shuffled ? 'র‍্যাক মেশানো হয়েছে।' : 'র‍্যাক নতুন করে সাজানো হয়েছে।';
    case 'wordsRejected': {
      const end = event.turnLost ? `${nameOf(event.seat)} পালাটি হারালেন। ${failing(event.fails)}` : 'আবার চেষ্টা করুন।';
      return `${notInDictionary(event)}। ${end}`;
    }
    case 'playOffered': {
      const words = event.sheet.words.map(({ word }) => word);
      return `${nameOf(event.seat)} বসালেন ${joined(words)}, ${points(event.sheet.total)}। চালটিকে চ্যালেঞ্জ করা যায়।`;
    }
    case 'playScored':
      return scored(event, known);
    case 'refilled':
      return `${nameOf(event.seat)} ${tiles(event.drawn.length)} তুললেন। ${inBag(known.bagCount)}`;
    case 'exchanged':
      return `${nameOf(event.seat)} ${tiles(event.returned.length)} বদলালেন। ${failing(event.fails)}`;
    case 'passed':
      return `${nameOf(event.seat)} পাস দিলেন। ${failing(event.fails)}`;
    case 'timedOut':
      return `${whose(nameOf(event.seat))} সময় ফুরিয়েছে। ${failing(event.fails)}`;
    case 'resigned':
      return `${nameOf(event.seat)} খেলা ছাড়লেন। ${inBag(known.bagCount)}`;
    case 'gameEnded': {
      const { winners, ranking } = event.outcome;
      const totals = ranking.map(({ seat, total }) => `${nameOf(seat)} ${figure(total)}`);
      const names = together(winners.map(nameOf));
      const win = winners.length === 1 ? `${names} জিতলেন` : `${names} একসঙ্গে জিতলেন`;
      return `খেলা শেষ। ${win}। ${joined(totals)}।`;
    }
    default:
      return undefined;
  }
}

function standing(now: Standing): string {
  const laid = now.laid.map((tile) => `${tile.letter} ${squareName(tile)} ঘরে`);
  return [
    now.mover && `${whose(now.mover)} পালা।`,
    `${joined(now.seats.map(({ name, score }) => `${name} ${figure(score)}`))}।`,
    inBag(now.bagCount),
    `পরপর বৃথা পালা: ${figure(now.failsToEnd)}টির মধ্যে ${figure(now.fails)}টি।`,
    laid.length > 0 && `বসানো: ${joined(laid)}।`,
    now.points !== undefined && `সবই ঠিক শব্দ হলে ${points(now.points)}।`,
  ]
    .filter(Boolean)
    .join(' ');
}

const run = ({ letters, ...at }: Run) => `${squareName(at)} ঘরে ${letters}`;
const line = (name: string, runs: readonly Run[]) => `${name}: ${runs.length > 0 ? joined(runs.map(run)) : 'খালি'}।`;

function near({ at, row, column, words, free }: Surroundings): string {
  return [
    line(`সারি ${figure(at.y + 1)}`, row),
    line(`স্তম্ভ ${squareName(at).charAt(0)}`, column),
    words.length > 0 && `কাছের শব্দ: ${joined(words.map((word) => `${run(word)} ${ways[word.direction]}`))}।`,
    free.length > 0 &&
      `কাছে খালি: ${joined(free.map(({ premium, ...square }) => `${squareName(square)} ${premiums[premium]}`))}।`,
  ]
    .filter(Boolean)
    .join(' ');
}

const clockLeft = (seconds: number) =>
  seconds >= 60 ? `${figure(Math.round(seconds / 60))} মিনিট বাকি।` : `${figure(seconds)} সেকেন্ড বাকি।`;

/** What is said to those who don't see the table. */
export const speech = {
  title: (names: readonly string[]) => `Wordbler: ${oneByOne(names)}`,
  board: 'বোর্ড',
  rack: 'র‍্যাক',
  blank: 'ফাঁকা টাইল',
  hurry: 'ট্যাপ করলে বা যেকোনো কী টিপলে দেখানো দ্রুত হয়।',
  rackOf: (name: string) => `${whose(name)} র‍্যাক`,
  events: 'যা ঘটল',
  hint: 'তীর-কী দিয়ে নড়ুন, অক্ষর টিপে টাইল বসান, Space দিক বদলায়, Enter চাল দেয়। প্রশ্নচিহ্ন সব কী দেখায়।',
  square,
  cell,
  event,
  standing,
  near,
  clockLeft,
  timeIsUp: 'সময় শেষ: এখন থেকে প্রতি মিনিটে পয়েন্ট কাটা যাবে।',
  directions: { across: 'পাশাপাশি লেখা হবে।', down: 'উপর থেকে নিচে লেখা হবে।' },
  picked: (letter: string) => `${letter || 'ফাঁকা টাইল'} হাতে। এর ঘর বাছুন।`,
  putDown: 'নামিয়ে রাখা হলো।',
  choosing: 'কোন টাইল বদলাবেন বাছুন: অক্ষর টিপুন, বা টাইলে গিয়ে Space টিপুন। Enter বদলায়, Esc বাতিল করে।',
  laidWords: (words: readonly { word: string; isWord: boolean }[]) =>
    words.map(({ word, isWord }) => (isWord ? `${word} ঠিক শব্দ।` : `${word} শব্দ নয়।`)).join(' '),
  chosen: (letters: readonly string[]) =>
    letters.length === 0 ? 'কোনো টাইল বাছা হয়নি।' : `বাছা: ${joined(letters.map((letter) => letter || 'ফাঁকা টাইল'))}।`,
} as const;
