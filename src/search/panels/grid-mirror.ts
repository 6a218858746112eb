import { html, render } from 'lit-html';
import { at, type Box, takeAway, write } from '../../shared/panels/layer';
import { type NamedCells, namedGrid } from '../../shared/panels/screen-reader';
import type { SearchTexts } from '../../texts/texts';
import type * as wordSearch from '../rules';

type Square = wordSearch.Square;

interface Heard {
  focused(square: Square): void;
  /** A screen reader presses what a finger would. */
  pressed(square: Square): void;
}

const hintId = 'letters-hint';

/** The letters for those who don't see the canvas: the same squares in the same places, with names. */
export class GridMirror {
  private readonly element = document.createElement('div');
  private readonly grid: NamedCells;

  constructor(
    texts: SearchTexts,
    parent: HTMLElement,
    private readonly extent: wordSearch.Extent,
    heard: Heard,
  ) {
    const { play } = texts.search;
    this.element.className = 'mirror letters-mirror';
    const { w, h } = extent;
    const told = {
      focused: (cell: number) => heard.focused(this.squareOf(cell)),
      pressed: (cell: number) => heard.pressed(this.squareOf(cell)),
    };
    this.grid = namedGrid(w, told, h);
    this.grid.element.setAttribute('aria-describedby', hintId);
    this.grid.rove(0);
    const { element } = this.grid;
    write(this, () => {
      element.setAttribute('aria-label', play.grid);
      render(html`<p class="spoken" id=${hintId}>${play.gridHint}</p>${element}`, this.element);
    });
    parent.append(this.element);
  }

  /** `window`: what of the squares can be seen. */
  place(window: Box, grid: Box) {
    this.element.style.cssText = at(window);
    this.grid.element.style.cssText = at({ ...grid, x: grid.x - window.x, y: grid.y - window.y });
  }

  /** Behind the cover of a pause there are no letters. */
  name(nameOf: (square: Square) => string, cursor: Square | undefined, covered: boolean) {
    this.grid.element.hidden = covered;
    if (covered) return;
    this.grid.name((cell) => nameOf(this.squareOf(cell)));
    if (cursor) this.grid.rove(cursor.y * this.extent.w + cursor.x);
  }

  focus() {
    this.grid.focus();
  }

  remove() {
    takeAway(this);
    this.element.remove();
  }

  private squareOf(cell: number): Square {
    const { w } = this.extent;
    return { x: cell % w, y: Math.floor(cell / w) };
  }
}
