import type { Point } from '../../shared/canvas/box';
import { calmFade, easeOut, hump, share } from '../../shared/canvas/motion';
import { type Change, type Move, movesBetween, type TablePicture, type TileLook } from './picture';
import { depth } from './places';
import type { Stage } from './stage';
import { type Flight, landed, planFlight, restAt, type Spot, slidOut, turnedUp } from './tile-poses';
import { count, type FlightStyle, handOver as handOverTimes, refuse, trail, turnOver } from './timings';

interface Journey {
  style: FlightStyle;
  before: TablePicture;
  after: TablePicture;
  /** A gold trail behind tiles that nobody at this screen moves. */
  trail?: boolean;
}

export async function flyAll(stage: Stage, moves: readonly Move[], journey: Journey): Promise<void> {
  await Promise.all(moves.map((move, order) => fly(stage, move, journey, order)));
}

async function fly(stage: Stage, move: Move, journey: Journey, order: number) {
  const { style, before, after } = journey;
  const view = stage.tile(move.tile);
  const from = stage.spot(move.tile, move.from, move.wasFaceUp, before);
  const to = stage.spot(move.tile, move.to, move.tile.faceUp, after);
  const hidden = move.to.at === 'bag' || move.to.at === 'seat';
  // What comes from the board keeps its face until it lies: a blank loses its letter only then.
  if (move.from.at !== 'board') view.wear(move.tile);
  view.setRim('');
  if (stage.calm) await fade(stage, move, from, to);
  else await flight(stage, move, planFlight(from, to, style, stage.unit, order % 2 ? -1 : 1), journey, order);
  view.wear(move.tile);
  view.rest(hidden ? null : to);
}

async function flight(stage: Stage, move: Move, { ms, landsAt, poseAt }: Flight, journey: Journey, order: number) {
  const view = stage.tile(move.tile);
  const mouth = stage.bag.mouth.y - stage.bag.high * 0.12;
  const leave = once(() => {
    if (move.from.at === 'bag') {
      view.sinkIntoBag();
      stage.countBag(-1);
    } else view.raise(order);
    stage.cue('slide');
  });
  const rise = once(() => view.raise(order));
  const sink = once(() => view.sinkIntoBag());
  const land = once(() => {
    if (move.to.at === 'bag') stage.countBag(1);
    stage.cue('click');
  });
  const { dots, apart, alpha, size } = trail;
  const style = { dots, apart, alpha, side: (left: number) => size * (0.5 + left) };
  const tail = journey.trail ? trailOf(stage, style, (then) => then >= 0 && then <= landsAt) : null;
  const draw = (now: number) => {
    leave();
    const pose = poseAt(now);
    if (move.from.at === 'bag' && (pose.y + pose.side / 2 < mouth || now > landsAt / 3)) rise();
    if (move.to.at === 'bag' && now > landsAt * 0.8) sink();
    view.stand(pose);
    tail?.(now, poseAt);
    if (now >= landsAt) land();
  };
  await stage.choreographer.over(ms, draw, order * journey.style.stagger);
}

// Reduced motion: gone here, there again, all tiles together.
async function fade(stage: Stage, move: Move, from: Spot, to: Spot) {
  const view = stage.tile(move.tile);
  const half = calmFade / 2;
  const shown = (spot: Spot, alpha: number) => view.stand({ ...restAt(spot), alpha });
  const { choreographer } = stage;
  if (view.pose) await choreographer.over(half, (ms) => shown(from, 1 - share(ms, half)));
  if (move.to.at === 'bag' || move.to.at === 'seat') return;
  await choreographer.over(half, (ms) => shown(to, share(ms, half)));
}

interface TrailStyle {
  dots: number;
  /** In ms. */
  apart: number;
  alpha: number;
  /** Of a dot of which so much is left, in rack tiles. */
  side: (left: number) => number;
}

/** Dots of light, the later the paler, where something was a little before; drawn from that on for any moment. */
export function trailOf(stage: Stage, style: TrailStyle, isShown: (then: number, now: number) => boolean) {
  const images = Array.from({ length: style.dots }, () =>
    stage.image(stage.textures.spark, depth.trail).setVisible(false),
  );
  return (now: number, at: (ms: number) => Point) => {
    images.forEach((image, i) => {
      const then = now - (i + 1) * style.apart;
      image.setVisible(isShown(then, now));
      if (!image.visible) return;
      const left = 1 - i / style.dots;
      const side = stage.unit * style.side(left);
      const { x, y } = at(then);
      image
        .setPosition(x, y)
        .setAlpha(style.alpha * left)
        .setDisplaySize(side, side);
    });
  };
}

export function once(act: () => void) {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}

/** A tile on the board hops, `at` so many ms. */
export function hopTile(stage: Stage, before: TablePicture, tile: number, at: number) {
  const look = before.tiles.find(({ id }) => id === tile);
  if (!look) return;
  const view = stage.tile(look);
  const spot = stage.spot(look, look.place, true, before);
  const raise = once(() => view.raise(0));
  const draw = (ms: number) => {
    raise();
    const up = hump(share(ms, count.hop));
    const height = count.hopHeight * stage.unit * up;
    view.stand({
      ...restAt(spot),
      y: spot.y - height * 0.4,
      height,
      side: spot.side * (1 + count.hopGrow * up),
    });
    if (ms >= count.hop) view.rest(spot);
  };
  return stage.choreographer.over(count.hop, draw, at);
}

const named = (tiles: readonly TileLook[], ids: readonly number[]) =>
  ids.flatMap((id) => tiles.filter((tile) => tile.id === id));

/** A head that says no: wide, narrower, still. It runs through the word like a ripple, with a crimson rim. */
export async function shakeHeads(stage: Stage, { before }: Change, ids?: readonly number[]) {
  const laid = before.tiles.filter(({ place }) => place.at === 'board' && place.laid);
  const tiles = ids ? named(before.tiles, ids) : laid;
  if (!tiles.length) return;
  stage.cue('error');
  await Promise.all(tiles.map((look, order) => shakeHead(stage, before, look, order)));
  await stage.choreographer.wait(refuse.hold);
}

function shakeHead(stage: Stage, before: Change['before'], look: TileLook, order: number) {
  const view = stage.tile(look);
  const rest = restAt(stage.spot(look, look.place, look.faceUp, before));
  const shaking = refuse.swings * refuse.swing;
  const draw = (ms: number) => {
    const k = share(ms - refuse.rim * 0.5, shaking);
    const swing = stage.calm ? 0 : Math.sin(k * Math.PI * refuse.swings) * (1 - k) ** 1.2;
    view.setRim('crimson', share(ms, refuse.rim));
    view.stand({ ...rest, x: rest.x + swing * refuse.reach * stage.unit, turn: swing * 0.05 });
  };
  return stage.choreographer.over(stage.calm ? calmFade : refuse.rim + shaking, draw, order * refuse.ripple);
}

/** Tiles that change their face where they lie: a rack that is turned up for its player. */
export async function turnTiles(stage: Stage, { before, after }: Change, ids?: readonly number[]) {
  const was = new Map(before.tiles.map((tile) => [tile.id, tile.faceUp]));
  const turned = after.tiles.filter(({ id, faceUp }) => was.has(id) && was.get(id) !== faceUp);
  const tiles = ids ? named(turned, ids) : turned;
  if (stage.calm || !tiles.length) return;
  stage.cue('turn');
  await Promise.all(tiles.map((look, order) => turn(stage, after, look, order)));
}

function turn(stage: Stage, after: Change['after'], look: TileLook, order: number) {
  const view = stage.tile(look);
  const spot = stage.spot(look, look.place, look.faceUp, after);
  const rest = restAt(spot);
  // Above its own shadow.
  view.raise(order);
  const draw = (ms: number) => {
    if (ms >= turnOver.ms) return view.stand(landed(spot, ms - turnOver.ms, turnOver));
    const k = easeOut(share(ms, turnOver.ms));
    const side = rest.side * (1 + turnOver.grow * hump(k));
    view.stand({ ...rest, side, face: look.faceUp ? k : 1 - k, height: hump(k) * stage.unit * 0.2 });
  };
  return stage.choreographer.over(turnOver.ms + turnOver.settle, draw, order * turnOver.stagger);
}

/** Another player's rack comes in front: the old tiles slide out along it, the new ones turn over in place. */
export async function handOver(stage: Stage, { before, after }: Change) {
  if (stage.calm) return;
  const moves = movesBetween(before, after);
  const [leaving, coming] = [moves.filter(leavesRack), moves.filter(comesToRack)];
  if (leaving.length + coming.length === 0) return;
  const { unit, places, choreographer } = stage;
  const { vertical } = places.rack;
  const wait = leaving.length > 0 ? handOverTimes.gap : 0;
  stage.cue('slide');
  await Promise.all([
    ...leaving.map(async ({ tile, from, wasFaceUp }) => {
      const view = stage.tile(tile);
      const spot = stage.spot(tile, from, wasFaceUp, before);
      await choreographer.over(
        handOverTimes.out,
        (ms) => view.stand(slidOut(spot, ms, unit, vertical)),
        handOverTimes.apart * cellOf(from),
      );
      view.hide();
    }),
    ...coming.map(({ tile, to }) => {
      const view = stage.tile(tile);
      const spot = stage.spot(tile, to, tile.faceUp, after);
      view.wear(tile);
      view.rest(null);
      // Above its own shadow.
      view.raise(cellOf(to));
      return choreographer.over(
        handOverTimes.appear + turnOver.ms + turnOver.settle,
        (ms) => view.stand(turnedUp(spot, ms, unit)),
        wait + handOverTimes.apart * cellOf(to),
      );
    }),
  ]);
}

const leavesRack = ({ from, to }: Move) => from.at === 'rack' && to.at === 'seat';
const comesToRack = ({ from, to }: Move) => from.at === 'seat' && to.at === 'rack';
const cellOf = (place: Move['to']) => (place.at === 'rack' ? place.cell : 0);
