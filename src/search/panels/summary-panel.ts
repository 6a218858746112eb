import { html, nothing, type TemplateResult } from 'lit-html';
import type { DailyEnd } from '../../daily/rules/attempts';
import { called, longestName } from '../../engine/players/names';
import { crown, type MascotId, mascot } from '../../shared/mascots';
import { AsidePage } from '../../shared/panels/aside-page';
import { endButtons, endCard, endStage, soloStage, wordFact } from '../../shared/panels/end-card';
import { icon } from '../../shared/panels/icons';
import { Layer } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import { countUp } from '../../shared/panels/panel-motions';
import { wordIn } from '../../shared/panels/screen-reader';
import { dailyOnward } from '../../texts/sentences/page';
import type { SearchTexts, Sentence } from '../../texts/texts';
import type { ScoreEntryView } from '../play/score-entry';
import * as wordSearch from '../rules';
import { searchBar, wayArrow } from './play-parts';
import { Painted } from './replay-panel';
import { scoreRows } from './score-tables';

/** What a button asks of the scene. */
export type SummaryAction = 'playAgain' | 'next' | 'share' | 'lookCloser' | 'more';

export interface EndedSearch {
  engine: wordSearch.ReadonlyGame;
  category: string;
  /** Whose grid it was, if everyone's on a day. */
  day: Date | undefined;
  /** What comes next, where it was a daily that counted. */
  row: DailyEnd | undefined;
  now: number;
  /** How high the picture is for its width, and what paints it. */
  ratio: number;
  paint(canvas: HTMLCanvasElement): void;
}

const bird: MascotId = 'scarlet';

/** How a search ended: in one figure, with what it compares with, and what comes next. */
export class SummaryPanel {
  private readonly layer: Layer;
  private readonly summary: wordSearch.Summary;
  private readonly endCount: () => void;
  private readonly stopListening: () => void;
  private entry: ScoreEntryView | undefined;
  private isNaming = false;
  private said: Sentence | undefined;

  constructor(
    private readonly texts: SearchTexts,
    private readonly ended: EndedSearch,
    { root, preferences }: Pick<PageServices, 'root' | 'preferences'>,
    private readonly offer: { act(action: SummaryAction): void; call(name: string): void },
  ) {
    this.summary = wordSearch.summaryOf(ended.engine);
    this.layer = new Layer(root, 'screen ended search-ended');
    this.render();
    const figure = this.isTimed ? null : this.layer.element.querySelector('.end-figure > b');
    this.endCount = countUp(figure, this.summary.total, this.texts.forms.figure);
    this.stopListening = preferences.listen(() => this.render());
  }

  get element() {
    return this.layer.element;
  }

  /** Tells in a line what came of a button. */
  say(says: Sentence) {
    this.said = says;
    this.render();
  }

  /** What the tables say, once they have been read, and whenever they change. */
  showEntry(entry: ScoreEntryView) {
    this.entry = entry;
    this.render();
    if (entry.fault) this.field?.focus();
  }

  /** It has its name: the keys go on where it stands. */
  endNaming() {
    this.isNaming = false;
    this.render();
    this.element.querySelector<HTMLElement>('.end-name')?.focus();
  }

  remove() {
    this.stopListening();
    this.endCount();
    this.layer.remove();
  }

  private get field() {
    return this.element.querySelector<HTMLInputElement>('input[name="name"]');
  }

  /** By Casual rules whoever has found all is told how long it took. */
  private get isTimed() {
    return wordSearch.rulesOf(this.ended.engine.setup) === 'casual' && this.summary.reason === 'allFound';
  }

  private render() {
    const { common, menu, search, forms } = this.texts;
    const { ended, summary, entry } = this;
    const { row, day, category } = ended;
    const act = (action: SummaryAction) => () => this.offer.act(action);
    const isHappy = summary.reason === 'allFound' || entry?.isRecord === true;
    const pose = isHappy ? 'happy' : summary.missed.length > summary.found.length ? 'sad' : 'idle';
    const next = row?.next
      ? { sign: 'onward' as const, label: dailyOnward(this.texts, row), act: act('next') }
      : { sign: 'again' as const, label: common.playAgain, act: act('playAgain') };
    this.layer.render(
      () =>
        html`${endStage({
          title: search.play.over[summary.reason ?? 'givenUp'],
          scene: soloStage({
            bird: html`${mascot(bird, pose)}${isHappy ? crown(bird) : nothing}`,
            plate: day ? menu.dailies.search : category,
            note: day && forms.day(day),
          }),
          side: html`${endCard({ ...this.figure(), facts: this.facts() })}
        ${
          entry?.fault
            ? html`<p class="notice line"
          role="alert">${icon('warn', 18)}${this.texts.names[entry.fault]}</p>`
            : nothing
        }
        ${entry?.notices.map((notice) => html`<p class="notice">${notice()}</p>`)}
        <p class="told" role="status">${this.said?.()}</p>
        ${endButtons(this.texts, {
          next: row && !row.next ? menu.dailyAll : next,
          share: act('share'),
          lookCloser: act('lookCloser'),
          more: act('more'),
        })}`,
        })}`,
    );
  }

  private figure() {
    const { common, forms, search } = this.texts;
    const { summary, entry } = this;
    const { found, missed, msSpent } = summary;
    const words = search.end.foundOf({ found: found.length, all: found.length + missed.length });
    const clock = (ms: number) => forms.clock(Math.floor(ms / 1000));
    if (!this.isTimed)
      return { figure: forms.figure(summary.total), of: common.pointsOf({ count: summary.total }), note: words };
    const best = entry?.bestTime;
    const note = best === msSpent ? search.end.newBestTime : best && search.end.bestTime({ time: clock(best) });
    return { figure: clock(msSpent), of: words, note: note || undefined };
  }

  private facts() {
    const { common, forms } = this.texts;
    const { entry, summary, ended } = this;
    const { row, engine } = ended;
    const best = summary.found.toSorted((one, other) => other.score - one.score)[0];
    const hints = { name: common.hints, says: forms.figure(summary.hints.times) };
    const days = row && { name: common.streak, says: common.dayCount({ count: row.days }) };
    const language = wordSearch.languageOf(engine.setup.list);
    const place =
      entry?.place === undefined ? undefined : { name: placeSaid(this.texts, entry), says: this.name(entry) };
    return [
      ...(best ? [{ name: common.bestWord, says: wordFact(best.word, forms.figure(best.score), language) }] : []),
      ...(days ? [days] : [hints]),
      ...(place ? [place] : days ? [hints] : []),
    ];
  }

  /** By which name it stands in the table, to be changed in its place. */
  private name({ name, asksName, fault }: ScoreEntryView): TemplateResult {
    const { scores } = this.texts.search.end;
    const shown = called(name, this.texts.forms.callings);
    if (!asksName && !this.isNaming) {
      const change = () => {
        this.isNaming = true;
        this.render();
        this.field?.select();
      };
      return html`<button type="button" class="end-name bare line"
        .style=${'min-height:44px;font-weight:800;font-size:inherit'} aria-label=${`${scores.rename}: ${shown}`}
        @click=${change}><bdi dir="auto">${shown}</bdi>${icon('pencil', 18)}</button>`;
    }
    const enter = (event: SubmitEvent) => {
      event.preventDefault();
      this.offer.call(String(new FormData(event.target as HTMLFormElement).get('name') ?? ''));
    };
    return html`<form class="line" @submit=${enter}><input name="name" class="boxed" autocomplete="off"
        autocapitalize="words" spellcheck="false" maxlength=${longestName * 8} aria-label=${this.texts.common.yourName}
        aria-invalid=${fault ? 'true' : 'false'} .value=${shown} />
      <button class="ivory icon-only" aria-label=${scores.enter} title=${scores.enter}>${icon('done')}</button></form>`;
  }
}

/** What the total means in the table of the category. */
function placeSaid({ search }: SearchTexts, { place, isRecord, table }: ScoreEntryView) {
  const { breakdown } = search.end;
  if (place === undefined) return breakdown.outside;
  if (table.length === 1) return breakdown.alone;
  return isRecord ? breakdown.best : breakdown.rank({ rank: place + 1 });
}

interface CloserOffer {
  back(): void;
  tables(): void;
  seed(entry: wordSearch.ScoreEntry): void;
}

/** What there was in a search that is over: its picture, how its score came about, and the table of its category. */
export class CloserPanel {
  private readonly page: AsidePage;
  private readonly painted: Painted;
  private readonly summary: wordSearch.Summary;

  constructor(
    private readonly texts: SearchTexts,
    private readonly ended: EndedSearch,
    /** Undefined until the tables have been read. */
    private entry: ScoreEntryView | undefined,
    [root, under]: readonly [root: HTMLElement, under: HTMLElement],
    private readonly offer: CloserOffer,
  ) {
    this.summary = wordSearch.summaryOf(ended.engine);
    this.page = new AsidePage(root, 'screen search search-end', under, offer.back);
    this.render();
    this.painted = new Painted(this.page.layer.element.querySelector('canvas')!, ended.ratio, ended.paint);
    this.page.takeFocus();
  }

  showEntry(entry: ScoreEntryView | undefined) {
    this.entry = entry;
    this.render();
  }

  remove() {
    this.painted.remove();
    this.page.remove();
  }

  private render() {
    const { texts, ended, summary, entry, offer } = this;
    const { common, search } = texts;
    const { over } = search.play;
    const { category, engine } = ended;
    const { found, missed } = summary;
    this.page.layer.render(
      () => html`
      ${searchBar(texts, { label: common.back, act: offer.back }, nothing, [])}
      <h1 class="search-head">${category}</h1>
      <section class="search-sheet stack" aria-label=${category}>
        <div class="wood"><canvas class="search-picture" role="img" aria-label=${this.alternative()}></canvas></div>
        ${
          missed.length > 0
            ? html`<p class="legend line wraps" aria-hidden="true">
                <span class="found-mark"></span>${over.found({ count: found.length })}
                <span class="missed-mark"></span>${over.missed({ count: missed.length })}</p>`
            : nothing
        }
      </section>
      ${breakdown(texts, {
        summary,
        words: engine.state.laid.map(({ word }) => word),
        language: wordSearch.languageOf(engine.setup.list),
        hasClock: engine.setup.clock !== 'off',
        place: entry && placeSaid(texts, entry),
      })}
      ${table(texts, ended, entry, offer)}`,
    );
  }

  private alternative() {
    const { category } = this.ended;
    const { found, missed } = this.summary;
    const { picture } = this.texts.search.end;
    if (missed.length === 0) return picture.allFound({ category });
    return picture.missed({ category, found: found.length, words: this.texts.forms.oneByOne(missed) });
  }
}

interface Counted {
  summary: wordSearch.Summary;
  /** All words of the list, for their numbers. */
  words: readonly string[];
  /** Of the words. */
  language: string;
  hasClock: boolean;
  /** What the total means in the table of the category. */
  place: string | undefined;
}

/** How the total came about: every found word, what was missed, what help cost, what time was worth. */
const breakdown = (texts: SearchTexts, { summary, words, language, hasClock, place }: Counted) => {
  const { common, forms, search } = texts;
  const says = search.end.breakdown;
  const { cheats, hints, timeBonus, found, missed, total } = summary;
  return html`
  <section class="paper breakdown column" aria-labelledby="breakdown-title">
    <h2 id="breakdown-title">${texts.settings.breakdown}</h2>
    ${found.length > 0 ? foundWords(texts, found, words, language) : html`<p>${says.nothing}</p>`}
    <dl>
      ${line(common.words, forms.figure(summary.words))}
      ${missed.length > 0 ? missedWords(texts, missed, language) : nothing}
      ${cheats.map(({ code, times, cost }) =>
        line(html`${icon('bolt', 18)}${says.cheat({ code, times })}`, forms.figure(-cost), 'cost'),
      )}
      ${
        hints.times > 0
          ? line(html`${icon('bulb', 18)}${says.hints({ times: hints.times })}`, forms.figure(-hints.cost), 'cost')
          : nothing
      }
      ${
        hasClock
          ? line(html`${icon('clock', 18)}${bonusName(texts, summary)}`, forms.figure(timeBonus.points))
          : nothing
      }
    </dl>
    <p class="breakdown-total line apart"><span><b>${common.total}</b>${
      place === undefined ? nothing : html`<small class="line">${icon('trophy', 16)}${place}</small>`
    }</span><b class="sum">${forms.figure(total)}</b></p>
  </section>`;
};

const bonusName = ({ search }: SearchTexts, { reason, timeBonus }: wordSearch.Summary) => {
  const says = search.end.breakdown;
  if (reason !== 'allFound') return says.bonus;
  const { seconds, points, bought } = timeBonus;
  if (bought) return says.bonusBought({ seconds });
  return points < seconds * wordSearch.bonusPerSecond
    ? says.bonusCapped({ seconds })
    : says.bonusFor({ seconds, each: wordSearch.bonusPerSecond });
};

const foundWords = (
  { common, settings, forms, search: { end, play } }: SearchTexts,
  found: readonly wordSearch.FoundLine[],
  words: readonly string[],
  language: string,
) => html`<table>
  <caption class="spoken">${settings.breakdown}</caption>
  <thead class="spoken"><tr><th scope="col">${end.breakdown.number}</th><th scope="col">${common.word}</th>
    <th scope="col">${end.breakdown.direction}</th><th scope="col">${end.breakdown.sum}</th><th
      scope="col">${common.score}</th></tr></thead>
  <tbody>${found.map(
    ({ word, direction, length, multiplier, score, hinted, place }) => html`<tr>
      <td><span class="word-number disc"
        .style="--tone:var(--tone-${place % 6})">${forms.figure(words.indexOf(word) + 1)}</span></td>
      <th scope="row">${wordIn(language, word)}${
        hinted
          ? html`<span class="with-hint">${icon('bulb', 16)}<span class="spoken">${end.breakdown.hinted}</span></span>`
          : nothing
      }</th>
      <td>${wayArrow(direction, 18)}<span class="spoken">${play.directions[direction]}</span></td>
      <td>${forms.figure(length)} × ${forms.figure(multiplier)}</td>
      <td><b>${forms.figure(score)}</b></td>
    </tr>`,
  )}</tbody>
</table>`;

const line = (name: string | TemplateResult, value: string, kind = '') => html`<div class="line apart ${kind}">
  <dt>${name}</dt><dd>${value}</dd></div>`;

const missedWords = ({ common }: SearchTexts, missed: readonly string[], language: string) =>
  html`<div class="line apart missed-words"><dt>${common.missedWords}</dt>
    <dd>${missed.map((word) => html`<span>${wordIn(language, word)} ${icon('close', 13)}</span> `)}</dd></div>`;

/** The best of the category. */
const table = (
  texts: SearchTexts,
  { category, now }: EndedSearch,
  entry: ScoreEntryView | undefined,
  { tables, seed }: CloserOffer,
) => {
  const { common, search } = texts;
  const { scores } = search.end;
  return html`
  <section class="paper scored column" aria-labelledby="scored-title" aria-busy=${entry ? 'false' : 'true'}>
    <h2 id="scored-title" class="line apart">${scores.title({ category })}<span
      .style=${'color:var(--bronze)'}>${icon('trophy', 26)}</span></h2>
    ${
      entry && entry.table.length > 0
        ? html`<div class="score-sheet">${scoreRows(texts, {
            category,
            table: entry.table,
            now,
            own: entry.place,
            seed,
          })}</div>`
        : html`<p class="quiet">${entry ? scores.empty : nothing}</p>`
    }
    <div class="scored-end stack">
      ${entry?.tooLow ? html`<p class="notice">${entry.tooLow()}</p>` : nothing}
      <button type="button" @click=${tables}>${common.highScores}</button>
    </div>
  </section>`;
};
