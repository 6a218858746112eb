import { html, nothing } from 'lit-html';
import type { ScrambleTexts } from '../../texts/texts';
import { type Remark, remarkOn } from '../play/remarks';
import type { RoundView } from '../play/round-view';

function sentence(texts: ScrambleTexts, remark: Remark): string {
  const { remarks } = texts.scramble;
  switch (remark.about) {
    case 'oneMore':
      return remarks.oneMore(remark.letters, remark.points);
    case 'longest':
      return remarks.longest(remark.points);
    default:
      return remarks[remark.about];
  }
}

/** The bubble over the bird, when it has something to say. */
export const birdSays = (texts: ScrambleTexts, view: RoundView) => {
  const remark = remarkOn(view);
  if (!remark) return nothing;
  const isUnsure = 'points' in remark && !view.isWord;
  return html`<p class="says" .style=${isUnsure ? 'color:var(--ink-2)' : ''}>${sentence(texts, remark)}</p>`;
};
