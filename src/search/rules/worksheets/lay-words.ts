import { must } from '../../../engine/must';
import type { Dice } from '../../../engine/random/dice';
import { type Direction, opposites } from '../grid/grid';
import type { Lie } from '../grid/layout';
import type { Ground } from './ground';
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
    private readonly ground: Ground,
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

  /** Whether an empty ground has any room for a word. */
  hasRoom(word: number): boolean {
    const letters = must(this.words.codes[word]);
    return this.waysOf(word).some((way) => {
      const step = this.ground.step(way);
      return this.ground.open.some((start) => this.ground.sharedAt(letters, start, step) >= 0);
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
    const { open } = this.ground;
    const letters = must(this.words.codes[word]);
    const step = this.ground.step(way);
    for (let tries = 0; tries < randomTries; tries++) {
      const rooms = this.words.towardTop ? 1 + this.dice.below(open.length) : open.length;
      const start = must(open[this.dice.below(rooms)]);
      const isFree = this.ground.sharedAt(letters, start, step) >= 0;
      if (isFree && this.layIn({ start, direction: way }, word)) return true;
    }
    return false;
  }

  private layAnywhere(word: number, close: boolean): boolean {
    const letters = must(this.words.codes[word]);
    // By how many letters lie there already.
    const rooms: Room[][] = [];
    for (const direction of this.waysOf(word)) {
      const step = this.ground.step(direction);
      for (const start of this.ground.open) {
        const shared = this.ground.sharedAt(letters, start, step);
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
    const { ground } = this;
    const letters = must(this.words.codes[word]);
    const step = ground.step(direction);
    const squares = Array.from(letters, (_, at) => start + at * step);
    const fresh = ground.lay(letters, squares);
    const within = must(this.within[word]);
    ground.lies[word] = { direction, squares };
    for (const inner of within) ground.lies[inner.word] = lieWithin({ direction, squares }, inner, this.words);
    if (!fresh.some((square) => ground.isAccident(square))) return true;
    ground.clear(fresh);
    for (const taken of [word, ...within.map((inner) => inner.word)]) delete ground.lies[taken];
    return false;
  }
}

/** How a word lies that stands in another one. */
export function lieWithin({ direction, squares }: Lie, { word, at, isBack }: Inner, { codes }: WordsToLay): Lie {
  const own = squares.slice(at, at + must(codes[word]).length);
  return isBack ? { direction: opposites[direction], squares: own.reverse() } : { direction, squares: own };
}
