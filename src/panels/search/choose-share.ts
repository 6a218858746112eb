import { html, nothing } from 'lit-html';
import { wordSearch } from '../../core';
import { shareOut } from '../../platform/share';
import { en } from '../../texts/en';
import { panelHead } from '../controls';
import type { Dialog } from '../dialog';
import { icon } from '../icons';

const text = en.searchChoose.share;

interface Share {
  /** Empty: chance decides. */
  seed: string;
  /** What the friend reads above the link. */
  about: string;
  newSeed(): string;
  /** The address that leads to the same grid. */
  link(seed: string): string;
  /** The panel is closed with this seed. */
  closed(seed: string): void;
}

/** The seed of the grid, and a link to it. */
export function openShare(dialog: Dialog, { seed: first, about, newSeed, link, closed }: Share) {
  let seed = first || newSeed();
  let said: string | undefined;
  const close = () => {
    dialog.close();
    closed(wordSearch.isSeed(seed) ? seed : first);
  };
  const byChance = () => {
    dialog.close();
    closed('');
  };
  const change = (next: string) => {
    seed = next;
    said = undefined;
    draw();
  };
  const copy = async (address: string) => {
    const outcome = await shareOut({ text: about, url: address });
    said = outcome === 'copied' ? text.copied : outcome === 'refused' ? text.notCopied : undefined;
    if (dialog.is('share-search')) draw();
  };
  const draw = () => {
    const isSeed = wordSearch.isSeed(seed);
    const address = isSeed ? link(seed) : '';
    dialog.open(
      'share-search',
      text.title,
      html`${panelHead(text.title, text.close, close)}
        <p>${text.means}</p>
        <label class="share-field"><span>${text.seed}</span>
          <input id="grid-seed" autocomplete="off" spellcheck="false" .value=${seed} aria-invalid=${!isSeed} aria-describedby="seed-fault"
            @input=${(event: Event) => change((event.target as HTMLInputElement).value)} /></label>
        <em id="seed-fault" class="share-fault">${isSeed ? nothing : text.badSeed}</em>
        <div class="row"><button type="button" @click=${() => change(newSeed())}>${icon('shuffle')}${text.another}</button>
          <button type="button" @click=${byChance}>${text.byChance}</button></div>
        <label class="share-field"><span>${text.link}</span>
          <input id="grid-link" readonly dir="ltr" .value=${address} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>
        <button type="button" class="gold" ?disabled=${!isSeed} @click=${() => void copy(address)}>${icon('share')}${text.copy}</button>
        <p role="status" class="share-said">${said ?? nothing}</p>`,
      close,
    );
  };
  draw();
}
