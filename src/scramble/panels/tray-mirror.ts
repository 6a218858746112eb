import { must } from '../../engine/must';
import { at, type Box, takeAway, write } from '../../shared/panels/layer';
import { type NamedCells, namedGrid } from '../../shared/panels/screen-reader';
import type { ScrambleTexts } from '../../texts/texts';

/** What the second view tells of the letters. */
export interface TrayTold {
  side: number;
  letters: readonly string[];
  covered: boolean;
  path: readonly number[];
  counts: readonly number[];
  cursor: number | null;
}

interface Heard {
  take(square: number): void;
  point(square: number): void;
}

/** The letters for those who play by keys or don't see the canvas: the same squares in the same places, with names. */
export class TrayMirror {
  private readonly grid: NamedCells;
  private places: readonly string[] = [];

  constructor(
    private readonly texts: ScrambleTexts,
    side: number,
    heard: Heard,
  ) {
    const { play } = texts.scramble;
    this.grid = namedGrid(side, {
      focused: (square) => heard.point(square),
      // Real pointers are heard where they drag; what a screen reader presses has no click count.
      pressed: (square, { detail }) => detail === 0 && heard.take(square),
    });
    this.element.className = 'tray-mirror';
    write(this, () => {
      this.element.setAttribute('aria-label', play.grid);
      this.element.setAttribute('aria-description', play.gridHint);
    });
    this.grid.rove(0);
  }

  get element() {
    return this.grid.element;
  }

  name(tray: TrayTold, boxes: readonly Box[]) {
    this.grid.name((square) => nameOf(this.texts, tray, square));
    this.place(boxes);
    if (tray.cursor !== null) this.grid.rove(tray.cursor);
  }

  focus() {
    this.grid.focus();
  }

  remove() {
    takeAway(this);
  }

  private place(boxes: readonly Box[]) {
    const places = boxes.map(at);
    this.grid.cells.forEach(({ style }, square) => {
      if (places[square] !== this.places[square]) style.cssText = places[square] ?? '';
    });
    this.places = places;
  }
}

function nameOf(
  texts: ScrambleTexts,
  { side, letters, covered, path, counts }: TrayTold,
  square: number,
): string {
  const { play } = texts.scramble;
  const [row, column] = [Math.floor(square / side) + 1, (square % side) + 1];
  if (covered) return play.square('?', row, column);
  const order = path.indexOf(square) + 1;
  return [
    play.square(must(letters[square]), row, column),
    ...(order > 0 ? [play.taken(order)] : []),
    ...(counts[square] === undefined ? [] : [play.left(counts[square])]),
  ].join(', ');
}
