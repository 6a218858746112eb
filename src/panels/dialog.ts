import { render, type TemplateResult } from 'lit-html';

// The second press of a double press that opened the panel is not meant for it.
const deafForMs = 400;

/** A panel over everything that waits for an answer. Escape or a press outside asks it to close, if it may. */
export class Dialog {
  private readonly element = document.createElement('dialog');
  private readonly content = document.createElement('div');
  private openedAt = 0;
  private dismissed: (() => void) | undefined;

  constructor(parent: HTMLElement) {
    this.content.className = 'dialog-content';
    this.element.append(this.content);
    parent.append(this.element);
    this.element.addEventListener('cancel', (event) => {
      event.preventDefault();
      this.dismissed?.();
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
      if (event.target === this.element && isMeant) this.dismissed?.();
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
  open(name: string, label: string, template: TemplateResult, dismissed?: () => void) {
    this.element.className = name;
    this.element.setAttribute('aria-label', label);
    this.dismissed = dismissed;
    render(template, this.content);
    if (this.element.open) return;
    this.openedAt = performance.now();
    this.element.showModal();
    this.element.scrollTop = 0;
  }

  close() {
    this.dismissed = undefined;
    if (this.element.open) this.element.close();
  }

  remove() {
    this.close();
    this.element.remove();
  }
}
