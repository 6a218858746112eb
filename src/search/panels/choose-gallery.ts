import { html, nothing } from 'lit-html';
import type { LanguageId } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { icon } from '../../shared/panels/icons';
import type { SearchTexts } from '../../texts/texts';
import * as wordSearch from '../rules';
import { categoryPicture } from './category-pictures';

/** The best score of a list, and whose it is. */
export type BestOf = (list: string) => wordSearch.ScoreEntry | undefined;

interface Gallery {
  language: LanguageId;
  chosen: string;
  best: BestOf;
  /** What is typed to find a category. */
  query: string;
  choose(list: string): void;
  find(query: string): void;
}

/** Fewer are not drawn out to the height of the page. */
const fewCards = 6;

const isAlike = (name: string, query: string) => name.toLowerCase().includes(query.trim().toLowerCase());

/** The categories that ship with the game, each on a card. */
export const chooseGallery = (
  texts: SearchTexts,
  { language, chosen, best, query, choose, find }: Gallery,
) => {
  const pages = wordSearch.pagesOf(language);
  const idOf = (page: wordSearch.PageId) => wordSearch.idOfPage({ page, language });
  const found = pages.filter((page) => isAlike(texts.searchLists[page], query));
  const takeFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    const [first] = found;
    if (first) choose(idOf(first));
  };
  return html`<section class="categories column" aria-label=${texts.search.choose.categories}>
    <header class="categories-head line">
      <h1>${texts.search.choose.title}</h1><span class="grow">${texts.search.choose.count(pages.length)}</span>
      <label class="find field">${icon('find', 20)}<input type="search" placeholder=${texts.search.choose.find} aria-label=${texts.search.choose.find} .value=${query}
        autocomplete="off" spellcheck="false" enterkeyhint="search"
        @keydown=${takeFirst} @input=${(event: Event) => find((event.target as HTMLInputElement).value)} /></label>
    </header>
    <div class="category-cards picks scrolls" .style=${pages.length < fewCards ? 'grid-auto-rows:minmax(112px,230px)' : ''} @keydown=${walk}>
      ${found.map((page) => card(texts, page, idOf(page), idOf(page) === chosen, best(idOf(page))?.score, choose))}
      ${found.length === 0 ? html`<p class="none-found" role="status">${texts.search.choose.noneFound}</p>` : nothing}
    </div>
  </section>`;
};

const card = (
  texts: SearchTexts,
  page: wordSearch.PageId,
  id: string,
  isChosen: boolean,
  best: number | undefined,
  choose: (list: string) => void,
) => html`<label class="category paper ${isChosen ? 'chosen' : ''}">
  <input type="radio" name="search-list" value=${id} .checked=${isChosen} @change=${() => choose(id)} />
  ${categoryPicture(page)}
  <b>${texts.searchLists[page]}</b>
  <small class="line">${bestScore(texts, best)}</small>
  ${isChosen ? html`<span class="tick disc">${icon('done', 18)}</span>` : nothing}
</label>`;

export const bestScore = (texts: SearchTexts, best: number | undefined) =>
  best === undefined
    ? texts.search.choose.notPlayed
    : html`${icon('trophy', 15)}<span class="spoken">${texts.search.choose.best(best)}</span><span aria-hidden="true">${best}</span>`;

/** Radio buttons go from one to the next by themselves; up and down go by rows. */
function walk(event: KeyboardEvent) {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const cards = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('.category')];
  const at = cards.findIndex((one) => one.contains(event.target as Node));
  if (at < 0) return;
  event.preventDefault();
  const columns = cards.filter((one) => one.offsetTop === must(cards[0]).offsetTop).length;
  const next = cards[at + (event.key === 'ArrowUp' ? -columns : columns)]?.querySelector('input');
  next?.focus();
  next?.click();
}
