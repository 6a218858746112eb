import { html } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import type { Dialog } from '../../shared/panels/dialog';
import { sameCode } from '../../shared/panels/qr-code';
import { letterSquares } from '../../shared/printing/letter-squares';
import { openPrint, type PrintedPart, pageHead } from '../../shared/printing/print-panel';
import { boardWords, turnTime, wordGroup } from '../../texts/sentences/scramble';
import type { ScrambleTexts } from '../../texts/texts';
import { boardLink } from '../play/choice';
import {
  type Board,
  boardFrom,
  languageOf,
  lengthGroups,
  longLength,
  pointsFor,
  type Rules,
  type SharedBoard,
} from '../rules';

interface PrintedBoard extends Pick<Rules, 'shortest' | 'seconds'> {
  board: Board;
  /** Its words, longest first, where they are known. */
  groups: readonly { length: number; orMore: boolean; words: readonly { word: string }[] }[] | undefined;
  /** How many words more there are that are not listed. */
  hidden: number;
  /** The address of the same board. */
  link: string;
}

const columns = [1, 2, 3];

/** A board on paper with room for words; those that are on it are listed on pages of their own. */
function printedBoard(texts: ScrambleTexts, printed: PrintedBoard): PrintedPart[] {
  const { common } = texts;
  const { printed: says } = texts.scramble;
  const { board, groups, hidden, shortest, seconds, link } = printed;
  const { side, letters } = board;
  const rows = Array.from({ length: side }, (_, y) =>
    [...letters.slice(y * side, (y + 1) * side)].map((letter) => (letter === 'Q' ? 'Qu' : spelled(letter))),
  );
  // The larger the board, the less room for words.
  const [wide, lines] = side > 5 ? ['116mm', 7] : ['92mm', 10];
  const line = html`<tr>${columns.map(() => html`<td></td><td width="8%"></td>`)}</tr>`;
  const lengths = Array.from({ length: longLength + 1 - shortest }, (_, more) => shortest + more);
  const paper: PrintedPart = {
    label: common.board,
    page: html`<section class="stack">
        ${pageHead(common.scramble, common.name)}
        <p>${says.rules({ shortest })} ${turnTime(texts, seconds)}</p>
        ${letterSquares({ rows, high: 7, wide, lines: true })}
        <table>${Array.from({ length: lines }, () => line)}</table>
        <footer class="line"><div class="grow"><p>${common.points}</p><ul
          class="evenly">${lengths.map(
            (length) =>
              html`<li>${texts.forms.labelled(
                wordGroup(texts, length, length === longLength),
                texts.forms.figure(pointsFor(length)),
              )}</li>`,
          )}</ul></div>${sameCode(texts, link)}</footer>
      </section>`,
  };
  if (!groups) return [paper];
  const count = groups.reduce((sum, { words }) => sum + words.length, 0);
  return [
    paper,
    {
      label: says.words({ count }),
      page: html`<section class="stack" .style=${'--columns:5'}>
        ${pageHead(boardWords(texts, count + hidden, hidden))}
        ${groups.map(
          ({
            length,
            orMore,
            words,
          }) => html`<h2>${wordGroup(texts, length, orMore)} (${texts.forms.figure(words.length)})</h2>
          <ul class="evenly">${words.map(({ word }) => html`<li>${spelled(word)}</li>`)}</ul>`,
        )}
      </section>`,
    },
  ];
}

/** A board on paper, and its words where they are known. */
export function openBoardPrint(
  texts: ScrambleTexts,
  dialog: Dialog,
  shared: SharedBoard,
  words: readonly { word: string; points: number }[] | undefined,
  hidden: number,
) {
  const parts = printedBoard(texts, {
    ...shared,
    board: boardFrom(shared.board, languageOf(shared)),
    groups: words && lengthGroups(words),
    hidden,
    link: boardLink(shared, location.href),
  });
  openPrint(texts, dialog, { parts });
}
