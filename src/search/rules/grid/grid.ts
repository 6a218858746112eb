import { lettersApart } from '../../../engine/alphabet/digraphs';
import { type Alphabet, english } from '../../../engine/alphabet/languages';
import { codesByUnit } from '../../../engine/lexicon/word-graph';
import { must } from '../../../engine/must';
import { isSame, type Square } from '../../../engine/square';

/** The eight ways a word can run, in the order in which they are named. */
export const directions = ['right', 'down', 'left', 'up', 'downLeft', 'downRight', 'upLeft', 'upRight'] as const;

export type Direction = (typeof directions)[number];

/** What each letter of a word is worth that runs this way. */
export const multipliers: Readonly<Record<Direction, number>> = {
  right: 10,
  down: 10,
  left: 20,
  up: 20,
  downLeft: 20,
  downRight: 20,
  upLeft: 30,
  upRight: 30,
};

export const steps: Readonly<Record<Direction, Square>> = {
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  up: { x: 0, y: -1 },
  downLeft: { x: -1, y: 1 },
  downRight: { x: 1, y: 1 },
  upLeft: { x: -1, y: -1 },
  upRight: { x: 1, y: -1 },
};

export const opposites: Readonly<Record<Direction, Direction>> = {
  right: 'left',
  down: 'up',
  left: 'right',
  up: 'down',
  downLeft: 'upRight',
  downRight: 'upLeft',
  upLeft: 'downRight',
  upRight: 'downLeft',
};

export const fewestDirections = 2;

export type DirectionsFault = 'tooFewDirections' | 'badDirections';

const isDirection = (value: unknown): value is Direction => directions.some((own) => own === value);

/** Takes anything. A direction named twice is none more. */
export function directionsFault(value: unknown): DirectionsFault | undefined {
  if (!Array.isArray(value) || value.length > directions.length) return 'badDirections';
  if (!Array.from<unknown>(value).every(isDirection)) return 'badDirections';
  const different = new Set(value).size;
  if (different < fewestDirections) return 'tooFewDirections';
  return different < value.length ? 'badDirections' : undefined;
}

/** The same choice always reads the same, in whatever order it was made. */
export const inOrder = (chosen: readonly Direction[]): Direction[] =>
  directions.filter((direction) => chosen.includes(direction));

export const wordScore = (word: string, direction: Direction) => word.length * multipliers[direction];

export type { Square };

export const gridSize = 18;

/** The letters, a text for each row. */
export type Grid = readonly string[];

/** A word where it lies: its first letter, and the way it runs. */
export interface LaidWord extends Square {
  word: string;
  direction: Direction;
}

/** Where a grid that is no square has no letter. */
export const hole = ' ';

export const letterAt = (grid: Grid, { x, y }: Square): string => grid[y]?.[x] ?? '';

/** How many columns and rows a grid has. */
export interface Extent {
  w: number;
  h: number;
}

/** Whether there is a letter. */
export const isOnGrid = (grid: Grid, square: Square) => !['', hole].includes(letterAt(grid, square));

export const isInGrid = (size: number, { x, y }: Square) =>
  Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < size && y < size;

/** The squares of a word, from its first letter to its last. */
export const squaresOf = ({ x, y, direction, word }: LaidWord): Square[] =>
  Array.from(word, (_, at) => ({ x: x + steps[direction].x * at, y: y + steps[direction].y * at }));

/** Where its last letter lies. */
const lastOf = ({ x, y, direction, word }: LaidWord): Square => {
  const far = word.length - 1;
  return { x: x + steps[direction].x * far, y: y + steps[direction].y * far };
};

const codes = new WeakMap<Alphabet, Uint8Array>();

/** Letters as small numbers: their places in the alphabet, from 1; 0 is a free square, or the edge. */
export function codesOf(word: string, alphabet: Alphabet): Uint8Array {
  const byUnit = codes.get(alphabet) ?? codesByUnit(alphabet);
  codes.set(alphabet, byUnit);
  return Uint8Array.from(word, (letter) => must(byUnit[letter.charCodeAt(0)]));
}

/** The letters row by row, and one square more, that stands for the edge. */
export function codesOfGrid(grid: Grid, alphabet: Alphabet): Uint8Array {
  const ground = new Uint8Array(grid.length ** 2 + 1);
  for (const [y, row] of grid.entries())
    for (const [x, code] of codesOf(row, alphabet).entries()) ground[y * grid.length + x] = code;
  return ground;
}

export function gridOf(ground: Uint8Array, size: number, { letters }: Alphabet): string[] {
  const row = (y: number) => ground.subarray(y * size, (y + 1) * size);
  return Array.from({ length: size }, (_, y) => Array.from(row(y), (code) => letters[code - 1]).join(''));
}

export interface Selection {
  from: Square;
  to: Square;
}

/** The direction in which a selection runs, if it is a straight line of at least two squares. */
export function directionOf({ from, to }: Selection): Direction | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if ((dx === 0 && dy === 0) || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) return undefined;
  return directions.find((way) => steps[way].x === Math.sign(dx) && steps[way].y === Math.sign(dy));
}

/** The squares of a straight selection, or the one on which it stands still. */
export function selectedSquares(selection: Selection): Square[] {
  const direction = directionOf(selection);
  const { from, to } = selection;
  if (!direction) return [from];
  const { x, y } = steps[direction];
  const length = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) + 1;
  return Array.from({ length }, (_, at) => ({ x: from.x + x * at, y: from.y + y * at }));
}

export const selectedLetters = (grid: Grid, selection: Selection): string =>
  selectedSquares(selection)
    .map((square) => letterAt(grid, square))
    .join('');

/**
 * Where a selection ends whose pointer stands at `toward`, measured in squares (a whole number is a square's
 * middle): it snaps to the nearest of the eight directions and stays inside, wherever the pointer goes.
 */
export function snap(from: Square, toward: Square, { w, h }: Extent): Square {
  const [dx, dy] = [toward.x - from.x, toward.y - from.y];
  if (!Number.isFinite(dx) || !Number.isFinite(dy) || Math.max(Math.abs(dx), Math.abs(dy)) < 0.5) return from;
  const eighth = (Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) + 8) % 8;
  const { x, y } = steps[must(clockwise[eighth])];
  const along = Math.round((dx * x + dy * y) / (Math.abs(x) + Math.abs(y)));
  const length = Math.min(along, roomAhead(from.x, x, w), roomAhead(from.y, y, h));
  return { x: from.x + x * length, y: from.y + y * length };
}

const clockwise: readonly Direction[] = ['right', 'downRight', 'down', 'downLeft', 'left', 'upLeft', 'up', 'upRight'];

const roomAhead = (at: number, step: number, size: number) =>
  step === 0 ? Number.POSITIVE_INFINITY : step > 0 ? size - 1 - at : at;

/** Whether the selection runs along the whole word, from either end. */
export function covers({ from, to }: Selection, laid: LaidWord): boolean {
  const [first, last] = [laid, lastOf(laid)];
  return (isSame(from, first) && isSame(to, last)) || (isSame(from, last) && isSame(to, first));
}

/** A word from behind. */
export const turned = (word: string) => [...word].reverse().join('');

/** Every straight line is read in one of four ways; the other four directions are the same lines read back. */
export const families = ['right', 'down', 'downRight', 'downLeft'] as const satisfies Direction[];

type Family = (typeof families)[number];

const familySteps: Readonly<Record<Family, Square>> = {
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  downRight: { x: 1, y: 1 },
  downLeft: { x: -1, y: 1 },
};

/** The numbers of the squares on each line of a family, line after line. */
export function linesOf(family: Family, size: number): number[][] {
  const { x: dx, y: dy } = familySteps[family];
  const lines: number[][] = [];
  for (let square = 0; square < size * size; square++) {
    const start = { x: square % size, y: Math.floor(square / size) };
    if (isInGrid(size, { x: start.x - dx, y: start.y - dy })) continue;
    const line: number[] = [];
    for (let at = start; isInGrid(size, at); at = { x: at.x + dx, y: at.y + dy }) line.push(at.y * size + at.x);
    lines.push(line);
  }
  return lines;
}

const orders = new Map<number, Int16Array>();

/** All lines of all families in a row, with an edge (the number after the last square) behind each. */
function readingOrder(size: number): Int16Array {
  const known = orders.get(size);
  if (known) return known;
  const edge = size * size;
  const order = Int16Array.from(families.flatMap((family) => linesOf(family, size).flatMap((line) => [...line, edge])));
  orders.set(size, order);
  return order;
}

/** The family in which one square follows another, by the difference of their numbers. */
function familyOfStep(step: number, size: number): Family {
  if (step === 1) return 'right';
  if (step === size) return 'down';
  return step === size + 1 ? 'downRight' : 'downLeft';
}

/** Fewer letters are no word in this game: hardly a grid would be without them. */
export const shortestFindable = 3;

/**
 * Finds words in a grid, in all eight directions. Each line is read once, for words and for words turned
 * round; three letters at a time say which words can begin there at all. Where a letter has several characters,
 * their squares side by side read the same.
 */
export class Finder {
  /** So many bits tell the letters of the alphabet apart, and the edge. */
  private readonly bits: number;
  /** The first reading that begins with three letters, by their codes; 0 is none. */
  private readonly heads: Int16Array;
  private readonly nexts: number[] = [0];
  private readonly readings: Uint8Array[] = [new Uint8Array()];
  private readonly owners: number[] = [-1];
  private readonly turned: boolean[] = [false];

  /** Words in capitals. Those that are too short are never found. */
  constructor(
    readonly words: readonly string[],
    private readonly alphabet: Alphabet = english,
  ) {
    this.bits = 32 - Math.clz32(alphabet.letters.length);
    this.heads = new Int16Array(1 << (3 * this.bits));
    for (const [index, whole] of words.entries())
      for (const word of lettersApart(whole, alphabet)) {
        if (word.length < shortestFindable) continue;
        const back = turned(word);
        this.add(word, index, false);
        // A word that is the same from behind lies once, not twice.
        if (back !== word) this.add(back, index, true);
      }
  }

  /** All places at which the words lie, in the order of the words. */
  in(grid: Grid): LaidWord[] {
    const size = grid.length;
    const found: { word: number; place: LaidWord }[] = [];
    this.scan(codesOfGrid(grid, this.alphabet), size, (word, squares, turned) => {
      const start = (turned ? squares[squares.length - 1] : squares[0])!;
      const family = familyOfStep(squares[1]! - squares[0]!, size);
      const direction = turned ? opposites[family] : family;
      const place = { word: this.words[word]!, x: start % size, y: Math.floor(start / size), direction };
      found.push({ word, place });
    });
    return found.sort((a, b) => a.word - b.word).map(({ place }) => place);
  }

  /** Tells of each word in a grid of codes its number, its squares, and whether they hold it turned round. */
  scan(codes: Uint8Array, size: number, tell: (word: number, squares: Int16Array, turned: boolean) => void) {
    const order = readingOrder(size);
    const { heads, nexts, readings, bits } = this;
    const last = heads.length - 1;
    let three = 0;
    for (let at = 0; at < order.length; at++) {
      three = ((three << bits) | codes[order[at]!]!) & last;
      for (let reading = heads[three]; reading !== 0; reading = nexts[reading!]) {
        const letters = readings[reading!]!;
        const start = at - 2;
        let same = shortestFindable;
        while (same < letters.length && codes[order[start + same]!] === letters[same]) same++;
        if (same === letters.length)
          tell(this.owners[reading!]!, order.subarray(start, start + same), this.turned[reading!]!);
      }
    }
  }

  private add(reading: string, owner: number, turned: boolean) {
    const { bits } = this;
    const letters = codesOf(reading, this.alphabet);
    const three = (letters[0]! << (2 * bits)) | (letters[1]! << bits) | letters[2]!;
    this.nexts.push(this.heads[three]!);
    this.heads[three] = this.readings.push(letters) - 1;
    this.owners.push(owner);
    this.turned.push(turned);
  }
}
