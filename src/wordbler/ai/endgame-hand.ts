import { blankBit, type Plays, tilesEach } from './plays';

/** A rack in an endgame, from which tiles are laid and taken back. */
export class Hand {
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
