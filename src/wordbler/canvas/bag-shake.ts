import { clamp, easeOut, hump, radians, ringOut, share } from '../../shared/canvas/easing';
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

/** How long a bag is shaken, and how it rings out when it stands again. */
export interface Shake {
  halfSwings: number;
  thud: number;
}

/** From here on the bag stands again and only rings out. */
export const thudAt = ({ halfSwings }: Shake) => halfSwings * bagMoves.halfSwing;
export const shakeMs = (shake: Shake) => thudAt(shake) + shake.thud;

export function shakenBag(ms: number, shake: Shake): BagPose {
  const put = thudAt(shake);
  if (ms >= put) return putDown(share(ms - put, shake.thud));
  // Picked up at once, put down at once: the hand holds it in between.
  const inHand = (ms: number) =>
    easeOut(share(ms, bagMoves.halfSwing * 1.5)) * easeOut(share(put - ms, bagMoves.halfSwing * 1.5));
  const upAndDown = (ms: number) => Math.sin((Math.PI * ms) / bagMoves.halfSwing) * inHand(ms);
  const sideways = (ms: number) => Math.sin((Math.PI * ms) / (bagMoves.halfSwing * 2.6)) * inHand(ms);
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

function putDown(k: number): BagPose {
  const ring = ringOut(k);
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
