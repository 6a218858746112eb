import { html } from 'lit-html';
import { segments, stepper } from '../../../shared/panels/controls';
import { icon } from '../../../shared/panels/icons';
import type { SearchTexts } from '../../../texts/texts';
import type { SheetDraft } from '../../play/sheet-draft';
import * as wordSearch from '../../rules';
import { bearing } from '../compass-rose';

type Way = wordSearch.Direction;

const turned = (chosen: readonly Way[], way: Way) =>
  wordSearch.inOrder(chosen.includes(way) ? chosen.filter((own) => own !== way) : [...chosen, way]);

/** How large the page is and of what shape, what its list shows, which ways its words run, and what is left over. */
export const makeOptions = (
  texts: SearchTexts,
  draft: SheetDraft,
  change: (part: Partial<SheetDraft>) => void,
) => {
  const { sheet, play } = texts.search;
  const { w, h } = wordSearch.extentOfShape(draft.shape, draft.side);
  return html`<section class="paper stack sheet-options">
    <h2>${sheet.shape}</h2>
    ${segments({
      name: 'sheet-shape',
      label: sheet.shape,
      values: wordSearch.shapes,
      texts: sheet.shapes,
      chosen: draft.shape,
      change: (shape) => change({ shape }),
    })}
    <div class="line apart"><span>${sheet.size}</span>${stepper({
      label: sheet.size,
      unit: sheet.squares,
      value: draft.side,
      says: sheet.extent(w, h),
      range: [wordSearch.smallestSide, wordSearch.largestSide],
      by: 1,
      fewer: sheet.smaller,
      more: sheet.larger,
      change: (side) => change({ side }),
    })}</div>
    <h2>${sheet.shown}</h2>
    ${segments({
      name: 'sheet-shown',
      label: sheet.shown,
      values: wordSearch.shownInList,
      texts: sheet.shownAs,
      chosen: draft.shown,
      change: (shown) => change({ shown }),
    })}
    <h2>${sheet.ways}</h2>
    <span class="segments sheet-ways" role="group" aria-label=${sheet.ways}>${wordSearch.directions.map(
      (
        way,
      ) => html`<label><input type="checkbox" aria-label=${play.ways[way]} .checked=${draft.directions.includes(way)}
        @change=${() => change({ directions: turned(draft.directions, way) })} /><span><i class="way-arrow" .style="rotate:${bearing(way) - 90}deg">${icon('way', 22)}</i></span></label>`,
    )}</span>
    <label class="stack"><b>${sheet.message}</b>
      <input class="boxed" dir="auto" autocomplete="off" maxlength=${wordSearch.longestMessage} .value=${draft.message} aria-describedby="message-means"
        @input=${(event: Event) => change({ message: (event.target as HTMLInputElement).value })} /></label>
    <p id="message-means" class="quiet">${sheet.messageMeans}</p>
  </section>`;
};
