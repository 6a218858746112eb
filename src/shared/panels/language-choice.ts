import { html, nothing } from 'lit-html';
import { type LanguageId, languageIds, playLanguages } from '../../engine/alphabet/languages';
import type { Texts } from '../../texts/texts';
import { isOnPortal } from '../platform/portals/portal-here';
import { icon } from './icons';

/** In less width of its container there is no room beside a title for what a sign tells, too. */
const fromWidth = (px: number) => `max-width:clamp(0px,(100cqi - ${px}px) * 99,12em)`;

const belowWidth = (px: number) => `max-width:clamp(0px,(${px}px - 100cqi) * 99,3em)`;

export interface LanguageOfPlay {
  readonly now: LanguageId;
  choose(language: LanguageId): void;
  /** From which width on its name stands there; in less its sign must do. */
  namedFrom: number;
  /** Of its arrow, and of what stands before that. */
  room?: string;
}

/** In which language the next game is played, whichever it is: each is called as it calls itself. */
export const languageChoice = (
  texts: Texts,
  { now, choose, namedFrom, room = 'padding-inline-end:36px' }: LanguageOfPlay,
) =>
  isOnPortal
    ? nothing
    : html`
  <label class="field words-choice" title=${texts.select.words} .style=${room}>
    <span class="not-narrow" aria-hidden="true">${icon('globe')}</span>
    <b class="cut" aria-hidden="true" .style=${belowWidth(namedFrom)}>${now.toUpperCase()}</b>
    <span class="${namedFrom < 600 ? '' : 'not-narrow'} cut" lang=${now} aria-hidden="true"
      .style=${fromWidth(namedFrom)}>${playLanguages[now].name}</span>
    <select aria-label=${texts.select.words} .style=${'position:absolute;inset:0;height:100%;opacity:0'}
      @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as LanguageId)}>
    ${languageIds.map(
      (id) => html`<option value=${id} lang=${id} .selected=${id === now}>${playLanguages[id].name}</option>`,
    )}
  </select></label>`;
