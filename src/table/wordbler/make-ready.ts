import type Phaser from 'phaser';
import { bagParts } from './bake-bag';
import type { Face } from './bake-tile';
import { layout } from './layout';
import { inDevicePixels } from './places';
import { dressOf, type TableOptions } from './table-options';
import { type Textures, texturesOf } from './textures';

type Size = Pick<TableOptions, 'width' | 'height' | 'dpr' | 'hand' | 'colours' | 'labels'>;

/** A tile's face, where it lies. */
export interface LyingFace {
  face: Face;
  at: keyof Textures['sides'];
}

/** Paints what a table of that size and dress begins with, and the faces that lie on it, one step after another. */
export function* makeReady(
  game: Pick<Phaser.Scene, 'textures'>,
  options: Size,
  lying: Iterable<LyingFace>,
): Generator<string | HTMLCanvasElement> {
  const places = inDevicePixels(layout(options.width, options.height, options.hand), options.dpr);
  const textures = texturesOf(game, places, dressOf(options));
  const { sides } = textures;
  yield* textures.groundSteps;
  for (const part of bagParts) yield textures.bag(part);
  yield textures.shadow;
  yield textures.glow;
  yield textures.tileBack(sides.rack);
  yield textures.rim('gold', sides.rack);
  for (const { face, at } of lying) yield textures.tile(face, sides[at]);
}
