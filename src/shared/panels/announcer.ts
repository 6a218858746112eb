import type { Texts } from '../../texts/texts';
import { write } from './layer';

// Written later than a move of the focus, or screen readers let the focused thing talk over it.
const waitMs = 120;
const saved = 12;

/** Says sentences to screen readers: events one after another, refusals at once. */
export class Announcer {
  /** Of the words of the game, which are written in capitals. */
  wordsIn: string | undefined;
  private readonly element = document.createElement('div');
  private readonly events = document.createElement('div');
  private readonly refusals = document.createElement('div');
  private readonly queue: string[] = [];
  private urgent: string | undefined;
  private refused = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    texts: Texts,
    private readonly root: HTMLElement,
  ) {
    this.element.className = 'announcer spoken';
    this.events.setAttribute('role', 'log');
    write(this, () => this.events.setAttribute('aria-label', texts.speech.events));
    this.refusals.setAttribute('role', 'alert');
    this.element.append(this.events, this.refusals);
    root.append(this.element);
  }

  say(text: string) {
    this.queue.push(text);
    this.soon();
  }

  refuse(text: string) {
    this.urgent = text;
    this.soon();
  }

  private soon() {
    this.timer ??= setTimeout(() => this.write(), waitMs);
  }

  private write() {
    this.timer = undefined;
    if (this.hasMoved()) {
      this.soon();
      return;
    }
    if (this.urgent === undefined) this.refusals.replaceChildren();
    else {
      // The same sentence once more is no change to a screen reader: a space that nobody hears makes it one.
      this.refused = this.urgent === this.refused ? `${this.urgent}\u00a0` : this.urgent;
      this.refusals.replaceChildren(this.paragraph(this.refused));
    }
    this.urgent = undefined;
    this.events.append(...this.queue.splice(0).map((text) => this.paragraph(text)));
    while (this.events.childElementCount > saved) this.events.firstElementChild?.remove();
  }

  // A modal dialog makes all around it inert, silent live regions included: then they stand inside it.
  private hasMoved(): boolean {
    const place = [...this.root.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? this.root;
    if (this.element.parentElement === place) return false;
    // What was said is not said again in the new place.
    this.events.replaceChildren();
    this.refusals.replaceChildren();
    place.append(this.element);
    return true;
  }

  /** A word in another language than the sentence is said by the rules of its own. */
  private paragraph(text: string): HTMLElement {
    const { wordsIn } = this;
    const element = document.createElement('p');
    const isOther = wordsIn !== undefined && wordsIn !== document.documentElement.lang;
    // What is in brackets stands at the odd places.
    const parts = isOther ? text.split(/(\p{Lu}{2,})/u) : [text];
    element.append(...parts.map((part, at) => (at % 2 === 0 ? part : word(part, wordsIn))));
    return element;
  }
}

function word(text: string, language = ''): HTMLElement {
  const element = document.createElement('span');
  element.lang = language;
  element.textContent = text;
  return element;
}
