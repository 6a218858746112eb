import { must } from '../../engine/must';
import { share } from '../../shared/canvas/easing';
import { calmFade } from '../../shared/canvas/timings';
import type { Ceremony } from '../play/match';
import { inReadingOrder } from '../rules';
import { openBag, openBagMs, type Shake, shakeMs, shakenBag, thudAt } from './bag-shake';
import type { Change } from './change';
import { depth } from './depths';
import { changeDraw, cheer } from './draw-motions';
import { landed, planFlight } from './flight';
import { flyAll, once } from './fly';
import { handOver } from './hand-over';
import { dropPose } from './held-tile';
import { isSameBubble, lookAt, type Move, movesBetween, newlySpent } from './picture';
import { squareBox } from './places';
import { countPlay, type Reckoning } from './score-count';
import type { Stage } from './stage';
import { shakeHeads, turnTiles } from './tile-gestures';
import { type FlightStyle, flights, held, shakes, spend } from './timings';

/**
 * What is seen between two pictures. draw: the racks of the first draw come, change or go; cheer: who starts is shown; look: nothing moves, so that
 * all can see, or while something else does (`ifMoving`); deal: out of the bag; refill: so, but quicker; intoBag: back into it; play: onto the board from a
 * rack; home: from the board; refuse: a shake of the head, then home; slide: within the rack or the board; handOver: another rack
 * comes in front;
 * turnOver: where they lie; score: a play is counted, its premiums turn grey, and something else goes on while its points fly. `tiles` narrows it down and gives
 * the order.
 */
export type Motion =
  | { kind: 'shake'; long: boolean }
  | { kind: 'draw' }
  | { kind: 'cheer'; ms: number }
  | { kind: 'handOver' }
  | { kind: 'look'; ms: number; ifMoving?: true }
  | ({ kind: 'score'; meanwhile: readonly Motion[] } & Reckoning)
  | { kind: 'deal'; tiles?: readonly number[]; ceremony?: Ceremony }
  | {
      kind: 'refill' | 'intoBag' | 'play' | 'home' | 'refuse' | 'slide' | 'turnOver';
      tiles?: readonly number[];
    };

export async function perform(stage: Stage, change: Change, motions: readonly Motion[]): Promise<void> {
  if (!motions.some(({ kind }) => kind === 'score') && !isSameBubble(change.before, change.after))
    stage.bubble.hide();
  await Promise.all([drop(stage, change), inTurn(stage, change, motions)]);
}

async function inTurn(stage: Stage, change: Change, motions: readonly Motion[]) {
  for (const motion of motions) await play(stage, change, motion);
}

function play(stage: Stage, change: Change, motion: Motion): Promise<unknown> {
  switch (motion.kind) {
    case 'shake':
      return shakeBag(stage, motion.long ? shakes.long : shakes.short);
    case 'draw':
      return changeDraw(stage, change);
    case 'cheer':
      return cheer(stage, change, motion.ms);
    case 'look':
      return stage.choreographer.wait(motion.ifMoving && stage.calm ? 0 : motion.ms);
    case 'score':
      return countPlay(stage, change, motion, () =>
        Promise.all([greyOut(stage, change), inTurn(stage, change, motion.meanwhile)]),
      );
    case 'handOver':
      return handOver(stage, change);
    case 'turnOver':
      return turnTiles(stage, change, motion.tiles);
    case 'deal':
      return deal(stage, change, motion.tiles, flights.deal, motion.ceremony);
    case 'refill':
      return deal(stage, change, motion.tiles, flights.refill);
    case 'intoBag':
      return intoBag(
        stage,
        change,
        moves(change, motion.tiles, (move) => move.to.at === 'bag'),
      );
    case 'play': {
      const played = moves(change, motion.tiles, onto).sort((a, b) => reading(a.to, b.to));
      return flyAll(stage, played, { ...change, style: flights.play, trail: true });
    }
    case 'home':
      return flyAll(stage, homeward(change, motion.tiles), { ...change, style: flights.home });
    case 'refuse':
      return refuse(stage, change, motion.tiles);
    case 'slide':
      return flyAll(stage, moves(change, motion.tiles, within), { ...change, style: flights.slide });
  }
}

function moves(change: Change, tiles: readonly number[] | undefined, fits: (move: Move) => boolean): Move[] {
  const all = movesBetween(change.before, change.after).filter(
    (move) => move.tile.id !== change.dropped?.id && fits(move),
  );
  if (!tiles) return all;
  return tiles.flatMap((id) => all.filter((move) => move.tile.id === id));
}

const onto = ({ from, to }: Move) => to.at === 'board' && (from.at === 'seat' || from.at === 'rack');
const off = ({ from, to }: Move) => from.at === 'board' && (to.at === 'rack' || to.at === 'seat');
const within = ({ from, to }: Move) => from.at === to.at && to.at !== 'bag' && to.at !== 'seat';

const reading = (a: Move['to'], b: Move['to']) =>
  a.at === 'board' && b.at === 'board' ? inReadingOrder(a, b) : 0;

// Last in reading order, first home, unless an order is given.
const homeward = (change: Change, tiles?: readonly number[]) => {
  const found = moves(change, tiles, off);
  return tiles ? found : found.sort((a, b) => reading(b.from, a.from));
};

async function shakeBag(stage: Stage, shake: Shake) {
  if (stage.calm) return;
  stage.cue('shake');
  const thud = once(() => stage.cue('thud'));
  await stage.choreographer.over(shakeMs(shake), (ms) => {
    stage.bag.stand(shakenBag(ms, shake));
    if (ms >= thudAt(shake)) thud();
  });
}

async function deal(
  stage: Stage,
  change: Change,
  tiles: readonly number[] | undefined,
  few: FlightStyle,
  ceremony?: Ceremony,
) {
  const dealt = moves(change, tiles, ({ from }) => from.at === 'bag');
  if (!dealt.length) return;
  const around = ceremony === 'short' ? flights.dealQuickly : flights.dealAround;
  const style = dealt.length > 7 ? around : few;
  await Promise.all([open(stage, style, dealt.length), flyAll(stage, dealt, { ...change, style })]);
}

async function intoBag(stage: Stage, change: Change, returned: Move[]) {
  const [first] = returned;
  if (!first) return;
  const style = flights.intoBag;
  const from = stage.spot(first.tile, first.from, true, change.before);
  const { landsAt } = planFlight(from, { ...stage.bag.mouth, side: 1, faceUp: false }, style, stage.unit, 0);
  await Promise.all([
    open(stage, style, returned.length, landsAt * 0.8),
    flyAll(stage, returned, { ...change, style }),
  ]);
}

async function open(stage: Stage, { stagger }: FlightStyle, tiles: number, first = 0) {
  if (stage.calm) return;
  await stage.choreographer.over(openBagMs(stagger, tiles, first), (ms) =>
    stage.bag.stand(openBag(ms, stagger, tiles, first)),
  );
}

async function refuse(stage: Stage, change: Change, tiles?: readonly number[]) {
  await shakeHeads(stage, change, tiles);
  await flyAll(stage, homeward(change, tiles), { ...change, style: flights.refused });
}

async function greyOut(stage: Stage, { before, after }: Change) {
  const ms = stage.calm ? calmFade : spend.fade;
  await Promise.all(
    newlySpent(before, after).map((square) => {
      const box = squareBox(stage.places.board, square);
      const look = must(lookAt(after, square));
      const grey = stage.image(stage.textures.square(look, box), depth.fading, box.x, box.y).setOrigin(0);
      return stage.choreographer.over(ms, (now) => grey.setAlpha(share(now, ms)));
    }),
  );
}

// From the hand: near its place the tile is set down, from afar it flies.
async function drop(stage: Stage, { after, dropped }: Change) {
  const look = dropped && after.tiles.find(({ id }) => id === dropped.id);
  if (!look || !dropped) return;
  const { choreographer, glow } = stage;
  const view = stage.tile(look);
  const to = stage.spot(look, look.place, look.faceUp, after);
  const { pose } = dropped;
  const lit = glow.alpha;
  view.wear(look);
  if (stage.calm || look.place.at === 'bag' || look.place.at === 'seat') return;
  const away = Math.hypot(to.x - pose.x, to.y - pose.y) / stage.unit;
  if (away > held.dropWithin) {
    glow.setAlpha(0);
    const { ms, poseAt } = planFlight({ ...pose, faceUp: true }, to, flights.home, stage.unit, 0);
    return choreographer.over(ms, (now) => view.stand(poseAt(now)));
  }
  await choreographer.over(held.drop, (ms) => {
    view.stand(dropPose(pose, to, ms));
    glow.setAlpha(lit * (1 - share(ms, held.glowOut)));
  });
  stage.cue('click');
  await choreographer.over(held.settle, (ms) => view.stand(landed(to, ms, held)));
}
