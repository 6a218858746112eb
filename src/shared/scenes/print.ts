import { html } from 'lit-html';
import { type Dialog, openHeaded } from '../panels/dialog';
import type { Services } from './services';

/** Opens what prints, which is fetched when it is first asked for; or says why it does not come. */
export async function printOut(
  { texts: { printing, common } }: Services,
  dialog: Dialog,
  open: () => Promise<void>,
  closed: () => void = () => {},
) {
  try {
    await open();
  } catch {
    const body = () => html`<p role="alert">${printing.missing}</p>`;
    openHeaded(
      dialog,
      'print-panel',
      () => ({ title: common.print, close: common.close }),
      body,
      dialog.closing(closed),
    );
  }
}
