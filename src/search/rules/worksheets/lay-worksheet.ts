import { tilesOf } from '../../../engine/alphabet/languages';
import { must } from '../../../engine/must';
import { Dice } from '../../../engine/random/dice';
import { codesOf, type Direction, hole, inOrder, opposites, squaresOf } from '../grid/grid';
import type { Layout, Lie } from '../grid/layout';
import type { LanguageWords } from '../lists/language-words';
import { fillGround, Ground, gridOfGround, type LayFault } from './ground';
import { WordPacker } from './pack-words';
import { type Inner, innersOf, lettersInGrid, lettersOfMessage, type Worksheet } from './worksheet';

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

const mostAttempts = 80;
const scatteredFirst = 8;
/** Where by then so much of the words has never found room, all of them never will. */
const enoughTried = 24;
const hopeful = 0.8;
/** How often words that found no room so are packed, each driving others out, and in how many steps. */
const mostPackings = 6;
const packingSteps = 4000;

/** Run to its end at once. */
export function layWorksheet(...of: Parameters<typeof layingOf>): Layout | LayFault {
  const laying = layingOf(...of);
  for (;;) {
    const { done, value } = laying.next();
    if (done) return value;
  }
}

/**
 * The letters of a worksheet that is sound: each word in them exactly once, in the directions that were chosen, and the
 * first letters that are left over, as one reads, are its message; or why there is no such page. The same worksheet has
 * the same letters everywhere. Where hardly any room is it takes a while, and stops now and then for others to go on.
 */
export function* layingOf(
  sheet: Worksheet,
  filter: Pick<LanguageWords, 'finder'>,
): Generator<undefined, Layout | LayFault> {
  const tiles = tilesOf(sheet.language);
  const { alphabet } = tiles;
  const words = sheet.words.map(({ text }) => must(lettersInGrid(text, sheet.language)));
  const message = codesOf(must(lettersOfMessage(sheet.message, sheet.language)), alphabet);
  const dice = new Dice(sheet.seed);
  const toLay = {
    codes: words.map((word) => codesOf(word, alphabet)),
    inners: innersOf(words),
    directions: inOrder(sheet.directions),
    towardTop: message.length > 0,
  };
  const groundOf = () => new Ground(sheet.shape, sheet.side, words, alphabet);
  const first = new WordLayer(groundOf(), toLay, dice);
  const tooLong = first.hosts.find((word) => !first.hasRoom(word));
  if (tooLong !== undefined) return { code: 'noLine', word: tooLong };

  // A word that found no room comes sooner the next time.
  const urgency = words.map((word) => word.length);
  let best: LayFault | undefined;
  let mostLaid = 0;
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    yield;
    const ground = groundOf();
    const layer = new WordLayer(ground, toLay, dice);
    const order = dice.shuffled(layer.hosts).sort((a, b) => must(urgency[b]) - must(urgency[a]));
    const roomless = layer.layAll(order, attempt >= scatteredFirst && attempt % 3 > 0);
    if (roomless !== undefined) {
      urgency[roomless] = must(urgency[roomless]) + 1;
      best ??= { code: 'noRoom', word: roomless };
      mostLaid = Math.max(mostLaid, order.indexOf(roomless));
      if (attempt >= enoughTried && mostLaid < order.length * hopeful) break;
      continue;
    }
    if (sheet.isApart) yield* new WordPacker(ground, layer, toLay, dice).breakUp(message.length);
    const fault = fillGround(ground, { message, tiles, filter: filter.finder, dice });
    if (!fault) return gridOfGround(ground, words, alphabet);
    best = furthest(best, fault);
  }
  if (must(best).code !== 'noRoom') return must(best);

  for (let packing = 0; packing < mostPackings; packing++) {
    const ground = groundOf();
    const packer = new WordPacker(ground, new WordLayer(ground, toLay, dice), toLay, dice);
    if ((yield* packer.packAll(packingSteps)) !== undefined) continue;
    const fault = fillGround(ground, { message, tiles, filter: filter.finder, dice });
    if (!fault) return gridOfGround(ground, words, alphabet);
    best = furthest(best, fault);
  }
  return must(best);
}

const stages: readonly LayFault['code'][] = ['noRoom', 'messageTooLong', 'messageMakesWords', 'crowded'];

/** What stood in the way last, of all that was tried. */
function furthest(one: LayFault | undefined, other: LayFault): LayFault {
  if (!one) return other;
  if (one.code === 'messageTooLong' && other.code === one.code) return other.left > one.left ? other : one;
  return stages.indexOf(other.code) > stages.indexOf(one.code) ? other : one;
}

/** Pieces of three letters tell nobody what a message says. */
const hiddenEnough = 3;

/**
 * How openly a message lies before a word is found: how many letters of it, in the mean, stand in one piece with one of
 * its
 * letters. What has no letter between them is one piece, too.
 */
export function opennessOf(
  { message, language }: Pick<Worksheet, 'message' | 'language'>,
  { grid, laid }: Layout,
): number {
  const letters = lettersOfMessage(message, language)?.length ?? 0;
  const lain = new Set(laid.flatMap((word) => squaresOf(word).map(({ x, y }) => `${x},${y}`)));
  const pieces: number[] = [];
  let told = 0;
  for (const [y, row] of grid.entries()) {
    let isGoingOn = false;
    for (const [x, letter] of [...row].entries()) {
      if (letter === hole) continue;
      if (told === letters) break;
      const isLeft = !lain.has(`${x},${y}`);
      if (isLeft) {
        if (isGoingOn) pieces[pieces.length - 1]! += 1;
        else pieces.push(1);
        told++;
      }
      isGoingOn = isLeft;
    }
  }
  return letters === 0 ? 0 : pieces.reduce((sum, own) => sum + own * own, 0) / letters;
}

/**
 * Of several seeds the one with which the message of a worksheet lies hidden enough, or else hidden best; and its
 * letters.
 */
export function* layingHidden(
  sheet: Worksheet,
  seeds: readonly string[],
  filter: Parameters<typeof layingOf>[1],
): Generator<undefined, { seed: string; laid: Layout | LayFault }> {
  let best: { seed: string; laid: Layout | LayFault; openness: number } | undefined;
  for (const seed of seeds) {
    const laid = yield* layingOf({ ...sheet, seed }, filter);
    const openness = 'code' in laid ? Number.POSITIVE_INFINITY : opennessOf(sheet, laid);
    if (!best || openness < best.openness) best = { seed, laid, openness };
    // What finds no room with one seed takes long, and finds none with another.
    if ('code' in laid || best.openness <= hiddenEnough) break;
  }
  return must(best);
}
