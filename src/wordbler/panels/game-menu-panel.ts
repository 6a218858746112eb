import { html } from 'lit-html';
import { type IconName, icon } from '../../shared/panels/icons';
import type { Texts } from '../../texts/texts';

export interface MenuEntry {
  label: string;
  icon: IconName;
  choose(): void;
}

/** What can be done besides playing. */
export const gameMenuPanel = (texts: Texts, entries: readonly MenuEntry[], close: () => void) => html`
  <h2>${texts.table.menu}</h2>
  ${entries.map(
    ({ label, icon: name, choose }) => html`<button
      class="with-icon"
      @click=${() => {
        close();
        choose();
      }}
    >${icon(name)}<span>${label}</span></button>`,
  )}
  <button class="gold" autofocus @click=${close}>${texts.table.goOn}</button>`;
