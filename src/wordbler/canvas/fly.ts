import { share } from '../../shared/canvas/easing';
import { calmFade } from '../../shared/canvas/timings';
import { depth } from './depths';
import { type Flight, planFlight, restAt, type Spot } from './flight';
import type { Move, TablePicture } from './picture';
import type { Stage } from './stage';
import { type FlightStyle, trail } from './timings';

export interface Journey {
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

async function flight(
  stage: Stage,
  move: Move,
  { ms, landsAt, poseAt }: Flight,
  journey: Journey,
  order: number,
) {
  const { style } = journey;
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
  const tail = journey.trail ? goldTrail(stage) : null;
  const draw = (now: number) => {
    leave();
    const pose = poseAt(now);
    if (move.from.at === 'bag' && (pose.y + pose.side / 2 < mouth || now > landsAt / 3)) rise();
    if (move.to.at === 'bag' && now > landsAt * 0.8) sink();
    view.stand(pose);
    tail?.(now, landsAt, poseAt);
    if (now >= landsAt) land();
  };
  await stage.choreographer.over(ms, draw, order * style.stagger);
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

function goldTrail(stage: Stage) {
  const dots = Array.from({ length: trail.dots }, () =>
    stage.image(stage.textures.spark, depth.trail).setVisible(false),
  );
  return (ms: number, landsAt: number, poseAt: Flight['poseAt']) => {
    dots.forEach((dot, i) => {
      const at = ms - (i + 1) * trail.apart;
      const shown = at >= 0 && at <= landsAt;
      dot.setVisible(shown);
      if (!shown) return;
      const { x, y } = poseAt(at);
      const left = 1 - i / trail.dots;
      const side = stage.unit * trail.size * (0.5 + left);
      dot
        .setPosition(x, y)
        .setAlpha(trail.alpha * left)
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
