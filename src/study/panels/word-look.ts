import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { pointsIn } from '../../shared/panels/letter-points';
import { meaningBody } from '../../shared/panels/meaning-body';
import { tileLetter } from '../../shared/panels/tile-letter';
import type { StudyTexts } from '../../texts/texts';
import type { LookedWord } from '../play/looked-word';

export const pointsOfWord = (word: string, language: string) => {
  const points = pointsIn(language);
  return [...word].reduce((sum, letter) => sum + (points.get(letter) ?? 0), 0);
};

/** A word in tiles, each with its points. */
export const wordInTiles = (word: string, language: string) => {
  const points = pointsIn(language);
  return html`<span class="tiles wraps" lang=${language} role="img" aria-label=${spelled(word)}>${[
    ...word,
  ].map(
    (letter) =>
      html`<span class="tile" aria-hidden="true">${tileLetter(letter)}<sub>${points.get(letter)}</sub></span>`,
  )}</span>`;
};

interface LookActions {
  choose(word: string): void;
  again(): void;
}

/** What a word means, what goes before or behind it, and what else its letters make. */
export function wordLook(
  texts: StudyTexts,
  { word, meaning, looked, language }: LookedWord,
  { choose, again }: LookActions,
): TemplateResult {
  const { study } = texts;
  if (!word) return html``;
  const way = (shown: string, leads: string) =>
    html`<button type="button" class="study-chip" lang=${language} aria-label=${spelled(leads)} @click=${() => choose(leads)}>${spelled(shown)}</button>`;
  const row = (name: string, ways: readonly TemplateResult[], none: string) =>
    html`<div><dt>${name}</dt><dd class="line wraps">${ways.length > 0 ? ways : html`<span class="quiet">${none}</span>`}</dd></div>`;
  const isMissing = looked === 'failed' || meaning === 'unavailable';
  return html`<div class="study-means" role="status">${meaningBody(texts, { word, language, meaning, look: choose })}
      ${looked === 'failed' ? html`<p>${study.failed}</p>` : nothing}</div>
    ${isMissing ? html`<button type="button" @click=${again}>${study.tryAgain}</button>` : nothing}
    ${
      looked &&
      looked !== 'failed' &&
      html`<dl class="facts study-facts">
        ${row(
          study.before,
          looked.before.map((letter) => way(letter, letter + word)),
          study.noHook,
        )}
        ${row(
          study.behind,
          looked.behind.map((letter) => way(letter, word + letter)),
          study.noHook,
        )}
        ${row(
          study.anagrams,
          looked.anagrams.map((own) => way(own, own)),
          study.noAnagram,
        )}</dl>`
    }`;
}
