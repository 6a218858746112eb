import { html, nothing, type TemplateResult } from 'lit-html';
import type { wordSearch } from '../../core';
import { enSearchEnd } from '../../texts/en-search-end';

const { table: texts } = enSearchEnd;

interface Rows {
  category: string;
  table: wordSearch.ScoreTable;
  now: number;
  /** This place glows, and comes into sight. */
  own?: number;
  /** What stands there instead of the name: a field to type it. */
  field?: TemplateResult;
}

/** The best of a category, a row each. */
export const scoreRows = ({ category, table, now, own, field }: Rows) => html`<table class="scores">
  <caption class="spoken">${texts.title(category)}</caption>
  <thead><tr>
    <th scope="col"><span class="spoken">${texts.place}</span></th><th scope="col">${texts.name}</th>
    <th scope="col">${texts.score}</th><th scope="col">${texts.when}</th><th scope="col">${texts.ways}</th>
    <th scope="col">${texts.seed}</th>
  </tr></thead>
  <tbody>${table.map((entry, place) => scoreRow(entry, place, place === own, now, place === own ? field : undefined))}</tbody>
</table>`;

const scoreRow = (
  { name, score, when, directions, seed }: wordSearch.ScoreEntry,
  place: number,
  isOwn: boolean,
  now: number,
  field: TemplateResult | undefined,
) => html`<tr class=${isOwn ? 'own' : ''} aria-current=${isOwn ? 'true' : nothing}>
  <td>${place + 1}</td>
  ${field ? html`<td>${field}</td>` : html`<th scope="row"><bdi dir="auto">${name}</bdi></th>`}
  <td><b>${enSearchEnd.points(score)}</b></td>
  <td>${isOwn ? texts.now : texts.date(when, now)}</td>
  <td>${directions.length}<span class="spoken">: ${enSearchEnd.allWays(directions)}</span></td>
  <td title=${seed}>${seed}</td>
</tr>`;
