import { html, nothing } from 'lit-html';
import type { LanguageId } from '../../engine/alphabet/languages';
import { segments } from '../../shared/panels/controls';
import { icon } from '../../shared/panels/icons';
import { fromWidth, languageChoice } from '../../shared/panels/language-choice';
import type { Sentence, Texts } from '../../texts/texts';
import { type BoardName, type Rules, seatCounts } from '../rules';
import { boardChoice, room } from './board-choice';

interface SelectHead {
  count: number;
  notice: Sentence | undefined;
  words: { readonly now: LanguageId };
  rules: Rules;
  setCount(count: number): void;
  setWords(words: LanguageId): void;
  lieOn(board: BoardName): void;
  back(): void;
  openRecord(): void;
  settings(): void;
}

/** So wide is the scene from where its head has room for what its tools are called. */
const namedFrom = 960;

/** The way back, how many play in which language, and tools. */
export const selectHead = (
  texts: Texts,
  { count, notice, words, setCount, rules, setWords, lieOn, back, openRecord, settings }: SelectHead,
) => html`<header class="line wraps apart select-head" .style=${'gap:min(var(--s4),1.2cqi)'}>
    <button type="button" class="back-tool with-icon" aria-label=${texts.select.back} @click=${back}>${icon('onward')}<span class="not-narrow">${texts.select.back}</span></button>
    <h1 class="unseen-narrow">${texts.select.title}</h1>
    <span class="line seat-count glass">${segments({
      name: 'count',
      label: texts.select.players,
      values: seatCounts,
      texts: Object.fromEntries(seatCounts.map((seats) => [seats, texts.inFigures(seats)])),
      chosen: count as 2 | 3 | 4,
      change: setCount,
    })}<span class="not-narrow cut" aria-hidden="true" .style=${fromWidth(820)}>${texts.select.seats}</span></span>
    ${boardChoice(texts, { rules, seats: count, lieOn })}
    ${languageChoice(texts, { now: words.now, choose: setWords, namedFrom, room })}
    <button type="button" class="ivory open-record with-icon" title=${texts.record.open} aria-label=${texts.record.open} @click=${openRecord}>${icon('bring')}<span class="not-small cut" .style=${fromWidth(namedFrom)}>${texts.record.open}</span></button><button type="button" class="ivory icon-only not-narrow" title=${texts.menu.settings} aria-label=${texts.menu.settings} aria-keyshortcuts="9" @click=${settings}>${icon('gear')}</button>
    ${notice ? html`<p class="notice" role="alert">${notice()}</p>` : nothing}</header>`;
