import { html } from 'lit-html';
import type { SearchTexts } from '../../texts/texts';
import type * as wordSearch from '../rules';
import { nameInLanguage } from './category-name';
import { clockText } from './choose-clock';

/** A grid that somebody has sent. */
export const invitationPanel = (
  texts: SearchTexts,
  setup: wordSearch.Setup,
  { play, close }: { play(): void; close(): void },
) => html`
  <h2>${texts.search.choose.share.invited}</h2>
  <p><bdi dir="auto">${texts.search.choose.share.invitedMeans(nameInLanguage(texts, setup.list), setup.directions.length, clockText(texts, setup))}</bdi></p>
  <div class="row">
    <button class="gold" autofocus @click=${play}>${texts.search.choose.share.accept}</button>
    <button @click=${close}>${texts.search.choose.share.elsewhere}</button>
  </div>`;
