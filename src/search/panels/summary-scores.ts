import { html, nothing } from 'lit-html';
import { longestName, type NameFault } from '../../engine/players/names';
import { called } from '../../engine/players/unnamed';
import { icon } from '../../shared/panels/icons';
import type { SearchTexts, Sentence } from '../../texts/texts';
import type * as wordSearch from '../rules';
import { scoreRows } from './score-rows';

/** The table of the category as it stands, and the score that comes to it. */
export interface Standing {
  table: wordSearch.ScoreTable;
  /** Where the score stands, or would stand: from 0. */
  place: number | undefined;
  /** It has beaten all that stood there: the first of all beats nobody. */
  isRecord: boolean;
  /** The name is still to be typed. */
  asksName: boolean;
  fault: NameFault | undefined;
  notices: readonly Sentence[];
  /** It went in. */
  entered: Sentence | undefined;
}

export interface Scored {
  category: string;
  /** Undefined until the tables have been read. */
  standing: Standing | undefined;
  name: string;
  now: number;
  enter(name: string): void;
  tables(): void;
  seed(entry: wordSearch.ScoreEntry): void;
}

/** The best of the category; a score that enters is given its name in its place of the table. */
export const summaryScores = (
  texts: SearchTexts,
  { category, standing, name, now, enter, tables, seed }: Scored,
) => html`
  <section class="paper scored column" aria-labelledby="scored-title" aria-busy=${standing ? 'false' : 'true'}>
    <h2 id="scored-title" class="line apart">${texts.search.end.table.title(category)}<span class="cup">${icon('trophy', 26)}</span></h2>
    <form class="column grow" @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      enter(String(new FormData(event.target as HTMLFormElement).get('name') ?? ''));
    }}>
      ${standing ? rows(texts, category, standing, name, now, seed) : nothing}
      <div class="scored-end stack">
        <p class="fault line" role="alert">${standing?.fault ? html`${icon('warn', 18)}${texts.names[standing.fault]}` : nothing}</p>
        ${standing?.notices.map((notice) => html`<p class="notice">${notice()}</p>`)}
        ${standing?.entered ? html`<p class="scored-in told line">${icon('done', 18)}${standing.entered()}</p>` : nothing}
        <div class="row">
          ${standing?.asksName ? html`<button class="gold with-icon">${icon('done')}${texts.search.end.table.enter}</button>` : nothing}
          <button type="button" @click=${tables}>${texts.search.end.buttons.tables}</button>
        </div>
      </div>
    </form>
  </section>`;

function rows(
  texts: SearchTexts,
  category: string,
  { table, place, asksName, fault }: Standing,
  name: string,
  now: number,
  seed: Scored['seed'],
) {
  if (table.length === 0) return html`<p class="quiet">${texts.search.end.table.empty}</p>`;
  const field = asksName
    ? html`<input name="name" class="boxed" autocomplete="off" autocapitalize="words" spellcheck="false" maxlength=${longestName * 8}
        aria-label=${texts.search.end.table.yourName} aria-invalid=${fault ? 'true' : 'false'} .value=${called(name, texts.select)} />`
    : undefined;
  return html`<div class="score-sheet">${scoreRows(texts, { category, table, now, own: place, field, seed })}</div>`;
}
