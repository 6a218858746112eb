import type { TileSet } from '../../engine/alphabet/languages';
import { type Rules, rackSize, type Square, shapeOf, squareAt, tileSetOf } from '../rules';
import type { Move, PlayedLetter, SeenTile, VisibleState } from '../rules/visible-state';
import { type Gaddag, mostLetters } from './gaddag';
import { LetterSets } from './letter-sets';
import { Ground, type LaidCode, type Lines, linesFor, noCross } from './lines';
import { blankBit, codeBits, Plays, tilesEach } from './plays';
import { Search, WideSearch } from './search';

export type Finder = Pick<Search, 'findAll'>;

/** What finds plays by such rules, in an alphabet by the points of its letters. */
function finderFor(gaddag: Gaddag, points: Uint8Array, rules: Rules): Finder {
  const OfLetters = points.length - 1 > mostLetters ? WideSearch : Search;
  const Own = rules.letterOrder === 'free' ? FreeSearch : OfLetters;
  return new Own(gaddag, points, rules.fullRackBonus, Ground.of(shapeOf(rules)));
}

const blankCode = 0;

/** A board laid out for searching: letters as codes, which are their places in the alphabet from 1. */
export class SearchBoard {
  readonly lines: Lines;
  private readonly search: Finder;
  private readonly codes: ReadonlyMap<string, number>;
  private readonly points: Uint8Array;

  constructor(
    private readonly gaddag: Gaddag,
    readonly set: TileSet,
    private readonly rules: Rules,
  ) {
    this.codes = new Map([['', blankCode], ...set.alphabet.letters.map((letter, at) => [letter, at + 1] as const)]);
    this.points = new Uint8Array(this.codes.size);
    for (const { letter, points } of set.letters) this.points[this.codeOf(letter)] = points;
    this.lines = this.newLines();
    this.search = this.newSearch();
  }

  /** An empty board like this one. */
  newLines(): Lines {
    const { gaddag, rules, set } = this;
    const ground = Ground.of(shapeOf(rules));
    return linesFor(gaddag, set.alphabet.letters.length, ground, rules.letterOrder === 'free');
  }

  newSearch(): Finder {
    return finderFor(this.gaddag, this.points, this.rules);
  }

  /** With an empty board. */
  another(): SearchBoard {
    return new SearchBoard(this.gaddag, this.set, this.rules);
  }

  /** The board that a seat sees. */
  static of(gaddag: Gaddag, sight: Pick<VisibleState, 'tiles' | 'rules' | 'board'>): SearchBoard {
    const desk = new SearchBoard(gaddag, tileSetOf(sight), sight.rules);
    const tiles: LaidCode[] = [];
    for (const [at, tile] of sight.board.entries()) {
      if (tile === null) continue;
      tiles.push(desk.codeAt(squareAt(at, desk.lines.ground.side), tile));
    }
    desk.lines.lay(tiles);
    return desk;
  }

  codeOf(letter: string): number {
    const code = this.codes.get(letter);
    if (code === undefined) throw new RangeError(`"${letter}" is no letter of ${this.set.alphabet.id}`);
    return code;
  }

  pointsOf(code: number): number {
    return this.points[code]!;
  }

  pointsOfAll(codes: readonly number[]): number {
    return codes.reduce((sum, code) => sum + this.points[code]!, 0);
  }

  lay(tiles: readonly PlayedLetter[]) {
    this.lines.lay(tiles.map((tile) => this.codeAt(tile, tile)));
  }

  /** The plays of a rack of letters. They are there until the next search. */
  findPlays(rack: readonly string[]): Plays {
    return this.findPlaysOf(rack.map((letter) => this.codeOf(letter)));
  }

  /** The same of a rack of codes. */
  findPlaysOf(rack: readonly number[]): Plays {
    return this.search.findAll(this.lines, rack);
  }

  /** The tiles of a found play, as they are laid. */
  codesLaid(plays: Plays, index: number): LaidCode[] {
    return this.lines.emptyFrom(plays.places[index]!, plays.lengths[index]!).map((place, at) => {
      const tile = plays.tiles[index * tilesEach + at]!;
      return { place, code: tile & codeBits, points: tile & blankBit ? 0 : this.pointsOf(tile) };
    });
  }

  /** A found play in words that the rest of the house understands. */
  moveOf(plays: Plays, index: number): Move & { kind: 'play' } {
    const { letters } = this.set.alphabet;
    const tiles = this.lines.emptyFrom(plays.places[index]!, plays.lengths[index]!).map((place, at): PlayedLetter => {
      const tile = plays.tiles[index * tilesEach + at]!;
      return {
        ...this.lines.ground.squareOf(place),
        letter: letters[(tile & codeBits) - 1]!,
        blank: (tile & blankBit) !== 0,
      };
    });
    return { kind: 'play', tiles, score: plays.scores[index]! };
  }

  codeAt(square: Square, { letter, blank }: SeenTile): LaidCode {
    const code = this.codeOf(letter);
    return { place: this.lines.ground.placeOf(square), code, points: blank ? 0 : this.points[code]! };
  }
}

/** The squares of a play: from the first of its word to the last. */
interface Stretch {
  first: number;
  last: number;
  /** Its empty places. */
  empty: number[];
}

const byWorth = (a: number, b: number) => b - a;

/**
 * Finds plays where the letters of a word may lie in any order: for every choice of tiles and of squares the
 * arrangement that scores most, for there may be thousands of others.
 */
class FreeSearch {
  private readonly plays = new Plays();
  private readonly sets: LetterSets;
  private readonly counts = new Uint8Array(codeBits + 1);
  private readonly choices = new Map<string, number[][][]>();
  private lines!: Lines;
  private most = 0;

  constructor(
    gaddag: Gaddag,
    private readonly tilePoints: Uint8Array,
    private readonly fullRackBonus: number,
    private readonly ground: Ground,
  ) {
    this.sets = LetterSets.of(gaddag);
  }

  /** The plays that a rack of letter codes, 0 for a blank, can make. They are there until the next search. */
  findAll(lines: Lines, rack: readonly number[]): Plays {
    this.lines = lines;
    this.plays.count = 0;
    this.choices.clear();
    this.counts.fill(0);
    for (const code of rack) this.counts[code]!++;
    this.most = Math.min(rack.length, rackSize);
    const { side, stride, downFrom } = this.ground;
    // A first word down is the same as the one across.
    for (const board of lines.tiles === 0 ? [0] : [0, downFrom])
      for (let line = 1; line <= side; line++) this.searchLine(board + line * stride + 1);
    return this.plays;
  }

  private searchLine(start: number) {
    const { letters } = this.lines;
    const end = start + this.ground.side;
    for (let first = start; first < end; first++) {
      if (letters[first - 1] !== 0) continue;
      const empty: number[] = [];
      const lying: number[] = [];
      for (let last = first; last < end; last++) {
        if (letters[last] === 0) empty.push(last);
        else lying.push(letters[last]!);
        if (empty.length > this.most) break;
        if (letters[last + 1] !== 0 || empty.length === 0 || last === first) continue;
        if (this.isJoined(empty, lying)) this.layOn({ first, last, empty }, lying);
      }
    }
  }

  private isJoined(empty: readonly number[], lying: readonly number[]): boolean {
    const { crossPoints, tiles } = this.lines;
    if (tiles === 0) return empty.includes(this.ground.star);
    // A single tile that makes words both ways is one play, found across.
    const [only] = empty;
    if (empty.length === 1 && only! >= this.ground.downFrom && crossPoints[only!] !== noCross) return false;
    return lying.length > 0 || empty.some((place) => crossPoints[place] !== noCross);
  }

  private layOn(stretch: Stretch, lying: readonly number[]) {
    const { lines, ground, tilePoints } = this;
    const { empty } = stretch;
    const choices = this.choicesWith(lying)[empty.length]!;
    if (choices.length === 0) return;
    const { letterMultipliers, wordMultipliers } = ground;
    let [multiplier, sum, crosses] = [1, 0, 0];
    for (const place of empty) multiplier *= wordMultipliers[place]!;
    for (let at = stretch.first; at <= stretch.last; at++) sum += lines.points[at]!;
    const worths = empty.map((place) => {
      const cross = lines.crossPoints[place]!;
      if (cross === noCross) return letterMultipliers[place]! * multiplier;
      crosses += cross * wordMultipliers[place]!;
      return letterMultipliers[place]! * (multiplier + wordMultipliers[place]!);
    });
    const bound = [...empty.keys()].filter((at) => lines.crossPoints[empty[at]!] !== noCross);
    const free = [...empty.keys()].filter((at) => !bound.includes(at)).sort((a, b) => worths[b]! - worths[a]! || a - b);
    const pointsOf = (tile: number) => ((tile & blankBit) === 0 ? tilePoints[tile]! : 0);
    for (const choice of choices) {
      const tiles = choice.toSorted((a, b) => pointsOf(b) - pointsOf(a) || a - b);
      const best = arranged(tiles, {
        bound,
        free,
        worths,
        pointsOf,
        allows: (tile, at) => this.allows(empty[at]!, tile),
      });
      if (best) this.note(empty[0]!, best.tiles, sum * multiplier + crosses + best.worth);
    }
  }

  private choicesWith(lying: readonly number[]): number[][][] {
    const key = String.fromCharCode(...lying.toSorted(byWorth));
    const known = this.choices.get(key) ?? this.sets.choices(lying, this.counts, this.most, blankBit);
    this.choices.set(key, known);
    return known;
  }

  private allows(place: number, tile: number): boolean {
    const code = tile & codeBits;
    const { allowed, allowedFurther } = this.lines;
    return code > mostLetters
      ? (allowedFurther[place]! & (1 << (code - mostLetters))) !== 0
      : (allowed[place]! & (1 << code)) !== 0;
  }

  private note(place: number, tiles: readonly number[], score: number) {
    const { plays } = this;
    const index = plays.count++;
    if (plays.count === plays.scores.length) plays.makeRoom();
    plays.places[index] = place;
    plays.lengths[index] = tiles.length;
    plays.scores[index] = tiles.length === rackSize ? score + this.fullRackBonus : score;
    plays.tiles.set(tiles, index * tilesEach);
  }
}

interface Squares {
  /** Those where a word across says which letters may lie. */
  bound: readonly number[];
  /** The others, the one first where a letter is worth most. */
  free: readonly number[];
  worths: readonly number[];
  pointsOf(tile: number): number;
  allows(tile: number, at: number): boolean;
}

interface Arranged {
  tiles: number[];
  worth: number;
}

/** The tiles, those worth most first, on the squares where they score most; undefined where words across forbid it. */
function arranged(tiles: readonly number[], { bound, free, worths, pointsOf, allows }: Squares): Arranged | undefined {
  const laid: number[] = new Array(tiles.length).fill(0);
  const left = [...tiles];
  let best: Arranged | undefined;
  const lay = (nth: number, worth: number) => {
    if (nth < bound.length) {
      const at = bound[nth]!;
      for (const [index, tile] of left.entries()) {
        if (tile === 0 || left.indexOf(tile) !== index || !allows(tile, at)) continue;
        left[index] = 0;
        laid[at] = tile;
        lay(nth + 1, worth + pointsOf(tile) * worths[at]!);
        left[index] = tile;
      }
      return;
    }
    const others = left.filter((tile) => tile !== 0);
    const whole = free.reduce((sum, at, index) => sum + pointsOf(others[index]!) * worths[at]!, worth);
    if (best && whole <= best.worth) return;
    for (const [index, at] of free.entries()) laid[at] = others[index]!;
    best = { tiles: [...laid], worth: whole };
  };
  lay(0, 0);
  return best;
}
