const thresholdPx = 8;
// Pulled this far, or let go this fast while it goes down, a panel does not come back.
const farShare = 0.3;
const fastPxPerMs = 0.5;
// Shorter than this no speed can be told.
const sampleMs = 30;

interface Pull {
  pointer: number;
  x: number;
  y: number;
  /** How far down the panel was drawn; undefined until the pointer means that. */
  drawn: number | undefined;
  sample: { y: number; at: number };
  speed: number;
}

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
  private pull: Pull | undefined;
  private swallowsClick = false;

  constructor(private readonly panel: Panel) {
    const { element } = panel;
    element.addEventListener('pointerdown', (event) => this.press(event));
    element.addEventListener('pointermove', (event) => this.move(event));
    element.addEventListener('pointerup', (event) => this.letGo(event));
    for (const lost of ['pointercancel', 'lostpointercapture', 'close'])
      element.addEventListener(lost, ({ target }) => target === element && this.end());
    element.addEventListener('pointercancel', () => this.end());
    // Or the browser would take the finger to scroll with.
    const keep = (event: TouchEvent) => this.pull?.drawn !== undefined && event.preventDefault();
    element.addEventListener('touchmove', keep, { passive: false });
    // The click at the end of a pull is none.
    const swallow = (event: MouseEvent) => {
      if (this.swallowsClick && event.detail > 0) event.stopPropagation();
      this.swallowsClick = false;
    };
    element.addEventListener('click', swallow, { capture: true });
  }

  private press({
    target,
    isPrimary,
    button,
    pointerType,
    pointerId,
    clientX,
    clientY,
    timeStamp,
  }: PointerEvent) {
    this.swallowsClick = false;
    const { element, grab, content } = this.panel;
    const pressed = target as Element;
    const canBePulled = grab.getClientRects().length > 0;
    if (!canBePulled || !isPrimary || button !== 0 || pressed === element || this.pull) return;
    const byHead = pressed.closest(heads) !== null;
    const byContent = pointerType !== 'mouse' && content.scrollTop <= 0 && !pressed.closest(handled);
    if (!byHead && !byContent) return;
    this.pull = {
      pointer: pointerId,
      x: clientX,
      y: clientY,
      drawn: undefined,
      sample: { y: clientY, at: timeStamp },
      speed: 0,
    };
  }

  private move({ pointerId, clientX, clientY, timeStamp }: PointerEvent) {
    const { pull, panel } = this;
    if (pull?.pointer !== pointerId) return;
    const [across, down] = [clientX - pull.x, clientY - pull.y];
    if (pull.drawn === undefined) {
      if (Math.hypot(across, down) < thresholdPx) return;
      if (down <= Math.abs(across)) {
        this.pull = undefined;
        return;
      }
      panel.element.setPointerCapture(pointerId);
      panel.element.dataset.pulled = '';
    }
    pull.drawn = Math.max(0, down);
    panel.element.style.translate = `0 ${pull.drawn}px`;
    this.measure(pull, clientY, timeStamp);
  }

  private measure(pull: Pull, y: number, at: number) {
    const ms = at - pull.sample.at;
    if (ms < sampleMs) return;
    pull.speed = (y - pull.sample.y) / ms;
    pull.sample = { y, at };
  }

  private letGo({ pointerId, clientY, timeStamp }: PointerEvent) {
    const { pull, panel } = this;
    if (pull?.pointer !== pointerId) return;
    this.measure(pull, clientY, timeStamp);
    this.end();
    if (pull.drawn === undefined) return;
    this.swallowsClick = true;
    const isFar = pull.drawn > panel.element.offsetHeight * farShare;
    if (pull.speed > -fastPxPerMs && (isFar || pull.speed > fastPxPerMs)) panel.away();
  }

  private end() {
    this.pull = undefined;
    delete this.panel.element.dataset.pulled;
    this.panel.element.style.translate = '';
  }
}
