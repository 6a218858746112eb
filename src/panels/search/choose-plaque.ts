import { html, nothing } from 'lit-html';
import { wordSearch } from '../../core';
import type { SearchChoice } from '../../match/search/choice';
import { en } from '../../texts/en';
import { icon } from '../icons';
import { categoryName } from './category-name';
import { categoryPicture } from './category-pictures';
import { clockChoice, clockText } from './choose-clock';
import { compassRose } from './compass-rose';

const text = en.searchChoose;

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
export const choosePlaque = ({ choice, list, best, seed, changeWays, setClock, share }: Plaque) => {
  const { directions } = choice;
  const isPreset = wordSearch.isPreset(list.id);
  return html`<footer class="choose-plaque walnut">
    ${categoryPicture(isPreset ? (list.id as wordSearch.PresetId) : undefined, 'plaque-picture')}
    <p class="plaque-list"><small>${text.chosen}</small><b><bdi dir="auto">${categoryName(list.id, list.name)}</bdi></b>
      ${best ? html`<small class="plaque-best">${text.bestBy(best.score, best.name)}</small>` : nothing}</p>
    <button type="button" class="plaque-ways" title=${text.changeDirections} @click=${changeWays}>
      <span class="spoken">${text.directions}: </span><span class="rose-plate">${compassRose(directions)}</span>
      <span class="ways-words"><small aria-hidden="true">${text.directions}</small><b>${text.howMany(directions.length)}</b></span>
      <span class="ways-short">${text.ways(directions.length)}</span>
      <span class="ways-change">${text.change}</span>
    </button>
    <button type="button" class="plaque-share ${seed ? 'has-seed' : ''}" aria-label=${text.share.open} title=${text.share.open} @click=${share}>${icon('share', 24)}</button>
    <div class="plaque-clock"><small>${text.clock}</small>${clockChoice('plaque-clock', choice, setClock)}</div>
    <button type="button" class="plaque-time" @click=${changeWays}>${icon('clock', 20)}<span><span class="spoken">${text.clock}: </span>${clockText(choice)}</span></button>
    <button class="gold plaque-start">${icon('play')}${text.start}</button>
  </footer>`;
};
