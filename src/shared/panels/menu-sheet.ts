import { html, nothing, type TemplateResult } from 'lit-html';
import { panelHead } from './controls';
import type { Dialog } from './dialog';
import { type IconName, icon } from './icons';

export interface MenuEntry {
  label: string;
  icon: IconName;
  choose(): void;
}

interface MenuSheet {
  title: string;
  close: string;
  entries: readonly MenuEntry[];
  /** What is said or chosen above them. */
  above?: TemplateResult | undefined;
  /** The way back into a game that waits. */
  goOn?: { label: string; act(): void };
}

/** What can be done besides: the menu of a game that waits, or what an end keeps behind *More*. */
export function openMenuSheet(dialog: Dialog, says: () => MenuSheet) {
  const away = () => (says().goOn?.act ?? dialog.close)();
  const panel = () => {
    const { title, close, entries, above, goOn } = says();
    return html`${panelHead(title, close, away)}
  ${above ?? nothing}
  ${entries.map(
    ({ label, icon: sign, choose }) =>
      html`<button type="button" class="with-icon"
        @click=${dialog.closing(choose)}>${icon(sign)}<span>${label}</span></button>`,
  )}
  ${goOn ? html`<button type="button" class="gold" autofocus @click=${goOn.act}>${goOn.label}</button>` : nothing}`;
  };
  dialog.open('game-menu', () => says().title, panel, away);
}
