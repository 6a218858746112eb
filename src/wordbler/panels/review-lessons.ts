import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';
import { icon } from '../../shared/panels/icons';
import type { Texts } from '../../texts/texts';
import { playSheet, type ReviewedTurn, reasonsOf, type SeenTurn } from '../ai';
import type { LetterScore } from '../rules';
import { deedText } from './review-deed';
import type { Played } from './review-list';
import { tileFigure } from './squares';

interface Props {
  /** Undefined until every turn has been looked at. */
  lessons: readonly ReviewedTurn[] | undefined;
  /** How far the looking is. */
  progress: TemplateResult;
  /** Said where there is nothing to learn. */
  none: string;
  kind: Played;
  chosen: SeenTurn | undefined;
  choose(turn: SeenTurn): void;
  meaning(word: string): void;
  /** Where they come back as words and puzzles. */
  study: (() => void) | undefined;
}

/** The plays that gave most away, and why the best ones score more. */
export function reviewLessons(
  texts: Texts,
  { lessons, progress, none, kind, chosen, choose, meaning, study }: Props,
): TemplateResult {
  const card = (turn: ReviewedTurn) => {
    const { entry, best, missed } = turn;
    if (!best) return nothing;
    const isChosen = chosen?.entry === entry;
    return html`<li class="lesson ${isChosen ? 'chosen' : ''}">
      <div class="line lesson-head">
        <button type="button" class="bare lesson-turn" aria-pressed=${isChosen} @click=${() => choose(turn)}>${texts.review.turnOf(entry.turn)}</button>
        ${mainWord(texts, turn, isChosen ? meaning : undefined)}
        <b class="given"><span aria-hidden="true">${texts.review.given(missed)}</span><span class="spoken">${texts.review.givenSpoken(missed)}</span></b>
      </div>
      <p class="quiet not-narrow">${texts.review.beside[kind](deedText(texts, entry), best.move.score)}</p>
      <p>${texts.review.why(reasonsOf(turn))}</p>
      ${best.beyond ? html`<p class="quiet">${texts.review.expertBeside(must(best.beyond.words[0]), best.beyond.move.score)}</p>` : nothing}
    </li>`;
  };
  if (!lessons)
    return html`<h2>${texts.review.lessons}</h2><p class="quiet">${texts.review.lessonsWait}</p>${progress}`;
  if (lessons.length === 0) return html`<h2>${texts.review.lessons}</h2><p class="quiet">${none}</p>`;
  return html`<h2>${texts.review.lessonsOf(lessons.length)}</h2><ol class="stack">${lessons.map(card)}</ol>
    ${study ? html`<button type="button" class="with-icon" @click=${study}>${icon('pencil')}<span>${texts.menu.study}</span></button>` : nothing}`;
}

/** The main word of the best play in tiles. Those of the lesson that is looked at tell what they mean. */
function mainWord(
  texts: Texts,
  { sight, best }: ReviewedTurn,
  meaning: ((word: string) => void) | undefined,
) {
  const { letters: laid, word: asLaid } = must(playSheet(sight, best?.move.tiles ?? []).sheet.words[0]);
  const word = best?.words[0] ?? asLaid;
  const letters = inOrderOf(word, laid);
  const style = `--letters:${letters.length}`;
  const tiles = letters.map(({ letter, face, blank, isNew }) =>
    tileFigure({ letter, points: face, blank, old: !isNew }),
  );
  if (!meaning)
    return html`<span lang=${sight.tiles} class="tiles lesson-word" .style=${style} role="img" aria-label=${spelled(word)}>${tiles}</span>`;
  return html`<button type="button" class="bare lesson-word" .style=${style} title=${texts.meanings.title(word)}
    @click=${() => meaning(word)}><span class="spoken" lang=${sight.tiles}>${spelled(word)}</span><span class="tiles lesson-tiles" aria-hidden="true">${tiles}</span></button>`;
}

/** The letters of a play as its word is read: they may lie in another order. */
function inOrderOf(word: string, laid: readonly LetterScore[]): LetterScore[] {
  const left = [...laid];
  return [...word].map((letter) =>
    must(
      left.splice(
        left.findIndex((own) => own.letter === letter),
        1,
      )[0],
    ),
  );
}
