import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { icon } from '../../shared/panels/icons';
import type { Texts } from '../../texts/texts';
import type { ShownHint } from '../play/hints';
import type { TableView } from '../play/table-state';
import { type BestPlay, mainOf } from '../play/teacher';
import { hintSteps, type Premium, premiumFactors } from '../rules';

/** Where only a position lies there, nobody asks where the tiles are that are not seen. */
const isSomewhere = ({ unseen, onRacks, bagCount }: TableView) =>
  bagCount + onRacks > 0 || unseen.every(({ count }) => count === 0);

export const bagCount = (texts: Texts, view: TableView) =>
  isSomewhere(view)
    ? html`<b>${texts.inFigures(view.bagCount)}</b> <span class="quiet">${texts.board.tilesLeft(view.bagCount)}</span>`
    : html``;

export const fails = (texts: Texts, { fails, failsToEnd }: TableView) => html`
  <span class="fails-name quiet">${texts.board.fails}</span><span class="fails-short cut quiet">${texts.board.failsShort}</span>
  <span class="dots fail-dots" aria-hidden="true">${Array.from({ length: failsToEnd }, (_, index) => html`<u class=${index < fails ? 'on' : ''}></u>`)}</span>
  <b>${texts.board.failsOf(fails, failsToEnd)}</b>`;

export const legend = (texts: Texts) =>
  html`${(Object.keys(premiumFactors) as Premium[]).map(
    (premium) =>
      html`<span class="line"><i class="premium p${premium}">${texts.board.premiumSigns[premium]}</i><em class="cut">${texts.board.premiums[premium]}</em><small>${texts.board.shortPremiums[premium]}</small></span>`,
  )}`;

/** The letters in the bag and on the other racks, counted together: nobody knows which is where. */
export const unseen = (texts: Texts, view: TableView) => html`<section class="unseen glass">
  <h2 class="line apart">${texts.table.unseen} ${isSomewhere(view) ? html`<small>${texts.table.whereUnseen(view.bagCount, view.onRacks)}</small>` : nothing}</h2>
  <div>${view.unseen.map(({ letter, count }) => html`<span dir="ltr" class=${count > 0 ? '' : 'none'}><b>${spelled(letter) || '★'}</b>${count > 0 ? texts.inFigures(count) : ''}</span>`)}</div>
</section>`;

/** The same where there is no room for it beside the board. */
export const unseenPanel = (texts: Texts, view: TableView, close: () => void) => html`${unseen(texts, view)}
  <button class="gold" autofocus @click=${close}>${texts.table.goOn}</button>`;

const steps = Array.from({ length: hintSteps }, (_, index) => index + 1);

/** What is told; nothing while it is only being looked for. */
export function hintCard(texts: Texts, hint: ShownHint | undefined, close: () => void) {
  if (!hint || hint.kind === 'thinking') return undefined;
  if (hint.kind !== 'told') return card(texts, html`<p>${texts.hint[hint.kind]}</p>`, close);
  const { step, best } = hint;
  return card(
    texts,
    html`<h2>${texts.hint.title(step)}</h2>
      <div class="hint-text">${sentence(texts, step, best)}</div>
      <span class="hint-steps" aria-hidden="true">${steps.map((one) => html`<u class=${one <= step ? 'on' : ''}></u>`)}</span>`,
    close,
  );
}

const card = (
  texts: Texts,
  content: TemplateResult,
  close: () => void,
) => html`<section class="hint-card" aria-label=${texts.hint.hint}>
  ${content}
  <button class="bare close" aria-label=${texts.hint.close} title=${texts.hint.close} @click=${close}>${icon('close', 18)}</button>
</section>`;

function sentence(texts: Texts, step: 1 | 2 | 3, best: BestPlay) {
  const { move, sheet, beyond } = best;
  if (step === 1) return html`<p>${texts.hint.tiles(move.tiles.length)}</p>`;
  if (step === 2) return html`<p>${texts.hint.squares(move.tiles.length)}</p>`;
  return html`<p>${texts.hint.word(mainOf(best))}</p><b>${texts.hint.points(sheet.total)}</b>${
    beyond ? html`<small class="hint-beyond">${texts.hint.beyond(mainOf(beyond))}</small>` : nothing
  }`;
}

/** Beside a turn that took some. */
export const hintsTaken = (texts: Texts, count: number | undefined) =>
  count ? html` <small class="hints-taken">${icon('bulb', 14)}${texts.hint.taken(count)}</small>` : nothing;
