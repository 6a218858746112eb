import { html, type nothing, type TemplateResult } from 'lit-html';
import { charactersOf } from '../../engine/players/names';
import { type BarTool, barTool, gameBar } from '../../shared/panels/game-bar';
import type { SearchTexts } from '../../texts/texts';

const size = 24;

/** The name of the game: a few tiles and a label. */
const logo = (texts: SearchTexts, makesRoom: boolean) =>
  html`<span class="search-logo bar-name ${makesRoom ? 'not-narrow' : ''}" dir="auto" role="img" aria-label=${texts.common.search}>
  ${charactersOf(texts.search.choose.logo[0]).map((letter) => html`<i class="bar-tile tile" aria-hidden="true">${letter}</i>`)}<b class="cut" aria-hidden="true">${texts.search.choose.logo[1]}</b>
</span>`;

/** The bar over a page of the word search. */
export const searchBar = (
  texts: SearchTexts,
  back: { label: string; act(): void },
  middle: TemplateResult | typeof nothing,
  tools: readonly BarTool[],
  /** On a phone there is no room for the name of the game beside it. */
  isMiddleAll = false,
) =>
  gameBar({
    kind: 'search-bar',
    back,
    name: logo(texts, isMiddleAll),
    rest: html`<span class="bar-middle cut grow">${middle}</span>${tools.map((tool) => barTool(tool, size))}`,
    size,
  });
