import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { birds, type MascotId } from './birds';
import { chinWing, legs, tail, wing } from './body';
import { outline } from './figure';
import { face } from './head';
import { clipOf, darker, mark } from './paint';
import type { Pose } from './poses';
import type { Species } from './species';

/** A bird that fills its box. */
export function pictureOf(id: MascotId, pose: Pose): TemplateResult {
  const bird: Species = birds[id];
  const flying = bird.legs === 'none';
  return html`<svg class="mascot ${pose} ${flying ? 'flying' : ''}" .style=${`--own:${Object.keys(birds).indexOf(id)}`}
    viewBox="0 0 200 200" aria-hidden="true" focusable="false">
    <ellipse class="m-ground" cx="100" cy="190" rx=${flying ? 34 : bird.figure.belly * 0.9} ry="8" fill="url(#mascot-ground)" />
    <g class="m-hop">
      ${legs(bird)}
      <g class="m-breath">
        ${tail(bird)}
        <g class="m-droop">
          ${body(id, bird)}
          <g class="m-crest">${(bird.crest ?? []).map(mark)}</g>
          ${face(bird, pose)}
          ${wing(bird, pose, -1)}${pose === 'think' ? nothing : wing(bird, pose, 1)}
          ${(bird.wears ?? []).map(mark)}
          ${pose === 'think' ? chinWing(bird) : nothing}
        </g>
      </g>
    </g>
    ${pose === 'think' ? thought : nothing}
    ${pose === 'sleep' ? sleep(bird) : nothing}
  </svg>`;
}

function body(id: MascotId, { figure, base, belly, bellyAt, under = [], over = [] }: Species) {
  const d = outline(figure);
  return svg`<path d=${d} fill=${base} /><g clip-path=${`url(#${clipOf(id)})`}>
    ${under.map(mark)}
    <ellipse cx="100" cy=${bellyAt.y} rx=${bellyAt.rx} ry=${bellyAt.ry} fill=${belly} />
    <ellipse cx="100" cy=${bellyAt.y} rx=${bellyAt.rx} ry=${bellyAt.ry} fill="url(#mascot-fall)" />
    ${over.map(mark)}
    <path d=${d} fill="url(#mascot-shade)" />
    <path d=${d} fill="none" stroke="#fff" stroke-width="9" opacity=".2" transform="translate(7 8)" />
    <path d=${d} fill="none" stroke=${darker(base, 60)} stroke-width="10" opacity=".16" transform="translate(-4 -5)" />
  </g>`;
}

const thought = svg`<g class="m-thought">
  <g fill="#fffaf0" stroke="#5b4a3a" stroke-width="2.5">
    <circle cx="163" cy="44" r="4" /><circle cx="171" cy="32" r="5.5" />
    <path d="M172 20C165 18 164 8 172 5C173-4 185-8 191-2C199-7 210-1 208 8C215 12 212 22 204 22C200 28 190 28 186 24C180 27 173 25 172 20Z" />
  </g>
  <g fill="#5b4a3a"><circle cx="181" cy="10" r="2.8" /><circle cx="190" cy="10" r="2.8" /><circle cx="199" cy="10" r="2.8" /></g>
</g>`;

function sleep({ figure }: Species) {
  const z = (size: number, index: number) =>
    svg`<path class="m-z" .style=${`--nth:${index}`} d=${`M${100 + figure.head + index * 15} ${figure.headY - 26 - index * 20}h${size}l${-size} ${size * 1.1}h${size}`}
      fill="none" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" />`;
  return [z(10, 0), z(13, 1), z(17, 2)];
}
