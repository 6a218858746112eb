import type { Point } from '../../shared/canvas/box';
import { between, clamp, easeOut, hump, share } from '../../shared/canvas/easing';
import { depth } from './depths';
import { once } from './fly';
import type { Stage } from './stage';
import { count } from './timings';

/** From the upper edge of the window, in squares: a sum that bends over the first rows stays in sight. */
const headroom = 0.7;

/** The sum draws back a little, bends over the board and sinks into the player's card. */
export async function flySum(stage: Stage, from: Point, seat: number, landed: () => void) {
  const to = stage.seatPoint(seat);
  const at = (ms: number): Point => {
    const k = share(ms, count.flight);
    const go = k ** 2.2 * (1.2 - 0.2 * k) - count.drawBack * hump(clamp(k * 2.4, 0, 1));
    const up = hump(clamp(go, 0, 1)) * count.flightArc * stage.unit;
    const y = between(from.y, to.y, go) - up;
    return { x: between(from.x, to.x, go), y: Math.max(y, headroom * stage.unit) };
  };
  const showTrail = trailOf(stage, at);
  stage.cue('whoosh');
  stage.bubble.letGo();
  const land = once(() => {
    stage.bubble.hide();
    stage.cue('score');
    landed();
  });
  await stage.choreographer.over(count.flight, (ms) => {
    const k = share(ms, count.flight);
    const sink = count.flightSink * easeOut(share(k - 0.8, 0.2));
    stage.bubble.place(at(ms), 1 + count.flightGrow * hump(k) - sink);
    showTrail(ms);
    if (k >= 1) land();
  });
}

function trailOf(stage: Stage, at: (ms: number) => Point) {
  const dots = Array.from({ length: count.trailDots }, () =>
    stage.image(stage.textures.spark, depth.trail).setVisible(false),
  );
  return (ms: number) => {
    dots.forEach((dot, i) => {
      const then = ms - (i + 1) * count.trailApart;
      const left = 1 - i / count.trailDots;
      const side = stage.unit * 0.34 * left;
      const { x, y } = at(then);
      dot
        .setVisible(then > 0 && ms > count.flight * 0.2 && ms < count.flight)
        .setPosition(x, y)
        .setAlpha(0.8 * left)
        .setDisplaySize(side, side);
    });
  };
}
