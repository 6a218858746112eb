import type Phaser from 'phaser';
import { sparePictures } from '../../shared/canvas/texture-shelf';
import { paintSquares } from './board-view';
import { layout } from './layout';
import { type Face, faceOf } from './paint-board';
import { bagParts } from './paint-furniture';
import { type Bonus, lookAt, type TablePicture } from './picture';
import { inDevicePixels, type Places } from './places';
import { dressOf, type TableOptions } from './table';
import { type Textures, texturesOf } from './textures';

type Size = Pick<
  TableOptions,
  'width' | 'height' | 'side' | 'dpr' | 'hand' | 'colours' | 'labels' | 'signs' | 'inFigures'
>;

/** Paints what a table of that size and dress begins with, and what lies on it, one step after another. */
export function* makeReady(
  game: Pick<Phaser.Scene, 'textures'>,
  options: Size,
  lying: Pick<TablePicture, 'squares' | 'tiles'>,
): Generator<string | HTMLCanvasElement> {
  const places = inDevicePixels(layout(options.width, options.height, options.side, options.hand), options.dpr);
  if (sparePictures.areInTheWay) return;
  const textures = texturesOf(game, places, dressOf(options));
  const steps = stepsOf(textures, places, lying);
  while (!textures.isGone) {
    const step = steps.next();
    if (step.done) return;
    yield step.value;
  }
}

function* stepsOf(
  textures: Textures,
  places: Places,
  lying: Pick<TablePicture, 'squares' | 'tiles'>,
): Generator<string | HTMLCanvasElement> {
  const { sides } = textures;
  yield* textures.groundSteps;
  yield* paintSquares(textures.ground, places.board, lying, textures.dress);
  for (const part of bagParts) yield textures.bag(part);
  yield textures.shadow;
  yield textures.glow;
  yield textures.tileBack(sides.rack);
  yield textures.rim('gold', sides.rack);
  // A font costs most the first time.
  yield textures.coin(1);
  for (const look of lying.tiles) {
    const { place } = look;
    if (place.at === 'rack') yield textures.tile(faceOf(look), sides.rack);
    if (place.at !== 'board') continue;
    const isOnBonus = lookAt(lying, place)?.bonus;
    yield textures.tile(faceOf(look), isOnBonus ? sides.rimmed : sides.cell);
  }
}

// Of all letters, on all bonus squares.
const worths = [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 20, 24, 30];
const badges: readonly Exclude<Bonus, ''>[] = ['2L', '3L', '2W', '3W'];

/** Paints what plays are laid and counted with on a table that stands, for as long as it does. */
export function* makeMore(
  game: Pick<Phaser.Scene, 'textures'>,
  options: Size,
  faces: readonly Face[],
): Generator<string> {
  const places = inDevicePixels(layout(options.width, options.height, options.side, options.hand), options.dpr);
  const textures = texturesOf(game, places, dressOf(options));
  const { cell, rimmed } = textures.sides;
  const all = [
    ...worths.map((points) => () => textures.coin(points)),
    ...badges.map((bonus) => () => textures.badge(bonus)),
    () => textures.spark,
    ...[cell, rimmed].map((side) => () => textures.rim('gold', side)),
    // Few lie on a bonus square, and are a little smaller there: those are painted when they do.
    ...faces.map((face) => () => textures.tile(face, cell)),
  ];
  for (const painted of all) {
    if (!textures.isInUse) return;
    yield painted();
  }
}
