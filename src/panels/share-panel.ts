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

/** What a button could not do, where no line of the screen tells it. */
export function openSaid({ share }: Texts, dialog: Dialog, title: string, said: string) {
  const close = () => dialog.close();
  const head = panelHead(title, share.close, close);
  dialog.open('search-share', title, html`${head}<p role="alert">${said}</p>`, close);
}
