import { Pointers } from '../platform/pointers/pointers';
import type { Point, Press } from '../platform/pointers/press';

// Pulled this far, or let go this fast while it goes down, a panel does not come back.
const farShare = 0.3;
const fastPxPerMs = 0.5;
// Shorter than this no speed can be told.
const sampleMs = 30;

interface Panel {
  element: HTMLElement;
  /** Shown where the panel can be pulled. */
  grab: HTMLElement;
  /** Scrolls, so that a finger pulls the panel only where there is nothing above to be scrolled to. */
  content: HTMLElement;
  away(): void;
}

const heads = '.grab, .panel-head, .sheet-head, .dialog-content > h2';
// These are handled sideways, or with a long press.
const handled = 'input, select, .senses';

/** Puts a panel away that rose from below: it is pulled down with a finger, a pen or the mouse. */
export class PullDown {
  private readonly pointers: Pointers;
  /** How far down the panel is. */
  private pulled = 0;
  private from = 0;
  private sample = { y: 0, when: 0 };
  private speed = 0;

  constructor(private readonly panel: Panel) {
    const { element } = panel;
    this.pointers = new Pointers(
      element,
      {
        press: (press, isAlone) => this.press(press, isAlone),
        lift: ({ at: { x, y } }, to) => to.y - y > Math.abs(to.x - x),
        drag: (at, when) => this.drag(at, when),
        drop: () => this.drop(),
        lose: () => this.goBack(),
      },
      { capture: 'dragging' },
    );
    element.addEventListener('close', ({ target }) => target === element && this.pointers.letGo());
    // Or the browser would take the finger to scroll with.
    const keep = (event: TouchEvent) => this.pointers.dragging && event.cancelable && event.preventDefault();
    element.addEventListener('touchmove', keep, { passive: false });
  }

  private press({ target, isPrimary, kind, at, when }: Press, isAlone: boolean) {
    const { element, grab, content } = this.panel;
    const canBePulled = grab.getClientRects().length > 0;
    if (!canBePulled || !isPrimary || !isAlone || target === element) return 'leave';
    const byHead = target.closest(heads) !== null;
    const byContent = kind !== 'mouse' && content.scrollTop <= 0 && !target.closest(handled);
    if (!byHead && !byContent) return 'leave';
    this.from = at.y;
    this.sample = { y: at.y, when };
    this.speed = 0;
    return 'take';
  }

  private drag({ y }: Point, when: number) {
    const { element } = this.panel;
    this.pulled = Math.max(0, y - this.from);
    element.toggleAttribute('data-pulled', true);
    element.style.translate = `0 ${this.pulled}px`;
    const ms = when - this.sample.when;
    if (ms < sampleMs) return;
    this.speed = (y - this.sample.y) / ms;
    this.sample = { y, when };
  }

  private drop() {
    const { element, away } = this.panel;
    const isFar = this.pulled > element.offsetHeight * farShare;
    this.goBack();
    if (this.speed > -fastPxPerMs && (isFar || this.speed > fastPxPerMs)) away();
  }

  private goBack() {
    this.panel.element.removeAttribute('data-pulled');
    this.panel.element.style.translate = '';
  }
}
