import { nothing, render, type TemplateResult } from 'lit-html';
import { takeAway, write } from './written';

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
