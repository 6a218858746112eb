import { html, nothing, type TemplateResult } from 'lit-html';
import type { LanguageId } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { panelHead } from '../../shared/panels/controls';
import type { Dialog } from '../../shared/panels/dialog';
import { icon } from '../../shared/panels/icons';
import type { SearchTexts } from '../../texts/texts';
import type { HighScores, ScoreShelf } from '../play/high-scores';
import * as wordSearch from '../rules';
import { nameInLanguage } from './category-name';
import { scoreRows } from './score-rows';
import { openSeed } from './seed-panel';

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
