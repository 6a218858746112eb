import { html, render } from 'lit-html';
import { wordSearch } from '../../core';
import type { SearchTexts } from '../../texts/texts';
import { at, type Box } from '../layer';

type Square = wordSearch.Square;

interface Heard {
  focused(square: Square): void;
  /** A screen reader presses what a finger would. */
  pressed(square: Square): void;
}

const hintId = 'letters-hint';
const size = wordSearch.gridSize;

/** The letters for those who don't see the canvas: the same squares in the same places, with names. */
export class GridMirror {
  private readonly element = document.createElement('div');
  private readonly grid: HTMLElement;
  private readonly squares: HTMLElement[];
  private readonly said = new Map<HTMLElement, string>();

  constructor(texts: SearchTexts, parent: HTMLElement, heard: Heard) {
    const { play } = texts.search;
    this.element.className = 'mirror letters-mirror';
    const numbers = Array.from({ length: size }, (_, index) => index);
    render(
      html`<p class="spoken" id=${hintId}>${play.gridHint}</p>
      <div role="grid" aria-label=${play.grid} aria-describedby=${hintId} aria-rowcount=${size} aria-colcount=${size}>
        ${numbers.map((row) => html`<div role="row" aria-rowindex=${row + 1}>${numbers.map((column) => html`<div role="gridcell" tabindex="-1" aria-colindex=${column + 1}><span class="spoken"></span></div>`)}</div>`)}
      </div>`,
      this.element,
    );
    this.grid = this.element.querySelector<HTMLElement>('[role=grid]')!;
    this.squares = [...this.grid.querySelectorAll<HTMLElement>('[role=gridcell]')];
    this.squares[0].tabIndex = 0;
    this.hear('focusin', heard.focused);
    this.hear('click', heard.pressed);
    parent.append(this.element);
  }

  /** `window`: what of the squares can be seen. */
  place(window: Box, grid: Box) {
    this.element.style.cssText = at(window);
    this.grid.style.cssText = at({ ...grid, x: grid.x - window.x, y: grid.y - window.y });
  }

  /** Behind the cover of a pause there are no letters. */
  draw(names: (square: Square) => string, cursor: Square | undefined, covered: boolean) {
    this.grid.hidden = covered;
    if (covered) return;
    this.squares.forEach((element, index) => {
      const name = names({ x: index % size, y: Math.floor(index / size) });
      if (this.said.get(element) === name) return;
      this.said.set(element, name);
      element.firstElementChild!.textContent = name;
    });
    if (cursor) this.rove(this.squares[cursor.y * size + cursor.x]);
  }

  get isFocused() {
    return this.grid.contains(document.activeElement);
  }

  focus() {
    this.squares.find(({ tabIndex }) => tabIndex === 0)?.focus({ preventScroll: true });
  }

  remove() {
    this.element.remove();
  }

  // One of them is a stop of the Tab key; the focus follows it as long as it is among them.
  private rove(target: HTMLElement) {
    if (target.tabIndex !== 0) {
      for (const element of this.squares) if (element.tabIndex === 0) element.tabIndex = -1;
      target.tabIndex = 0;
    }
    if (this.isFocused && document.activeElement !== target) target.focus({ preventScroll: true });
  }

  private hear(type: 'focusin' | 'click', tell: (square: Square) => void) {
    this.element.addEventListener(type, ({ target }) => {
      const element = (target as HTMLElement).closest<HTMLElement>('[role=gridcell]');
      const index = element ? this.squares.indexOf(element) : -1;
      if (index >= 0) tell({ x: index % size, y: Math.floor(index / size) });
    });
  }
}
