import { html, nothing } from 'lit-html';
import type { ScrambleTexts } from '../../texts/texts';
import { at, type Box } from '../layer';

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

// Real pointers are heard where they drag; what a screen reader presses has no click count.
/** The letters for those who play by keys or don't see the canvas: the same squares in the same places, with names. */
export const trayMirror = (texts: ScrambleTexts, tray: TrayTold, boxes: readonly Box[], heard: Heard) => {
  const { play } = texts.scramble;
  const { side } = tray;
  const rows = Array.from({ length: side }, (_, row) => row * side);
  const [first] = boxes;
  // One square can be reached by Tab; the arrow keys lead on from there.
  const entry = tray.cursor ?? 0;
  return html`<div class="tray-mirror" role="grid" aria-label=${play.grid} aria-description=${play.gridHint}>
    ${rows.map(
      (from) =>
        html`<div role="row">${rows.map((_, column) => {
          const square = from + column;
          const box = boxes[square] ?? first;
          return html`<div role="gridcell" tabindex=${square === entry ? 0 : -1} data-square=${square}
          aria-label=${nameOf(texts, tray, square)} style=${box ? at(box) : nothing}
          @focus=${() => heard.point(square)} @click=${(event: MouseEvent) => event.detail === 0 && heard.take(square)}></div>`;
        })}</div>`,
    )}
  </div>`;
};

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
    play.square(letters[square], row, column),
    ...(order > 0 ? [play.taken(order)] : []),
    ...(counts[square] === undefined ? [] : [play.left(counts[square])]),
  ].join(', ');
}
