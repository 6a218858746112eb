import { html } from 'lit-html';
import { en } from '../../texts/en';
import { icon } from '../icons';
import { mascot } from '../mascots';

const text = en.searchChoose;

/** The same grid for everyone, a new one every day. */
export const chooseDaily = (
  today: Date,
  play: () => void,
) => html`<section class="daily" aria-label=${text.daily}>
  <p class="daily-day">${icon('calendar', 19)}<span class="long">${text.day(today)}</span><span class="short">${text.shortDay(today)}</span></p>
  <h2>${text.daily}</h2>
  <p class="daily-means">${text.dailyMeans}</p>
  <span class="daily-bird" aria-hidden="true">${mascot('maize', 'happy')}</span>
  <button type="button" class="daily-play" @click=${play}>${icon('play', 20)}${text.playToday}</button>
</section>`;
