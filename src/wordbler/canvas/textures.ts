import type Phaser from 'phaser';
import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';
import type { Box } from '../../shared/canvas/box';
import { type Brush, canvasOf, paintSpark } from '../../shared/canvas/brush';
import { gold } from '../../shared/canvas/colours';
import { elementOf, setApart } from '../../shared/canvas/layers';
import { paintFelt } from '../../shared/canvas/paint-ground';
import { sparePictures, TextureShelf } from '../../shared/canvas/texture-shelf';
import { crimson } from './colours';
import { type Face, paintRim, paintSquare, paintTile, paintTileBack, type TableTheme, tilePad } from './paint-board';
import { type BagPart, bagBox, paintBag, paintFrame, paintRack, partBoxes, underFrame } from './paint-furniture';
import {
  bubblePad,
  nameWidth,
  paintBadge,
  paintBubble,
  paintCoin,
  paintCursor,
  paintGlow,
  paintMark,
  paintName,
  paintOutline,
  paintSoftShadow,
} from './paint-marks';
import type { Bonus, Mark, SquareLook } from './picture';
import { drawnSide, fifteenth, type Places } from './places';
import { bubbleSize, type Side } from './score-plan';
import { acclaim } from './timings';

let latest: { like: string; textures: Textures } | undefined;

/** What tables of that size and theme are drawn with: kept from one to the next, until one is set otherwise. */
export function texturesOf(game: Pick<Phaser.Scene, 'textures'>, places: Places, theme: TableTheme): Textures {
  const like = JSON.stringify([places, theme]);
  if (latest?.like === like) return latest.textures;
  sparePictures.whenInTheWay(letGoOfLatest);
  const before = latest?.textures;
  const textures = new Textures(game, places, theme);
  latest = { like, textures };
  before?.makeRoom();
  return textures;
}

function letGoOfLatest() {
  const { textures } = latest ?? {};
  if (!textures || textures.isInUse) return;
  latest = undefined;
  textures.makeRoom();
}

/** Everything that does not move is painted on it. */
export interface Ground {
  key: string;
  brush: Brush;
  /** How each square is painted there. */
  squares: string[];
}

/** Everything drawn once for one size of the table, when it is first asked for; a new size has new textures. */
export class Textures extends TextureShelf {
  /** The sides of painted tiles, in whole device pixels: on the rack, on a square, on a bonus one, in the draw. */
  readonly sides: { rack: number; cell: number; rimmed: number; drawn: number };
  readonly bagUnit: number;
  private painted: Ground | undefined;
  /** It is painted in steps; whoever cannot wait takes those that are left. */
  groundSteps = this.paintGround();
  private tables = 0;
  /** What only one game shows. */
  private readonly passing = new Set<string>();

  constructor(
    game: Pick<Phaser.Scene, 'textures'>,
    private readonly places: Places,
    readonly theme: TableTheme,
  ) {
    super(game);
    const { board, rack, bag } = places;
    const cell = Math.floor(board.cell);
    const drawn = Math.round(Math.floor(fifteenth(board)) * drawnSide);
    this.sides = { rack: Math.round(rack.tile), cell, rimmed: Math.round(cell * 0.92), drawn };
    this.bagUnit = Math.min(bag.w / bagBox.cloth.wide, bag.h / bagBox.cloth.high);
  }

  /** A table is drawn with them. */
  take() {
    this.tables++;
  }

  get isInUse() {
    return this.tables > 0;
  }

  /** Nobody will draw with them. */
  get isGone() {
    return this.tables === 0 && latest?.textures !== this;
  }

  /** It is drawn no more. */
  leave() {
    this.tables--;
    for (const key of this.passing) this.forget(key);
    this.passing.clear();
    this.makeRoom();
  }

  makeRoom() {
    if (this.isGone) this.destroy();
  }

  override destroy() {
    super.destroy();
    // At once: it takes 4 bytes a pixel of the window until it is cleared away.
    if (this.painted) Object.assign(this.painted.brush.canvas, { width: 1, height: 1 });
  }

  tile(face: Face, side: number): string {
    const { letter, value, style } = face;
    return this.tileBox(`${letter}-${value}-${style}`, side, (g, at) =>
      paintTile(g, at, side, this.theme.px, this.theme.colours, face),
    );
  }

  tileBack(side: number): string {
    return this.tileBox('back', side, (g, at) => paintTileBack(g, at, side, this.theme.px, this.theme.colours));
  }

  rim(tone: 'gold' | 'crimson', side: number): string {
    const colour = tone === 'gold' ? gold : crimson;
    return this.tileBox(`rim-${tone}`, side, (g, at) => paintRim(g, at, side, this.theme.px, colour));
  }

  get shadow() {
    const side = this.sides.rack;
    return this.once('shadow', side * 1.8, side * 1.8, (g) => paintSoftShadow(g, side));
  }

  get glow() {
    const side = this.sides.cell;
    return this.once('glow', side * 2, side * 2, (g) => paintGlow(g, side));
  }

  get spark() {
    const r = 12 * this.theme.px;
    return this.once('spark', r * 2, r * 2, (g) => paintSpark(g, r, gold));
  }

  coin(points: number): string {
    const r = this.sides.cell * 0.39;
    const written = this.theme.inFigures(points);
    return this.once(`coin-${written}`, r * 2, r * 2, (g) => paintCoin(g, r, written));
  }

  bubble(points: number | string, pointer?: Side, isNone = false): string {
    const { cell } = this.sides;
    const words = this.theme.inFigures(points);
    const [w, h] = [bubbleSize.w + 2 * bubblePad, bubbleSize.h + 2 * bubblePad];
    const name = `bubble-${words}-${pointer}-${isNone}`;
    return this.onceIn(name, cell * w, cell * h, (g) => paintBubble(g, cell, words, pointer, isNone));
  }

  wordName(letters: string): { key: string; w: number } {
    const word = spelled(letters);
    const { cell } = this.sides;
    const w = Math.ceil(nameWidth(canvasOf(1, 1).brush, cell, word));
    return { key: this.onceIn(`name-${word}`, w, cell * 0.62, (g) => paintName(g, cell, word, w)), w };
  }

  /** A word's name and its points, large enough for all to read. */
  banner(word: string, points: number): { key: string; w: number; h: number } {
    const high = Math.max(this.sides.cell * acclaim.bannerHigh, acclaim.bannerLeast * this.theme.px);
    const cell = high / 0.62;
    const words = `${spelled(word)} ${this.theme.inFigures(points)}`;
    const w = Math.ceil(nameWidth(canvasOf(1, 1).brush, cell, words));
    return { key: this.onceIn(`banner-${words}`, w, high, (g) => paintName(g, cell, words, w)), w, h: high };
  }

  badge(bonus: Exclude<Bonus, ''>): string {
    const { cell } = this.sides;
    const { colours, signs } = this.theme;
    return this.once(`badge-${bonus}`, cell * 0.9, cell * 0.62, (g) =>
      paintBadge(g, cell, signs[bonus], colours.bonus[bonus]),
    );
  }

  mark(tone: Mark['tone']): string {
    const side = this.sides.cell;
    return this.once(`mark-${tone}`, side * 1.2, side * 1.2, (g) => paintMark(g, side, this.theme.px, tone));
  }

  /** For a word of so many squares across and down. */
  outline(across: number, down: number): string {
    const { cell } = this.sides;
    const [w, h] = [(across + 1) * cell, (down + 1) * cell];
    return this.onceIn(`outline-${across}-${down}`, w, h, (g) => paintOutline(g, cell, { w, h }, this.theme.px));
  }

  cursor(where: 'across' | 'down' | 'rack'): string {
    const side = where === 'rack' ? this.sides.rack : this.sides.cell;
    const turn = { across: 0, down: Math.PI / 2, rack: null }[where];
    return this.once(`cursor-${where}`, side * 1.2, side * 1.2, (g) => paintCursor(g, side, this.theme.px, turn));
  }

  square(look: SquareLook, { w, h }: Box): string {
    const name = `square-${look.bonus}-${look.star}-${look.spent}-${w}-${h}`;
    return this.once(name, w, h, (g) => paintSquare(g, { x: 0, y: 0, w, h }, look, true, this.theme));
  }

  bag(part: BagPart, unit = this.bagUnit): string {
    const { w, h } = partBoxes[part];
    return this.once(`bag-${part}-${unit}`, w * unit, h * unit, (g) => paintBag(g, part, unit));
  }

  /** Felt, the board without its squares, and the rack. */
  get ground(): Ground {
    for (const _ of this.groundSteps);
    return must(this.painted);
  }

  /** The same, from when a table shows it. */
  get lyingGround(): Ground {
    const { ground } = this;
    if (elementOf(ground.brush.canvas)) return ground;
    const { canvas, brush } = setApart(ground.brush.canvas);
    // A picture that was lost is painted again by whoever shows it next.
    canvas.addEventListener('contextlost', () => {
      this.forget(ground.key);
      this.painted = undefined;
      this.groundSteps = this.paintGround();
    });
    this.forget(ground.key);
    return Object.assign(ground, { brush, key: this.keep('ground', canvas) });
  }

  private *paintGround(): Generator<string | HTMLCanvasElement> {
    const { places, theme } = this;
    const { px, colours } = theme;
    const { canvas, brush } = canvasOf(places.width, places.height);
    const key = this.keep('ground', canvas);
    this.painted = { key, brush, squares: [] };
    yield* paintFelt(brush, places, px, colours, underFrame(places, px));
    paintFrame(brush, places, px, colours);
    yield key;
    paintRack(brush, places, px, colours);
    yield key;
  }

  /** The ground without its board, to lie over what of a grown board is out of its place. */
  surround({ canvas }: Brush, { x, y, w, h }: Box): string {
    return this.onceIn('surround', canvas.width, canvas.height, (g) => {
      g.drawImage(canvas, 0, 0);
      g.clearRect(x, y, w, h);
    });
  }

  private onceIn(name: string, w: number, h: number, paint: (g: Brush) => void): string {
    const key = this.once(name, w, h, paint);
    this.passing.add(key);
    return key;
  }

  private tileBox(name: string, side: number, paint: (g: Brush, at: number) => void) {
    const pad = tilePad(side);
    return this.once(`tile-${name}-${side}`, side + 2 * pad, side + 2 * pad, (g) => paint(g, pad));
  }
}
