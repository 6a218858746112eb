import type { TableActions } from '../panels/table-buttons';
import type { TableHint } from '../play/hints';
import type { TablePlay } from '../play/table-play';
import type { BoardMenu } from './board-menu';

interface Hands {
  play(): TablePlay;
  hint: Pick<TableHint, 'press' | 'close'>;
  menu: BoardMenu;
  mute(): void;
  fill(): void;
}

/** What the buttons around the board do. */
export function tableActions({ play, hint, menu, mute, fill }: Hands): TableActions {
  const ending = (act: () => void) => () => play().endTurnBy(act);
  const gesture = (act: () => void) => () => play().isOpen && act();
  return {
    done: ending(() => play().gestures.send({ type: 'done' })),
    pass: (byTouch) => play().endTurnBy(() => play().pass.press(byTouch)),
    exchange: ending(() => play().gestures.exchange()),
    undo: gesture(() => play().typing.takeBack()),
    recall: gesture(() => play().gestures.send({ type: 'recall' })),
    shuffle: () => play().mayArrange && play().gestures.send({ type: 'shuffle' }),
    cancel: () => play().gestures.letGo(),
    hint: gesture(() => hint.press()),
    closeHint: () => hint.close(),
    history: (seat) => play().looking.history(seat),
    explain: (turn) => play().looking.explain(turn),
    menu: () => menu.open(),
    help: () => menu.openKeys(),
    mute,
    pause: () => play().showing?.pauseOrGoOn(),
    step: () => play().showing?.step(),
    speed: (speed) => play().showing?.goAt(speed),
    fullscreen: fill,
  };
}
