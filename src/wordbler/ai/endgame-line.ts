import type { LaidCode, Lines } from './lines';
import { blankBit, codeBits, Plays, tilesEach } from './plays';
import type { Finder, SearchBoard } from './search-board';

/** A rack in an endgame, from which tiles are laid and taken back. */
class Hand {
  private readonly counts = new Uint8Array(64);
  count = 0;
  points = 0;

  constructor(
    codes: readonly number[],
    private readonly tilePoints: (code: number) => number,
  ) {
    for (const code of codes) this.change(code, 1);
  }

  get codes(): number[] {
    const codes: number[] = [];
    for (let code = 0; codes.length < this.count; code++)
      for (let left = this.counts[code]!; left > 0; left--) codes.push(code);
    return codes;
  }

  lay(plays: Plays, index: number) {
    this.changeAll(plays, index, -1);
  }

  takeBack(plays: Plays, index: number) {
    this.changeAll(plays, index, 1);
  }

  private changeAll(plays: Plays, index: number, by: number) {
    const first = index * tilesEach;
    for (let at = first; at < first + plays.lengths[index]!; at++)
      this.change(plays.tiles[at]! & blankBit ? 0 : plays.tiles[at]!, by);
  }

  private change(code: number, by: number) {
    this.counts[code]! += by;
    this.count += by;
    this.points += by * this.tilePoints(code);
  }
}

/** What a remembered worth is: exact, or a bound because the rest was not looked at. */
export const kinds = { exact: 0, atLeast: 1, atMost: 2 } as const;

/** Of a worth that holds however far one looks, since it was followed to the end of the game. */
export const toTheEnd = 255;

/** Positions of an endgame and what is known of them. A newer one takes the place of an older one. */
export class EndgameMemory {
  private readonly keys: Int32Array;
  private readonly checks: Int32Array;
  private readonly worths: Int16Array;
  private readonly kinds: Uint8Array;
  private readonly depths: Uint8Array;
  private readonly choices: Int32Array;

  /** There is room for two to the power of this many. */
  constructor(private readonly bits: number) {
    const room = 1 << bits;
    this.keys = new Int32Array(room);
    this.checks = new Int32Array(room);
    this.worths = new Int16Array(room);
    this.kinds = new Uint8Array(room);
    this.depths = new Uint8Array(room);
    this.choices = new Int32Array(room);
  }

  /** Where a position is remembered, or -1. */
  find(key: number, check: number): number {
    const slot = key >>> (32 - this.bits);
    return this.keys[slot] === key && this.checks[slot] === check ? slot : -1;
  }

  keep(key: number, check: number, worth: number, kind: number, depth: number, choice: number) {
    const slot = key >>> (32 - this.bits);
    this.keys[slot] = key;
    this.checks[slot] = check;
    this.worths[slot] = worth;
    this.kinds[slot] = kind;
    this.depths[slot] = depth;
    this.choices[slot] = choice;
  }

  choice(slot: number): number {
    return slot < 0 ? -1 : this.choices[slot]!;
  }

  /** Whether what is remembered, looked so deep, answers a question between two bounds. */
  answers(slot: number, depth: number, low: number, high: number): boolean {
    if (slot < 0 || this.depths[slot]! < depth) return false;
    const kind = this.kinds[slot];
    if (kind === kinds.exact) return true;
    return kind === kinds.atLeast ? this.worths[slot]! >= high : this.worths[slot]! <= low;
  }

  worth(slot: number): number {
    return this.worths[slot]!;
  }

  isToTheEnd(slot: number): boolean {
    return this.depths[slot] === toTheEnd;
  }
}

/** A number as if thrown by dice, the same for the same input. */
function scattered(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** A play that lays the whole rack, and the squares that must stay empty for it to stay as it is. */
interface Out {
  score: number;
  needs: Uint8Array;
}

/** So many of the best are worth looking at. */
const most = 6;

/** The plays by which the opponent could go out if the mover did nothing. Most plays of the mover leave them. */
export class Outs {
  /** Out of so many plays. */
  readonly found: number;
  private readonly outs: Out[];
  private readonly lines: Lines;

  constructor(plays: Plays, lines: Lines, rackCount: number) {
    this.lines = lines;
    this.found = plays.count;
    const found: number[] = [];
    for (let index = 0; index < plays.count; index++) if (plays.lengths[index] === rackCount) found.push(index);
    found.sort((a, b) => plays.scores[b]! - plays.scores[a]!);
    this.outs = found
      .slice(0, most)
      .map((index) => ({ score: plays.scores[index]!, needs: this.needsOf(plays, index) }));
  }

  /** The best score to go out with after a play, or undefined. */
  after(plays: Plays, index: number): number | undefined {
    return this.outs.find(({ needs }) => !this.touches(plays, index, needs))?.score;
  }

  private touches(plays: Plays, index: number, needs: Uint8Array): boolean {
    let place = plays.places[index]!;
    for (let left = plays.lengths[index]!; left > 0; left--, place++) {
      while (this.lines.letters[place] !== 0) place++;
      if (needs[this.lines.ground.acrossOf(place)] !== 0) return true;
    }
    return false;
  }

  // The squares it is laid on, and those beside it: what is laid there joins a word it makes, or makes one of its
  // tiles.
  private needsOf(plays: Plays, index: number): Uint8Array {
    const { letters, ground } = this.lines;
    const needs = new Uint8Array(ground.downFrom);
    let place = plays.places[index]!;
    this.markEnds(place, needs);
    for (let left = plays.lengths[index]!; left > 0; left--, place++) {
      while (letters[place] !== 0) place++;
      needs[this.lines.ground.acrossOf(place)] = 1;
      this.markEnds(this.lines.ground.turned(place), needs);
      if (left === 1) this.markEnds(place, needs);
    }
    return needs;
  }

  private markEnds(place: number, needs: Uint8Array) {
    for (const step of [-1, 1]) {
      let end = place + step;
      while (this.lines.letters[end] !== 0) end += step;
      needs[this.lines.ground.acrossOf(end)] = 1;
    }
  }
}

/** The face value of what a play lays. */
export function pointsLaid(plays: Plays, index: number, pointsOf: (code: number) => number): number {
  let points = 0;
  const first = index * tilesEach;
  for (let at = first; at < first + plays.lengths[index]!; at++)
    if ((plays.tiles[at]! & blankBit) === 0) points += pointsOf(plays.tiles[at]! & codeBits);
  return points;
}

/** One step into the game: its board, and its plays, which are there until they are looked for again. */
interface Step {
  lines: Lines;
  search: Finder;
  plays: Plays;
  /** The play or pass by which the game went on from here. */
  chosen: number;
}

/** Stands for a pass among the numbers of plays. */
export const passing = -1;

/** The plays and passes that are being tried, one after another, from the position in question on. */
export class EndgameLine {
  private readonly steps: Step[] = [];
  private readonly hands: readonly [Hand, Hand];
  /** What tells positions apart: what lies on the board, and which of it the first of the two laid. */
  private key = 1;
  private check = 1;
  private at = 0;
  private readonly otherSearch: Finder;

  constructor(
    private readonly desk: SearchBoard,
    racks: readonly [readonly number[], readonly number[]],
  ) {
    const points = (code: number) => desk.pointsOf(code);
    this.hands = [new Hand(racks[0], points), new Hand(racks[1], points)];
    this.step(0).lines.copyFrom(desk.lines);
    this.otherSearch = this.desk.newSearch();
  }

  get length() {
    return this.at;
  }

  /** The hand of who is to move. */
  get own(): Hand {
    return this.hands[this.at % 2]!;
  }

  get other(): Hand {
    return this.hands[1 - (this.at % 2)]!;
  }

  findPlays(): Plays {
    const step = this.step(this.at);
    step.plays = step.search.findAll(step.lines, this.own.codes);
    return step.plays;
  }

  /** How who moves next could go out at once. */
  outsOfOther(): Outs {
    const { lines } = this.step(this.at);
    return new Outs(this.otherSearch.findAll(lines, this.other.codes), lines, this.other.count);
  }

  /** The position as a number, and another one to make sure; what was passed is a part of it. */
  keyFor(isLastFail: boolean): number {
    return this.key ^ (this.at % 2 === 0 ? 0 : 0x5bd1e995) ^ (isLastFail ? 0x1b873593 : 0);
  }

  get checkKey(): number {
    return this.check;
  }

  goOn(choice: number) {
    const step = this.step(this.at);
    const next = this.step(this.at + 1);
    next.lines.copyFrom(step.lines);
    step.chosen = choice;
    if (choice !== passing) {
      next.lines.lay(this.tilesOf(step, choice));
      this.own.lay(step.plays, choice);
      this.turnKeys(step, choice, 1);
    }
    this.at++;
  }

  goBack() {
    this.at--;
    const step = this.step(this.at);
    if (step.chosen === passing) return;
    this.own.takeBack(step.plays, step.chosen);
    this.turnKeys(step, step.chosen, -1);
  }

  private turnKeys({ lines, plays }: Step, index: number, sign: number) {
    let place = plays.places[index]!;
    const owner = this.at % 2;
    for (let tile = 0; tile < plays.lengths[index]!; tile++, place++) {
      while (lines.letters[place] !== 0) place++;
      const laid = plays.tiles[index * tilesEach + tile]!;
      const square = lines.ground.acrossOf(place);
      this.key = (this.key + sign * scattered((square << 8) | laid)) | 0;
      this.check = (this.check + sign * scattered((square << 8) | laid | (1 << 20))) | 0;
      if (owner === 0) continue;
      // The racks are what was not laid, so it is enough to know what one of the two laid.
      const code = laid & blankBit ? 0 : laid;
      this.key = (this.key + sign * scattered(code | (1 << 21))) | 0;
      this.check = (this.check + sign * scattered(code | (1 << 22))) | 0;
    }
  }

  private tilesOf({ lines, plays }: Step, index: number): LaidCode[] {
    return lines.emptyFrom(plays.places[index]!, plays.lengths[index]!).map((place, at) => {
      const tile = plays.tiles[index * tilesEach + at]!;
      return { place, code: tile & codeBits, points: tile & blankBit ? 0 : this.desk.pointsOf(tile) };
    });
  }

  private step(at: number): Step {
    if (!this.steps[at]) {
      this.steps[at] = {
        lines: this.desk.newLines(),
        search: this.desk.newSearch(),
        plays: new Plays(),
        chosen: passing,
      };
    }
    return this.steps[at];
  }
}
