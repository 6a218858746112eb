import { easeIn, easeOut, hump, share } from '../../shared/canvas/easing';
import type { Change } from './change';
import { landed, type Pose, restAt, type Spot } from './flight';
import { type Move, movesBetween } from './picture';
import type { Stage } from './stage';
import { handOver as times, turnOver } from './timings';

/** Another player's rack comes in front: the old tiles slide out along it, the new ones turn over, each where it lies. */
export async function handOver(stage: Stage, { before, after }: Change) {
  if (stage.calm) return;
  const moves = movesBetween(before, after);
  const [leaving, coming] = [moves.filter(leavesRack), moves.filter(comesToRack)];
  if (leaving.length + coming.length === 0) return;
  const { unit, places, choreographer } = stage;
  const { vertical } = places.rack;
  const wait = leaving.length > 0 ? times.gap : 0;
  stage.cue('slide');
  await Promise.all([
    ...leaving.map(async ({ tile, from, wasFaceUp }) => {
      const view = stage.tile(tile);
      const spot = stage.spot(tile, from, wasFaceUp, before);
      await choreographer.over(
        times.out,
        (ms) => view.stand(slidOut(spot, ms, unit, vertical)),
        times.apart * cellOf(from),
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
        times.appear + turnOver.ms + turnOver.settle,
        (ms) => view.stand(turnedUp(spot, ms, unit)),
        wait + times.apart * cellOf(to),
      );
    }),
  ]);
}

export function slidOut(spot: Spot, ms: number, unit: number, vertical: boolean): Pose {
  const k = share(ms, times.out);
  const away = easeIn(k) * times.reach * unit;
  const rest = restAt(spot);
  return {
    ...rest,
    x: rest.x - (vertical ? 0 : away),
    y: rest.y - (vertical ? away : 0),
    alpha: 1 - share(k - times.fadeFrom, 1 - times.fadeFrom),
  };
}

/** There at once, face down; then it turns over and is set down. */
export function turnedUp(spot: Spot, ms: number, unit: number): Pose {
  const rest = restAt(spot);
  const turning = ms - times.appear;
  if (turning >= turnOver.ms) return landed(spot, turning - turnOver.ms, turnOver);
  const k = easeOut(share(turning, turnOver.ms));
  return {
    ...rest,
    side: rest.side * (1 + turnOver.grow * hump(k)),
    face: spot.faceUp ? k : 0,
    height: hump(k) * unit * 0.2,
    alpha: share(ms, times.appear),
  };
}

const leavesRack = ({ from, to }: Move) => from.at === 'rack' && to.at === 'seat';
const comesToRack = ({ from, to }: Move) => from.at === 'seat' && to.at === 'rack';
const cellOf = (place: Move['to']) => (place.at === 'rack' ? place.cell : 0);
