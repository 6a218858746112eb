import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';
import type { Texts } from '../../texts/texts';
import type { ReviewedTurn, SeenTurn } from '../ai';
import { readingOf } from '../rules';
import { deedText } from './review-deed';
import { meaningLink } from './word-link';

export interface Row {
  turn: SeenTurn;
  /** Undefined until the best is known. */
  review: ReviewedTurn | undefined;
}

/** Who played, and whether the player is spoken to. */
export type Played = keyof Texts['review']['own'];

interface Props {
  rows: readonly Row[];
  kind: Played;
  chosen: SeenTurn | undefined;
  choose(turn: SeenTurn): void;
  meaning(word: string): void;
}

const most = [1, 2, 3];

const starPath =
  'M12 2.6l2.9 6 6.5.9-4.7 4.600 1.100 6.500-5.800-3.100-5.800 3.100 1.100-6.500L2.600 9.500l6.500-.9z';

export const starSign = (full: boolean) => html`<svg class="star ${full ? 'full' : ''}" viewBox="0 0 24 24"
  aria-hidden="true"><path d=${starPath} /></svg>`;

const starsOf = (texts: Texts, stars: number) =>
  html`<span class="stars" role="img" aria-label=${texts.review.starsOf(stars)}>${most.map((star) => starSign(star <= stars))}</span>`;

/** The same squares with the same letters. */
function isSame({ entry, best }: ReviewedTurn): boolean {
  if (entry.kind !== 'played' || !best) return false;
  const laid = must(entry.sheet.words[0]).letters.filter(({ isNew }) => isNew);
  const key = (tiles: readonly { x: number; y: number; letter: string; blank: boolean }[]) =>
    tiles
      .map(({ x, y, letter, blank }) => `${x},${y}${letter}${blank}`)
      .sort()
      .join();
  return key(laid) === key(best.move.tiles);
}

const bestWord = ({ best }: ReviewedTurn) => best?.words[0];

/** Every turn of a player: what was laid, and what could have been. */
export function reviewList(texts: Texts, { rows, kind, chosen, choose, meaning }: Props): TemplateResult {
  const row = ({ turn, review }: Row) => {
    const { entry } = turn;
    const isChosen = turn === chosen;
    const { tiles: language } = turn.sight;
    const word = (text: string) =>
      isChosen ? meaningLink(texts, text, language, meaning) : html`<b lang=${language}>${spelled(text)}</b>`;
    return html`<tr class=${isChosen ? 'chosen' : ''} aria-current=${isChosen ? 'true' : nothing}
      @click=${() => choose(turn)}>
      <th scope="row"><button type="button" class="bare turn-button" tabindex=${isChosen ? 0 : -1}
        aria-label=${spokenRow(texts, { turn, review })} aria-pressed=${isChosen}>${texts.inFigures(entry.turn)}</button></th>
      <td class="cut">${deed(texts, turn, word)}</td>
      <td class="figure">${texts.inFigures(entry.points)}</td>
      <td class="cut">${best(texts, review, word)}${beyond(review, word)}</td>
      <td class="figure">${texts.inFigures(review?.best?.move.score ?? '–')}</td>
      <td class="for-stars">${review?.best ? starsOf(texts, review.stars) : nothing}</td>
    </tr>`;
  };
  return html`<table>
    <thead><tr>
      <th scope="col">${texts.review.turn}</th>
      <th scope="col">${texts.review.own[kind]}</th>
      <th scope="col"><span class="spoken">${texts.review.points}</span></th>
      <th scope="col">${texts.review.best}</th>
      <th scope="col"><span class="spoken">${texts.review.bestPoints}</span></th>
      <th scope="col" class="for-stars">${texts.review.stars}</th>
    </tr></thead>
    <tbody>${rows.map(row)}</tbody>
  </table>`;
}

type WordAs = (word: string) => TemplateResult;

function deed(texts: Texts, { entry, sight }: SeenTurn, word: WordAs): TemplateResult {
  if (entry.kind === 'played') return word(readingOf(must(entry.sheet.words[0])));
  if (entry.kind === 'invalid') return html`<s lang=${sight.tiles}>${spelled(entry.words.join(', '))}</s>`;
  const did = entry.kind === 'exchanged' || entry.kind === 'timedOut' ? entry.kind : 'passed';
  return html`<span class="quiet">${texts.review.did[did]}</span>`;
}

function best(texts: Texts, review: ReviewedTurn | undefined, word: WordAs): TemplateResult {
  if (!review) return html`<span class="no-word" aria-label=${texts.review.waiting}>…</span>`;
  if (isSame(review)) return html`<span class="no-word">${texts.review.same}</span>`;
  const text = bestWord(review);
  return text === undefined ? html`<span class="no-word">${texts.review.noPlay}</span>` : word(text);
}

/** An expert's word, beneath one in words of the table's level. */
function beyond(review: ReviewedTurn | undefined, word: WordAs) {
  const further = review?.best?.beyond;
  return further ? html`<small class="further cut">${word(must(further.words[0]))}</small>` : nothing;
}

function spokenRow(texts: Texts, { turn, review }: Row): string {
  const own = `${texts.review.turnOf(turn.entry.turn)}: ${deedText(texts, turn.entry)}`;
  if (!review) return own;
  const { best, stars } = review;
  if (!best) return `${own}, ${texts.review.noPlay}`;
  const { beyond } = best;
  const plays = [texts.review.bestOf(must(best.words[0]), best.move.score)];
  if (beyond) plays.push(texts.review.expertOf(must(beyond.words[0]), beyond.move.score));
  return [own, ...plays, texts.review.starsOf(stars)].join(', ');
}
