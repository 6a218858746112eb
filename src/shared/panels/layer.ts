import { nothing, render, type TemplateResult } from 'lit-html';

/** What stands on the page in somebody's language, and how it is written there once more. */
const written = new Map<object, () => void>();

/** Writes it now, and again whenever another language is chosen: in its place, with whatever has the focus. */
export function write(place: object, again: () => void) {
  written.set(place, again);
  again();
}

export const takeAway = (place: object) => written.delete(place);

/** Another language is spoken now. */
export function rewriteAll() {
  for (const again of [...written.values()]) again();
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const at = ({ x, y, w, h }: Box) => `left:${x}px;top:${y}px;width:${w}px;height:${h}px`;

/** An element over the canvas, and what is drawn in it. */
export class Layer {
  readonly element = document.createElement('div');

  constructor(parent: HTMLElement, name: string) {
    this.element.className = name;
    parent.append(this.element);
  }

  /** `drawn` is done whenever it stands there. */
  render(template: () => TemplateResult, drawn: () => void = () => {}) {
    write(this, () => {
      render(template(), this.element);
      drawn();
    });
  }

  clear() {
    takeAway(this);
    render(nothing, this.element);
  }

  remove() {
    this.clear();
    this.element.remove();
  }
}

/** The same place, its content drawn larger on large screens. */
export const atScale = ({ x, y, w, h }: Box, scale: number) =>
  `${at({ x, y, w: w / scale, h: h / scale })};transform:scale(${scale});transform-origin:0 0`;
