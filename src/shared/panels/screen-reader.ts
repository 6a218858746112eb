import { html, render, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';

interface CellsHeard {
  focused(cell: number): void;
  /** A screen reader presses what a finger would press on the canvas; a real finger's click has a `detail`. */
  pressed(cell: number, click: MouseEvent): void;
}

/** Places of the canvas for those who don't see it: elements with names, one of which is a stop of the Tab key. */
export class NamedCells {
  readonly cells: readonly HTMLElement[];
  private readonly names = new Map<HTMLElement, string>();

  constructor(
    readonly element: HTMLElement,
    role: 'gridcell' | 'option',
    heard: CellsHeard,
  ) {
    this.cells = [...element.querySelectorAll<HTMLElement>(`[role=${role}]`)];
    const on = (type: 'focusin' | 'click', act: (cell: number, event: Event) => void) =>
      element.addEventListener(type, (event) => {
        const cell = this.cells.indexOf((event.target as HTMLElement).closest(`[role=${role}]`)!);
        if (cell >= 0) act(cell, event);
      });
    on('focusin', (cell) => heard.focused(cell));
    on('click', (cell, event) => heard.pressed(cell, event as MouseEvent));
  }

  get isFocused() {
    return this.element.contains(document.activeElement);
  }

  /** Where Tab leads to. */
  get stop(): number {
    return this.cells.findIndex(({ tabIndex }) => tabIndex === 0);
  }

  focus() {
    this.cells[this.stop]?.focus({ preventScroll: true });
  }

  // Only what has another name is touched: hundreds of squares are named at every change. A name that is no text is
  // never laid out, and a square is one element.
  name(nameOf: (cell: number) => string) {
    this.cells.forEach((element, cell) => {
      const name = nameOf(cell);
      if (this.names.get(element) === name) return;
      this.names.set(element, name);
      element.setAttribute('aria-label', name);
    });
  }

  /** Tab leads to this cell now; the focus goes with it as long as it is among them. */
  rove(to: number) {
    const target = must(this.cells[to]);
    if (target.tabIndex !== 0) {
      for (const element of this.cells) if (element.tabIndex === 0) element.tabIndex = -1;
      target.tabIndex = 0;
    }
    if (this.isFocused && document.activeElement !== target) target.focus({ preventScroll: true });
  }
}

/** A grid of them, row by row, square unless it is said how high; whoever puts it somewhere says what it is called. */
export function namedGrid(side: number, heard: CellsHeard, rows = side): NamedCells {
  const element = document.createElement('div');
  element.setAttribute('role', 'grid');
  element.setAttribute('aria-rowcount', `${rows}`);
  element.setAttribute('aria-colcount', `${side}`);
  const to = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
  const cell = (column: number) => html`<div role="gridcell" tabindex="-1" aria-colindex=${column}></div>`;
  render(
    to(rows).map((row) => html`<div role="row" aria-rowindex=${row}>${to(side).map(cell)}</div>`),
    element,
  );
  return new NamedCells(element, 'gridcell', heard);
}

/** A word of the game, said by the rules of its own language. */
export const wordIn = (language: string, word: string) => html`<span lang=${language}>${spelled(word)}</span>`;

/** A sentence in which it stands. */
export function sentenceWith(language: string, word: string, sentence: string): TemplateResult {
  const written = spelled(word);
  const at = sentence.indexOf(written);
  if (at < 0) return html`${sentence}`;
  return html`${sentence.slice(0, at)}${wordIn(language, word)}${sentence.slice(at + written.length)}`;
}
