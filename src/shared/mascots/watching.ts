// From so many pixels on, a bird looks as far to the side as it can, in so many steps.
const farPx = 260;
const steps = 4;
// So long a bird is taken to be where it was last seen.
const knownMs = 1000;

const towards = (distance: number) => Math.round(Math.max(-1, Math.min(1, distance / farPx)) * steps) / steps;

/**
 * Lets the birds within an element follow the pointer with their eyes, while nothing is dragged, or then, too. Returns
 * what stops it.
 */
export function watchPointer(within: HTMLElement, alsoDragging = false): () => void {
  const stop = new AbortController();
  const middles = new Map<SVGElement, { x: number; y: number }>();
  const looks = new Map<SVGElement, string>();
  let seenAt = Number.NEGATIVE_INFINITY;
  let pointer = { x: 0, y: 0 };
  const look = () => {
    for (const [bird, middle] of middles) {
      const [x, y] = [towards(pointer.x - middle.x), towards(pointer.y - middle.y)];
      if (looks.get(bird) === `${x} ${y}`) continue;
      looks.set(bird, `${x} ${y}`);
      bird.style.setProperty('--look-x', `${x}`);
      bird.style.setProperty('--look-y', `${y}`);
    }
  };
  // It tells where they are once the page has been laid out: asking them would have it laid out at once.
  const finder = new IntersectionObserver((found) => {
    finder.disconnect();
    middles.clear();
    for (const { target, boundingClientRect: box } of found)
      middles.set(target as SVGElement, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    for (const bird of looks.keys()) if (!middles.has(bird)) looks.delete(bird);
    look();
  });
  const follow = ({ clientX, clientY, timeStamp, buttons }: PointerEvent) => {
    if ((buttons !== 0 && !alsoDragging) || within.closest('.calm')) return;
    pointer = { x: clientX, y: clientY };
    if (timeStamp - seenAt < knownMs) {
      look();
      return;
    }
    seenAt = timeStamp;
    for (const bird of within.querySelectorAll(':not(.head) > .mascot')) finder.observe(bird);
  };
  const forget = () => {
    seenAt = Number.NEGATIVE_INFINITY;
  };
  const { signal } = stop;
  addEventListener('pointermove', follow, { signal, passive: true });
  addEventListener('resize', forget, { signal });
  addEventListener('scroll', forget, { signal, capture: true, passive: true });
  return () => {
    finder.disconnect();
    stop.abort();
  };
}
