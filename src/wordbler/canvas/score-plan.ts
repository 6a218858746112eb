import { must } from '../../engine/must';
import type { Bonus } from './picture';
import type { Run, Square } from './places';
import { count } from './timings';

/** Which side of the bubble its pointer is on. */
export type Side = 'up' | 'down' | 'left' | 'right';

export interface BubblePlace extends Square {
  /** None where it stands too far from its word. */
  pointer: Side | undefined;
}

/** What a square is to the bubble: never on a tile, and on a bonus square only where nothing else is left. */
export type SquareKind = 'free' | 'bonus' | 'tile';

/** The bubble with the score, in squares. */
export const bubbleSize = { w: 1.6, h: 0.95 };

const tileHalf = 0.46;
const reach = { x: bubbleSize.w / 2 + tileHalf, y: bubbleSize.h / 2 + tileHalf };
const beside = 1.3; // from the middle of a tile, so that it just clears it
const farthest = 2.1; // from which it still points

/**
 * Where the score of a word stands, in squares and parts of them, and which way it points: above its end, below, before
 * its start; for a word that goes down right of its end, left, above its start; or anywhere else along the word. Where
 * each of these is taken, as near as there is room.
 */
export function bubblePlace({ from, to }: Run, kindOf: (square: Square) => SquareKind, side: number): BubblePlace {
  const isClear = (place: Square) => covered(place, reach).every((at) => kindOf(at) !== 'tile');
  const isPlain = (place: Square) => covered(place, seen).every((at) => kindOf(at) !== 'bonus');
  const away = ({ x, y }: Square) => Math.hypot(x - to.x, y - to.y);
  const preferred = from.x === to.x ? besideColumn(from, to) : besideRow(from, to);
  const near = preferred.filter((place) => isInside(place, side) && isClear(place));
  const others = () =>
    everywhere(side)
      .filter((place) => isInside(place, side) && isClear(place))
      .sort((a, b) => away(a) - away(b));
  const found = near.find(isPlain) ?? others().find(isPlain) ?? near[0] ?? others()[0] ?? must(preferred[0]);
  return { x: found.x, y: found.y, pointer: sideTo({ from, to }, found) };
}

/** Towards the letter that is nearest. */
function sideTo({ from, to }: Run, { x, y }: Square): Side | undefined {
  const [dx, dy] = [toInterval(x, from.x, to.x) - x, toInterval(y, from.y, to.y) - y];
  if (Math.hypot(dx, dy) > farthest) return undefined;
  if (Math.abs(dy) >= bubbleSize.h / 2 + 0.4) return dy > 0 ? 'down' : 'up';
  return dx > 0 ? 'right' : 'left';
}

const toInterval = (at: number, from: number, to: number) => Math.max(from, Math.min(to, at));

// What of a square shows beneath the rim of a bubble: nobody misses less.
const seen = { x: bubbleSize.w / 2 + 0.36, y: bubbleSize.h / 2 + 0.36 };

const quarters = (count: number) => Array.from({ length: count }, (_, i) => i / 4);

/** Along a word, its end first; a little over its end, too. */
const besideRow = (from: Square, to: Square): Square[] => {
  const along = [0, 0.25, 0.5, -0.25, -0.5, ...quarters(4 * (to.x - from.x) + 1).map((by) => -by)];
  const row = (y: number) => along.map((by) => ({ x: to.x + by, y }));
  return [...row(to.y - 1), ...row(to.y + 1), { x: from.x - beside, y: from.y }, { x: to.x + beside, y: to.y }];
};

const besideColumn = (from: Square, to: Square): Square[] => {
  const rows = quarters(4 * (to.y - from.y) + 1).map((by) => to.y - by);
  const column = (x: number) => rows.filter(Number.isInteger).map((y) => ({ x, y }));
  const over = [0, 0.25, -0.25, 0.5, -0.5];
  const ends = (y: number) => over.map((by) => ({ x: to.x + by, y }));
  return [...column(to.x + beside), ...column(to.x - beside), ...ends(from.y - 1), ...ends(to.y + 1)];
};

const everywhere = (side: number): Square[] =>
  Array.from({ length: side * (side * 4 - 3) }, (_, i) => ({ x: Math.floor(i / side) / 4, y: i % side }));

function isInside({ x, y }: Square, side: number): boolean {
  const overX = bubbleSize.w / 2 - 0.5;
  const last = side - 1;
  return x >= overX && x <= last - overX && y >= 0 && y <= last;
}

function covered({ x, y }: Square, reach: { x: number; y: number }): Square[] {
  const found: Square[] = [];
  for (let row = Math.ceil(y - reach.y); row <= y + reach.y; row++)
    for (let column = Math.ceil(x - reach.x); column <= x + reach.x; column++) found.push({ x: column, y: row });
  return found;
}

export interface CountedLetter extends Square {
  tile: number;
  isNew: boolean;
  face: number;
  /** After its letter bonus. */
  value: number;
  /** The bonus square that counts in this play. */
  premium: Exclude<Bonus, ''> | null;
}

export interface CountedWord {
  word: string;
  letters: readonly CountedLetter[];
}

/** A play to be counted before everybody's eyes. The first word is the main one. */
export interface CountedPlay {
  words: readonly CountedWord[];
  bonus: number;
}

/** The letter shows its coin `at`; the coin reaches the sum when it `arrives`. */
export interface LetterBeat {
  kind: 'letter';
  at: number;
  arrives: number;
  letter: CountedLetter;
  sum: number;
  step: number;
  quiet: boolean;
}

/** The word's bonus leaves its square and strikes the sum. */
export interface BlowBeat {
  kind: 'blow';
  at: number;
  letter: CountedLetter;
  sum: number;
}

export interface BonusBeat {
  kind: 'bonus';
  at: number;
  points: number;
  sum: number;
}

export type Beat = LetterBeat | BlowBeat | BonusBeat;

export interface ScoreScript {
  beats: Beat[];
  /** From when on which word is counted. */
  words: { at: number; word: string }[];
  ms: number;
}

/** What is counted when. */
export function scoreScript({ words, bonus }: CountedPlay): ScoreScript {
  const beats: Beat[] = [];
  const named: ScoreScript['words'] = [];
  let at = count.start;
  let sum = 0;
  let step = 0;
  for (const [index, word] of words.entries()) {
    named.push({ at, word: word.word });
    const quiet = index > 0; // cross words are counted in passing
    let ofWord = 0;
    let arrives = at;
    for (const letter of word.letters) {
      const extra = letter.value > letter.face ? count.bonusExtra : 0;
      ofWord += letter.value;
      arrives = at + count.coinHold + extra + count.coinFly;
      beats.push({ kind: 'letter', at, arrives, letter, sum: sum + ofWord, step: step++, quiet });
      at += extra + (quiet ? count.crossLetter : count.letter);
    }
    at = arrives + count.crossPause;
    for (const letter of word.letters) {
      const factor = wordMultiplier(letter);
      if (factor === 1) continue;
      ofWord *= factor;
      beats.push({ kind: 'blow', at: arrives + count.blowPause, letter, sum: sum + ofWord });
      arrives += count.blowPause + count.blowFly;
      at = arrives + count.punch;
    }
    sum += ofWord;
  }
  if (bonus > 0) {
    beats.push({ kind: 'bonus', at, points: bonus, sum: sum + bonus });
    at += count.blowFly + count.punch;
  }
  return { beats, words: named, ms: at + count.rest };
}

const wordMultiplier = ({ premium }: CountedLetter) => (premium?.endsWith('W') ? Number(premium[0]) : 1);

/** When the first coin reaches the sum. */
export const firstArrival = ({ beats }: Pick<ScoreScript, 'beats'>) =>
  Math.min(...beats.flatMap((beat) => (beat.kind === 'letter' ? [beat.arrives] : [])));
