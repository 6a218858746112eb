import { html } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import type { ScrambleTexts } from '../../texts/texts';
import type { RoundView } from '../play/round-view';

const row = (
  { inFigures }: ScrambleTexts,
  { word, points }: { word: string; points: number },
  coming: ReadonlySet<string>,
  language: string,
) =>
  html`<li data-word=${word} class=${coming.has(word) ? 'coming' : ''}><span lang=${language}>${spelled(word)}</span><span class="note">${inFigures(points)}</span></li>`;

/** The words found: in groups by length where there is room, and on phones the newest first. */
export const foundList = (
  texts: ScrambleTexts,
  {
    found,
    latest,
    all,
    coming,
    language,
  }: Pick<RoundView, 'found' | 'latest' | 'all' | 'language'> & {
    /** Words that fly to their places. */
    coming: ReadonlySet<string>;
  },
) => html`<section
  class="sc-found slip paper column" aria-label=${texts.scramble.play.list}>
  <header class="apart"><h2>${texts.scramble.play.found}</h2><span class="chip">${
    all === undefined ? texts.inFigures(latest.length) : texts.scramble.of(latest.length, all)
  }</span></header>
  <div class="found-groups scrolls not-small">${
    latest.length === 0
      ? html`<p class="note">${texts.scramble.play.none}</p>`
      : found.map(
          (
            group,
          ) => html`<div class="found-group"><h3 class="apart note"><span>${texts.scramble.play.groupOf(group.length, group.orMore)}</span><span>${texts.scramble.play.each(group.points)}</span></h3>
            <ul class="rows">${group.words.map((own) => row(texts, own, coming, language))}</ul></div>`,
        )
  }</div>
  <ul class="found-latest rows scrolls">${latest.map((own) => row(texts, own, coming, language))}</ul>
</section>`;
