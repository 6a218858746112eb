import { clamp, easeOut, hump, radians, ringOut, share } from '../easing';
import { bagMoves } from './timings';

/** How the bag and its parts stand at a moment. Lengths are shares of its height. */
export interface BagPose {
  rise: number;
  squash: number;
  turn: number;
  neckDrop: number;
  neckTurn: number;
  tassel: number;
  mouth: number;
}

export const bagAtRest: BagPose = {
  rise: 0,
  squash: 0,
  turn: 0,
  neckDrop: 0,
  neckTurn: 0,
  tassel: 0,
  mouth: 0,
};

/** From here on the bag stands again and only rings out. */
export const thudAt = bagMoves.halfSwings * bagMoves.halfSwing;
export const shakeMs = thudAt + bagMoves.thud;

// Picked up at once, put down at once: the hand holds it in between.
const inHand = (ms: number) =>
  easeOut(share(ms, bagMoves.halfSwing * 1.5)) * easeOut(share(thudAt - ms, bagMoves.halfSwing * 1.5));
const upAndDown = (ms: number) => Math.sin((Math.PI * ms) / bagMoves.halfSwing) * inHand(ms);
const sideways = (ms: number) => Math.sin((Math.PI * ms) / (bagMoves.halfSwing * 2.6)) * inHand(ms);

export function shakenBag(ms: number): BagPose {
  if (ms >= thudAt) return putDown(ms - thudAt);
  const swing = upAndDown(ms);
  const neckAt = ms - bagMoves.neckLag;
  return {
    rise: bagMoves.lift * inHand(ms) + bagMoves.swing * swing,
    squash: -bagMoves.squash * swing,
    turn: radians(bagMoves.sway) * sideways(ms),
    neckDrop: bagMoves.swing * bagMoves.neckFollow * (swing - upAndDown(neckAt)),
    neckTurn: radians(bagMoves.neckTurn) * (sideways(neckAt) - sideways(ms)),
    tassel: -radians(bagMoves.tasselTurn) * sideways(ms - bagMoves.tasselLag),
    mouth: 0,
  };
}

function putDown(ms: number): BagPose {
  const ring = ringOut(share(ms, bagMoves.thud));
  return {
    ...bagAtRest,
    squash: bagMoves.thudSquash * ring,
    neckDrop: bagMoves.swing * 0.5 * ring,
    tassel: radians(bagMoves.tasselTurn) * 0.4 * ring,
  };
}

/** The mouth opens, widens a little for every tile that passes it (the first at `first` ms), and closes. */
export function openBag(ms: number, stagger: number, tiles: number, first = 0): BagPose {
  const last = first + stagger * (tiles - 1);
  const open = share(ms - first + bagMoves.open, bagMoves.open);
  const closing = share(last + bagMoves.burpFor + bagMoves.open - ms, bagMoves.open);
  const passing = first + clamp(Math.floor((ms - first) / stagger), 0, tiles - 1) * stagger;
  const burp = ms < first ? 0 : hump(share(ms - passing, bagMoves.burpFor));
  return {
    ...bagAtRest,
    mouth: bagMoves.mouth * open * closing + bagMoves.burp * burp,
    squash: -0.02 * burp,
  };
}

export const openBagMs = (stagger: number, tiles: number, first = 0) =>
  first + stagger * (tiles - 1) + bagMoves.burpFor + bagMoves.open;
