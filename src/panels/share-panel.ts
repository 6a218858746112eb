import { html } from 'lit-html';
import type { Texts } from '../texts/texts';
import { panelHead } from './controls';
import type { Dialog } from './dialog';

/** Where nothing may be copied for the player, the text lies ready to be copied by hand. */
export function openShare(texts: Texts, dialog: Dialog, text: string, title: string = texts.share.title) {
  const { share } = texts;
  const close = () => dialog.close();
  dialog.open(
    'search-share',
    title,
    html`${panelHead(title, share.close, close)}
      <p>${share.byHand}</p>
      <textarea class="boxed" readonly autofocus rows="5" aria-label=${share.field} .value=${text}
        @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea>`,
    close,
  );
}
