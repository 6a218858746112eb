import { html, type TemplateResult } from 'lit-html';
import { saying, segments } from '../../shared/panels/controls';
import type { Texts } from '../../texts/texts';
import {
  type BoardName,
  type BoardRules,
  boardNames,
  boardOf,
  isSame,
  seatCountsOf,
  shapeOf,
  squareAt,
} from '../rules';
import { boardCut } from './small-board';

const named = (name: BoardName): BoardRules => (name === 'usual' ? {} : { board: name });

const nameOf = ({ board }: BoardRules): BoardName => board ?? 'usual';

const roomy = 'gap:var(--s4);padding-block:var(--s3)';

/** The board as it lies before the first word. */
function emptyBoardCut(texts: Texts, rules: BoardRules) {
  const { side, star, bonuses } = shapeOf(rules);
  const cells = bonuses.map((bonus, index) => ({
    bonus: bonus ?? undefined,
    star: isSame(squareAt(index, side), star) || undefined,
  }));
  return html`<span .style=${'flex:none;inline-size:min(11rem,32%)'}>${boardCut(texts, side, cells)}</span>`;
}

/** Which board; the small one has room for two seats alone. */
export function boardRow(texts: Texts, rules: BoardRules, seats: number, change: (board: BoardRules) => void) {
  const { boards } = texts.select;
  const { board: _, ...withoutBoard } = rules;
  const names = boardNames.filter((name) => seatCountsOf(named(name)).includes(seats));
  const isFull = names.length < boardNames.length;
  return html`<div class="setting stacks">
    ${saying(texts.common.board, (isFull ? boards.smallForTwo : boards.size)({ side: shapeOf(rules).side }))}
    ${segments({
      name: 'board',
      label: texts.common.board,
      values: names,
      texts: boards.names,
      chosen: nameOf(rules),
      change: (name) => change(boardOf({ ...withoutBoard, ...named(name) })),
    })}</div>`;
}

/** Where bonus squares lie, and how words lie on the board. */
export function layRows(texts: Texts, rules: BoardRules, change: (board: BoardRules) => void): TemplateResult {
  const { boards } = texts.select;
  const { premiums: _, ...withoutBonusSquares } = rules;
  const { letterOrder: __, ...inOrder } = rules;
  return html`<div class="setting" .style=${roomy}>${emptyBoardCut(texts, rules)}
    <div class="column grow">
      ${saying(boards.bonusSquares)}
      ${segments({
        name: 'bonus-squares',
        label: boards.bonusSquares,
        values: ['own', 'chance'] as const,
        texts: boards.bonusLayouts,
        chosen: bonusLayoutOf(rules),
        change: (chosen) => change(boardOf(chosen === 'own' ? withoutBonusSquares : { premiums: 0, ...rules })),
      })}
      ${saying(boards.letters)}
      ${segments({
        name: 'letter-order',
        label: boards.letters,
        values: ['inOrder', 'free'] as const,
        texts: boards.lettersLie,
        chosen: orderOf(rules),
        change: (chosen) => change(boardOf(chosen === 'free' ? { ...rules, letterOrder: 'free' } : inOrder)),
      })}
    </div></div>`;
}

const bonusLayoutOf = ({ premiums }: BoardRules) => (premiums === undefined ? 'own' : 'chance');

const orderOf = ({ letterOrder }: BoardRules) => letterOrder ?? 'inOrder';

/** The board of a game, to be read. */
export const boardInForce = (texts: Texts, rules: BoardRules) => {
  const { boards } = texts.select;
  const row = (label: string, value: string, means?: string) =>
    html`<div class="line apart">${saying(label, means)}<b>${value}</b></div>`;
  return html`<div class="setting" .style=${roomy}>${emptyBoardCut(texts, rules)}<div class="column grow">
    ${row(texts.common.board, boards.names[nameOf(rules)], boards.size({ side: shapeOf(rules).side }))}
    ${row(boards.bonusSquares, boards.bonusLayouts[bonusLayoutOf(rules)])}
    ${row(boards.letters, boards.lettersLie[orderOf(rules)])}</div></div>`;
};

/** What is not as on the usual board. */
export const boardInBrief = (texts: Texts, rules: BoardRules): string[] => [
  ...(rules.board ? [texts.select.boards.brief[rules.board]] : []),
  ...layInBrief(texts, rules),
];

/** How it lies, if not as usual. */
export const layInBrief = ({ select: { boards } }: Texts, rules: BoardRules): string[] => [
  ...(rules.premiums === undefined ? [] : [boards.brief.chance]),
  ...(rules.letterOrder ? [boards.brief.free] : []),
];
