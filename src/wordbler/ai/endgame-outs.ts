import type { Lines } from './lines';
import { blankBit, codeBits, type Plays, tilesEach } from './plays';

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
    for (let index = 0; index < plays.count; index++)
      if (plays.lengths[index] === rackCount) found.push(index);
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

  // The squares it is laid on, and those beside it: what is laid there joins a word it makes, or makes one of its tiles.
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
