import { html, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';
import { called } from '../../engine/players/unnamed';
import { knownMascot, mascot } from '../../shared/mascots';
import { icon } from '../../shared/panels/icons';
import { tileLetter } from '../../shared/panels/tile-letter';
import type { Texts } from '../../texts/texts';
import type { SeatView } from '../play/table-view';
import type { HistoryEntry } from '../rules';
import type { TableActions } from './table-buttons';

/** What happened lately, newest first. */
export const lastPlays = (
  texts: Texts,
  entries: readonly HistoryEntry[],
  seats: readonly SeatView[],
  { history, explain }: Pick<TableActions, 'history' | 'explain'>,
) =>
  html`<section class="last-plays glass">
    <h2 class="line apart">${texts.table.lastPlays}</h2>
    ${entries.map((entry) => {
      const { mascot: id, name, language } = must(seats[entry.seat]);
      const [title, tell] =
        entry.kind === 'played'
          ? [texts.table.history.howScored(must(entry.sheet.words[0]).word), () => explain(entry)]
          : [texts.board.history(name), () => history(entry.seat)];
      return html`<button class="bare" @click=${tell} title=${title}>
        <span class="spoken">${called(name, texts.select)}: </span><span class="head">${mascot(knownMascot(id, entry.seat), entry.kind === 'invalid' ? 'sad' : 'idle')}</span>
        ${deed(texts, entry, language, true)}
      </button>`;
    })}
  </section>`;

/** The same in one line, for a seat's card. */
export const lastLine = (texts: Texts, entry: HistoryEntry, language: string) =>
  deed(texts, entry, language, false);

function deed(texts: Texts, entry: HistoryEntry, language: string, asTiles: boolean): TemplateResult {
  const { table } = texts;
  switch (entry.kind) {
    case 'played': {
      const { letters, word } = must(entry.sheet.words[0]);
      const shown = asTiles
        ? html`<span class="tiles strip" lang=${language}>${letters.map(({ letter, isNew }) => html`<u class="tile ${isNew ? '' : 'is-old'}">${tileLetter(letter)}</u>`)}</span>`
        : html`<b class="cut" lang=${language}>${spelled(word)}</b>`;
      return html`${shown}<em>+${texts.inFigures(entry.points)}</em>`;
    }
    case 'invalid':
      return html`<s class="cut" lang=${language}>${spelled(must(entry.words[0]))}</s><em class="quiet">${table.missed}</em>`;
    case 'exchanged':
      return html`<i class="line">${icon('exchange', 16)}${table.exchange}</i><em class="quiet">${table.exchanged(entry.count)}</em>`;
    case 'passed':
      return html`<i class="line">${icon('pass', 16)}${table.pass}</i>`;
    case 'timedOut':
      return html`<i class="line">${icon('clock', 16)}${table.timeOut}</i>`;
    case 'skipped':
      return html`<i class="line">${table.skipped}</i>`;
    case 'resigned':
      return html`<i class="line">${texts.happening(entry, String)}</i>`;
    case 'challengedInVain':
      return html`<i class="line">${table.inVain}</i><em class="quiet">${table.missed}</em>`;
    default:
      return html`<i class="line">${texts.happening(entry, String)}</i><em>${texts.inFigures(entry.points)}</em>`;
  }
}
