import { html, nothing } from 'lit-html';
import { playLanguages } from '../../engine/alphabet/languages';
import { icon } from '../../shared/panels/icons';
import { isOnPortal } from '../../shared/platform/portals/on-portal';
import type { SearchTexts } from '../../texts/texts';
import * as wordSearch from '../rules';
import { categoryPicture } from './category-pictures';
import { type BestOf, bestScore } from './choose-gallery';

/** A search that is ready: of words from elsewhere. */
export interface ToSeekShown {
  name(): string;
  means(): string;
  begin(): void;
}

interface Own {
  toSeek: readonly ToSeekShown[];
  lists: readonly wordSearch.OwnList[];
  chosen: string;
  best: BestOf;
  /** What was just done, or could not be. */
  said: { says: () => string; isFault?: boolean; undo?: () => void } | undefined;
  choose(list: string): void;
  edit(at: number | undefined): void;
  importFile(file: File): void;
  exportAll(): void;
  forClass(): void;
}

/** The lists that players write themselves. */
export const chooseOwn = (
  texts: SearchTexts,
  { toSeek, lists, chosen, best, said, choose, edit, importFile, exportAll, forClass }: Own,
) => html`
  <section class="own-lists column paper" aria-label=${texts.search.choose.own.title}>
    <header class="line apart"><h2>${texts.search.choose.own.title}</h2><span class="quiet">${texts.search.choose.own.count(lists.length)}</span></header>
    ${lists.length === 0 ? html`<p class="quiet">${texts.search.choose.own.none}</p>` : nothing}
    <div class="own-rows picks scrolls">${toSeek.length > 0 ? seekButtons(toSeek) : nothing}${lists.map(
      (list, at) => {
        const { id } = wordSearch.ownList(list);
        return html`<div class="own-row list-row ${id === chosen ? 'chosen' : ''}">
        <label><input type="radio" name="search-list" value=${id} .checked=${id === chosen} @change=${() => choose(id)} />
          ${categoryPicture(undefined, 'own-picture')}
          <b class="cut"><bdi dir="auto">${list.name}</bdi>${signOf(list)}</b><small class="line">${bestScore(texts, best(id)?.score)}</small>
          ${id === chosen ? html`<span class="tick disc">${icon('done', 16)}</span>` : nothing}</label>
        <button type="button" class="edit icon-only bare" aria-label=${texts.search.choose.own.edit(list.name)} title=${texts.search.choose.own.edit(list.name)} @click=${() => edit(at)}>${icon('pencil')}</button>
      </div>`;
      },
    )}</div>
    <p class="own-said line apart ${said?.isFault ? 'fault' : 'told'}" role=${said?.isFault ? 'alert' : 'status'}>${
      said
        ? html`<span>${said.says()}</span>${said.undo ? html`<button type="button" class="ivory with-icon" @click=${said.undo}>${icon('undo', 18)}${texts.search.choose.own.undo}</button>` : nothing}`
        : nothing
    }</p>
    <div class="own-acts evenly">
      <button type="button" class="ivory with-icon" @click=${() => edit(undefined)}>${icon('plus')}${texts.search.choose.own.fresh}</button>
      ${isOnPortal ? nothing : html`<button type="button" class="ivory with-icon" @click=${forClass}>${icon('people')}${texts.search.sheet.open}</button>`}
      <button type="button" class="ivory with-icon" @click=${askForFile}>${icon('bring')}${texts.search.choose.own.import}</button>
      <button type="button" class="ivory with-icon" ?disabled=${lists.length === 0} @click=${exportAll}>${icon('save')}${texts.search.choose.own.export}</button>
      <input type="file" hidden accept=".json,application/json" @change=${(event: Event) => {
        const input = event.target as HTMLInputElement;
        const [file] = input.files ?? [];
        if (file) importFile(file);
        // The same file may be chosen once more.
        input.value = '';
      }} />
    </div>
  </section>`;

/** Searches that are ready, a press each. */
const seekButtons = (toSeek: readonly ToSeekShown[]) =>
  html`<div class="evenly" .style=${'padding-block: var(--s2)'}>${toSeek.map(({ name, means, begin }) => html`<button type="button" class="ivory with-icon" title=${means()} aria-label=${means()} @click=${begin}>${icon('find')}${name()}</button>`)}</div>`;

const askForFile = ({ currentTarget }: Event) =>
  (currentTarget as HTMLElement).parentElement!.querySelector<HTMLInputElement>('input[type=file]')!.click();

/** Lists of all languages lie beside each other; those that are not English say what they are. */
const signOf = ({ language }: wordSearch.OwnList) =>
  language
    ? html` <small class="quiet" title=${playLanguages[language].name}><span aria-hidden="true">${language.toUpperCase()}</span><span class="spoken">${playLanguages[language].name}</span></small>`
    : nothing;
