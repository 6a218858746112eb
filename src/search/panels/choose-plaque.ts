import { html, nothing } from 'lit-html';
import { icon } from '../../shared/panels/icons';
import type { SearchTexts } from '../../texts/texts';
import type { SearchChoice } from '../play/choice';
import * as wordSearch from '../rules';
import { nameInLanguage } from './category-name';
import { categoryPicture } from './category-pictures';
import { clockChoice, clockText } from './choose-clock';
import { compassRose } from './compass-rose';

interface Plaque {
  choice: SearchChoice;
  list: wordSearch.WordList;
  best: wordSearch.ScoreEntry | undefined;
  /** The one that is asked for, if one is. */
  seed: string;
  changeWays(): void;
  setClock(clock: wordSearch.Clock): void;
  share(): void;
}

/** What is chosen, on walnut, and the button that begins. */
export const choosePlaque = (
  texts: SearchTexts,
  { choice, list, best, seed, changeWays, setClock, share }: Plaque,
) => {
  const { choose } = texts.search;
  const { directions } = choice;
  return html`<footer class="choose-plaque plaque walnut wraps">
    ${categoryPicture(wordSearch.pageOf(list.id)?.page, 'plaque-picture')}
    <p class="plaque-list"><small class="not-small">${choose.chosen}</small><b class="cut"><bdi dir="auto">${nameInLanguage(texts, list)}</bdi></b>
      ${best ? html`<small class="plaque-best not-small">${choose.bestBy(best.score, best.name)}</small>` : nothing}</p>
    <button type="button" class="plaque-ways line" title=${choose.changeDirections} @click=${changeWays}>
      <span class="spoken">${choose.directions}: </span><span class="rose-plate disc">${compassRose(directions)}</span>
      <span class="ways-words"><small aria-hidden="true">${choose.directions}</small><b>${choose.howMany(directions.length)}</b></span>
      <span class="ways-short">${choose.ways(directions.length)}</span>
      <span class="ways-change chip">${choose.change}</span>
    </button>
    <button type="button" class="plaque-share icon-only ${seed ? 'has-seed' : ''}" aria-label=${choose.share.open} title=${choose.share.open} @click=${share}>${icon('share', 24)}</button>
    <div class="plaque-clock"><small>${choose.clock}</small>${clockChoice(texts, 'plaque-clock', choice, setClock)}</div>
    <button type="button" class="plaque-time with-icon" @click=${changeWays}>${icon('clock', 20)}<span><span class="spoken">${choose.clock}: </span>${clockText(texts, choice)}</span></button>
    <button class="gold with-icon plaque-start big">${icon('play')}${choose.start}</button>
  </footer>`;
};
