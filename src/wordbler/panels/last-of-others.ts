import { html, nothing, type TemplateResult } from 'lit-html';
import { must } from '../../engine/must';
import { called } from '../../engine/players/unnamed';
import { knownMascot, mascot } from '../../shared/mascots';
import type { Texts } from '../../texts/texts';
import type { SeatView } from '../play/table-view';
import type { HistoryEntry } from '../rules';
import { lastLine } from './last-plays';
import type { TableActions } from './table-buttons';

/** What each of the others did last, newest first: it stays to be read until their next turn is over. */
export const lastOfOthers = (
  texts: Texts,
  entries: readonly HistoryEntry[],
  seats: readonly SeatView[],
  actions: Pick<TableActions, 'history' | 'explain'>,
): TemplateResult | undefined =>
  entries.length === 0
    ? undefined
    : html`<div class="last-of-others line">${entries.map((entry) => lastPlay(texts, entry, must(seats[entry.seat]), actions))}</div>`;

const lastPlay = (
  texts: Texts,
  entry: HistoryEntry,
  { seat, name, mascot: id, language }: SeatView,
  { history, explain }: Pick<TableActions, 'history' | 'explain'>,
) => html`<button class="last-play line" title=${entry.kind === 'played' ? texts.table.history.howScored(must(entry.sheet.words[0]).word) : texts.board.history(name)}
  @click=${() => (entry.kind === 'played' ? explain(entry) : history(seat))}>
  <span class="head" aria-hidden="true">${mascot(knownMascot(id, seat), 'idle')}</span>
  <span class="who saying"><small class="cut"><bdi dir="auto">${called(name, texts.select)}</bdi>${entry.kind === 'played' ? html`<i> ${texts.table.laid(name)}</i>` : nothing}</small>
    <span class="deed line">${lastLine(texts, entry, language)}</span></span>
</button>`;
