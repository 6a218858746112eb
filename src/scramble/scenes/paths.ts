import type { Point } from '../../shared/platform/gesture';
import { Pointers } from '../../shared/platform/pointers';
import type { Tray } from '../canvas/tray';
import type { PathMaking } from '../play/path-making';

interface Ways {
  /** What the canvas fills. */
  root: HTMLElement;
  tray(): Tray | undefined;
  isOpen(): boolean;
}

/** Mouse, fingers and pens over the tray. One of them makes the path; a second one makes it lose it. */
export function listenForPaths(place: HTMLElement, making: PathMaking, ways: Ways): () => void {
  let finger: Point = { x: 0, y: 0 };
  let isOver = false;
  const pointers = new Pointers(
    place,
    {
      press: ({ at }, isAlone) => {
        if (!ways.isOpen()) return 'leave';
        if (!isAlone) return 'spent';
        const shown = ways.tray();
        shown?.fastForward();
        const square = shown?.squareAt(at);
        if (square === undefined) return 'leave';
        finger = at;
        making.press(square);
        return 'take';
      },
      drag: (to) => {
        const shown = ways.tray();
        if (!shown) return;
        making.drag(shown.squaresBetween(finger, to));
        finger = to;
      },
      drop: () => making.release(),
      // The next press begins anew, though a thumb may still rest where it was.
      lose: () => {
        pointers.reset();
        if (!isOver) making.lose();
      },
    },
    { origin: ways.root, capture: 'at once', threshold: 0, keepsFocus: true, wholeWay: true },
  );
  return () => {
    isOver = true;
    pointers.destroy();
  };
}
