import { html, nothing, type TemplateResult } from 'lit-html';
import { wordSearch } from '../../core';
import { enSearchEnd } from '../../texts/en-search-end';
import { icon } from '../icons';

const { reckoning: texts, points } = enSearchEnd;

interface Reckoned {
  summary: wordSearch.Summary;
  /** All words of the list, for their numbers. */
  words: readonly string[];
  hasClock: boolean;
  /** What the total means in the table of the category. */
  standing: string | undefined;
}

/** How the total came about: every found word, what was missed, what help cost, what time was worth. */
export const reckoning = ({ summary, words, hasClock, standing }: Reckoned) => html`
  <section class="card reckoned" aria-labelledby="reckoned-title">
    <h2 id="reckoned-title">${texts.title}</h2>
    ${summary.found.length > 0 ? foundWords(summary.found, words) : html`<p>${texts.nothing}</p>`}
    <dl>
      ${line(texts.words, points(summary.words))}
      ${missedWords(summary.missed)}
      ${summary.cheats.map(({ code, times, cost }) => line(html`${icon('bolt', 18)}${texts.cheat(code, times)}`, points(-cost), 'cost'))}
      ${
        summary.hints.times > 0
          ? line(
              html`${icon('bulb', 18)}${texts.hints(summary.hints.times)}`,
              points(-summary.hints.cost),
              'cost',
            )
          : nothing
      }
      ${summary.cheats.length + summary.hints.times === 0 ? line(texts.noHelp, texts.none) : nothing}
      ${line(html`${icon('clock', 18)}${bonusName(summary, hasClock)}`, points(summary.timeBonus.points))}
    </dl>
    <p class="reckoned-total"><span><b>${texts.total}</b>${
      standing === undefined ? nothing : html`<small>${icon('trophy', 16)}${standing}</small>`
    }</span><b class="sum">${points(summary.total)}</b></p>
  </section>`;

const bonusName = ({ reason, timeBonus }: wordSearch.Summary, hasClock: boolean) => {
  if (!hasClock) return texts.noClock;
  return reason === 'allFound' ? texts.bonus(timeBonus.seconds, wordSearch.bonusPerSecond) : texts.bonusLost;
};

const foundWords = (found: readonly wordSearch.FoundLine[], words: readonly string[]) => html`<table>
  <caption class="spoken">${texts.title}</caption>
  <thead class="spoken"><tr><th scope="col">${texts.number}</th><th scope="col">${texts.word}</th>
    <th scope="col">${texts.direction}</th><th scope="col">${texts.sum}</th><th scope="col">${texts.score}</th></tr></thead>
  <tbody>${found.map(
    ({ word, direction, length, multiplier, score, hinted, place }) => html`<tr>
      <td><span class="word-number edge-${place % 6}">${words.indexOf(word) + 1}</span></td>
      <th scope="row">${word}${hinted ? html`<span class="with-hint">${icon('bulb', 16)}<span class="spoken">${texts.hinted}</span></span>` : nothing}</th>
      <td><span class="word-way ${direction}">${icon('way', 18)}</span><span class="spoken">${enSearchEnd.ways[direction]}</span></td>
      <td>${length} × ${multiplier}</td>
      <td><b>${points(score)}</b></td>
    </tr>`,
  )}</tbody>
</table>`;

const line = (name: string | TemplateResult, value: string, kind = '') => html`<div class=${kind}>
  <dt>${name}</dt><dd>${value}</dd></div>`;

const missedWords = (missed: readonly string[]) =>
  missed.length === 0
    ? line(texts.missed, texts.none)
    : html`<div class="missed-words"><dt>${texts.missed}</dt>
        <dd>${missed.map((word) => html`<span>${word} ${icon('close', 13)}</span> `)}</dd></div>`;
