import { clamp, easeOut, hump, popOut, share } from '../easing';
import { flash, pop, roll, shake } from './timings';

/** How a tile of the tray stands at a moment: lengths in tiles. */
export interface TilePose {
  x: number;
  y: number;
  turn: number;
  scale: number;
  alpha: number;
}

export const atRest: TilePose = { x: 0, y: 0, turn: 0, scale: 1, alpha: 1 };

/** A die that tumbles into its place. */
export function rolling(ms: number, square: number): TilePose {
  const k = share(ms, roll.ms);
  const down = easeOut(k);
  const settle = popOut(1.4)(k);
  return {
    x: 0,
    y: -roll.from * (1 - down),
    turn: (1 - down) * roll.turn * (square % 2 ? 1 : -1),
    scale: 0.7 + 0.3 * settle,
    alpha: clamp(k * 4, 0, 1),
  };
}

/** A tile of a good word hops. */
export function hopping(ms: number): TilePose {
  const k = hump(share(ms, flash.ms));
  return { ...atRest, y: -flash.hop * k, scale: 1 + flash.grow * k };
}

/** A path that is no word shakes its head. */
export const shaking = (ms: number): number => {
  const k = share(ms, shake.ms);
  return Math.sin(k * Math.PI * shake.swings) * (1 - k) * shake.reach;
};

/** The last disc of the path pops over its size and back. */
export const popping = (ms: number): number => 1 + (pop.most - 1) * hump(share(ms, pop.ms));
