import { html, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';
import { personOf } from '../../engine/players/names';
import { knownMascot, mascot } from '../../shared/mascots';
import { icon } from '../../shared/panels/icons';
import { tileLetter } from '../../shared/panels/tiles';
import { happeningOf } from '../../texts/sentences/board';
import type { Texts } from '../../texts/texts';
import type { SeatView } from '../play/table-state';
import type { Questions } from '../play/turns';
import type { HistoryEntry, ScoreSheet } from '../rules';

/** The points of a play; of anything else, all that the player did. */
const lookInto = ({ asked }: Pick<Questions, 'asked'>, entry: HistoryEntry, seat: number) =>
  asked.emit(entry.kind === 'played' ? { kind: 'explain', play: entry } : { kind: 'history', seat });

const titleOf = ({ history }: Texts, entry: HistoryEntry, name: string) =>
  entry.kind === 'played'
    ? history.howScored({ word: must(entry.sheet.words[0]).word })
    : history.titleOf({ who: personOf(name) });

/** What happened lately, newest first. */
export const lastPlays = (
  texts: Texts,
  entries: readonly HistoryEntry[],
  seats: readonly SeatView[],
  questions: Pick<Questions, 'asked'>,
) =>
  html`<section class="last-plays glass">
    <h2 class="line apart">${texts.table.lastPlays}</h2>
    ${entries.map((entry) => {
      const { mascot: id, name, language } = must(seats[entry.seat]);
      const tell = () => lookInto(questions, entry, entry.seat);
      return html`<button class="bare" @click=${tell} title=${titleOf(texts, entry, name)}>
        <span class="spoken">${texts.forms.word(name)}: </span><span
          class="head">${mascot(knownMascot(id, entry.seat), entry.kind === 'invalid' ? 'sad' : 'idle')}</span>
        ${deed(texts, entry, language, true)}
      </button>`;
    })}
  </section>`;

/** The same in one line, for a seat's card. */
export const lastLine = (texts: Texts, entry: HistoryEntry, language: string) => deed(texts, entry, language, false);

/** A play, for whoever moves next: who laid it, its word, and all its points. */
export const playBefore = (texts: Texts, { seat, name, mascot: id, language }: SeatView, sheet: ScoreSheet) =>
  html`<p class="play-before line"><span class="head" aria-hidden="true">${mascot(knownMascot(id, seat), 'idle')}</span>
    <span class="spoken">${texts.forms.labelled(texts.forms.word(name), spelled(must(sheet.words[0]).word))}
      </span>${wordAndPoints(texts, sheet, language)}</p>`;

const wordAndPoints = (texts: Texts, { words, total }: ScoreSheet, language: string) =>
  html`<span class="tiles strip"
    lang=${language}>${must(words[0]).letters.map(
      ({ letter, isNew }) => html`<u class="tile ${isNew ? '' : 'is-old'}">${tileLetter(letter)}</u>`,
    )}</span>
    <em>+${texts.forms.figure(total)}</em>`;

function deed(texts: Texts, entry: HistoryEntry, language: string, asTiles: boolean): TemplateResult {
  const { table, happening, common } = texts;
  switch (entry.kind) {
    case 'played': {
      if (asTiles) return wordAndPoints(texts, entry.sheet, language);
      const { word } = must(entry.sheet.words[0]);
      return html`<b class="cut" lang=${language}>${spelled(word)}</b><em>+${texts.forms.figure(entry.points)}</em>`;
    }
    case 'invalid':
      return html`<s class="cut" lang=${language}>${spelled(must(entry.words[0]))}</s><em
        class="quiet">${table.invalid}</em>`;
    case 'exchanged':
      return html`<i class="line">${icon('exchange', 16)}${table.exchange}</i><em
        class="quiet">${common.tileCount({ count: entry.count })}</em>`;
    case 'passed':
      return html`<i class="line">${icon('pass', 16)}${common.pass}</i>`;
    case 'timedOut':
      return html`<i class="line">${icon('clock', 16)}${happening.timedOut}</i>`;
    case 'skipped':
    case 'resigned':
      return html`<i class="line">${happening[entry.kind]}</i>`;
    case 'challengedInVain':
      return html`<i class="line">${table.failedChallenge}</i>`;
    default:
      return html`<i class="line">${happeningOf(texts, entry, () =>
        personOf(''),
      )}</i><em>${texts.forms.figure(entry.points)}</em>`;
  }
}

/** What each of the others did last, newest first: it stays to be read until their next turn is over. */
export const lastOfOthers = (
  texts: Texts,
  entries: readonly HistoryEntry[],
  seats: readonly SeatView[],
  questions: Pick<Questions, 'asked'>,
): TemplateResult | undefined =>
  entries.length === 0
    ? undefined
    : html`<div class="last-of-others line">${entries.map((entry) =>
        lastPlay(texts, entry, must(seats[entry.seat]), questions),
      )}</div>`;

const lastPlay = (
  texts: Texts,
  entry: HistoryEntry,
  { seat, name, mascot: id, language }: SeatView,
  questions: Pick<Questions, 'asked'>,
) => html`<button class="last-play line" title=${titleOf(texts, entry, name)}
  @click=${() => lookInto(questions, entry, seat)}>
  <span class="head" aria-hidden="true">${mascot(knownMascot(id, seat), 'idle')}</span>
  <span class="who saying"><small class="cut"><bdi dir="auto">${texts.forms.word(name)}</bdi></small>
    <span class="deed line">${lastLine(texts, entry, language)}</span></span>
</button>`;
