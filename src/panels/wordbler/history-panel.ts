import { html, nothing, type TemplateResult } from 'lit-html';
import { type HistoryEntry, seatRecord } from '../../core/wordbler';
import type { SeatView } from '../../match/wordbler/table-view';
import { en } from '../../texts/en';
import { icon } from '../icons';
import { knownMascot, mascot } from '../mascots';
import { hintsTaken } from './hint-card';
import { placeOf } from './squares';
import { wordLink } from './word-link';

interface Props {
  seat: number;
  seats: readonly SeatView[];
  history: readonly HistoryEntry[];
  show(seat: number): void;
  meaning(word: string): void;
  close(): void;
}

const { history: texts } = en.table;

/** Turn by turn what a player did, and what it brought. */
export function historyPanel({ seat, seats, history, show, meaning, close }: Props): TemplateResult {
  const own = history.filter((entry) => entry.seat === seat);
  const { average, best, missed, exchanged } = seatRecord(history, seat);
  const nameOf = (other: number) => seats[other].name;
  return html`
    <header class="panel-head"><h2>${texts.title}</h2>
      <button class="close" autofocus aria-label=${texts.close} title=${texts.close} @click=${close}>${icon('close')}</button></header>
    <div class="tabs">${seats.map(
      ({ seat: other, name, score, mascot: id }) => html`<button class=${other === seat ? 'chosen' : ''}
        aria-pressed=${other === seat} @click=${() => show(other)}>
        <span class="head">${mascot(knownMascot(id, other), 'idle')}</span><bdi>${name}</bdi><b>${score}</b></button>`,
    )}</div>
    ${own.length === 0 ? html`<p>${texts.none}</p>` : table(own, nameOf, meaning)}
    <dl class="figures">
      ${figure(average.toFixed(1), texts.average)} ${figure(best, texts.best)}
      ${figure(missed, texts.misses)} ${figure(exchanged, texts.exchanges)}
    </dl>`;
}

const figure = (value: number | string, name: string) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

const table = (
  own: readonly HistoryEntry[],
  nameOf: (seat: number) => string,
  meaning: (word: string) => void,
) => html`<table>
  <thead><tr><th>${texts.turn}</th><th>${texts.what}</th><th>${texts.score}</th><th>${texts.total}</th></tr></thead>
  <tbody>${own.map(
    (entry, index) => html`<tr>
      <td>${own[index - 1]?.turn === entry.turn ? nothing : entry.turn}</td>
      <td>${deed(entry, nameOf, meaning)}${hintsTaken(entry.hints)}</td>
      <td>${entry.points > 0 ? `+${entry.points}` : entry.points}</td>
      <td><b>${entry.total}</b></td>
    </tr>`,
  )}</tbody>
</table>`;

const missed = (words: readonly string[], why: string) =>
  html`<span class="missed">${texts.missed}</span> ${words.join(', ')} <small>${why}</small>`;

function deed(
  entry: HistoryEntry,
  nameOf: (seat: number) => string,
  meaning: (word: string) => void,
): TemplateResult {
  switch (entry.kind) {
    case 'played': {
      const [main, ...crosses] = entry.sheet.words;
      const others = crosses.map(({ word }) => wordLink(word, meaning));
      return html`${wordLink(main.word, meaning)} <small>${placeOf(main.direction, main)}${others.length > 0 ? html` · ${others}` : nothing}</small>`;
    }
    case 'invalid':
      return missed(entry.words, texts.notWords);
    case 'disjoint':
      return missed([entry.word], texts.disjoint);
    default:
      return html`${en.happening(entry, nameOf)}`;
  }
}
