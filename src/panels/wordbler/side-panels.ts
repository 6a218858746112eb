import { html } from 'lit-html';
import { type Premium, premiumFactors } from '../../core/wordbler';
import type { TableView } from '../../match/wordbler/table-view';
import { en } from '../../texts/en';

export const bagCount = ({ bagCount }: TableView) =>
  html`<b>${bagCount}</b> <span>${en.board.tilesLeft(bagCount)}</span>`;

export const fails = ({ fails, failsToEnd }: TableView) => html`
  <span class="fails-name">${en.board.fails}</span><span class="fails-short">${en.board.failsShort}</span>
  <span class="dots" aria-hidden="true">${Array.from({ length: failsToEnd }, (_, index) => html`<u class=${index < fails ? 'on' : ''}></u>`)}</span>
  <b>${en.board.failsOf(fails, failsToEnd)}</b>`;

export const legend = () =>
  html`${(Object.keys(premiumFactors) as Premium[]).map(
    (premium) =>
      html`<span><i class="premium p${premium}">${premium}</i><em>${en.board.premiums[premium]}</em><small>${en.board.shortPremiums[premium]}</small></span>`,
  )}`;

/** The letters in the bag and on the other racks, counted together: nobody knows which is where. */
export const unseen = ({ unseen, onRacks, bagCount }: TableView) => html`<section class="unseen glass">
  <h2>${en.table.unseen} <small>${en.table.whereUnseen(bagCount, onRacks)}</small></h2>
  <div>${unseen.map(({ letter, count }) => html`<span class=${count > 0 ? '' : 'none'}><b>${letter || '★'}</b>${count > 0 ? count : ''}</span>`)}</div>
</section>`;

/** The same where there is no room for it beside the board. */
export const unseenPanel = (view: TableView, close: () => void) => html`${unseen(view)}
  <button class="gold" autofocus @click=${close}>${en.table.goOn}</button>`;
