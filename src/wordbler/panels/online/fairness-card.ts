import { html, nothing } from 'lit-html';
import { knownMascot, mascot } from '../../../shared/mascots';
import { panelHead } from '../../../shared/panels/controls';
import type { Dialog } from '../../../shared/panels/dialog';
import { icon } from '../../../shared/panels/icons';
import type { FriendTexts } from '../../../texts/texts';
import type { Seat } from '../../rules';

export interface Sealed {
  isFair: boolean;
  draws: number;
  seats: readonly Seat[];
}

/** Whether anybody has touched the bag, and how that is known. */
export function fairnessCard(texts: FriendTexts, dialog: Dialog, { isFair, draws, seats }: Sealed) {
  const { over } = texts.online;
  return html`<section class="seal-card ${isFair ? '' : 'is-broken'}">
    <span class="seal disc" aria-hidden="true">${icon(isFair ? 'done' : 'warn', 40)}</span>
    <div><p><b>${isFair ? over.fair : over.unfair}</b> <span class="seal-means">${isFair ? over.means({ count: draws }) : over.unfairMeans}</span></p>
      <button type="button" class="bare with-icon" @click=${() => openHow(texts, dialog)}><span>${over.how}</span>${icon('onward', 16)}</button></div>
    <ul class="line wraps">${seats.map(
      ({ name, mascot: id, kind }, seat) =>
        html`<li class="line"><i aria-hidden="true" .style=${'width:30px'}>${mascot(knownMascot(id, seat))}</i><b class="cut">${texts.forms.word(name)}</b>${isFair && kind === 'person' ? icon('done', 16) : nothing}</li>`,
    )}</ul>
  </section>`;
}

function openHow(texts: FriendTexts, dialog: Dialog) {
  const { how, howMeans } = texts.online.over;
  const { close } = dialog;
  dialog.open(
    'how-sealed',
    () => how,
    () =>
      html`${panelHead(how, texts.common.close, close)}<ol class="stack">${howMeans.map((step) => html`<li>${step}</li>`)}</ol>`,
    close,
  );
}
