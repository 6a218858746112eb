import { between, carry, hump, ringOut, share } from '../../shared/canvas/easing';
import { calmFade } from '../../shared/canvas/timings';
import type { Change } from './change';
import { type Pose, restAt, type Spot } from './flight';
import type { Stage } from './stage';
import { cheer as cheers, draw as times } from './timings';

/** The racks of the draw come or go, and the bag with them: onto the star, and home. */
export async function changeDraw(stage: Stage, { before, after }: Change) {
  const { choreographer, draw } = stage;
  if (before.draw && after.draw) {
    draw.present(after.draw);
    return;
  }
  const look = after.draw ?? before.draw;
  const ms = stage.calm ? calmFade : times.fade;
  const fades = choreographer.over(ms, (now) => {
    const k = share(now, ms);
    draw.present(look, after.draw ? k : 1 - k);
  });
  await Promise.all([fades, moveBag(stage, { before, after })]);
}

async function moveBag(stage: Stage, { before, after }: Pick<Change, 'before' | 'after'>) {
  if (stage.calm) return;
  const [from, to] = [stage.bagPlace(before), stage.bagPlace(after)];
  const large = Math.max(from.unit, to.unit);
  stage.cue('whoosh');
  await stage.choreographer.over(times.bag, (ms) => {
    const k = carry(share(ms, times.bag));
    const unit = between(from.unit, to.unit, k);
    const y = between(from.y, to.y, k) - hump(k) * stage.unit * 0.8;
    stage.bag.move({ x: between(from.x, to.x, k), y, unit }, large);
  });
}

/** There is time to see who starts, and the tile that decided it hops. */
export async function cheer(stage: Stage, { after }: Change, ms: number) {
  const { calm, choreographer, unit } = stage;
  const winners = calm
    ? []
    : after.tiles.filter(
        ({ place }) => place.at === 'drawn' && place.aside === 0 && after.draw?.lit.includes(place.seat),
      );
  await Promise.all([
    choreographer.wait(ms),
    ...winners.map((look) => {
      const view = stage.tile(look);
      const spot = stage.spot(look, look.place, look.faceUp, after);
      view.raise(0);
      return choreographer.over(2 * cheers.hop, (now) => view.stand(hopping(spot, now, unit)), cheers.after);
    }),
  ]);
}

/** Twice up, the second time less, and down to where it lay. */
export function hopping(spot: Spot, ms: number, unit: number): Pose {
  const rest = restAt(spot);
  const nth = Math.min(1, Math.floor(ms / cheers.hop));
  const k = share(ms - nth * cheers.hop, cheers.hop);
  if (k === 1) return rest;
  const up = hump(Math.min(1, k / 0.7)) * (nth ? 0.7 : 1);
  const squash = k > 0.7 ? 0.12 * ringOut((k - 0.7) / 0.3) : 0;
  const tall = 1 - squash + 0.06 * up;
  return {
    ...rest,
    y: rest.y - up * cheers.high * unit + ((1 - tall) * rest.side) / 2,
    height: up * cheers.high * unit * 0.8,
    side: rest.side * (1 + 0.12 * up),
    wide: 1 + squash * 0.8,
    tall,
  };
}
