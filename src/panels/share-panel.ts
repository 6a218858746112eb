import { html } from 'lit-html';
import { enSearchEnd } from '../texts/en-search-end';
import { panelHead } from './controls';
import type { Dialog } from './dialog';

const { share: texts } = enSearchEnd;

/** Where nothing may be copied for the player, the text lies ready to be copied by hand. */
export function openShare(dialog: Dialog, text: string) {
  const close = () => dialog.close();
  dialog.open(
    'search-share',
    texts.title,
    html`${panelHead(texts.title, texts.close, close)}
      <p>${texts.byHand}</p>
      <textarea readonly autofocus rows="5" aria-label=${texts.field} .value=${text}
        @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea>`,
    close,
  );
}
