import { html, svg } from 'lit-html';
import { must } from '../../engine/must';
import { letterCell as cell, drawnLetters } from '../../shared/panels/drawn-letters';
import type { Texts } from '../../texts/texts';
import type { SearchInProgress } from '../play/menu-facts';
import { categoryName } from './category-name';

const page = ['RTSWALLOW', 'OKIWRENMP', 'BXEHFINCH', 'ITCUOWLAD', 'NRJAYGSEV'];
const found = [
  { x: 0, y: 0, wide: 1, high: 5, colour: '#f4ae6b' },
  { x: 2, y: 0, wide: 7, high: 1, colour: '#8fd0ea' },
  { x: 3, y: 1, wide: 4, high: 1, colour: '#b9e3a6' },
  { x: 4, y: 2, wide: 5, high: 1, colour: '#f7aecb' },
];

/** A corner of a page with four words found. */
export const searchPicture = () => html`<span class="game-picture on-paper" aria-hidden="true"><svg
  viewBox="0 0 ${must(page[0]).length * cell} ${page.length * cell}" preserveAspectRatio="xMidYMid meet">
  ${found.map(
    (
      { x, y, wide, high, colour },
      at,
    ) => svg`<rect class="drawn after-${at}" x=${x * cell + 6} y=${y * cell + 6} width=${wide * cell - 12}
      height=${high * cell - 12} rx="14" fill=${colour} />`,
  )}${drawnLetters(page)}</svg></span>`;

const side = 12;

/** A page on which no letter stands yet. */
export const pageFaceDown = () =>
  html`<div class="mini-tray" .style=${`--side:${side};background:var(--paper)`}>${Array.from({ length: side * side }, () => html`<i .style=${'background:#efe0bb'}></i>`)}</div>`;

/** What the menu says of a search that waits. */
export const waitingSearch = (texts: Texts, { list, found, words }: SearchInProgress) =>
  html`<bdi>${categoryName(texts, list)}</bdi> · ${texts.menu.found({ found, words })}`;
