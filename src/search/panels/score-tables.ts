import { html, nothing, type TemplateResult } from 'lit-html';
import type { LanguageId } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { called } from '../../engine/players/names';
import { panelHead } from '../../shared/panels/controls';
import type { Dialog } from '../../shared/panels/dialog';
import { type IconName, icon } from '../../shared/panels/icons';
import { copyOut } from '../../shared/platform/share';
import { scoreDate } from '../../texts/sentences/search';
import { copyByHand } from '../../texts/sentences/shared';
import type { SearchTexts } from '../../texts/texts';
import { bestIn, type HighScores, type ScoreShelf } from '../play/high-scores';
import * as wordSearch from '../rules';
import { nameInLanguage } from './category-name';
import { rulesChoice } from './compass';
import { wayArrow } from './play-parts';

interface Rows {
  category: string;
  table: wordSearch.ScoreTable;
  now: number;
  /** This place glows, and comes into sight. */
  own?: number | undefined;
  /** Shows the seed of a score. */
  seed(entry: wordSearch.ScoreEntry): void;
}

/** The best of a category, a row each. */
export const scoreRows = (texts: SearchTexts, { category, table, now, own, seed }: Rows) => html`<table class="scores">
  <caption class="spoken">${texts.search.end.scores.title({ category })}</caption>
  <thead><tr>
    <th scope="col"><span class="spoken">${texts.search.end.scores.rank}</span></th><th
      scope="col">${texts.common.name}</th>
    <th scope="col">${texts.common.score}</th><th scope="col">${texts.printing.date}</th>
    <th scope="col"><span class="spoken">${texts.common.directions}</span>${wayArrow('upRight', 18)}</th>
    <th scope="col">${texts.search.end.scores.code}</th>
  </tr></thead>
  <tbody>${table.map((entry, place) => scoreRow(texts, entry, place, place === own, now, seed))}</tbody>
</table>`;

/** How a score came about. */
function marksOf(texts: SearchTexts, { elsewhere, cheats, hints, practice }: wordSearch.ScoreEntry) {
  const { scores } = texts.search.end;
  const marks: [IconName, string | undefined][] = [
    ['bring', elsewhere && scores.elsewhere],
    ['bolt', cheats === undefined ? undefined : scores.cheats({ count: cheats })],
    ['bulb', hints === undefined ? undefined : texts.common.hintCount({ count: hints })],
    ['again', practice && scores.practice],
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
  show: Rows['seed'],
) => {
  const { name, score, when, directions, seed } = entry;
  const { forms, search } = texts;
  const { scores } = search.end;
  return html`<tr class=${isOwn ? 'own' : ''} aria-current=${isOwn ? 'true' : nothing}>
  <td>${forms.figure(place + 1)}</td>
  <th scope="row"><bdi dir="auto">${called(name, texts.forms.callings)}</bdi>${marksOf(texts, entry)}</th>
  <td><b>${forms.figure(score)}</b></td>
  <td>${isOwn ? scores.now : scoreDate(texts, when, now)}</td>
  <td>${forms.figure(directions.length)}<span
    class="spoken">: ${forms.oneByOne(directions.map((direction) => search.play.directions[direction]))}</span></td>
  <td><button type="button" class="word-link cut" aria-label=${scores.codeOf({ code: seed })} title=${seed}
    @click=${() => show(entry)}>${seed}</button></td>
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
  const byFinger = matchMedia('(pointer: coarse)').matches;
  const copy = async () => {
    const isCopied = (await copyOut(seed)) === 'copied';
    said = () => (isCopied ? texts.common.copied : copyByHand(texts, byFinger));
    if (!dialog.is('share-sheet')) return;
    open();
    if (!isCopied) document.querySelector<HTMLInputElement>('dialog[open] .boxed')?.select();
  };
  const panel = () => {
    const { choose, end } = texts.search;
    const { scores } = end;
    return html`${panelHead(choose.share.code, texts.common.close, close)}
        <input class="boxed" readonly dir="ltr" aria-label=${choose.share.code} .value=${seed}
          @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
        <div class="row">
          ${
            play
              ? html`<button type="button" class="gold with-icon" autofocus
            @click=${play}>${icon('play')}${scores.play}</button>`
              : nothing
          }
          <button type="button" class="with-icon" @click=${() => void copy()}>${icon('list')}${scores.copy}</button>
        </div>
        <p role="status" class="told">${said?.() ?? nothing}</p>`;
  };
  const open = () => dialog.open('share-sheet', () => texts.search.choose.share.code, panel, close);
  open();
}

interface Shown {
  scores: HighScores;
  /** The table that is shown first. */
  category?: string;
  rules: wordSearch.RuleSet;
  now: () => number;
  /** Whose lists are all there, played or not. */
  language: LanguageId;
  /** The words of a list, as far as they are here; and plays a grid of them. */
  listOf(category: string): wordSearch.WordList | undefined;
  play(list: wordSearch.WordList, entry: wordSearch.ScoreEntry, rules: wordSearch.RuleSet): void;
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
  private rules: wordSearch.RuleSet;
  private doubt: Doubt | undefined;

  constructor(
    private readonly texts: SearchTexts,
    private readonly dialog: Dialog,
    private readonly shown: Shown,
    private shelf: ScoreShelf,
    private readonly lost: boolean,
  ) {
    this.rules = shown.rules;
    this.category =
      shown.category ?? this.categories.find((id) => this.tableOf(id).length > 0) ?? must(this.categories[0]);
  }

  render() {
    this.dialog.open(
      'score-tables',
      () => this.texts.common.highScores,
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
    return [
      ...new Set([
        ...offered,
        ...Object.keys(this.shelf.tables).map(wordSearch.listOfTable),
        ...(category ? [category] : []),
      ]),
    ];
  }

  private tableOf(id: string) {
    return wordSearch.tableOf(this.shelf.tables, wordSearch.tableId(id, this.rules));
  }

  private nameOf(id: string) {
    const name = Object.hasOwn(this.shelf.names, id) ? this.shelf.names[id] : undefined;
    return nameInLanguage(this.texts, { id, ...(name !== undefined && { name }) });
  }

  private bestOf(id: string) {
    const best = this.tableOf(id).at(0)?.score;
    return best === undefined ? '' : ` (${this.texts.forms.figure(best)})`;
  }

  private panel(): TemplateResult {
    const { common, search } = this.texts;
    const says = search.end.scores;
    const table = this.tableOf(this.category);
    const name = this.nameOf(this.category);
    const list = this.shown.listOf(this.category);
    const seed = (entry: wordSearch.ScoreEntry) =>
      openSeed(this.texts, this.dialog, {
        entry,
        play: list && (() => this.shown.play(list, entry, this.rules)),
        close: () => this.render(),
      });
    return html`${panelHead(common.highScores, common.close, this.close)}
      ${this.lost ? html`<p class="notice">${says.lost}</p>` : nothing}
      ${this.choosing()}
      ${this.bestTime()}
      <div class="score-sheet" tabindex="0" role="region" aria-label=${says.title({ category: name })}>
        ${
          table.length > 0
            ? scoreRows(this.texts, { category: name, table, now: this.shown.now(), seed })
            : html`<p class="quiet">${says.empty}</p>`
        }
      </div>
      ${this.doubt ? this.doubtful(this.doubt) : this.clearing(table.length > 0)}`;
  }

  private bestTime() {
    const { ms } = bestIn(this.shelf)(this.category, this.rules);
    if (ms === undefined) return nothing;
    const time = this.texts.forms.clock(Math.floor(ms / 1000));
    return html`<p class="line">${icon('clock', 18)}${this.texts.search.end.bestTime({ time })}</p>`;
  }

  private choosing() {
    return html`<div class="line">
      <label class="field grow"><span class="spoken">${this.texts.common.category}</span><select
        @change=${(event: Event) => this.turnTo((event.target as HTMLSelectElement).value)}>
        ${this.categories.map(
          (id) => html`<option value=${id} .selected=${id === this.category}>
            ${this.nameOf(id)}${this.bestOf(id)}</option>`,
        )}</select></label>
      ${rulesChoice(this.texts, 'score-rules', this.rules, (rules) => this.turnTo(this.category, rules))}
    </div>`;
  }

  private clearing(hasScores: boolean) {
    const { scores } = this.texts.search.end;
    const ask = (doubt: Doubt) => () => {
      this.doubt = doubt;
      this.render();
      this.focus('.score-doubt .keep');
    };
    const hasAny = Object.values(this.shelf.tables).some((table) => table.length > 0);
    return html`<div class="row score-clearing">
      <button type="button" class="clear-one" ?disabled=${!hasScores} @click=${ask('one')}>${scores.delete}</button>
      <button type="button" ?disabled=${!hasAny} @click=${ask('all')}>${scores.deleteAll}</button>
    </div>`;
  }

  private doubtful(doubt: Doubt) {
    const { scores } = this.texts.search.end;
    const keep = () => {
      this.doubt = undefined;
      this.render();
      this.focus('.close');
    };
    const clear = async () => {
      this.shelf = await this.shown.scores.clear(
        doubt === 'one' ? wordSearch.tableId(this.category, this.rules) : undefined,
      );
      this.shown.cleared?.();
      keep();
    };
    const question = doubt === 'one' ? scores.sureOne({ category: this.nameOf(this.category) }) : scores.sureAll;
    return html`<div class="score-doubt stack" role="group" aria-label=${question}>
      <p>${question}</p>
      <div class="row">
        <button type="button" class="keep" @click=${keep}>${this.texts.common.cancel}</button>
        <button type="button" class="crimson" @click=${clear}>${this.texts.common.delete}</button>
      </div></div>`;
  }

  private turnTo(category: string, rules = this.rules) {
    this.category = category;
    this.rules = rules;
    this.doubt = undefined;
    this.render();
  }

  private focus(selector: string) {
    document.querySelector<HTMLElement>(`dialog.score-tables ${selector}`)?.focus();
  }
}
