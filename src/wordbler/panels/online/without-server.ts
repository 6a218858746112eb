import { html } from 'lit-html';
import { type IconName, icon } from '../../../shared/panels/icons';
import type { FriendTexts } from '../../../texts/texts';

/** What is played with others by links alone. */
export const linkedGames = ['wordbler', 'search', 'scramble'] as const;
export type LinkedGame = (typeof linkedGames)[number];

const signs: Readonly<Record<LinkedGame, IconName>> = { wordbler: 'share', search: 'find', scramble: 'dice' };

interface WithoutServer {
  send(game: LinkedGame): void;
  lookAgain(): void;
}

/** Where no server answers: what needs none, and a line for whoever could run one. */
export const withoutServer = (texts: FriendTexts, { send, lookAgain }: WithoutServer) => {
  const { common, online } = texts;
  const { without } = online;
  const row = (game: LinkedGame) =>
    html`<li class="list-row"><button type="button" class="bare line grow" @click=${() => send(game)}>
      ${icon(signs[game], 28)}<span class="saying grow"><b>${common[game]}</b><small>${without.games[game]}</small></span>${icon('onward', 18)}</button></li>`;
  return html`<section class="card" .style=${'margin-inline: auto'}><h2>${without.title}</h2>
    <ul>${linkedGames.map(row)}</ul>
    <div class="line wraps"><small class="quiet grow" role="status">${online.faults.unanswered}</small>
      <button type="button" class="ivory" @click=${lookAgain}>${common.tryAgain}</button></div>
  </section>`;
};
