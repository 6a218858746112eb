import { html, nothing } from 'lit-html';
import { panelHead } from '../../shared/panels/controls';
import type { Dialog } from '../../shared/panels/dialog';
import { icon } from '../../shared/panels/icons';
import { copyOut } from '../../shared/platform/share';
import type { SearchTexts } from '../../texts/texts';
import type * as wordSearch from '../rules';

interface Seed {
  entry: wordSearch.ScoreEntry;
  /** Undefined where the words of the list are not here. */
  play: (() => void) | undefined;
  close(): void;
}

/** The seed of a score, in full: to be read, copied, and played. */
export function openSeed(texts: SearchTexts, dialog: Dialog, { entry: { seed }, play, close }: Seed) {
  let said: (() => string) | undefined;
  const copy = async () => {
    const isCopied = (await copyOut(seed)) === 'copied';
    said = () => (isCopied ? texts.search.end.table.copied : texts.share.byHand);
    if (!dialog.is('search-share')) return;
    open();
    if (!isCopied) document.querySelector<HTMLInputElement>('dialog[open] .boxed')?.select();
  };
  const panel = () => {
    const { table, tables } = texts.search.end;
    return html`${panelHead(table.seed, tables.close, close)}
        <p>${table.seedMeans}</p>
        <input class="boxed" readonly dir="ltr" aria-label=${table.seed} .value=${seed}
          @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
        <div class="row">
          ${play ? html`<button type="button" class="gold with-icon" autofocus @click=${play}>${icon('play')}${table.again}</button>` : nothing}
          <button type="button" class="with-icon" @click=${() => void copy()}>${icon('list')}${table.copy}</button>
        </div>
        <p role="status" class="told">${said?.() ?? nothing}</p>`;
  };
  const open = () => dialog.open('search-share', () => texts.search.end.table.seed, panel, close);
  open();
}
