import { html, nothing, render, type TemplateResult } from 'lit-html';
import { nextTask } from '../platform/next-task';
import { PullDown } from './pull-down';
import { fewestSteps } from './tight';
import { takeAway, write } from './written';

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

  close() {
    takeAway(this);
    this.dismissed = undefined;
    this.isWanted = false;
    removeEventListener('resize', this.fit);
    if (this.element.open) this.element.close();
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
