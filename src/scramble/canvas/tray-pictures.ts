import type Phaser from 'phaser';
import { canvasOf } from '../../shared/canvas/bake-shapes';
import type { Box } from '../../shared/canvas/box';
import type { TableColours } from '../../shared/canvas/colours';
import type { InFigures } from '../../shared/canvas/in-figures';
import { TextureShelf } from '../../shared/canvas/texture-shelf';
import {
  facePad,
  paintCount,
  paintFace,
  paintFocus,
  paintLetter,
  paintOrder,
  paintTray,
  type TileFace,
  trayPad,
} from './bake-tray';
import { placeTray, type TrayPlaces } from './tray-places';

/** How everything in a tray is drawn. */
export interface TrayDress {
  px: number;
  colours: TableColours;
  /** Numbers as the language writes them. */
  inFigures: InFigures;
}

// The figures on a tile that is smaller than this, in CSS pixels, could not be read.
const leastForFigures = 60;

/** All that a tray of one size and dress is drawn with, each painted when it is first asked for. */
export class TrayPictures {
  readonly places: TrayPlaces;
  private readonly shelf: TextureShelf;

  /** The box is where the tray may stand, in CSS pixels. */
  constructor(
    scene: Pick<Phaser.Scene, 'textures'>,
    readonly dress: TrayDress,
    { x, y, w, h }: Box,
    side: number,
  ) {
    const { px } = dress;
    this.places = placeTray({ x: x * px, y: y * px, w: w * px, h: h * px }, side);
    this.shelf = new TextureShelf(scene);
  }

  /** What is seen of a tray at first, one after another. */
  *steps(letters: string): Generator<string> {
    yield this.frame;
    yield this.face('rest');
    yield* this.letters(letters);
    yield this.face('lit');
    yield this.focus;
  }

  *letters(letters: string): Generator<string> {
    for (const letter of new Set(letters)) yield this.letter(letter);
  }

  get frame(): string {
    const { dress, places } = this;
    const whole = places.size + 2 * trayPad(places);
    return this.shelf.once('tray', whole, whole, (g) => paintTray(g, places, dress.px, dress.colours));
  }

  get focus(): string {
    const { tile } = this.places;
    const ring = tile + 2 * facePad(tile);
    return this.shelf.once('focus', ring, ring, (g) => paintFocus(g, tile, this.dress.px));
  }

  face(face: TileFace): string {
    const { tile } = this.places;
    const { px, colours } = this.dress;
    const size = tile + 2 * facePad(tile);
    return this.shelf.once(`face-${face}`, size, size, (g) => paintFace(g, tile, px, colours, face));
  }

  letter(letter: string): string {
    const { tile } = this.places;
    const [, , , ink] = this.dress.colours.tile;
    return this.shelf.once(`letter-${letter}`, tile, tile, (g) => paintLetter(g, tile, letter, ink));
  }

  /** A tile's place in a path, or else how many words it still has part in; none where it could not be read. */
  figure(order: number, count: number | undefined): string | undefined {
    const { tile } = this.places;
    const { px, inFigures } = this.dress;
    if (tile / px < leastForFigures) return undefined;
    const size = Math.max(17 * px, Math.round(tile * 0.19));
    const [place, words] = [inFigures(order), inFigures(count ?? '')];
    if (order > 0) return this.shelf.once(`order-${order}`, size, size, (g) => paintOrder(g, size, place));
    if (count === undefined) return undefined;
    return this.shelf.once(`count-${count}`, size * 1.5, size, (g) => paintCount(g, size, words));
  }

  /** What the ribbon is painted on, as long as the tray stands. */
  ribbon(): { key: string; brush: CanvasRenderingContext2D } {
    const { size } = this.places;
    const { canvas, brush } = canvasOf(size, size);
    return { key: this.shelf.keep('ribbon', canvas), brush };
  }

  destroy() {
    this.shelf.destroy();
  }
}
