import { html, nothing } from 'lit-html';
import type { ScoreSheet, WordScore } from '../../core/wordbler';
import type { SeatView } from '../../match/wordbler/table-view';
import { en } from '../../texts/en';
import { knownMascot, mascot } from '../mascots';
import { placeOf, tileFigure } from './squares';
import { wordLink } from './word-link';

/** Explains every point of a play. */
export const scoreSheetPanel = (
  mover: SeatView,
  sheet: ScoreSheet,
  verdict: string | undefined,
  meaning: (word: string) => void,
  goOn: () => void,
) => html`
  <header class="sheet-head">
    <span class="pic">${mascot(knownMascot(mover.mascot, mover.seat), 'happy')}</span>
    <h2>${en.sheet.title(mover.name, sheet.total)}</h2>
  </header>
  ${sheet.words.map((word, index) => wordRow(word, index === 0, meaning))}
  ${sheet.bonus > 0 ? html`<p class="sum-row"><span>${en.sheet.bonus}</span><b>+ ${sheet.bonus}</b></p>` : nothing}
  <footer class="sheet-end">
    <p class="sum-row total"><span>${en.sheet.total}</span><b>${sheet.total}</b></p>
    <p class="verdict">${verdict ?? nothing}</p>
    <button class="gold" autofocus @click=${goOn}>${en.sheet.goOn}</button>
  </footer>`;

const wordRow = (word: WordScore, isMain: boolean, meaning: (word: string) => void) => html`
  <section class="word">
    <p>${wordLink(word.word, meaning)} <small>${isMain ? en.sheet.main : en.sheet.cross}, ${placeOf(word.direction, word)}</small></p>
    <div class="letters" style="--letters:${word.letters.length}">
      ${word.letters.map(
        ({ letter, face, blank, isNew, premium, value }) => html`<div class="share">
          ${tileFigure({ letter, points: face, blank, old: !isNew })}
          <i class="premium ${premium ? `p${premium}` : ''}">${premium ?? nothing}</i>
          <span>${value}</span>
        </div>`,
      )}
    </div>
    <p class="word-score">${word.multiplier > 1 ? html`<small>${en.sheet.wordTimes(word.multiplier)}</small>` : nothing} = <b>${word.score}</b></p>
  </section>`;
