import { html, nothing } from 'lit-html';
import { type LanguageId, languageIds, playLanguages } from '../../core/alphabet/languages';
import type { Texts } from '../../texts/texts';
import { icon } from '../icons';

/** There only English is shipped. */
const isOnPortal = import.meta.env.MODE === 'portal';

/** In less width there is no room beside the title for what a sign tells, too. */
export const fromWidth = 'max-width:clamp(0px,(100cqi - 960px) * 99,12em)';

/** In which language the next game is played: each is called as it calls itself. In little width its sign must do. */
export const languageChoice = (texts: Texts, now: LanguageId, choose: (language: LanguageId) => void) =>
  isOnPortal
    ? nothing
    : html`
  <label class="field words-choice" title=${texts.select.words} .style=${'padding-inline-end:36px'}>
    <span class="not-narrow" aria-hidden="true">${icon('globe')}</span>
    <b class="cut" aria-hidden="true" .style=${'max-width:clamp(0px,(960px - 100cqi) * 99,3em)'}>${now.toUpperCase()}</b>
    <span class="not-narrow cut" lang=${now} aria-hidden="true" .style=${fromWidth}>${playLanguages[now].name}</span>
    <select aria-label=${texts.select.words} .style=${'position:absolute;inset:0;height:100%;opacity:0'}
      @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as LanguageId)}>
    ${languageIds.map(
      (id) => html`<option value=${id} lang=${id} .selected=${id === now}>${playLanguages[id].name}</option>`,
    )}
  </select></label>`;
