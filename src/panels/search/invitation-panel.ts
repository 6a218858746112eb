import { html } from 'lit-html';
import type { wordSearch } from '../../core';
import { en } from '../../texts/en';
import { categoryName } from './category-name';
import { clockText } from './choose-clock';

const text = en.searchChoose.share;

/** A grid that somebody has sent. */
export const invitationPanel = (
  setup: wordSearch.Setup,
  { play, close }: { play(): void; close(): void },
) => html`
  <h2>${text.invited}</h2>
  <p><bdi dir="auto">${text.invitedMeans(categoryName(setup.list.id, setup.list.name), setup.directions.length, clockText(setup))}</bdi></p>
  <div class="row">
    <button class="gold" autofocus @click=${play}>${text.accept}</button>
    <button @click=${close}>${text.elsewhere}</button>
  </div>`;
