import type { Desk } from './desk';
import { Hand } from './endgame-hand';
import { scattered } from './endgame-memory';
import { Outs } from './endgame-outs';
import type { Finder } from './finder';
import type { LaidCode, Lines } from './lines';
import { blankBit, codeBits, Plays, tilesEach } from './plays';

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
    private readonly desk: Desk,
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
