import { html, nothing } from 'lit-html';
import type { Texts } from '../../texts/texts';
import { crown, knownMascot, mascot } from '../mascots';

export interface PodiumPlace {
  seat: number;
  name: string;
  mascot?: string | undefined;
  /** From 1; whoever has as many points has the same. */
  place: number;
  total: number;
}

/** All who played, the best first, each on a step as high as they came. */
export const podium = (texts: Texts, places: readonly PodiumPlace[]) =>
  html`<ol class="podium" .style="--count:${places.length}">${places.map((own) => step(texts, own, places.length))}</ol>`;

function step({ forms }: Texts, { seat, name, mascot: own, place, total }: PodiumPlace, count: number) {
  const id = knownMascot(own, seat);
  const isLast = place > 2 && place === count;
  return html`<li class="place-${place}">
  <span class="pic">${mascot(id, place === 1 ? 'happy' : isLast ? 'sad' : 'idle')}${place === 1 ? crown(id) : nothing}</span>
  <span class="step"><span class="tile">${forms.figure(place)}</span></span>
  <span class="who line"><bdi class="cut" dir="auto">${forms.word(name)}</bdi> <b .textContent=${forms.figure(total)}></b></span>
</li>`;
}
