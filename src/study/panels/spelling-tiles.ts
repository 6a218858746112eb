import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { pointsIn } from '../../shared/panels/letter-points';
import { tileLetter } from '../../shared/panels/tile-letter';
import type { StudyTexts } from '../../texts/texts';
import type { Spelling } from '../play/spelling';

interface Actions {
  take(at: number): void;
  takeBack(place: number): void;
}

/** Letters to be put together: the word in the making above, and those that are left below. */
export function spellingTiles(
  texts: StudyTexts,
  { letters, taken }: Spelling,
  language: string,
  { take, takeBack }: Actions,
): TemplateResult {
  const { study } = texts;
  const points = pointsIn(language);
  const face = (letter: string) => html`${tileLetter(letter)}<sub>${points.get(letter)}</sub>`;
  const slots = [...letters].map((_, place) => {
    const at = taken[place];
    const letter = at === undefined ? undefined : letters[at];
    return letter === undefined
      ? html`<span class="study-slot" role="img" aria-label=${study.slot(place + 1)}></span>`
      : html`<button type="button" class="tile" aria-label=${study.takeBack(spelled(letter), place + 1)} @click=${() => takeBack(place)}>${face(letter)}</button>`;
  });
  const rest = [...letters].map((letter, at) =>
    taken.includes(at)
      ? html`<span class="study-gone" aria-hidden="true"></span>`
      : html`<button type="button" class="tile" aria-label=${spelled(letter)} @click=${() => take(at)}>${face(letter)}</button>`,
  );
  const style = `--letters:${letters.length}`;
  return html`<div class="study-row" role="group" aria-label=${study.answer} lang=${language} .style=${style}>${slots}</div>
    <div class="study-row study-rack" role="group" aria-label=${study.letters} lang=${language} .style=${style}>${rest}</div>${nothing}`;
}
