import { html, nothing, type TemplateResult } from 'lit-html';
import { hintSteps } from '../../core/wordbler';
import type { ShownHint } from '../../match/wordbler/hints';
import type { BestPlay } from '../../match/wordbler/teacher';
import { en } from '../../texts/en';
import { icon } from '../icons';

/** The hint of a table that has hints. */
export interface HintView {
  shown: ShownHint | undefined;
  /** The tiles lie as it says. */
  isLaid: boolean;
}

const steps = Array.from({ length: hintSteps }, (_, index) => index + 1);

/** What is told; nothing while it is only being looked for. */
export function hintCard(hint: ShownHint | undefined, close: () => void) {
  if (!hint || hint.kind === 'thinking') return undefined;
  if (hint.kind !== 'told') return card(html`<p>${en.hint[hint.kind]}</p>`, close);
  const { step, best } = hint;
  return card(
    html`<h2>${en.hint.title(step)}</h2>
      <div class="hint-text">${sentence[step](best)}</div>
      <span class="hint-steps" aria-hidden="true">${steps.map((one) => html`<u class=${one <= step ? 'on' : ''}></u>`)}</span>`,
    close,
  );
}

const card = (
  content: TemplateResult,
  close: () => void,
) => html`<section class="hint-card" aria-label=${en.hint.hint}>
  ${content}
  <button class="close" aria-label=${en.hint.close} title=${en.hint.close} @click=${close}>${icon('close', 18)}</button>
</section>`;

const sentence = {
  1: ({ move }: BestPlay) => html`<p>${en.hint.tiles(move.tiles.length)}</p>`,
  2: ({ move }: BestPlay) => html`<p>${en.hint.squares(move.tiles.length)}</p>`,
  3: ({ sheet }: BestPlay) => {
    const { words, total: points } = sheet;
    return html`<p>${en.hint.word({ ...words[0], points })}</p><b>${en.hint.points(points)}</b>`;
  },
};

/** Beside a turn that took some. */
export const hintsTaken = (count: number | undefined) =>
  count ? html` <small class="hints-taken">${icon('bulb', 14)}${en.hint.taken(count)}</small>` : nothing;
