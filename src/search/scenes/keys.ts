import { must } from '../../engine/must';
import { tools } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import type { SearchReaderView } from '../panels/screen-reader-view';
import type { SearchSession } from '../play/session';

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What a key asks of the scene; `skip`: the lesson that is shown is not wanted. */
type KeyAction = 'skip' | 'pause' | 'help';

/** The keys of a word search; what they don't mean is left to the page. */
export class SearchKeys {
  private readonly tools: ReturnType<typeof tools>;

  constructor(
    private readonly session: SearchSession,
    services: Services,
    private readonly reader: SearchReaderView,
    private readonly act: (action: KeyAction) => void,
  ) {
    this.tools = tools(services, () => session.changed.emit());
    addEventListener('keydown', this.press);
    addEventListener('keyup', this.release);
  }

  remove() {
    removeEventListener('keydown', this.press);
    removeEventListener('keyup', this.release);
  }

  private readonly press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
    if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey || isElsewhere(event)) return;
    // Every key counts for the codes, whatever else it means; one that is held down was typed once.
    if (!event.repeat) this.session.type(key);
    const act = this.meaning(event);
    if (!act) return;
    event.preventDefault();
    if (!event.repeat || Object.hasOwn(arrows, key)) act();
  };

  private readonly release = ({ key }: KeyboardEvent) => key === 'Shift' && this.session.selecting.endExtended();

  private meaning({ key, shiftKey }: KeyboardEvent): (() => unknown) | undefined {
    const { session, act } = this;
    const { selecting } = session;
    if (Object.hasOwn(arrows, key)) {
      const by = must(arrows[key]);
      return this.onLetters(() => (shiftKey ? selecting.extend(by) : selecting.step(by)));
    }
    const others: Readonly<Record<string, () => unknown>> = {
      Enter: this.onLetters(() => selecting.mark()),
      ' ': this.onLetters(() => selecting.mark()),
      Escape: () => session.cancelSelection() || act('skip'),
      7: () => session.hint(),
      8: this.tools.mute,
      9: () => act('pause'),
      0: () => this.reader.sayScore(),
      '.': this.tools.fill,
      '?': () => act('help'),
    };
    return Object.hasOwn(others, key) ? others[key] : undefined;
  }

  /** The focus goes where the keys now act. */
  private readonly onLetters = (act: () => void) => () => {
    if (!this.session.isOpen) return;
    act();
    this.reader.focusLetters();
  };
}

// In a panel or a field every key belongs to that; on a button or a choice, what presses or moves it does.
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog[open], input:not([type=radio]), select, textarea')) return true;
  if (target.closest('input') && (Object.hasOwn(arrows, key) || key === ' ')) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a') !== null;
}
