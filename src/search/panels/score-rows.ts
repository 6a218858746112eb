import { html, nothing, type TemplateResult } from 'lit-html';
import { called } from '../../engine/players/unnamed';
import { type IconName, icon } from '../../shared/panels/icons';
import type { SearchTexts } from '../../texts/texts';
import type * as wordSearch from '../rules';

interface Rows {
  category: string;
  table: wordSearch.ScoreTable;
  now: number;
  /** This place glows, and comes into sight. */
  own?: number | undefined;
  /** What stands there instead of the name: a field to type it. */
  field?: TemplateResult | undefined;
  /** Shows the seed of a score. */
  seed(entry: wordSearch.ScoreEntry): void;
}

/** The best of a category, a row each. */
export const scoreRows = (
  texts: SearchTexts,
  { category, table, now, own, field, seed }: Rows,
) => html`<table class="scores">
  <caption class="spoken">${texts.search.end.table.title(category)}</caption>
  <thead><tr>
    <th scope="col"><span class="spoken">${texts.search.end.table.place}</span></th><th scope="col">${texts.search.end.table.name}</th>
    <th scope="col">${texts.search.end.table.score}</th><th scope="col">${texts.search.end.table.when}</th><th scope="col">${texts.search.end.table.ways}</th>
    <th scope="col">${texts.search.end.table.seed}</th>
  </tr></thead>
  <tbody>${table.map((entry, place) => scoreRow(texts, entry, place, place === own, now, place === own ? field : undefined, seed))}</tbody>
</table>`;

/** How a score came about. */
function marksOf(texts: SearchTexts, { elsewhere, cheats, hints, practice }: wordSearch.ScoreEntry) {
  const { table } = texts.search.end;
  const marks: [IconName, string | undefined][] = [
    ['bring', elsewhere && table.elsewhere],
    ['bolt', cheats === undefined ? undefined : table.cheats(cheats)],
    ['bulb', hints === undefined ? undefined : table.hints(hints)],
    ['again', practice && table.practice],
  ];
  return marks.map(([sign, means]) =>
    means
      ? html` <span class="elsewhere" role="img" aria-label=${means} title=${means}>${icon(sign, 15)}</span>`
      : nothing,
  );
}

const scoreRow = (
  texts: SearchTexts,
  entry: wordSearch.ScoreEntry,
  place: number,
  isOwn: boolean,
  now: number,
  field: TemplateResult | undefined,
  show: Rows['seed'],
) => {
  const { name, score, when, directions, seed } = entry;
  const { seedOf } = texts.search.end.table;
  return html`<tr class=${isOwn ? 'own' : ''} aria-current=${isOwn ? 'true' : nothing}>
  <td>${texts.inFigures(place + 1)}</td>
  ${field ? html`<td>${field}</td>` : html`<th scope="row"><bdi dir="auto">${called(name, texts.select)}</bdi>${marksOf(texts, entry)}</th>`}
  <td><b>${texts.search.end.points(score)}</b></td>
  <td>${isOwn ? texts.search.end.table.now : texts.search.end.table.date(when, now)}</td>
  <td>${texts.inFigures(directions.length)}<span class="spoken">: ${texts.search.end.allWays(directions)}</span></td>
  <td><button type="button" class="word-link cut" aria-label=${seedOf(seed)} title=${seed} @click=${() => show(entry)}>${seed}</button></td>
</tr>`;
};
