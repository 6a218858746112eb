import { html, nothing, type TemplateResult } from 'lit-html';
import type { LanguageId } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { called } from '../../engine/players/names';
import { panelHead } from '../../shared/panels/controls';
import type { Dialog } from '../../shared/panels/dialog';
import { type IconName, icon } from '../../shared/panels/icons';
import { copyOut } from '../../shared/platform/share';
import type { SearchTexts } from '../../texts/texts';
import type { HighScores, ScoreShelf } from '../play/high-scores';
import * as wordSearch from '../rules';
import { nameInLanguage } from './category-name';

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
  ${field ? html`<td>${field}</td>` : html`<th scope="row"><bdi dir="auto">${called(name, texts.forms.callings)}</bdi>${marksOf(texts, entry)}</th>`}
  <td><b>${texts.search.end.points(score)}</b></td>
  <td>${isOwn ? texts.search.end.table.now : texts.search.end.table.date(when, now)}</td>
  <td>${texts.inFigures(directions.length)}<span class="spoken">: ${texts.search.end.allWays(directions)}</span></td>
  <td><button type="button" class="word-link cut" aria-label=${seedOf(seed)} title=${seed} @click=${() => show(entry)}>${seed}</button></td>
</tr>`;
};

interface Seed {
  entry: wordSearch.ScoreEntry;
  /** Undefined where the words of the list are not here. */
  play: (() => void) | undefined;
  close(): void;
}

/** The seed of a score, in full: to be read, copied, and played. */
export function openSeed(texts: SearchTexts, dialog: Dialog, { entry: { seed }, play, close }: Seed) {
  let said: (() => string) | undefined;
  const copy = async () => {
    const isCopied = (await copyOut(seed)) === 'copied';
    said = () => (isCopied ? texts.search.end.table.copied : texts.share.byHand);
    if (!dialog.is('search-share')) return;
    open();
    if (!isCopied) document.querySelector<HTMLInputElement>('dialog[open] .boxed')?.select();
  };
  const panel = () => {
    const { table, tables } = texts.search.end;
    return html`${panelHead(table.seed, tables.close, close)}
        <p>${table.seedMeans}</p>
        <input class="boxed" readonly dir="ltr" aria-label=${table.seed} .value=${seed}
          @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
        <div class="row">
          ${play ? html`<button type="button" class="gold with-icon" autofocus @click=${play}>${icon('play')}${table.again}</button>` : nothing}
          <button type="button" class="with-icon" @click=${() => void copy()}>${icon('list')}${table.copy}</button>
        </div>
        <p role="status" class="told">${said?.() ?? nothing}</p>`;
  };
  const open = () => dialog.open('search-share', () => texts.search.end.table.seed, panel, close);
  open();
}

interface Shown {
  scores: HighScores;
  /** The table that is shown first. */
  category?: string;
  now: () => number;
  /** Whose lists are all there, played or not. */
  language: LanguageId;
  /** The words of a list, as far as they are here; and plays a grid of them. */
  listOf(category: string): wordSearch.WordList | undefined;
  play(list: wordSearch.WordList, entry: wordSearch.ScoreEntry): void;
  closed?: () => void;
  /** Some scores are gone. */
  cleared?: () => void;
}

type Doubt = 'one' | 'all';

/** Opens the tables of all categories, to be looked at and cleared. */
export async function openScoreTables(texts: SearchTexts, dialog: Dialog, shown: Shown): Promise<void> {
  const { shelf, lost } = await shown.scores.read();
  new ScoreTables(texts, dialog, shown, shelf, lost).render();
}

class ScoreTables {
  private category: string;
  private doubt: Doubt | undefined;

  constructor(
    private readonly texts: SearchTexts,
    private readonly dialog: Dialog,
    private readonly shown: Shown,
    private shelf: ScoreShelf,
    private readonly lost: boolean,
  ) {
    this.category =
      shown.category ?? this.categories.find((id) => this.tableOf(id).length > 0) ?? must(this.categories[0]);
  }

  render() {
    this.dialog.open(
      'score-tables',
      () => this.texts.search.end.tables.title,
      () => this.panel(),
      this.close,
    );
  }

  private readonly close = () => {
    this.dialog.close();
    this.shown.closed?.();
  };

  private get categories(): string[] {
    const { language, category } = this.shown;
    const offered = wordSearch.pagesOf(language).map((page) => wordSearch.idOfPage({ page, language }));
    return [...new Set([...offered, ...Object.keys(this.shelf.tables), ...(category ? [category] : [])])];
  }

  private tableOf(id: string) {
    return wordSearch.tableOf(this.shelf.tables, id);
  }

  private nameOf(id: string) {
    const name = Object.hasOwn(this.shelf.names, id) ? this.shelf.names[id] : undefined;
    return nameInLanguage(this.texts, { id, ...(name !== undefined && { name }) });
  }

  private panel(): TemplateResult {
    const { tables } = this.texts.search.end;
    const tableTexts = this.texts.search.end.table;
    const table = this.tableOf(this.category);
    const name = this.nameOf(this.category);
    const list = this.shown.listOf(this.category);
    const seed = (entry: wordSearch.ScoreEntry) =>
      openSeed(this.texts, this.dialog, {
        entry,
        play: list && (() => this.shown.play(list, entry)),
        close: () => this.render(),
      });
    return html`${panelHead(tables.title, tables.close, this.close)}
      ${this.lost ? html`<p class="notice">${tableTexts.lost}</p>` : nothing}
      ${this.choosing()}
      <div class="score-sheet" tabindex="0" role="region" aria-label=${tableTexts.title(name)}>
        ${table.length > 0 ? scoreRows(this.texts, { category: name, table, now: this.shown.now(), seed }) : html`<p class="quiet">${tableTexts.empty}</p>`}
      </div>
      ${this.doubt ? this.doubtful(this.doubt) : this.clearing(table.length > 0)}`;
  }

  private choosing() {
    const { tables } = this.texts.search.end;
    return html`<div class="line">
      <button type="button" class="icon-only" aria-label=${tables.former} @click=${() => this.move(-1)}>${icon('back')}</button>
      <label class="field grow"><span class="spoken">${tables.category}</span><select
        @change=${(event: Event) => this.turnTo((event.target as HTMLSelectElement).value)}>
        ${this.categories.map(
          (id) => html`<option value=${id} .selected=${id === this.category}>
            ${tables.option(this.nameOf(id), this.tableOf(id).at(0)?.score)}</option>`,
        )}</select></label>
      <button type="button" class="icon-only" aria-label=${tables.next} @click=${() => this.move(1)}>${icon('onward')}</button>
    </div>`;
  }

  private clearing(hasScores: boolean) {
    const { tables } = this.texts.search.end;
    const ask = (doubt: Doubt) => () => {
      this.doubt = doubt;
      this.render();
      this.focus('.score-doubt .keep');
    };
    const hasAny = this.categories.some((id) => this.tableOf(id).length > 0);
    return html`<div class="row score-clearing">
      <button type="button" class="clear-one" ?disabled=${!hasScores} @click=${ask('one')}>${tables.clear}</button>
      <button type="button" ?disabled=${!hasAny} @click=${ask('all')}>${tables.clearAll}</button>
    </div>`;
  }

  private doubtful(doubt: Doubt) {
    const { tables } = this.texts.search.end;
    const keep = () => {
      this.doubt = undefined;
      this.render();
      this.focus('.close');
    };
    const clear = async () => {
      this.shelf = await this.shown.scores.clear(doubt === 'one' ? this.category : undefined);
      this.shown.cleared?.();
      keep();
    };
    const question = doubt === 'one' ? tables.sureOne(this.nameOf(this.category)) : tables.sureAll;
    return html`<div class="score-doubt stack" role="group" aria-label=${question}>
      <p>${question}</p>
      <div class="row">
        <button type="button" class="keep" @click=${keep}>${tables.keep}</button>
        <button type="button" class="crimson" @click=${clear}>${tables.doClear}</button>
      </div></div>`;
  }

  private turnTo(category: string) {
    this.category = category;
    this.doubt = undefined;
    this.render();
  }

  private move(by: number) {
    const { categories } = this;
    const at = categories.indexOf(this.category) + by + categories.length;
    this.turnTo(must(categories[at % categories.length]));
  }

  private focus(selector: string) {
    document.querySelector<HTMLElement>(`dialog.score-tables ${selector}`)?.focus();
  }
}
