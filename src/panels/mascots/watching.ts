import { the } from '../../core/the';

// From so many pixels on, a bird looks as far to the side as it can.
const farPx = 260;

const towards = (distance: number) => Math.max(-1, Math.min(1, distance / farPx)).toFixed(2);

/** Lets the birds within an element follow the pointer with their eyes. Returns what stops it. */
export function watchPointer(within: HTMLElement): () => void {
  let waiting = 0;
  const look = ({ clientX, clientY }: PointerEvent) => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(() => {
      if (within.closest('.calm')) return;
      const birds = [...within.querySelectorAll<SVGElement>('.mascot')];
      const boxes = birds.map((bird) => bird.getBoundingClientRect());
      for (const [index, { left, top, width, height }] of boxes.entries()) {
        const { style } = the(birds[index]);
        style.setProperty('--look-x', towards(clientX - left - width / 2));
        style.setProperty('--look-y', towards(clientY - top - height / 2));
      }
    });
  };
  addEventListener('pointermove', look);
  return () => {
    cancelAnimationFrame(waiting);
    removeEventListener('pointermove', look);
  };
}
