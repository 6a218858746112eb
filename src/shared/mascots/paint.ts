import { nothing, svg } from 'lit-html';
import { birds, type MascotId } from './birds';
import { outline } from './figure';
import type { Mark } from './species';

export const darker = (colour: string, share: number) => `color-mix(in srgb, ${colour}, #2a1238 ${share}%)`;
export const lighter = (colour: string, share: number) => `color-mix(in srgb, ${colour}, #fff6e0 ${share}%)`;

/** A flat colour, and over it the light and shade that all birds share. */
export const solid = (d: string, fill: string) =>
  svg`<path d=${d} fill=${fill} /><path d=${d} fill="url(#mascot-shade)" />`;

export const mark = ({ d, fill = 'none', stroke, width, dash, solid: rounded }: Mark) =>
  rounded && fill !== 'none'
    ? solid(d, fill)
    : svg`<path d=${d} fill=${fill} stroke=${stroke ?? nothing} stroke-width=${width ?? nothing}
        stroke-dasharray=${dash ?? nothing} stroke-linecap="round" stroke-linejoin="round" />`;

export const clipOf = (id: MascotId) => `mascot-outline-${id}`;

let hung = false;

/** Once for all the birds of the page. */
export function hangDefinitions() {
  if (hung) return;
  hung = true;
  const definitions = definitionsOf(Object.keys(birds) as MascotId[]);
  document.body.insertAdjacentHTML(
    'beforeend',
    `<svg class="spoken" aria-hidden="true">${definitions}</svg>`,
  );
}

/** Light, shade and the outlines to paint within. */
export function definitionsOf(ids: readonly MascotId[]): string {
  const outlines = ids.map(
    (id) => `<clipPath id="${clipOf(id)}"><path d="${outline(birds[id].figure)}"/></clipPath>`,
  );
  return `<defs>${shades}${outlines.join('')}</defs>`;
}

const shades = `
  <radialGradient id="mascot-shade" cx=".36" cy=".22" r=".92">
    <stop offset="0" stop-color="#fff6e0" stop-opacity=".5"/>
    <stop offset=".5" stop-color="#fff6e0" stop-opacity="0"/>
    <stop offset=".52" stop-color="#2a1238" stop-opacity="0"/>
    <stop offset="1" stop-color="#2a1238" stop-opacity=".42"/>
  </radialGradient>
  <linearGradient id="mascot-fall" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".5"/>
    <stop offset=".5" stop-color="#fff" stop-opacity="0"/>
    <stop offset="1" stop-color="#2a1238" stop-opacity=".22"/>
  </linearGradient>
  <linearGradient id="mascot-iris" x1="0" y1="0" x2="0" y2="1">
    <stop offset=".3" stop-color="#140c14"/>
    <stop offset="1" stop-color="#140c14" stop-opacity=".15"/>
  </linearGradient>
  <radialGradient id="mascot-ground">
    <stop offset="0" stop-color="#1b1030" stop-opacity=".34"/>
    <stop offset="1" stop-color="#1b1030" stop-opacity="0"/>
  </radialGradient>`;
