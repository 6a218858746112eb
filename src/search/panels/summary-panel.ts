import { html, nothing, type TemplateResult } from 'lit-html';
import { called, longestName } from '../../engine/players/names';
import { type MascotId, mascot, type Pose } from '../../shared/mascots';
import { soundTool } from '../../shared/panels/game-bar';
import { type IconName, icon } from '../../shared/panels/icons';
import { Layer } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import { countUp } from '../../shared/panels/panel-motions';
import { wordIn } from '../../shared/panels/screen-reader';
import { dailyDone } from '../../texts/sentences/page';
import type { SearchTexts, Sentence } from '../../texts/texts';
import type { ScoreEntry, ScoreEntryView } from '../play/high-scores';
import * as wordSearch from '../rules';
import { wayArrow } from './play-parts';
import { Painted } from './replay-panel';
import { scoreRows } from './score-tables';
import { searchBar } from './search-bar';

/** What a button asks of the scene. */
export type SummaryWish =
  | 'playAgain'
  | 'sameGrid'
  | 'choose'
  | 'menu'
  | 'replay'
  | 'savePicture'
  | 'print'
  | 'share'
  | 'link'
  | 'tables'
  | 'statistics'
  | 'settings'
  | { seed: wordSearch.ScoreEntry };

interface Ended {
  engine: wordSearch.ReadonlyGame;
  category: string;
  /** The name that was typed last time. */
  name: string;
  /** So many days in a row, with the daily that it was. */
  row: number | undefined;
  now: number;
  /** How high the picture is for its width, and what paints it. */
  ratio: number;
  paint(canvas: HTMLCanvasElement): void;
}

const bird: MascotId = 'scarlet';

/** The end of a search: its picture, its reckoning, and the table of its category. */
export class SummaryPanel {
  private readonly layer: Layer;
  private readonly summary: wordSearch.Summary;
  private readonly painted: Painted;
  private readonly endCount: () => void;
  private readonly stopListening: (() => void)[];
  private entryView: ScoreEntryView | undefined;
  private said: Sentence | undefined;

  constructor(
    private readonly texts: SearchTexts,
    private readonly ended: Ended,
    private readonly entry: ScoreEntry,
    private readonly services: Pick<PageServices, 'root' | 'preferences'>,
    private readonly wish: (wish: SummaryWish) => void,
  ) {
    this.summary = wordSearch.summaryOf(ended.engine);
    this.layer = new Layer(services.root, 'screen search search-end');
    this.render();
    const canvas = this.layer.element.querySelector('canvas')!;
    this.painted = new Painted(canvas, ended.ratio, ended.paint);
    const { points } = this.texts.search.end;
    this.endCount = countUp(this.layer.element.querySelector('.sum'), this.summary.total, points);
    this.stopListening = [
      entry.changed.on((view) => this.showEntry(view)),
      services.preferences.listen(() => this.render()),
    ];
  }

  /** Tells in a line what came of a button. */
  say(says: Sentence) {
    this.said = says;
    this.render();
  }

  /** Where the keys go on after the field for the name is gone. */
  focusTable() {
    this.layer.element.querySelector<HTMLElement>('.scored-end button')?.focus();
  }

  remove() {
    for (const stop of this.stopListening) stop();
    this.endCount();
    this.painted.remove();
    this.layer.remove();
  }

  /** What the tables say, once they have been read, and whenever they change. */
  private showEntry(view: ScoreEntryView) {
    this.entryView = view;
    this.render();
    if (view.fault) this.layer.element.querySelector<HTMLInputElement>('.scored input')?.focus();
  }

  private render() {
    const { buttons, picture } = this.texts.search.end;
    const { ended, summary, entryView } = this;
    const { muted } = this.services.preferences.now;
    const act = (wish: SummaryWish) => () => this.wish(wish);
    const { category, engine, name, row, now } = ended;
    const words = engine.state.laid.map(({ word }) => word);
    this.layer.render(
      () => html`
      ${searchBar(this.texts, { label: buttons.back, act: act('choose') }, nothing, [
        // On a phone it stands beside its table, and the statistics on the menu.
        { sign: 'trophy', label: buttons.tables, onlyWide: true, act: act('tables') },
        { ...soundTool(this.services, { on: buttons.sound, off: buttons.sound }), pressed: !muted, onlyWide: true },
        { sign: 'bars', label: this.texts.common.stats, onlyWide: true, act: act('statistics') },
        { sign: 'gear', label: this.texts.common.settings, act: act('settings') },
        { sign: 'menu', label: buttons.menu, act: act('menu') },
      ])}
      <header class="search-head">
        <h1>${this.texts.search.end.titles[summary.reason ?? 'givenUp']}</h1>
        <p>${this.subtitle()}</p>
        ${row === undefined ? nothing : html`<p .style=${'color:var(--score)'}><b>${dailyDone(this.texts, row)}</b></p>`}
      </header>
      <section class="search-sheet stack" aria-label=${category}>
        <div class="wood"><canvas class="search-picture" role="img"
          aria-label=${picture.alternative(category, summary.found.length, summary.missed)}></canvas></div>
        ${
          summary.missed.length > 0
            ? html`<p class="legend line wraps" aria-hidden="true">
                <span class="found-mark"></span>${picture.legendFound(summary.found.length)}
                <span class="missed-mark"></span>${picture.legendMissed(summary.missed.length)}</p>`
            : nothing
        }
      </section>
      <div class="search-next">
        <span class="pic" aria-hidden="true">${mascot(bird, this.pose())}</span>
        <div class="search-buttons evenly">
          ${button('again', buttons.playAgain, act('playAgain'), 'gold again', buttons.playAgainMeans)}
          ${button('undo', buttons.sameGrid, act('sameGrid'))} ${button('list', buttons.choose, act('choose'))}
          ${button('play', buttons.replay, act('replay'))} ${button('save', buttons.save, act('savePicture'), 'ivory', buttons.saveMeans)}
          ${button('share', buttons.share, act('share'))} ${button('print', this.texts.common.print, act('print'))}
          ${button('find', buttons.link, act('link'), 'ivory', buttons.linkMeans)}
        </div>
        <p class="told" role="status">${this.said?.()}</p>
      </div>
      ${reckoning(this.texts, { summary, words, language: wordSearch.languageOf(engine.setup.list), hasClock: engine.setup.clock !== 'off', place: this.place() })}
      ${summaryScores(this.texts, { category, entry: entryView, name, now, enter: (typed) => void this.entry.enter(typed), tables: act('tables'), seed: (seed) => this.wish({ seed }) })}`,
    );
  }

  private subtitle() {
    const { engine, category } = this.ended;
    const { summary } = this;
    const { msSpent, found, missed, reason } = summary;
    const isTimed = engine.setup.clock !== 'off';
    const spent = this.texts.search.end.spent(msSpent / 1000);
    const times = {
      allFound: isTimed ? this.texts.search.end.left(wordSearch.secondsLeft(engine.state) ?? 0) : spent,
      timeOut: undefined,
      givenUp: spent,
    };
    const all = this.texts.search.end.subtitle(category, engine.setup.directions.length, times[reason ?? 'givenUp']);
    return missed.length === 0
      ? all
      : `${this.texts.search.end.found(found.length, found.length + missed.length)}, ${all}`;
  }

  private place() {
    const sums = this.texts.search.end.reckoning;
    if (!this.entryView) return undefined;
    const { place, isRecord, table } = this.entryView;
    if (place === undefined) return sums.outside;
    if (table.length === 1) return sums.alone;
    return isRecord ? sums.best : sums.place(place + 1);
  }

  private pose(): Pose {
    const { reason, missed, found } = this.summary;
    if (reason === 'allFound' || this.entryView?.isRecord) return 'happy';
    return missed.length > found.length ? 'sad' : 'idle';
  }
}

const button = (sign: IconName, label: string, act: () => void, kind = 'ivory', means?: string) => html`
  <button type="button" class="with-icon ${kind}" @click=${act} title=${means ?? nothing}
    aria-label=${means ? `${label}, ${means}` : nothing}>${icon(sign)}<span>${label}</span></button>`;

interface Reckoned {
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
const reckoning = (texts: SearchTexts, { summary, words, language, hasClock, place }: Reckoned) => html`
  <section class="paper reckoned column" aria-labelledby="reckoned-title">
    <h2 id="reckoned-title">${texts.search.end.reckoning.title}</h2>
    ${summary.found.length > 0 ? foundWords(texts, summary.found, words, language) : html`<p>${texts.search.end.reckoning.nothing}</p>`}
    <dl>
      ${line(texts.search.end.reckoning.words, texts.search.end.points(summary.words))}
      ${missedWords(texts, summary.missed, language)}
      ${summary.cheats.map(({ code, times, cost }) => line(html`${icon('bolt', 18)}${texts.search.end.reckoning.cheat(code, times)}`, texts.search.end.points(-cost), 'cost'))}
      ${
        summary.hints.times > 0
          ? line(
              html`${icon('bulb', 18)}${texts.search.end.reckoning.hints(summary.hints.times)}`,
              texts.search.end.points(-summary.hints.cost),
              'cost',
            )
          : nothing
      }
      ${summary.cheats.length + summary.hints.times === 0 ? line(texts.search.end.reckoning.noHelp, texts.search.end.reckoning.none) : nothing}
      ${line(html`${icon('clock', 18)}${bonusName(texts, summary, hasClock)}`, texts.search.end.points(summary.timeBonus.points))}
    </dl>
    <p class="reckoned-total line apart"><span><b>${texts.search.end.reckoning.total}</b>${
      place === undefined ? nothing : html`<small class="line">${icon('trophy', 16)}${place}</small>`
    }</span><b class="sum">${texts.search.end.points(summary.total)}</b></p>
  </section>`;

const bonusName = (texts: SearchTexts, { reason, timeBonus }: wordSearch.Summary, hasClock: boolean) => {
  const { reckoning } = texts.search.end;
  if (!hasClock) return reckoning.noClock;
  if (reason !== 'allFound') return reckoning.bonusLost;
  const { seconds, points, bought } = timeBonus;
  if (bought) return reckoning.bonusBought(seconds);
  return points < seconds * wordSearch.bonusPerSecond
    ? reckoning.bonusCapped(seconds)
    : reckoning.bonus(seconds, wordSearch.bonusPerSecond);
};

const foundWords = (
  texts: SearchTexts,
  found: readonly wordSearch.FoundLine[],
  words: readonly string[],
  language: string,
) => html`<table>
  <caption class="spoken">${texts.search.end.reckoning.title}</caption>
  <thead class="spoken"><tr><th scope="col">${texts.search.end.reckoning.number}</th><th scope="col">${texts.search.end.reckoning.word}</th>
    <th scope="col">${texts.search.end.reckoning.direction}</th><th scope="col">${texts.search.end.reckoning.sum}</th><th scope="col">${texts.search.end.reckoning.score}</th></tr></thead>
  <tbody>${found.map(
    ({ word, direction, length, multiplier, score, hinted, place }) => html`<tr>
      <td><span class="word-number disc" .style="--tone:var(--tone-${place % 6})">${texts.inFigures(words.indexOf(word) + 1)}</span></td>
      <th scope="row">${wordIn(language, word)}${hinted ? html`<span class="with-hint">${icon('bulb', 16)}<span class="spoken">${texts.search.end.reckoning.hinted}</span></span>` : nothing}</th>
      <td>${wayArrow(direction, 18)}<span class="spoken">${texts.search.end.ways[direction]}</span></td>
      <td>${texts.inFigures(`${length} × ${multiplier}`)}</td>
      <td><b>${texts.search.end.points(score)}</b></td>
    </tr>`,
  )}</tbody>
</table>`;

const line = (name: string | TemplateResult, value: string, kind = '') => html`<div class="line apart ${kind}">
  <dt>${name}</dt><dd>${value}</dd></div>`;

const missedWords = (texts: SearchTexts, missed: readonly string[], language: string) =>
  missed.length === 0
    ? line(texts.search.end.reckoning.missed, texts.search.end.reckoning.none)
    : html`<div class="line apart missed-words"><dt>${texts.search.end.reckoning.missed}</dt>
        <dd>${missed.map((word) => html`<span>${wordIn(language, word)} ${icon('close', 13)}</span> `)}</dd></div>`;

interface Scored {
  category: string;
  /** Undefined until the tables have been read. */
  entry: ScoreEntryView | undefined;
  name: string;
  now: number;
  enter(name: string): void;
  tables(): void;
  seed(entry: wordSearch.ScoreEntry): void;
}

/** The best of the category; a score that enters is given its name in its place of the table. */
const summaryScores = (texts: SearchTexts, { category, entry, name, now, enter, tables, seed }: Scored) => html`
  <section class="paper scored column" aria-labelledby="scored-title" aria-busy=${entry ? 'false' : 'true'}>
    <h2 id="scored-title" class="line apart">${texts.search.end.table.title(category)}<span class="cup">${icon('trophy', 26)}</span></h2>
    <form class="column grow" @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      enter(String(new FormData(event.target as HTMLFormElement).get('name') ?? ''));
    }}>
      ${entry ? rows(texts, category, entry, name, now, seed) : nothing}
      <div class="scored-end stack">
        <p class="fault line" role="alert">${entry?.fault ? html`${icon('warn', 18)}${texts.names[entry.fault]}` : nothing}</p>
        ${entry?.notices.map((notice) => html`<p class="notice">${notice()}</p>`)}
        ${entry?.entered ? html`<p class="scored-in told line">${icon('done', 18)}${entry.entered()}</p>` : nothing}
        <div class="row">
          ${entry?.asksName ? html`<button class="gold with-icon">${icon('done')}${texts.search.end.table.enter}</button>` : nothing}
          <button type="button" @click=${tables}>${texts.search.end.buttons.tables}</button>
        </div>
      </div>
    </form>
  </section>`;

function rows(
  texts: SearchTexts,
  category: string,
  { table, place, asksName, fault }: ScoreEntryView,
  name: string,
  now: number,
  seed: Scored['seed'],
) {
  if (table.length === 0) return html`<p class="quiet">${texts.search.end.table.empty}</p>`;
  const field = asksName
    ? html`<input name="name" class="boxed" autocomplete="off" autocapitalize="words" spellcheck="false" maxlength=${longestName * 8}
        aria-label=${texts.search.end.table.yourName} aria-invalid=${fault ? 'true' : 'false'} .value=${called(name, texts.forms.callings)} />`
    : undefined;
  return html`<div class="score-sheet">${scoreRows(texts, { category, table, now, own: place, field, seed })}</div>`;
}
