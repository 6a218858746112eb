import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';
import { personOf } from '../../engine/players/names';
import { knownMascot, mascot } from '../../shared/mascots';
import { icon } from '../../shared/panels/icons';
import { wordIn } from '../../shared/panels/screen-reader';
import { happeningOf, placeOf } from '../../texts/sentences/board';
import type { Texts } from '../../texts/texts';
import type { ShownHint } from '../play/hints';
import type { SeatView, TableView } from '../play/table-state';
import { type BestPlay, hinted } from '../play/teacher';
import type { PlayedTurn } from '../play/turns';
import {
  type Bonus,
  bonusMultipliers,
  type HistoryEntry,
  hintSteps,
  type ScoreSheet,
  seatRecord,
  type WordScore,
} from '../rules';
import { definitionLink, tileFigure, wordLink } from './word-definition';

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
    <header class="panel-head"><h2>${texts.history.title}</h2>
      <button class="close" autofocus aria-label=${texts.common.close} title=${texts.common.close}
        @click=${close}>${icon('close')}</button></header>
    <div class="tabs stack">${seats.map(
      ({ seat: other, name, score, mascot: id }) => html`<button class=${other === seat ? 'chosen' : ''}
        aria-pressed=${other === seat} @click=${() => turnTo(other)}>
        <span class="head">${mascot(knownMascot(id, other), 'idle')}</span><bdi
          class="cut">${texts.forms.word(name)}</bdi><b>${other === seat ? icon('done', 14) : nothing}
          ${texts.forms.figure(score)}</b></button>`,
    )}</div>
    ${own.length === 0 ? html`<p>${texts.history.none}</p>` : table(texts, own, { language, nameOf, explain })}
    <dl class="figures evenly">
      ${figure(texts.forms.tenths(average), texts.history.average)}
        ${figure(texts.forms.figure(best), texts.history.best)}
      ${figure(texts.forms.figure(missed), texts.history.misses)}
        ${figure(texts.forms.figure(exchanged), texts.history.exchanges)}
    </dl>`;
}

const figure = (value: string, name: string) => html`<div><dt class="quiet">${name}</dt><dd>${value}</dd></div>`;

const table = (texts: Texts, own: readonly HistoryEntry[], telling: Telling) => html`<table>
  <thead><tr><th>${texts.common.turn}</th><th>${texts.history.play}</th><th>${texts.common.score}</th><th>${
    texts.common.total
  }</th></tr></thead>
  <tbody>${own.map(
    (entry, index) => html`<tr>
      <td>${own[index - 1]?.turn === entry.turn ? nothing : texts.forms.figure(entry.turn)}</td>
      <td>${deed(texts, entry, telling)}${hintsTaken(texts, entry.hints)}</td>
      <td>${texts.forms.figure(entry.points > 0 ? `+${entry.points}` : entry.points)}</td>
      <td><b>${texts.forms.figure(entry.total)}</b></td>
    </tr>`,
  )}</tbody>
</table>`;

const invalid = (texts: Texts, words: readonly string[], language: string, why = '') =>
  html`<span class="chip missed">${texts.history.invalid}</span> ${wordIn(language, texts.forms.oneByOne(words))}
    <small>${why}</small>`;

function deed(texts: Texts, entry: HistoryEntry, { language, nameOf, explain }: Telling): TemplateResult {
  const { history } = texts;
  switch (entry.kind) {
    case 'played': {
      const [first, ...crosses] = entry.sheet.words;
      const main = must(first);
      const link = ({ word }: WordScore) => wordLink(word, language, history.howScored({ word }), () => explain(entry));
      const others = crosses.map(link);
      return html`${link(main)} <span
        class="spoken">${placeOf(texts, main.direction, main)}</span>${
          others.length > 0 ? html`<small> · ${others}</small>` : nothing
        }`;
    }
    case 'invalid':
      return invalid(texts, entry.words, language);
    case 'disjoint':
      return invalid(texts, [entry.word], language, history.disjoint);
    default:
      return html`${happeningOf(texts, entry, (seat) => personOf(nameOf(seat)))}`;
  }
}

/** Explains every point of a play. */
export const scoreSheetPanel = (
  texts: Texts,
  mover: SeatView,
  sheet: ScoreSheet,
  verdict: string | undefined,
  definition: (word: string) => void,
  goOn: () => void,
) => html`
  <header class="line sheet-head">
    <span class="pic">${mascot(knownMascot(mover.mascot, mover.seat), 'happy')}</span>
    <h2>${texts.sheet.title({ who: personOf(mover.name), points: sheet.total })}</h2>
  </header>
  ${sheet.words.map((word) => wordRow(texts, word, mover.language, definition))}
  ${
    sheet.bonus > 0
      ? html`<p
    class="line apart sum-row"><span>${texts.sheet.bonus}</span><b>+ ${texts.forms.figure(sheet.bonus)}</b></p>`
      : nothing
  }
  <footer class="sheet-end stack">
    <p class="line apart sum-row total"><span>${texts.common.total}</span><b>${texts.forms.figure(sheet.total)}</b></p>
    <p class="verdict">${verdict ?? nothing}</p>
    <button class="gold" autofocus @click=${goOn}>${texts.common.continue}</button>
  </footer>`;

const wordRow = (texts: Texts, word: WordScore, language: string, definition: (word: string) => void) => html`
  <section class="sheet-word">
    <p>${
      word.reads
        ? html`<b lang=${language}>${spelled(word.word)}</b>`
        : definitionLink(texts, word.word, language, definition)
    } <span
        class="spoken">${placeOf(texts, word.direction, word)}</span></p>
    ${
      word.reads
        ? html`<p>${texts.sheet.reads}
      ${word.reads.map((read) => definitionLink(texts, read, language, definition))}</p>`
        : nothing
    }
    <div class="tiles wraps letters" .style="--letters:${word.letters.length}">
      ${word.letters.map(
        ({ letter, face, blank, isNew, premium: bonus, value }) => html`<div class="letter-share">
          ${tileFigure({ letter, points: face, blank, old: !isNew })}
          <i class="bonus ${bonus ? `p${bonus}` : ''}">${bonus ? texts.board.bonusSigns[bonus] : nothing}</i>
          <span>${texts.forms.figure(value)}</span>
        </div>`,
      )}
    </div>
    <p class="word-score">${
      word.multiplier > 1 ? html`<small>${texts.sheet.wordTimes({ multiplier: word.multiplier })}</small>` : nothing
    } = <b>${texts.forms.figure(word.score)}</b></p>
  </section>`;

/** Where only a position lies there, nobody asks where the tiles are that are not seen. */
const isSomewhere = ({ unseen, onRacks, bagCount }: TableView) =>
  bagCount + onRacks > 0 || unseen.every(({ count }) => count === 0);

/** How many are left; a press tells which. */
export const bagCount = (texts: Texts, view: TableView, look: () => void) =>
  isSomewhere(view)
    ? html`<button class="bare" title=${texts.table.unseen}
    @click=${look}><b>${texts.forms.figure(view.bagCount)}</b> <span
    class="quiet">${texts.board.tilesLeft({ count: view.bagCount })}</span></button>`
    : html``;

export const fails = (texts: Texts, { fails, failsToEnd }: TableView) => html`
  <span class="fails-name quiet">${texts.board.scoreless}</span><span
    class="fails-short cut quiet">${texts.board.scorelessShort}</span>
  <span class="dots fail-dots"
    aria-hidden="true">${Array.from(
      { length: failsToEnd },
      (_, index) => html`<u class=${index < fails ? 'on' : ''}></u>`,
    )}</span>
  <b>${texts.board.scorelessOf({ fails, most: failsToEnd })}</b>`;

export const legend = (texts: Texts) =>
  html`${(Object.keys(bonusMultipliers) as Bonus[]).map(
    (bonus) =>
      html`<span class="line"><i
        class="bonus p${bonus}">${texts.board.bonusSigns[bonus]}</i><small>${
          texts.board.bonusesInShort[bonus]
        }</small></span>`,
  )}`;

/** The letters in the bag and on the other racks, counted together: nobody knows which is where. */
export const unseen = (texts: Texts, view: TableView) => html`<section class="unseen glass">
  <h2 class="line apart">${texts.table.unseen}
    ${
      isSomewhere(view)
        ? html`<small>${texts.table.whereUnseen({ bag: view.bagCount, racks: view.onRacks })}</small>`
        : nothing
    }</h2>
  <div>${view.unseen.map(
    ({ letter, count }) =>
      html`<span dir="ltr" class=${count > 0 ? '' : 'none'}><b>${spelled(letter) || '?'}</b>${
        count > 0 ? texts.forms.figure(count) : ''
      }</span>`,
  )}</div>
</section>`;

/** The same where there is no room for it beside the board. */
export const unseenPanel = (texts: Texts, view: TableView, close: () => void) => html`${unseen(texts, view)}
  <button class="gold" autofocus @click=${close}>${texts.common.keepPlaying}</button>`;

const steps = Array.from({ length: hintSteps }, (_, index) => index + 1);

/** What is told; nothing while it is only being looked for. */
export function hintCard(texts: Texts, hint: ShownHint | undefined, close: () => void) {
  if (!hint || hint.kind === 'thinking') return undefined;
  if (hint.kind !== 'told') return card(texts, html`<p>${texts.hint[hint.kind]}</p>`, close);
  const { step, best } = hint;
  return card(
    texts,
    html`<h2>${texts.hint.title({ step })}</h2>
      <div class="hint-text">${sentence(texts, step, best)}</div>
      <span class="hint-steps" aria-hidden="true">${steps.map(
        (one) => html`<u class=${one <= step ? 'on' : ''}></u>`,
      )}</span>`,
    close,
  );
}

const card = (
  texts: Texts,
  content: TemplateResult,
  close: () => void,
) => html`<section class="hint-card" aria-label=${texts.common.hint}>
  ${content}
  <button class="bare close" aria-label=${texts.hint.close} title=${texts.hint.close}
    @click=${close}>${icon('close', 18)}</button>
</section>`;

function sentence(texts: Texts, step: 1 | 2 | 3, best: BestPlay) {
  const { move, sheet } = best;
  if (step === 1) return html`<p>${texts.hint.tiles({ count: move.tiles.length })}</p>`;
  if (step === 2) return html`<p>${texts.hint.squares({ count: move.tiles.length })}</p>`;
  return html`<p>${texts.forms.word(
    hinted(texts, best).word,
  )}</p><b>${texts.common.pointCount({ count: sheet.total })}</b>`;
}

/** Beside a turn that took some. */
const hintsTaken = (texts: Texts, count: number | undefined) =>
  count ? html` <small class="hints-taken">${icon('bulb', 14)}${texts.common.hintCount({ count })}</small>` : nothing;
