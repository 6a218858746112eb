import type { Dialog } from '../../shared/panels/dialog';
import type { Lesson } from '../../shared/panels/lesson';
import { takeNotice, tools } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import type { ScrambleSession } from '../play/session';

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Words are typed anywhere; arrows and the space bar walk over the letters. */
export class ScrambleKeys {
  private readonly others: Readonly<Record<string, () => void>>;

  constructor(
    private readonly session: ScrambleSession,
    services: Services,
    private readonly dialog: Pick<Dialog, 'isOpen'>,
    lesson: Pick<Lesson, 'skip'>,
  ) {
    const { making } = session;
    const { mute, fill } = tools(services, () => session.note(takeNotice(services)));
    this.others = {
      7: () => session.hint(),
      8: mute,
      9: () => session.pause(),
      '.': fill,
      '?': () => session.help(),
      Backspace: () => making.takeBack(),
      Escape: () => lesson.skip() || making.clear(),
    };
    addEventListener('keydown', this.press);
  }

  remove() {
    removeEventListener('keydown', this.press);
  }

  private readonly press = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing || !this.session.isOpen || this.dialog.isOpen) return;
    if (this.act(event)) event.preventDefault();
  };

  /** Whether it means anything. */
  private act({ key, target }: KeyboardEvent): boolean {
    const { making } = this.session;
    const inField = target instanceof HTMLInputElement;
    const onButton = target instanceof HTMLButtonElement;
    const arrow = arrows[key];
    const other = this.others[key];
    if (arrow && !inField) making.walk(...arrow);
    else if (key === ' ' && !inField && !onButton) making.take();
    else if (key === 'Enter' && !inField && !(onButton && making.isEmpty)) making.enter();
    else if (other && !(inField && key === 'Backspace')) other();
    else if (/^\p{L}$/u.test(key) && !inField) making.write(key);
    else return false;
    return true;
  }
}
