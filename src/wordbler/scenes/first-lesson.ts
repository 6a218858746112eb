import { Lesson, type LessonStep } from '../../shared/panels/lesson';
import type { Services } from '../../shared/scenes/services';
import type { BoardCanvas } from '../canvas/board-canvas';
import { boxOfBoard, isIn, rackCell, squareCentre } from '../canvas/places';
import { zoomed } from '../canvas/zoom';
import type { TablePanel } from '../panels/table-panel';
import { FirstTurn, type FirstTurnStep } from '../play/first-turn';
import type { WordblerSession } from '../play/session';
import { columnName, type Square } from '../rules';

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

type Lay = Extract<FirstTurnStep, { kind: 'lay' }>;

/** A tile, its square, Done: until the first play of somebody who has never played is accepted. */
export function firstTurnLesson(
  session: WordblerSession,
  services: Services,
  { table }: BoardCanvas,
  panel: TablePanel,
): Lesson {
  const { texts, root, computers, lastInput } = services;
  const { match, gestures, typing } = session;
  const says = texts.lesson.wordbler;
  const steps = 3;
  let wasShown = false;
  let sought: Square | undefined;
  const first = new FirstTurn(match, computers.of(match.setup), {
    changed: () => lesson.show(),
    isHand: () => !lastInput.byKeys,
    sendHome: (tile) => gestures.send(tile === undefined ? { type: 'recall' } : { type: 'takeBack', tile }),
  });
  const line = ({ isFirst, picked, letter, lacks }: Lay) => {
    const tile = letter || texts.common.blank;
    if (picked) return says.picked;
    if (lacks) return says.lacks[lacks];
    if (!isFirst) return says.next({ tile });
    return lastInput.byFinger ? says.tap({ tile }) : says.first({ tile });
  };
  const keys = ({ letter, square: { x, y }, lacks }: Lay) => {
    const isThere = typing.isOnBoard && typing.cursor.x === x && typing.cursor.y === y;
    const { type, place } = says.keys;
    const square = texts.forms.inDigits(`${columnName(x)}${y + 1}`);
    const next = isThere ? type({ letter }) : place({ letter, square });
    return lacks ? texts.forms.sentences([says.lacks[lacks], next]) : next;
  };
  const spots = ({ cell, square, picked }: Lay) => {
    const { layout, zoom, isCarrying } = table;
    const { board } = zoomed(layout, zoom);
    const middle = squareCentre(board, square);
    const there = !board.window || isIn(board.window, middle) ? [around(middle, board.cell)] : [];
    if (picked || isCarrying) return there;
    const tile = around(rackCell(layout.rack, cell), layout.rack.tile);
    // A finger taps one after the other.
    return lastInput.byFinger ? [tile] : [tile, ...there];
  };
  const next = (): LessonStep | undefined => {
    sought = undefined;
    // A hint that was asked for says what to do as well.
    if (!session.isOpen || !panel.isDrawn || session.hint.view?.shown) return undefined;
    // Where the play is to be found, none is shown.
    const step = match.setup.from ? undefined : first.step(gestures);
    if (!step) return undefined;
    wasShown = true;
    const { layout } = table;
    const clear = [layout.rack, ...boxesOf(root, '.hud :is(.buttons, .actions, .finish) button, .hud .tool')];
    const open = boxesOf(root, '.hud .seat');
    if (step.kind === 'own') {
      const beside = [boxOfBoard(layout.board), ...open];
      // The first word of all has a place to go.
      const own = match.state.board.every((square) => square === null) ? says.overStar : says.own;
      return { line: own, keys: own, step: 2, steps, spots: [], clear, open: beside };
    }
    if (step.kind === 'done') {
      const button = boxesOf(root, '.hud .finish-button');
      return { line: says.done, keys: says.keys.done, step: 3, steps, spots: button, clear, open };
    }
    sought = step.square;
    const at = step.isFirst ? 1 : 2;
    return { line: line(step), keys: keys(step), step: at, steps, clear, open, spots: spots(step) };
  };
  const mayClose = () => gestures.isEmpty && match.state.laid.length === 0;
  const lesson = new Lesson(services, 'wordbler', next, mayClose);
  session.lesson = {
    get isShown() {
      return lesson.isShown;
    },
    get square() {
      return lesson.isShown ? sought : undefined;
    },
  };
  const stopping = [
    match.listen((events) => {
      if (!wasShown || !lesson.isDue) return;
      if (events.some((event) => event.type === 'playScored' && session.persons.includes(event.seat))) lesson.end();
      else if (session.isOpen) first.follow(events);
    }),
    session.refused.on((_, reason) => wasShown && lesson.isDue && first.refuse(reason)),
    // What it points at is measured.
    panel.stood.on(() => lesson.show()),
  ];
  lesson.whenRemoved(() => {
    for (const stop of stopping) stop();
  });
  return lesson;
}
