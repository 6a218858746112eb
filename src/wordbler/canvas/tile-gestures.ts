import { easeOut, hump, share } from '../../shared/canvas/easing';
import { calmFade } from '../../shared/canvas/timings';
import type { Change } from './change';
import { landed, restAt } from './flight';
import type { TileLook } from './picture';
import type { Stage } from './stage';
import { refuse, turnOver } from './timings';

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
