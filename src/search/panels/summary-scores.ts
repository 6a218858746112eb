import { html, nothing, type TemplateResult } from 'lit-html';
import { called, longestName } from '../../engine/players/names';
import { icon } from '../../shared/panels/icons';
import { wordIn } from '../../shared/panels/screen-reader';
import type { SearchTexts } from '../../texts/texts';
import type { ScoreEntryView } from '../play/score-entry';
import * as wordSearch from '../rules';
import { wayArrow } from './play-parts';
import { scoreRows } from './score-tables';

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
export const reckoning = (texts: SearchTexts, { summary, words, language, hasClock, place }: Reckoned) => html`
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
export const summaryScores = (texts: SearchTexts, { category, entry, name, now, enter, tables, seed }: Scored) => html`
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
        aria-label=${texts.search.end.table.yourName} aria-invalid=${fault ? 'true' : 'false'} .value=${called(name, texts.select)} />`
    : undefined;
  return html`<div class="score-sheet">${scoreRows(texts, { category, table, now, own: place, field, seed })}</div>`;
}
