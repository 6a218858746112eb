import { html } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { letterSquares } from '../../shared/printing/letter-squares';
import { type PrintedPart, pageHead } from '../../shared/printing/print-panel';
import type { Texts } from '../../texts/texts';
import { type Bonus, bonusMultipliers, isSame, rackSize, type Setup, type Shape, shapeOf, tileSetOf } from '../rules';

/** All that prints is fetched in one piece, when it is first asked for. */
export { openPrint } from '../../shared/printing/print-panel';

const turns = 20;

const small = (text: string) => html`<small>${text}</small>`;

/** What a game on paper needs: a score sheet for so many players, and a board. */
export function printedSheets(
  texts: Texts,
  { seats, tiles, rules }: Pick<Setup, 'seats' | 'tiles' | 'rules'>,
): PrintedPart[] {
  const { common } = texts;
  const { wordbler: says, date } = texts.printing;
  const each = seats.map((_, seat) => seat);
  const cells = (label = '') =>
    html`<tr><th>${small(label)}</th>${each.map(() => html`<td></td><td></td><td></td>`)}</tr>`;
  return [
    {
      label: says.sheet,
      page: html`<section class="stack">
        ${pageHead(texts.common.wordbler, date)}
        <table>
          <tr><th width="12%"></th>${each.map(() => html`<th colspan="3" align="left">${common.name}</th>`)}</tr>
          <tr><th>${small(common.turn)}</th>${each.map(
            () =>
              html`<th>${small(common.word)}</th><th width="6%">${small(common.points)}</th><th
              width="6%">${small(common.total)}</th>`,
          )}</tr>
          ${Array.from({ length: turns }, (_, turn) => cells(texts.forms.figure(turn + 1)))}
          ${cells(says.left)}${cells(common.total)}
        </table>
        <p>${says.tiles}</p>
        <ul class="evenly" .style=${'--columns:7'}>${lettersOf({ tiles, rules }).map(
          ([letter, points, count]) =>
            html`<li><b>${spelled(letter) || common.blank}</b> ${texts.forms.figure(`${points} × ${count}`)}</li>`,
        )}</ul>
      </section>`,
    },
    {
      label: says.board,
      page: html`<section class="stack">
        ${pageHead(texts.common.wordbler)}
        ${letterSquares({
          rows: boardRows(shapeOf(rules), texts.board.bonusSigns),
          high: 54 / shapeOf(rules).side,
          lines: true,
        })}
        <ul class="evenly">${(Object.keys(bonusMultipliers) as Bonus[]).map(
          (bonus) => html`<li><b>${texts.board.bonusSigns[bonus]}</b> ${texts.common.bonuses[bonus]}</li>`,
        )}</ul>
        <p>${says.star({ count: rackSize })}</p>
      </section>`,
    },
  ];
}

const boardRows = ({ side, star, bonuses }: Shape, signs: Texts['board']['bonusSigns']) =>
  Array.from({ length: side }, (_, y) =>
    bonuses.slice(y * side, (y + 1) * side).map((bonus, x) => {
      if (isSame({ x, y }, star)) return '★';
      return bonus ? signs[bonus] : '';
    }),
  );

/** Every letter once, in the order of the alphabet, the blank last. */
function lettersOf(setup: Pick<Setup, 'tiles' | 'rules'>): [letter: string, points: number, count: number][] {
  const { letters, blanks } = tileSetOf(setup);
  return [
    ...letters.map(({ letter, points, count }) => [letter, points, count] as [string, number, number]),
    ['', 0, blanks],
  ];
}
