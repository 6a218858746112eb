import { html, nothing, type TemplateResult } from 'lit-html';
import { charactersOf } from '../../engine/players/names';
import { type IconName, icon } from '../../shared/panels/icons';
import type { SearchTexts } from '../../texts/texts';

export interface BarButton {
  sign: IconName;
  label: string;
  /** Only of buttons that stay down. */
  pressed?: boolean;
  /** There is no room for it on a phone. */
  onlyWide?: boolean;
  act(event: MouseEvent): void;
}

/** The name of the game: a few tiles and a label. */
const logo = (
  texts: SearchTexts,
  makesRoom: boolean,
) => html`<span class="search-logo bar-name ${makesRoom ? 'not-narrow' : ''}" dir="auto" role="img" aria-label=${texts.search.choose.game}>
  ${charactersOf(texts.search.choose.logo[0]).map((letter) => html`<i class="bar-tile tile" aria-hidden="true">${letter}</i>`)}<b class="cut" aria-hidden="true">${texts.search.choose.logo[1]}</b>
</span>`;

const barButton = ({
  sign,
  label,
  pressed,
  onlyWide,
  act,
}: BarButton) => html`<button type="button" class="bar-tool ${onlyWide ? 'not-narrow' : ''}"
  aria-label=${label} title=${label} aria-pressed=${pressed ?? nothing}
  @click=${act}>${icon(sign, 24)}</button>`;

/** The walnut bar over a page of the word search. */
export const searchBar = (
  texts: SearchTexts,
  back: { label: string; act(): void },
  middle: TemplateResult | typeof nothing,
  buttons: readonly BarButton[],
  /** On a phone there is no room for the name of the game beside it. */
  isMiddleAll = false,
) => html`<header class="search-bar game-bar walnut">
  <button type="button" class="bar-tool back-tool" aria-label=${back.label} title=${back.label} @click=${back.act}>${icon('onward', 24)}</button>
  ${logo(texts, isMiddleAll)}
  <span class="bar-middle cut grow">${middle}</span>
  ${buttons.map(barButton)}
</header>`;
