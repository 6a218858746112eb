import { html, nothing } from 'lit-html';
import { wordSearch } from '../../core';
import { en } from '../../texts/en';
import { icon } from '../icons';
import { categoryPicture } from './category-pictures';
import { type BestOf, bestScore } from './choose-gallery';

const text = en.searchChoose.own;

interface Own {
  lists: readonly wordSearch.OwnList[];
  chosen: string;
  best: BestOf;
  /** What was just done, or could not be. */
  said: { text: string; isFault?: boolean; undo?: () => void } | undefined;
  choose(list: string): void;
  edit(at: number | undefined): void;
  importFile(file: File): void;
  exportAll(): void;
}

/** The lists that players write themselves. */
export const chooseOwn = ({ lists, chosen, best, said, choose, edit, importFile, exportAll }: Own) => html`
  <section class="own-lists paper-panel" aria-label=${text.title}>
    <header><h2>${text.title}</h2><span>${text.count(lists.length)}</span></header>
    ${lists.length === 0 ? html`<p class="no-lists">${text.none}</p>` : nothing}
    <div class="own-rows">${lists.map((list, at) => {
      const { id } = wordSearch.ownList(list);
      return html`<div class="own-row ${id === chosen ? 'chosen' : ''}">
        <label><input type="radio" name="search-list" value=${id} .checked=${id === chosen} @change=${() => choose(id)} />
          ${categoryPicture(undefined, 'own-picture')}
          <b><bdi dir="auto">${list.name}</bdi></b><small>${bestScore(best(id)?.score)}</small>
          ${id === chosen ? html`<span class="tick">${icon('done', 16)}</span>` : nothing}</label>
        <button type="button" class="edit" aria-label=${text.edit(list.name)} title=${text.edit(list.name)} @click=${() => edit(at)}>${icon('pencil')}</button>
      </div>`;
    })}</div>
    <p class="own-said ${said?.isFault ? 'is-fault' : ''}" role=${said?.isFault ? 'alert' : 'status'}>${
      said
        ? html`<span>${said.text}</span>${said.undo ? html`<button type="button" @click=${said.undo}>${icon('undo', 18)}${text.undo}</button>` : nothing}`
        : nothing
    }</p>
    <div class="own-acts">
      <button type="button" @click=${() => edit(undefined)}>${icon('plus')}${text.fresh}</button>
      <button type="button" @click=${askForFile}>${icon('bring')}${text.import}</button>
      <button type="button" ?disabled=${lists.length === 0} @click=${exportAll}>${icon('save')}${text.export}</button>
      <input type="file" hidden accept=".json,application/json" @change=${(event: Event) => {
        const input = event.target as HTMLInputElement;
        const [file] = input.files ?? [];
        if (file) importFile(file);
        // The same file may be chosen once more.
        input.value = '';
      }} />
    </div>
  </section>`;

const askForFile = ({ currentTarget }: Event) =>
  (currentTarget as HTMLElement).parentElement!.querySelector<HTMLInputElement>('input[type=file]')!.click();
