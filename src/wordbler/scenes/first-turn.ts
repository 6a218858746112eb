import { Lesson, type LessonStep } from '../../shared/scenes/lesson';
import type { Services } from '../../shared/scenes/services';
import type { BoardCanvas } from '../canvas/board-canvas';
import { boxOfBoard, isIn, rackCell, squareCentre } from '../canvas/places';
import { fingerFor } from '../canvas/tile-poses';
import { held } from '../canvas/timings';
import { zoomed } from '../canvas/zoom';
import { FirstTurn } from '../play/first-turn';
import type { WordblerSession } from '../play/session';
import { columnName } from '../rules';

const around = ({ x, y }: { x: number; y: number }, side: number) => ({
  x: x - side / 2,
  y: y - side / 2,
  w: side,
  h: side,
});

const boxesOf = (root: HTMLElement, which: string) =>
  [...root.querySelectorAll(which)].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, w: width, h: height };
  });

/** The first turn of a person who has never played: a tile, its square, Done. */
export function firstTurnLesson(session: WordblerSession, services: Services, canvas: BoardCanvas): Lesson {
  const { texts, root, computers } = services;
  const { match } = session;
  const says = texts.lesson.wordbler;
  let turn: number | undefined;
  const first = new FirstTurn(match, computers.of(match.setup), () => lesson.refresh());
  const next = (): LessonStep | undefined => {
    const { isOpen, gestures, typing } = session;
    if (!isOpen) return undefined;
    turn ??= match.state.turn;
    // Where the play is to be found, none is shown.
    const step = match.setup.from ? undefined : first.step(gestures);
    if (!step) return undefined;
    const { layout, zoom } = canvas.table;
    const clear = [layout.rack, ...boxesOf(root, '.hud :is(.buttons, .actions, .finish) button')];
    const steps = 3;
    if (step.kind === 'own') {
      const open = [boxOfBoard(layout.board), ...boxesOf(root, '.hud :is(.tools button, .seat)')];
      return { line: says.own, keys: says.keys.own, step: 2, steps, spots: [], clear, open };
    }
    if (step.kind === 'done') {
      const spots = boxesOf(root, '.hud .finish-button');
      return { line: says.done, keys: says.keys.done, step: 3, steps, spots, clear };
    }
    const { board } = zoomed(layout, zoom);
    const middle = squareCentre(board, step.square);
    const square = !board.window || isIn(board.window, middle) ? [around(middle, board.cell)] : [];
    const tile = around(rackCell(layout.rack, step.cell), layout.rack.tile);
    const { isFirst, isStar, picked, letter } = step;
    const line = picked ? says.picked(isStar) : isFirst ? says.first(letter, isStar) : says.next(letter);
    const { x, y } = step.square;
    const isThere = typing.isOnBoard && typing.cursor.x === x && typing.cursor.y === y;
    const { type, lay } = says.keys;
    const keys = isThere ? type(letter) : lay(letter, columnName(x), y + 1);
    const isCarried = services.lastInput.byFinger && !picked && square.length > 0;
    return {
      line,
      keys,
      step: isFirst ? 1 : 2,
      steps,
      clear,
      spots: picked ? square : [tile, ...square],
      end: isCarried ? fingerFor(layout, middle, held.aboveFinger) : undefined,
    };
  };
  const mayClose = () => session.gestures.isEmpty && match.state.laid.length === 0;
  const lesson = new Lesson(services, 'wordbler', next, mayClose);
  const stop = match.listen(() => {
    if (turn !== undefined && (match.state.turn !== turn || match.state.phase === 'over')) lesson.end();
  });
  lesson.whenRemoved(stop);
  return lesson;
}
