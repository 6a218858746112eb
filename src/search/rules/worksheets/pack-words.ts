import { must } from '../../../engine/must';
import type { Dice } from '../../../engine/random/dice';
import { type Direction, opposites } from '../grid/grid';
import type { Lie } from '../grid/layout';
import type { SheetGrid } from './sheet-grid';
import type { Inner } from './worksheet';

export interface WordsToLay {
  /** Of all words. */
  codes: readonly Uint8Array[];
  inners: readonly Inner[];
  directions: readonly Direction[];
  /** More words begin above than below, so that what is left over there, which has a message, lies apart. */
  towardTop: boolean;
}

/** Where a word might lie. */
interface Room {
  start: number;
  direction: Direction;
}

const randomTries = 40;

/** Lays words one after another, each where it makes no other stand a second time. */
export class WordLayer {
  /** Each word that stands in no other, and those that stand in it. */
  readonly hosts: readonly number[];
  private readonly within: readonly (readonly Inner[])[];

  constructor(
    private readonly sheetGrid: SheetGrid,
    private readonly words: WordsToLay,
    private readonly dice: Dice,
  ) {
    const { codes, inners } = words;
    this.within = codes.map((_, host) => inners.filter((inner) => inner.host === host));
    this.hosts = [...codes.keys()].filter((word) => !inners.some((inner) => inner.word === word));
  }

  /** The directions in which a word may run, so that those within it run in one that was chosen, too. */
  waysOf(word: number): Direction[] {
    const { directions } = this.words;
    const isTurned = must(this.within[word]).some(({ isBack }) => isBack);
    return directions.filter((way) => !isTurned || directions.includes(opposites[way]));
  }

  /** The words that stand in a word. */
  innersIn(word: number): readonly Inner[] {
    return must(this.within[word]);
  }

  /** Whether an empty sheetGrid has any room for a word. */
  hasRoom(word: number): boolean {
    const letters = must(this.words.codes[word]);
    return this.waysOf(word).some((way) => {
      const step = this.sheetGrid.step(way);
      return this.sheetGrid.open.some((start) => this.sheetGrid.sharedAt(letters, start, step) >= 0);
    });
  }

  /** The word that found no room, if any; `close`: each word lies where it shares most. */
  layAll(order: readonly number[], close: boolean): number | undefined {
    let deck: Direction[] = [];
    for (const word of order) {
      if (deck.length === 0) deck = this.dice.shuffled(this.words.directions);
      const way = must(deck.pop());
      const isLaid = (!close && this.layByChance(word, way)) || this.layAnywhere(word, close);
      if (!isLaid) return word;
    }
    return undefined;
  }

  private layByChance(word: number, way: Direction): boolean {
    if (!this.waysOf(word).includes(way)) return false;
    const { open } = this.sheetGrid;
    const letters = must(this.words.codes[word]);
    const step = this.sheetGrid.step(way);
    for (let tries = 0; tries < randomTries; tries++) {
      const rooms = this.words.towardTop ? 1 + this.dice.below(open.length) : open.length;
      const start = must(open[this.dice.below(rooms)]);
      const isFree = this.sheetGrid.sharedAt(letters, start, step) >= 0;
      if (isFree && this.layIn({ start, direction: way }, word)) return true;
    }
    return false;
  }

  private layAnywhere(word: number, close: boolean): boolean {
    const letters = must(this.words.codes[word]);
    // By how many letters lie there already.
    const rooms: Room[][] = [];
    for (const direction of this.waysOf(word)) {
      const step = this.sheetGrid.step(direction);
      for (const start of this.sheetGrid.open) {
        const shared = this.sheetGrid.sharedAt(letters, start, step);
        if (shared < 0) continue;
        rooms[close ? shared : 0] ??= [];
        must(rooms[close ? shared : 0]).push({ start, direction });
      }
    }
    return rooms.reverse().some((alike) => this.layInOneOf(alike, word));
  }

  private layInOneOf(rooms: Room[], word: number): boolean {
    while (rooms.length > 0) {
      const at = this.dice.below(rooms.length);
      const room = must(rooms[at]);
      if (this.layIn(room, word)) return true;
      rooms[at] = must(rooms.at(-1));
      rooms.pop();
    }
    return false;
  }

  private layIn({ start, direction }: Room, word: number): boolean {
    const { sheetGrid } = this;
    const letters = must(this.words.codes[word]);
    const step = sheetGrid.step(direction);
    const squares = Array.from(letters, (_, at) => start + at * step);
    const fresh = sheetGrid.lay(letters, squares);
    const within = must(this.within[word]);
    sheetGrid.lies[word] = { direction, squares };
    for (const inner of within) sheetGrid.lies[inner.word] = lieWithin({ direction, squares }, inner, this.words);
    if (!fresh.some((square) => sheetGrid.isAccident(square))) return true;
    sheetGrid.clear(fresh);
    for (const taken of [word, ...within.map((inner) => inner.word)]) delete sheetGrid.lies[taken];
    return false;
  }
}

/** How a word lies that stands in another one. */
function lieWithin({ direction, squares }: Lie, { word, at, isBack }: Inner, { codes }: WordsToLay): Lie {
  const own = squares.slice(at, at + must(codes[word]).length);
  return isBack ? { direction: opposites[direction], squares: own.reverse() } : { direction, squares: own };
}

/**
 * Where a word might lie, and how dear it is that others have to go for it; the more letters are there already, the
 * less.
 */
interface Place {
  start: number;
  direction: Direction;
  price: number;
}

/** So many of the best places are tried before a word waits. */
const mostTried = 6;
const stepsAtOnce = 40;
const movesPerWord = 60;
const perShared = 1 / 32;
const perChance = perShared / 1000;

/**
 * Lays words where hardly any room is: a word that finds none takes the place of others, which then look for another.
 * The more often a word had to look, the less often others may drive it out.
 */
export class WordPacker {
  /** Of each square, the words that lie over it; those alone that stand in no other. */
  private readonly over: number[][];
  private readonly weights: number[];
  private readonly ways: readonly (readonly Direction[])[];
  private readonly counted: Int32Array;
  private count = 0;

  constructor(
    private readonly sheetGrid: SheetGrid,
    private readonly layer: WordLayer,
    private readonly words: WordsToLay,
    private readonly dice: Dice,
  ) {
    this.over = Array.from(sheetGrid.codes, () => []);
    for (const word of layer.hosts)
      for (const square of sheetGrid.lies[word]?.squares ?? []) must(this.over[square]).push(word);
    this.weights = words.codes.map(() => 1);
    this.ways = words.codes.map((_, word) => layer.waysOf(word));
    this.counted = new Int32Array(words.codes.length);
  }

  /** The word that found no room within so many steps, if any. Now and then it may be put off for a while. */
  *packAll(steps: number): Generator<undefined, number | undefined> {
    const { dice, layer, words } = this;
    const lengthOf = (word: number) => must(words.codes[word]).length;
    const waiting = dice.shuffled(layer.hosts).sort((a, b) => lengthOf(a) - lengthOf(b));
    for (let step = 0; step < steps; step++) {
      if (step % stepsAtOnce === 0) yield;
      const word = waiting.pop();
      if (word === undefined) {
        const twice = this.sheetGrid.open.find((square) => this.sheetGrid.isAccident(square));
        if (twice === undefined) return undefined;
        for (const other of [...must(this.over[twice])]) waiting.push(this.drive(other));
        continue;
      }
      const driven = this.place(word);
      if (driven) for (const other of driven) waiting.splice(dice.below(waiting.length + 1), 0, other);
      else {
        // What cannot be laid at all now may be once another one is gone.
        const [another] = dice.shuffled(this.laid());
        waiting.unshift(word, ...(another === undefined ? [] : [this.drive(another)]));
      }
    }
    return waiting[0];
  }

  /**
   * Moves words to where they come between the first letters that are left over, as many as a message has: else it
   * could
   * be read before a word is found.
   */
  *breakUp(length: number): Generator<undefined> {
    const { sheetGrid, dice, layer, words } = this;
    let least = this.togetherIn(length);
    for (let step = 0; step < movesPerWord * layer.hosts.length && least > length; step++) {
      if (step % stepsAtOnce === 0) yield;
      const word = must(layer.hosts[dice.below(layer.hosts.length)]);
      const letters = must(words.codes[word]);
      const before = must(sheetGrid.lies[word]);
      const ways = must(this.ways[word]);
      const direction = must(ways[dice.below(ways.length)]);
      const start = must(sheetGrid.open[dice.below(1 + dice.below(sheetGrid.open.length))]);
      this.drive(word);
      const isFree = sheetGrid.sharedAt(letters, start, sheetGrid.step(direction)) >= 0;
      const squares = Array.from(letters, (_, at) => start + at * sheetGrid.step(direction));
      if (isFree && this.put(word, direction, squares)) {
        const together = this.togetherIn(length);
        if (together < least && !before.squares.some((square) => sheetGrid.isAccident(square))) {
          least = together;
          continue;
        }
        this.drive(word);
      }
      this.put(word, before.direction, before.squares, true);
    }
  }

  /** How much of so many letters lies in one piece: each run of them by its square. */
  private togetherIn(length: number): number {
    const { codes, open } = this.sheetGrid;
    let together = 0;
    let run = 0;
    let told = 0;
    let last = 0;
    for (const square of open) {
      if (codes[square] !== 0) continue;
      run = square === last + 1 ? run + 1 : 1;
      last = square;
      // The squares of a run are the sum of the first odd numbers.
      together += 2 * run - 1;
      if (++told === length) return together;
    }
    return Number.POSITIVE_INFINITY;
  }

  private laid(): number[] {
    return this.layer.hosts.filter((word) => this.sheetGrid.lies[word]);
  }

  /** Lays a word where it costs least, and says whom it drove out. */
  private place(word: number): number[] | undefined {
    const { sheetGrid } = this;
    const letters = must(this.words.codes[word]);
    for (const { start, direction } of this.placesOf(word, letters)) {
      const step = sheetGrid.step(direction);
      const squares = Array.from(letters, (_, at) => start + at * step);
      const driven = this.inTheWay(letters, squares);
      const before = driven.map((other) => ({ other, lie: must(sheetGrid.lies[other]) }));
      for (const other of driven) this.drive(other);
      if (this.put(word, direction, squares)) {
        for (const other of driven) this.weights[other] = must(this.weights[other]) + 1;
        return driven;
      }
      for (const { other, lie } of before) this.put(other, lie.direction, lie.squares, true);
    }
    this.weights[word] = must(this.weights[word]) + 1;
    return undefined;
  }

  private inTheWay(letters: Uint8Array, squares: readonly number[]): number[] {
    const { codes } = this.sheetGrid;
    return [
      ...new Set(
        squares.flatMap((square, at) =>
          codes[square] === 0 || codes[square] === letters[at] ? [] : must(this.over[square]),
        ),
      ),
    ];
  }

  /** The cheapest places, those that cost the same in any order. */
  private placesOf(word: number, letters: Uint8Array): Place[] {
    const { sheetGrid, over, counted, weights, dice } = this;
    const { codes } = sheetGrid;
    const places: Place[] = [];
    let dearest = Number.POSITIVE_INFINITY;
    for (const direction of must(this.ways[word])) {
      const step = sheetGrid.step(direction);
      search: for (const start of sheetGrid.open) {
        if (!sheetGrid.isShape(start + step * (letters.length - 1))) continue;
        this.count++;
        let price = 0;
        for (let at = 0, square = start; at < letters.length; at++, square += step) {
          if (!sheetGrid.isShape(square)) continue search;
          const code = codes[square]!;
          if (code === letters[at]) price -= perShared;
          else if (code !== 0)
            for (const other of over[square]!)
              if (counted[other] !== this.count) {
                counted[other] = this.count;
                price += weights[other]!;
              }
          if (price > dearest + 1) continue search;
        }
        price += dice.below(1000) * perChance;
        if (price >= dearest) continue;
        const behind = places.findIndex((other) => other.price > price);
        places.splice(behind < 0 ? places.length : behind, 0, { start, direction, price });
        if (places.length > mostTried) places.pop();
        if (places.length === mostTried) dearest = must(places.at(-1)).price;
      }
    }
    return places;
  }

  private put(word: number, direction: Direction, squares: number[], isBack = false): boolean {
    const { sheetGrid, words, layer } = this;
    const fresh = sheetGrid.lay(must(words.codes[word]), squares);
    for (const square of squares) must(this.over[square]).push(word);
    const lie = { direction, squares };
    sheetGrid.lies[word] = lie;
    for (const inner of layer.innersIn(word)) sheetGrid.lies[inner.word] = lieWithin(lie, inner, words);
    if (isBack || !fresh.some((square) => sheetGrid.isAccident(square))) return true;
    this.drive(word);
    return false;
  }

  /** Takes a word away, and the letters that no other one has. */
  private drive(word: number): number {
    const { sheetGrid } = this;
    for (const square of must(sheetGrid.lies[word]).squares) {
      const over = must(this.over[square]);
      over.splice(over.indexOf(word), 1);
      if (over.length === 0) sheetGrid.codes[square] = 0;
    }
    for (const taken of [word, ...this.layer.innersIn(word).map((inner) => inner.word)]) delete sheetGrid.lies[taken];
    return word;
  }
}
