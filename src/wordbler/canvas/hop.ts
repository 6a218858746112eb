import { hump, share } from '../../shared/canvas/easing';
import { restAt } from './flight';
import { once } from './fly';
import type { TablePicture } from './picture';
import type { Stage } from './stage';
import { count } from './timings';

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
