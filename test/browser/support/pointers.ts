import type { CDPSession, Page } from 'playwright-core';
import type { Point } from '../../../src/shared/canvas/box';

/** One way to point at the screen, by the browser's own events. */
export interface Pointer {
  down(at: Point): Promise<unknown>;
  move(at: Point): Promise<unknown>;
  /** Where it came to last. */
  up(at: Point): Promise<unknown>;
}

export const mouseOf = ({ mouse }: Page): Pointer => ({
  down: async ({ x, y }) => {
    await mouse.move(x, y);
    await mouse.down();
  },
  move: ({ x, y }) => mouse.move(x, y),
  up: () => mouse.up(),
});

export function fingerOf(session: CDPSession): Pointer {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at) => touch('touchStart', [at]),
    move: (at) => touch('touchMove', [at]),
    up: () => touch('touchEnd', []),
  };
}

export function penOf(session: CDPSession): Pointer {
  const point = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: Point, buttons: number) => {
    const button = type === 'mouseMoved' ? 'none' : 'left';
    const clickCount = type === 'mouseMoved' ? 0 : 1;
    return session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button,
      buttons,
      clickCount,
      pointerType: 'pen',
    });
  };
  return {
    down: async (at) => {
      await point('mouseMoved', at, 0);
      await point('mousePressed', at, 1);
    },
    move: (at) => point('mouseMoved', at, 1),
    up: (at) => point('mouseReleased', at, 0),
  };
}

export async function tap(pointer: Pointer, at: Point) {
  await pointer.down(at);
  await pointer.up(at);
}

/** Takes hold, and comes as far as the last step before letting go. */
export async function carry(pointer: Pointer, from: Point, to: Point) {
  await pointer.down(from);
  for (const share of [0.5, 1])
    await pointer.move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
}

export async function drag(pointer: Pointer, from: Point, to: Point) {
  await carry(pointer, from, to);
  await pointer.up(to);
}
