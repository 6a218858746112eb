import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';
import { called } from '../../engine/players/names';
import { knownMascot, mascot } from '../../shared/mascots';
import { icon } from '../../shared/panels/icons';
import { wordIn } from '../../shared/panels/screen-reader';
import type { Texts } from '../../texts/texts';
import type { SeatView } from '../play/table-state';
import type { PlayedTurn } from '../play/turns';
import { type HistoryEntry, type ScoreSheet, seatRecord, type WordScore } from '../rules';
import { hintsTaken } from './side-panels';
import { meaningLink, placeOf, tileFigure, wordLink } from './word-meaning';

interface Props {
  seat: number;
  seats: readonly SeatView[];
  history: readonly HistoryEntry[];
  turnTo(seat: number): void;
  explain(play: PlayedTurn): void;
  close(): void;
}

/** What each line of it is told by. */
interface Telling extends Pick<Props, 'explain'> {
  language: string;
  nameOf(seat: number): string;
}

/** Turn by turn what a player did, and what it brought. */
export function historyPanel(texts: Texts, { seat, seats, history, turnTo, explain, close }: Props): TemplateResult {
  const own = history.filter((entry) => entry.seat === seat);
  const { average, best, missed, exchanged } = seatRecord(history, seat);
  const nameOf = (other: number) => must(seats[other]).name;
  const { language } = must(seats[seat]);
  return html`
    <header class="panel-head"><h2>${texts.table.history.title}</h2>
      <button class="close" autofocus aria-label=${texts.table.history.close} title=${texts.table.history.close} @click=${close}>${icon('close')}</button></header>
    <div class="tabs stack">${seats.map(
      ({ seat: other, name, score, mascot: id }) => html`<button class=${other === seat ? 'chosen' : ''}
        aria-pressed=${other === seat} @click=${() => turnTo(other)}>
        <span class="head">${mascot(knownMascot(id, other), 'idle')}</span><bdi class="cut">${called(name, texts.select)}</bdi><b>${other === seat ? icon('done', 14) : nothing} ${texts.inFigures(score)}</b></button>`,
    )}</div>
    ${own.length === 0 ? html`<p>${texts.table.history.none}</p>` : table(texts, own, { language, nameOf, explain })}
    <dl class="figures evenly">
      ${figure(texts.table.history.averageOf(average), texts.table.history.average)} ${figure(texts.inFigures(best), texts.table.history.best)}
      ${figure(texts.inFigures(missed), texts.table.history.misses)} ${figure(texts.inFigures(exchanged), texts.table.history.exchanges)}
    </dl>`;
}

const figure = (value: string, name: string) => html`<div><dt class="quiet">${name}</dt><dd>${value}</dd></div>`;

const table = (texts: Texts, own: readonly HistoryEntry[], telling: Telling) => html`<table>
  <thead><tr><th>${texts.table.history.turn}</th><th>${texts.table.history.what}</th><th>${texts.table.history.score}</th><th>${texts.table.history.total}</th></tr></thead>
  <tbody>${own.map(
    (entry, index) => html`<tr>
      <td>${own[index - 1]?.turn === entry.turn ? nothing : texts.inFigures(entry.turn)}</td>
      <td>${deed(texts, entry, telling)}${hintsTaken(texts, entry.hints)}</td>
      <td>${texts.inFigures(entry.points > 0 ? `+${entry.points}` : entry.points)}</td>
      <td><b>${texts.inFigures(entry.total)}</b></td>
    </tr>`,
  )}</tbody>
</table>`;

const missed = (texts: Texts, words: readonly string[], language: string, why: string) =>
  html`<span class="chip missed">${texts.table.history.missed}</span> ${wordIn(language, words.join(', '))} <small>${why}</small>`;

function deed(texts: Texts, entry: HistoryEntry, { language, nameOf, explain }: Telling): TemplateResult {
  const { history } = texts.table;
  switch (entry.kind) {
    case 'played': {
      const [first, ...crosses] = entry.sheet.words;
      const main = must(first);
      const link = ({ word }: WordScore) => wordLink(word, language, history.howScored(word), () => explain(entry));
      const others = crosses.map(link);
      return html`${link(main)} <small>${placeOf(texts, main.direction, main)}${others.length > 0 ? html` · ${others}` : nothing}</small>`;
    }
    case 'invalid':
      return missed(texts, entry.words, language, history.notWords);
    case 'disjoint':
      return missed(texts, [entry.word], language, history.disjoint);
    default:
      return html`${texts.happening(entry, nameOf)}`;
  }
}

/** Explains every point of a play. */
export const scoreSheetPanel = (
  texts: Texts,
  mover: SeatView,
  sheet: ScoreSheet,
  verdict: string | undefined,
  meaning: (word: string) => void,
  goOn: () => void,
) => html`
  <header class="line sheet-head">
    <span class="pic">${mascot(knownMascot(mover.mascot, mover.seat), 'happy')}</span>
    <h2>${texts.sheet.title(mover.name, sheet.total)}</h2>
  </header>
  ${sheet.words.map((word, index) => wordRow(texts, word, mover.language, index === 0, meaning))}
  ${sheet.bonus > 0 ? html`<p class="line apart sum-row"><span>${texts.sheet.bonus}</span><b>+ ${texts.inFigures(sheet.bonus)}</b></p>` : nothing}
  <footer class="sheet-end stack">
    <p class="line apart sum-row total"><span>${texts.sheet.total}</span><b>${texts.inFigures(sheet.total)}</b></p>
    <p class="verdict">${verdict ?? nothing}</p>
    <button class="gold" autofocus @click=${goOn}>${texts.sheet.goOn}</button>
  </footer>`;

const wordRow = (
  texts: Texts,
  word: WordScore,
  language: string,
  isMain: boolean,
  meaning: (word: string) => void,
) => html`
  <section class="sheet-word">
    <p>${word.reads ? html`<b lang=${language}>${spelled(word.word)}</b>` : meaningLink(texts, word.word, language, meaning)} <small>${isMain ? texts.sheet.main : texts.sheet.cross}, ${placeOf(texts, word.direction, word)}</small></p>
    ${word.reads ? html`<p>${texts.sheet.reads} ${word.reads.map((read) => meaningLink(texts, read, language, meaning))}</p>` : nothing}
    <div class="tiles wraps letters" .style="--letters:${word.letters.length}">
      ${word.letters.map(
        ({ letter, face, blank, isNew, premium, value }) => html`<div class="letter-share">
          ${tileFigure({ letter, points: face, blank, old: !isNew })}
          <i class="premium ${premium ? `p${premium}` : ''}">${premium ? texts.board.premiumSigns[premium] : nothing}</i>
          <span>${texts.inFigures(value)}</span>
        </div>`,
      )}
    </div>
    <p class="word-score">${word.multiplier > 1 ? html`<small>${texts.sheet.wordTimes(word.multiplier)}</small>` : nothing} = <b>${texts.inFigures(word.score)}</b></p>
  </section>`;
