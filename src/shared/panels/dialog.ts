import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { Texts } from '../../texts/texts';
import type { Point, Press } from '../platform/gesture';
import { nextTask } from '../platform/page-time';
import { Pointers } from '../platform/pointers';
import { panelHead } from './controls';
import { takeAway, write } from './layer';

/**
 * Tells an element's styles how many steps they have to give up, in `data-tight`: each step includes the ones before.
 */
export function tighten(element: HTMLElement, steps: number) {
  const given = Array.from({ length: steps }, (_, index) => index + 1).join(' ');
  // To say it again would have all in it styled again.
  if (element.getAttribute('data-tight') !== given) element.setAttribute('data-tight', given);
}

/** The fewest steps with which the element is no longer too full. */
export const fewestSteps = (element: HTMLElement, most: number, isFull: () => boolean) =>
  stepsFrom(0, element, most, isFull);

/** The same, sought from where it is likely to be: each step leaves more room than the one before. */
export function stepsFrom(start: number, element: HTMLElement, most: number, isFull: () => boolean): number {
  let steps = start;
  tighten(element, steps);
  if (isFull()) {
    while (steps < most) {
      tighten(element, ++steps);
      if (steps === most || !isFull()) break;
    }
    return steps;
  }
  while (steps > 0) {
    tighten(element, steps - 1);
    if (isFull()) {
      tighten(element, steps);
      break;
    }
    steps--;
  }
  return steps;
}

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
class PullDown {
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

/** Panels that may be put away say so with this, on the element. */
const closable = 'dialog[open][data-closable], [data-aside]';

/** What is open and may be closed, the one over all others last. */
export const closables = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(closable)];

/** Asks it to close, as Escape does. */
export const closeLast = (root: HTMLElement) =>
  closables(root)
    .at(-1)
    ?.dispatchEvent(new Event('cancel', { cancelable: true }));

/** Hears of everything that opens or closes. */
export function watchClosables(root: HTMLElement, changed: () => void) {
  new MutationObserver(changed).observe(root, {
    subtree: true,
    attributeFilter: ['open', 'data-closable', 'data-aside'],
  });
}

/** What a panel can give up before it scrolls; so far, the score sheet does. */
const allSteps = 2;

// The second press of a double press that opened the panel is not meant for it.
const deafForMs = 400;

/**
 * A panel over everything that waits for an answer. Escape or a press outside asks it to close, if it may; on phones,
 * where it rises from below, pulling it down does, too.
 */
export class Dialog {
  private readonly element = document.createElement('dialog');
  private readonly grab = document.createElement('div');
  private readonly content = document.createElement('div');
  private shown: (() => TemplateResult) | undefined;
  private openedAt = 0;
  private isWanted = false;
  private pressedBeside = false;
  private dismissed: (() => void) | undefined;

  constructor(parent: HTMLElement) {
    this.grab.className = 'grab';
    this.content.className = 'dialog-content';
    this.element.append(this.grab, this.content);
    parent.append(this.element);
    const { element, grab, content } = this;
    new PullDown({ element, grab, content, away: () => this.dismissed?.() });
    this.element.addEventListener('cancel', (event) => {
      event.preventDefault();
      this.dismissed?.();
    });
    // Browsers close a panel at the second Escape whatever it says: one that must be answered comes back.
    this.element.addEventListener('close', () => {
      if (this.isWanted && !this.element.open) this.element.showModal();
    });
    // A key held down since before is no answer.
    this.element.addEventListener(
      'keydown',
      (event) => {
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
      },
      { capture: true },
    );
    this.element.addEventListener('pointerdown', (event) => {
      const isMeant = event.timeStamp - this.openedAt > deafForMs;
      this.pressedBeside = isMeant && this.isBeside(event);
    });
    // Not before the press is over: what lies beneath would get the rest of it.
    this.element.addEventListener('click', (event) => {
      const wasBeside = this.pressedBeside;
      this.pressedBeside = false;
      if (wasBeside && this.isBeside(event)) this.dismissed?.();
    });
  }

  get isOpen() {
    return this.element.open;
  }

  /** Open, and showing that panel. */
  is(name: string) {
    return this.element.open && this.element.className === name;
  }

  /** Without `dismissed` the panel stays until one of its buttons is pressed. */
  open(name: string, label: () => string, template: () => TemplateResult, dismissed?: () => void) {
    // What was waited for comes too late: the scene that was asked has gone.
    if (!this.element.isConnected) return;
    this.element.className = name;
    this.dismissed = dismissed;
    this.element.toggleAttribute('data-closable', dismissed !== undefined);
    this.grab.hidden = dismissed === undefined;
    this.shown = template;
    this.isWanted = true;
    write(this, () => {
      this.element.setAttribute('aria-label', label());
      render(template(), this.content);
      if (!this.element.open) return;
      this.keepFocus();
      this.fit();
    });
    if (this.element.open) return;
    this.openedAt = performance.now();
    this.element.showModal();
    addEventListener('resize', this.fit);
    this.fit();
    this.element.scrollTop = 0;
    this.content.scrollTop = 0;
  }

  /** The same in two tasks: all else gives way in one, and what a large panel holds is laid out in the next. */
  async openInSteps(...[name, label, template, dismissed]: Parameters<Dialog['open']>) {
    if (!this.element.open) {
      const empty = () => html`${nothing}`;
      this.open(name, label, empty, dismissed);
      await nextTask();
      // It may have been closed, or be another one's by now.
      if (!this.is(name) || this.shown !== empty) return;
    }
    this.open(name, label, template, dismissed);
  }

  readonly close = () => {
    takeAway(this);
    this.dismissed = undefined;
    this.isWanted = false;
    removeEventListener('resize', this.fit);
    if (this.element.open) this.element.close();
  };

  /** Closes, and then does this. */
  closing(act: () => void) {
    return () => {
      this.close();
      act();
    };
  }

  // What had the focus may have made room for another panel: the keys would be taken for the table's.
  private keepFocus() {
    const { activeElement } = document;
    if (activeElement === this.element || !this.element.contains(activeElement))
      for (const first of ['[autofocus]', 'button']) {
        const control = this.element.querySelector<HTMLElement>(first);
        if (control) return control.focus();
      }
  }

  private readonly fit = () => {
    const isFull = () => [this.element, this.content].some((box) => box.scrollHeight > box.clientHeight);
    fewestSteps(this.element, allSteps, isFull);
    this.content.toggleAttribute('data-scrolls', isFull());
  };

  // The frame of the panel is the panel.
  private isBeside({ target, clientX, clientY }: MouseEvent): boolean {
    if (target !== this.element) return false;
    const { left, right, top, bottom } = this.element.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  }

  remove() {
    this.close();
    this.element.remove();
  }
}

interface Answer {
  label: string;
  act(): void;
}

interface Question {
  title: string;
  means?: string;
  /** Nothing is lost by it. */
  safe: Answer;
  other: Answer;
}

/** A question with two answers; `name` is what its styles call it. */
export function ask(dialog: Dialog, question: () => Question, dismissed: () => void = dialog.close, name = 'confirm') {
  const panel = () => {
    const { title, means, safe, other } = question();
    return html`
  <h2>${title}</h2>
  ${means === undefined ? nothing : html`<p>${means}</p>`}
  <div class="row">
    <button class="gold" autofocus @click=${safe.act}>${safe.label}</button>
    <button @click=${other.act}>${other.label}</button>
  </div>`;
  };
  dialog.open(name, () => question().title, panel, dismissed);
}

interface Confirmation {
  title: string;
  means?: string;
  keep: string;
  sure: string;
}

/** What cannot be taken back is not done by one press. Either answer closes the question; dismissed, all is kept. */
export function confirm(
  dialog: Dialog,
  says: () => Confirmation,
  act: () => void,
  saved: () => void = () => {},
  name?: string,
) {
  const keep = dialog.closing(saved);
  const question = () => {
    const { keep: safe, sure, ...asked } = says();
    return { ...asked, safe: { label: safe, act: keep }, other: { label: sure, act: dialog.closing(act) } };
  };
  ask(dialog, question, keep, name);
}

interface UnderWay {
  title: string;
  means: string;
  goOn: string;
  anew: string;
}

/** A game under way is not ended without a word. */
export const askUnderWay = (dialog: Dialog, says: () => UnderWay, goOn: () => void, anew: () => void) =>
  ask(dialog, () => {
    const { goOn: safe, anew: other, ...asked } = says();
    return { ...asked, safe: { label: safe, act: goOn }, other: { label: other, act: anew } };
  });

/** A panel with its name at its head, and beside it the way out. */
export function openHeaded(
  dialog: Dialog,
  name: string,
  head: () => { title: string; close: string },
  body: () => TemplateResult,
  dismissed = dialog.close,
) {
  const panel = () => html`${panelHead(head().title, head().close, dismissed)}${body()}`;
  dialog.open(name, () => head().title, panel, dismissed);
}

/** Where nothing may be saved for the player, the text lies ready to be copied by hand. */
export function openToCopy({ share, common }: Texts, dialog: Dialog, text: string, title: () => string) {
  openHeaded(
    dialog,
    'share-sheet',
    () => ({ title: title(), close: common.close }),
    () => html`<p role="alert">${share.notSaved}</p>
      <textarea class="boxed" readonly autofocus rows="5" aria-label=${share.field} .value=${text}
        @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea>`,
  );
}
