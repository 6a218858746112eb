import { html } from 'lit-html';
import { panelHead } from '../panels/controls';
import type { Dialog } from '../panels/dialog';
import type { Services } from './services';

/** Opens what prints, which is fetched when it is first asked for; or says why it does not come. */
export async function printOut(
  { texts: { printing } }: Services,
  dialog: Dialog,
  open: () => Promise<void>,
  closed: () => void = () => {},
) {
  try {
    await open();
  } catch {
    const close = () => {
      dialog.close();
      closed();
    };
    dialog.open(
      'print-panel',
      () => printing.open,
      () => html`${panelHead(printing.open, printing.close, close)}<p role="alert">${printing.missing}</p>`,
      close,
    );
  }
}
