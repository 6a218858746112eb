import { html, nothing, type TemplateResult } from 'lit-html';
import { AsidePage } from '../../shared/panels/aside-page';
import { icon } from '../../shared/panels/icons';
import { wordIn } from '../../shared/panels/screen-reader';
import type { SearchTexts } from '../../texts/texts';
import type { ScoreEntryView } from '../play/score-entry';
import * as wordSearch from '../rules';
import { wayArrow } from './play-parts';
import { Painted } from './replay-panel';
import { scoreRows } from './score-tables';
import { searchBar } from './search-bar';
import { type EndedSearch, placeSaid } from './summary-panel';

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
      <h1 class="search-head" .style=${'grid-area:head'}>${category}</h1>
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
  <section class="paper reckoned column" aria-labelledby="reckoned-title">
    <h2 id="reckoned-title">${texts.settings.breakdown}</h2>
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
  { common, settings, forms, search: { end, play } }: SearchTexts,
  found: readonly wordSearch.FoundLine[],
  words: readonly string[],
  language: string,
) => html`<table>
  <caption class="spoken">${settings.breakdown}</caption>
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
    <h2 id="scored-title" class="line apart">${scores.title({ category })}<span .style=${'color:var(--bronze)'}>${icon('trophy', 26)}</span></h2>
    ${
      entry && entry.table.length > 0
        ? html`<div class="score-sheet">${scoreRows(texts, { category, table: entry.table, now, own: entry.place, seed })}</div>`
        : html`<p class="quiet">${entry ? scores.empty : nothing}</p>`
    }
    <div class="scored-end stack">
      ${entry?.tooLow ? html`<p class="notice">${entry.tooLow()}</p>` : nothing}
      <button type="button" @click=${tables}>${common.highScores}</button>
    </div>
  </section>`;
};
