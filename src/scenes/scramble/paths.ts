import type { PathMaking } from '../../match/scramble/path-making';
import type { Tray } from '../../table/scramble/tray';

interface Ways {
  /** What the canvas fills. */
  root: HTMLElement;
  tray(): Tray | undefined;
  isOpen(): boolean;
}

interface Finger {
  id: number;
  x: number;
  y: number;
}

/** Hears mouse, fingers and pens over the tray. One of them makes the path; a second one makes it lose it. */
export function listenForPaths(place: HTMLElement, making: PathMaking, ways: Ways): () => void {
  let finger: Finger | undefined;
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = ways.root.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !ways.isOpen()) return;
    // One that was let go outside the window was never seen to end: it begins anew.
    if (finger && finger.id !== event.pointerId) {
      finger = undefined;
      making.lose();
      return;
    }
    const shown = ways.tray();
    shown?.fastForward();
    const square = shown?.squareAt(pointOf(event));
    if (square === undefined) return;
    // The keys go on from where they were; nothing is selected, nothing scrolls.
    event.preventDefault();
    finger = { id: event.pointerId, ...pointOf(event) };
    place.setPointerCapture(event.pointerId);
    making.press(square);
  };
  const move = (event: PointerEvent) => {
    const shown = ways.tray();
    if (!finger || finger.id !== event.pointerId || !shown) return;
    const to = pointOf(event);
    making.drag(shown.squaresBetween(finger, to));
    finger = { ...finger, ...to };
  };
  const up = (event: PointerEvent) => {
    if (finger?.id !== event.pointerId) return;
    move(event);
    finger = undefined;
    making.release();
  };
  const lose = (event: PointerEvent) => {
    if (finger?.id !== event.pointerId) return;
    finger = undefined;
    making.lose();
  };
  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: lose } as const;
  for (const [type, listener] of Object.entries(listeners))
    place.addEventListener(type, listener as EventListener);
  return () => {
    for (const [type, listener] of Object.entries(listeners))
      place.removeEventListener(type, listener as EventListener);
  };
}
