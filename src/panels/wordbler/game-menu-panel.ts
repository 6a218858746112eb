import { html } from 'lit-html';
import { en } from '../../texts/en';
import { type IconName, icon } from '../icons';

export interface MenuEntry {
  label: string;
  icon: IconName;
  choose(): void;
}

/** What can be done besides playing. */
export const gameMenuPanel = (entries: readonly MenuEntry[], close: () => void) => html`
  <h2>${en.table.menu}</h2>
  ${entries.map(
    ({ label, icon: name, choose }) => html`<button
      class="entry"
      @click=${() => {
        close();
        choose();
      }}
    >${icon(name)}<span>${label}</span></button>`,
  )}
  <button class="gold" autofocus @click=${close}>${en.table.goOn}</button>`;
