import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../shared/panels/icons';
import type { Texts } from '../../texts/texts';
import type { ShownHint } from '../play/hints';
import { type BestPlay, mainOf } from '../play/teacher';
import { hintSteps } from '../rules';

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
