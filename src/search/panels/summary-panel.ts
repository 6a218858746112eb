import { html, nothing, type TemplateResult } from 'lit-html';
import type { DailyEnd } from '../../daily/rules/attempts';
import { called, longestName } from '../../engine/players/names';
import { type MascotId, mascot, type Pose } from '../../shared/mascots';
import { soundTool } from '../../shared/panels/game-bar';
import { type IconName, icon } from '../../shared/panels/icons';
import { Layer } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import { countUp } from '../../shared/panels/panel-motions';
import { wordIn } from '../../shared/panels/screen-reader';
import { dailyDone, dailyOnward } from '../../texts/sentences/page';
import type { SearchTexts, Sentence } from '../../texts/texts';
import type { ScoreEntry, ScoreEntryView } from '../play/score-entry';
import * as wordSearch from '../rules';
import { wayArrow } from './play-parts';
import { Painted } from './replay-panel';
import { scoreRows } from './score-tables';
import { searchBar } from './search-bar';

/** What a button asks of the scene. */
export type SummaryWish =
  | 'playAgain'
  | 'sameGrid'
  | 'next'
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
  /** What is said and comes next, where it was a daily that counted. */
  row: DailyEnd | undefined;
  now: number;
  /** How high the picture is for its width, and what paints it. */
  ratio: number;
  paint(canvas: HTMLCanvasElement): void;
}

const bird: MascotId = 'scarlet';

/** The end of a search: its picture, its score, and the high scores of its category. */
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
    const { figure } = this.texts.forms;
    this.endCount = countUp(this.layer.element.querySelector('.sum'), this.summary.total, figure);
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
    const { common, search } = this.texts;
    const { buttons } = search.end;
    const { over } = search.play;
    const { ended, summary, entryView } = this;
    const { muted } = this.services.preferences.now;
    const act = (wish: SummaryWish) => () => this.wish(wish);
    const { category, engine, name, row, now } = ended;
    const words = engine.state.laid.map(({ word }) => word);
    this.layer.render(
      () => html`
      ${searchBar(this.texts, { label: common.back, act: act('choose') }, nothing, [
        // On a phone it stands beside its table, and the statistics on the menu.
        { sign: 'trophy', label: common.highScores, onlyWide: true, act: act('tables') },
        { ...soundTool(this.services, { on: common.sound, off: common.sound }), pressed: !muted, onlyWide: true },
        { sign: 'bars', label: common.stats, onlyWide: true, act: act('statistics') },
        { sign: 'gear', label: common.settings, act: act('settings') },
        { sign: 'menu', label: common.menu, act: act('menu') },
      ])}
      <header class="search-head">
        <h1>${over[summary.reason ?? 'givenUp']}</h1>
        <p>${this.subtitle()}</p>
        ${row === undefined ? nothing : html`<p .style=${'color:var(--score)'}><b>${dailyDone(this.texts, row)}</b></p>`}
      </header>
      <section class="search-sheet stack" aria-label=${category}>
        <div class="wood"><canvas class="search-picture" role="img"
          aria-label=${this.alternative()}></canvas></div>
        ${
          summary.missed.length > 0
            ? html`<p class="legend line wraps" aria-hidden="true">
                <span class="found-mark"></span>${over.found({ count: summary.found.length })}
                <span class="missed-mark"></span>${over.missed({ count: summary.missed.length })}</p>`
            : nothing
        }
      </section>
      <div class="search-next">
        <span class="pic" aria-hidden="true">${mascot(bird, this.pose())}</span>
        <div class="search-buttons evenly">
          ${row ? button('onward', dailyOnward(this.texts, row), act('next'), 'gold again') : button('again', common.playAgain, act('playAgain'), 'gold again')}
          ${button('undo', buttons.sameGrid, act('sameGrid'))} ${button('list', buttons.choose, act('choose'))}
          ${button('play', common.replay, act('replay'))} ${button('save', this.texts.over.savePicture, act('savePicture'))}
          ${button('share', common.share, act('share'))} ${button('print', common.print, act('print'))}
          ${button('find', this.texts.transfer.game.replay, act('link'))}
        </div>
        <p class="told" role="status">${this.said?.()}</p>
      </div>
      ${breakdown(this.texts, { summary, words, language: wordSearch.languageOf(engine.setup.list), hasClock: engine.setup.clock !== 'off', place: this.place() })}
      ${summaryScores(this.texts, { category, entry: entryView, name, now, enter: (typed) => void this.entry.enter(typed), tables: act('tables'), seed: (seed) => this.wish({ seed }) })}`,
    );
  }

  private subtitle() {
    const { engine, category } = this.ended;
    const { search, forms } = this.texts;
    const { msSpent, reason } = this.summary;
    const clock = (ms: number) => forms.clock(Math.floor(ms / 1000));
    if (reason === 'timeOut') return category;
    const isTimed = engine.setup.clock !== 'off';
    if (reason === 'allFound' && isTimed)
      return search.end.timeLeft({ category, time: forms.clock(wordSearch.secondsLeft(engine.state) ?? 0) });
    const spent = search.end.timeSpent({ category, time: clock(msSpent) });
    const best = this.entryView?.bestTime;
    if (best === undefined) return spent;
    return `${spent} · ${best === msSpent ? search.end.newBestTime : search.end.bestTime({ time: clock(best) })}`;
  }

  private alternative() {
    const { category } = this.ended;
    const { found, missed } = this.summary;
    const { picture } = this.texts.search.end;
    if (missed.length === 0) return picture.allFound({ category });
    return picture.missed({ category, found: found.length, words: this.texts.forms.oneByOne(missed) });
  }

  private place() {
    const { breakdown } = this.texts.search.end;
    if (!this.entryView) return undefined;
    const { place, isRecord, table } = this.entryView;
    if (place === undefined) return breakdown.outside;
    if (table.length === 1) return breakdown.alone;
    return isRecord ? breakdown.best : breakdown.rank({ rank: place + 1 });
  }

  private pose(): Pose {
    const { reason, missed, found } = this.summary;
    if (reason === 'allFound' || this.entryView?.isRecord) return 'happy';
    return missed.length > found.length ? 'sad' : 'idle';
  }
}

const button = (sign: IconName, label: string, act: () => void, kind = 'ivory') => html`
  <button type="button" class="with-icon ${kind}" @click=${act}>${icon(sign)}<span>${label}</span></button>`;

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
  <section class="paper reckoned column" aria-labelledby="reckoned-title">
    <h2 id="reckoned-title">${says.title}</h2>
    ${found.length > 0 ? foundWords(texts, found, words, language) : html`<p>${says.nothing}</p>`}
    <dl>
      ${line(common.words, forms.figure(summary.words))}
      ${missed.length > 0 ? missedWords(texts, missed, language) : nothing}
      ${cheats.map(({ code, times, cost }) => line(html`${icon('bolt', 18)}${says.cheat({ code, times })}`, forms.figure(-cost), 'cost'))}
      ${
        hints.times > 0
          ? line(html`${icon('bulb', 18)}${says.hints({ times: hints.times })}`, forms.figure(-hints.cost), 'cost')
          : nothing
      }
      ${hasClock ? line(html`${icon('clock', 18)}${bonusName(texts, summary)}`, forms.figure(timeBonus.points)) : nothing}
    </dl>
    <p class="reckoned-total line apart"><span><b>${common.total}</b>${
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
  { common, forms, search: { end, play } }: SearchTexts,
  found: readonly wordSearch.FoundLine[],
  words: readonly string[],
  language: string,
) => html`<table>
  <caption class="spoken">${end.breakdown.title}</caption>
  <thead class="spoken"><tr><th scope="col">${end.breakdown.number}</th><th scope="col">${common.word}</th>
    <th scope="col">${end.breakdown.direction}</th><th scope="col">${end.breakdown.sum}</th><th scope="col">${common.score}</th></tr></thead>
  <tbody>${found.map(
    ({ word, direction, length, multiplier, score, hinted, place }) => html`<tr>
      <td><span class="word-number disc" .style="--tone:var(--tone-${place % 6})">${forms.figure(words.indexOf(word) + 1)}</span></td>
      <th scope="row">${wordIn(language, word)}${hinted ? html`<span class="with-hint">${icon('bulb', 16)}<span class="spoken">${end.breakdown.hinted}</span></span>` : nothing}</th>
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
    <h2 id="scored-title" class="line apart">${texts.search.end.scores.title({ category })}<span class="cup">${icon('trophy', 26)}</span></h2>
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
          ${entry?.asksName ? html`<button class="gold with-icon">${icon('done')}${texts.search.end.scores.enter}</button>` : nothing}
          <button type="button" @click=${tables}>${texts.common.highScores}</button>
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
  if (table.length === 0) return html`<p class="quiet">${texts.search.end.scores.empty}</p>`;
  const field = asksName
    ? html`<input name="name" class="boxed" autocomplete="off" autocapitalize="words" spellcheck="false" maxlength=${longestName * 8}
        aria-label=${texts.search.end.scores.yourName} aria-invalid=${fault ? 'true' : 'false'} .value=${called(name, texts.forms.callings)} />`
    : undefined;
  return html`<div class="score-sheet">${scoreRows(texts, { category, table, now, own: place, field, seed })}</div>`;
}
