import type { GameEngine } from '../../../src/rules';
import type { Point } from '../../../src/shared/canvas/box';
import { layout } from '../../../src/wordbler/canvas/layout';
import { rackCell, squareCentre } from '../../../src/wordbler/canvas/places';
import type { FoundTile } from '../../browser/support/find-play';
import { rest, type Visit } from './visit';

const hz = 60;

/** Along these points at a hand's pace: the moves come when they come, whether or not the page has drawn the last. */
export async function draw({ session, screen }: Visit, points: readonly Point[], ms: number) {
  const moves = Math.max(points.length, Math.round((ms * hz) / 1000));
  const sent: Promise<unknown>[] = [];
  const send = (type: 'down' | 'move' | 'up', at: Point) => {
    const touches = { down: 'touchStart', move: 'touchMove', up: 'touchEnd' } as const;
    const mouse = { down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' } as const;
    sent.push(
      screen.touch
        ? session.send('Input.dispatchTouchEvent', {
            type: touches[type],
            touchPoints: type === 'up' ? [] : [at],
          })
        : session.send('Input.dispatchMouseEvent', {
            type: mouse[type],
            x: at.x,
            y: at.y,
            button: 'left',
            clickCount: 1,
            buttons: type === 'up' ? 0 : 1,
          }),
    );
  };
  send('down', points[0]!);
  const begun = performance.now();
  for (let move = 1; move <= moves; move++) {
    await rest(Math.max(0, begun + (move * 1000) / hz - performance.now()));
    send('move', between(points, move / moves));
  }
  await rest(100);
  send('up', points[points.length - 1]!);
  await Promise.all(sent);
}

function between(points: readonly Point[], share: number): Point {
  const at = share * (points.length - 1);
  const from = points[Math.floor(at)]!;
  const to = points[Math.ceil(at)]!;
  const part = at - Math.floor(at);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

export interface Places {
  cell(cell: number): Point;
  square(square: { x: number; y: number }): Point;
}

export function placesOn({ screen }: Visit): Places {
  const { rack, board } = layout(screen.width, screen.height, 15);
  return { cell: (cell) => rackCell(rack, cell), square: (square) => squareCentre(board, square) };
}

/** A tap on each tile, and one on its square. */
export async function layByTaps(visit: Visit, { state, faces }: GameEngine, play: readonly FoundTile[]) {
  const { cell, square } = placesOn(visit);
  for (const laid of play) {
    await visit.tap(cell(state.racks[state.toMove]!.indexOf(laid.tile)));
    await visit.tap(square(laid));
    if (faces[laid.tile]!.letter === '') await visit.press(laid.letter);
    await rest(300);
  }
}

/** Where squares of a grid of letters are seen. */
export async function cellsIn(visit: Visit, grid: string): Promise<Point[]> {
  return visit.until<Point[]>(`(() => {
    const cells = [...document.querySelectorAll('[role=grid][aria-label="${grid}"] [role=gridcell]')];
    return cells.length > 0 && cells.map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
  })()`);
}
