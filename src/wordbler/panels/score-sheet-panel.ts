import { html, nothing } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { knownMascot, mascot } from '../../shared/mascots';
import type { Texts } from '../../texts/texts';
import type { SeatView } from '../play/table-view';
import type { ScoreSheet, WordScore } from '../rules';
import { placeOf, tileFigure } from './squares';
import { meaningLink } from './word-link';

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
