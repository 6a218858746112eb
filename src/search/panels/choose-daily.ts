import { html } from 'lit-html';
import { mascot } from '../../shared/mascots';
import { icon } from '../../shared/panels/icons';
import type { SearchTexts } from '../../texts/texts';

/** The same grid for everyone, a new one every day. */
export const chooseDaily = (
  texts: SearchTexts,
  today: Date,
  play: () => void,
) => html`<section class="daily paper" aria-label=${texts.search.choose.daily}>
  <p class="daily-day line not-low">${icon('calendar', 19)}<span class="only-wide">${texts.search.choose.day(today)}</span><span class="short">${texts.search.choose.shortDay(today)}</span></p>
  <h2>${texts.search.choose.daily}</h2>
  <p class="daily-means quiet only-wide">${texts.search.choose.dailyMeans}</p>
  <span class="daily-bird not-low" aria-hidden="true">${mascot('maize', 'happy')}</span>
  <button type="button" class="daily-play ivory with-icon" @click=${play}>${icon('play', 20)}${texts.search.choose.playToday}</button>
</section>`;
