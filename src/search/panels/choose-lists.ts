import { html, nothing } from 'lit-html';
import { type LanguageId, playLanguages } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { mascot } from '../../shared/mascots';
import { icon } from '../../shared/panels/icons';
import { isOnPortal } from '../../shared/platform/portals/portal-here';
import { directionCount } from '../../texts/sentences/search-choose';
import type { SearchTexts } from '../../texts/texts';
import { mayChooseRules, type SearchChoice } from '../play/choice';
import type { BestOfList } from '../play/high-scores';
import * as wordSearch from '../rules';
import { nameInLanguage } from './category-name';
import { categoryPicture } from './category-pictures';
import { compassRose, rulesChoice, rulesInShort } from './compass';

/** The same grid for everyone, a new one every day. */
export const chooseDaily = (
  texts: SearchTexts,
  today: Date,
  play: () => void,
) => html`<section class="daily paper" aria-label=${texts.menu.dailies.search}>
  <p class="daily-day line not-low">${icon('calendar', 19)}<span
    class="only-wide">${texts.forms.weekday(today)}</span><span class="short">${texts.forms.day(today)}</span></p>
  <h2>${texts.menu.dailies.search}</h2>
  <span class="daily-bird not-low" aria-hidden="true">${mascot('maize', 'happy')}</span>
  <button type="button" class="daily-play ivory with-icon"
    @click=${play}>${icon('play', 20)}${texts.search.choose.play}</button>
</section>`;

/** The best of a list by the rules that are chosen. */
export type BestOf = (list: string) => BestOfList;

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
export const chooseGallery = (texts: SearchTexts, { language, chosen, best, query, choose, find }: Gallery) => {
  const pages = wordSearch.pagesOf(language);
  const idOf = (page: wordSearch.PageId) => wordSearch.idOfPage({ page, language });
  const found = pages.filter((page) => isAlike(texts.searchLists[page], query));
  const takeFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    const [first] = found;
    if (first) choose(idOf(first));
  };
  return html`<section class="categories column" aria-label=${texts.menu.games.search.more}>
    <div class="categories-head line">
      <label class="find field">${icon('find', 20)}<input type="search" placeholder=${texts.search.choose.find}
        aria-label=${texts.search.choose.find} .value=${query}
        autocomplete="off" spellcheck="false" enterkeyhint="search"
        @keydown=${takeFirst} @input=${(event: Event) => find((event.target as HTMLInputElement).value)} /></label>
    </div>
    <div class="category-cards picks scrolls"
      .style=${pages.length < fewCards ? 'grid-auto-rows:minmax(112px,230px)' : ''} @keydown=${walk}>
      ${found.map((page) =>
        card(texts, page, idOf(page), idOf(page) === chosen, best(idOf(page)).entry?.score, choose),
      )}
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

const bestScore = (texts: SearchTexts, best: number | undefined) =>
  best === undefined
    ? html`<span class="spoken">${texts.search.choose.notPlayed}</span>`
    : html`${icon('trophy', 15)}<span class="spoken">${texts.search.choose.best({ score: best })}</span><span
      aria-hidden="true">${texts.forms.figure(best)}</span>`;

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
  <section class="own-lists column paper" aria-label=${texts.search.choose.lists.title}>
    <h2>${texts.search.choose.lists.title}</h2>
    ${lists.length === 0 ? html`<p class="quiet">${texts.search.choose.lists.none}</p>` : nothing}
    <div class="own-rows picks scrolls">${toSeek.length > 0 ? seekButtons(toSeek) : nothing}${lists.map((list, at) => {
      const { id } = wordSearch.ownList(list);
      return html`<div class="own-row list-row ${id === chosen ? 'chosen' : ''}">
        <label><input type="radio" name="search-list" value=${id} .checked=${id === chosen}
          @change=${() => choose(id)} />
          ${categoryPicture(undefined, 'own-picture')}
          <b class="cut"><bdi dir="auto">${list.name}</bdi>${signOf(list)}</b><small
            class="line">${bestScore(texts, best(id).entry?.score)}</small>
          ${id === chosen ? html`<span class="tick disc">${icon('done', 16)}</span>` : nothing}</label>
        <button type="button" class="edit icon-only bare"
          aria-label=${texts.search.choose.lists.edit({ name: list.name })}
          title=${texts.search.choose.lists.edit({ name: list.name })}
          @click=${() => edit(at)}>${icon('pencil')}</button>
      </div>`;
    })}</div>
    <p class="own-said line apart ${said?.isFault ? 'fault' : 'told'}" role=${said?.isFault ? 'alert' : 'status'}>${
      said
        ? html`<span>${said.says()}</span>${
            said.undo
              ? html`<button type="button" class="ivory with-icon"
        @click=${said.undo}>${icon('undo', 18)}${texts.search.choose.lists.undo}</button>`
              : nothing
          }`
        : nothing
    }</p>
    <div class="own-acts evenly">
      <button type="button" class="ivory with-icon"
        @click=${() => edit(undefined)}>${icon('plus', 16)}${texts.search.choose.lists.fresh}</button>
      ${
        isOnPortal
          ? nothing
          : html`<button type="button" class="ivory with-icon"
        @click=${forClass}>${icon('people', 16)}${texts.search.worksheets.title}</button>`
      }
      <button type="button" class="ivory with-icon"
        @click=${askForFile}>${icon('bring', 16)}${texts.common.import}</button>
      <button type="button" class="ivory with-icon" ?disabled=${lists.length === 0}
        @click=${exportAll}>${icon('save', 16)}${texts.common.export}</button>
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
  html`<div class="evenly" .style=${'padding-block: var(--s2)'}>${toSeek.map(
    ({ name, means, begin }) =>
      html`<button type="button" class="ivory with-icon" title=${means()} aria-label=${means()}
      @click=${begin}>${icon('find')}${name()}</button>`,
  )}</div>`;

const askForFile = ({ currentTarget }: Event) =>
  (currentTarget as HTMLElement).parentElement!.querySelector<HTMLInputElement>('input[type=file]')!.click();

/** Lists of all languages lie beside each other; those that are not English say what they are. */
const signOf = ({ language }: wordSearch.OwnList) =>
  language
    ? html` <small class="quiet" title=${playLanguages[language].name}><span
    aria-hidden="true">${language.toUpperCase()}</span><span
    class="spoken">${playLanguages[language].name}</span></small>`
    : nothing;

interface Plaque {
  choice: SearchChoice;
  list: wordSearch.WordList;
  /** To whoever reads another language it is said that these are English. */
  areForeign: boolean;
  best: BestOfList;
  /** The one that is asked for, if one is. */
  seed: string;
  changeWays(): void;
  setRules(rules: wordSearch.RuleSet): void;
  share(): void;
}

const bestText = ({ search, forms }: SearchTexts, { score, name }: wordSearch.ScoreEntry, ms: number | undefined) => {
  const best = search.choose.bestBy({ score, name });
  return ms === undefined ? best : `${best} · ${forms.clock(Math.floor(ms / 1000))}`;
};

/** What is chosen, on walnut, and the button that begins. */
export const choosePlaque = (
  texts: SearchTexts,
  { choice, list, areForeign, best, seed, changeWays, setRules, share }: Plaque,
) => {
  const { choose } = texts.search;
  const { directions } = choice;
  return html`<footer class="choose-plaque plaque walnut wraps">
    ${categoryPicture(wordSearch.pageOf(list.id)?.page, 'plaque-picture')}
    <p class="plaque-list"><b class="cut"><bdi dir="auto">${nameInLanguage(texts, list)}</bdi></b>
      ${areForeign ? html`<small>${texts.common.inEnglish}</small>` : nothing}
      ${
        best.entry
          ? html`<small class="plaque-best not-small">${bestText(texts, best.entry, best.ms)}</small>`
          : nothing
      }</p>
    <button type="button" class="plaque-ways line" @click=${changeWays}>
      <span class="spoken">${texts.common.directions}: </span><span
        class="rose-plate disc">${compassRose(directions)}</span>
      <span class="ways-words"><small
        aria-hidden="true">${texts.common.directions}</small><b>${directionCount(texts, directions.length)}</b></span>
      <span class="ways-change chip">${choose.change}</span>
    </button>
    <button type="button" class="plaque-share icon-only ${seed ? 'has-seed' : ''}" aria-label=${choose.share.title}
      title=${choose.share.title} @click=${share}>${icon('share', 24)}</button>
    ${
      mayChooseRules(list)
        ? html`<div
      class="plaque-rules"><small>${texts.select.preset}</small>${rulesChoice(
        texts,
        'plaque-rules',
        choice.rules,
        setRules,
      )}</div>`
        : nothing
    }
    <button type="button" class="plaque-time with-icon" @click=${changeWays}>${icon('clock', 20)}<span><span
      class="spoken">${texts.select.preset}: </span>${rulesInShort(texts, choice)}</span></button>
    <button class="gold with-icon plaque-start big">${icon('play')}${texts.common.start}</button>
  </footer>`;
};
