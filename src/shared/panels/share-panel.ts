import { html } from 'lit-html';
import type { Texts } from '../../texts/texts';
import { panelHead } from './controls';
import type { Dialog } from './dialog';

/** Where nothing may be copied or saved for the player, the text lies ready to be copied by hand. */
export function openToCopy(
  { share }: Texts,
  dialog: Dialog,
  text: string,
  title = () => share.title,
  why: 'byHand' | 'notSaved' = 'byHand',
) {
  const close = () => dialog.close();
  dialog.open(
    'search-share',
    title,
    () => html`${panelHead(title(), share.close, close)}
      <p role="alert">${share[why]}</p>
      <textarea class="boxed" readonly autofocus rows="5" aria-label=${share.field} .value=${text}
        @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea>`,
    close,
  );
}
