import { html, nothing, type TemplateResult } from 'lit-html';
import { squaresRow } from '../../daily/panels/dailies-panel';
import type { DailyEnd } from '../../daily/rules/attempts';
import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';
import { knownMascot, mascot } from '../../shared/mascots';
import { segments } from '../../shared/panels/controls';
import { icon } from '../../shared/panels/icons';
import { Layer } from '../../shared/panels/layer';
import { screenHead } from '../../shared/panels/screen-head';
import { dateOf } from '../../shared/play/day';
import { dailyDone } from '../../texts/sentences/page';
import { shareInSquares } from '../../texts/sentences/shared';
import { hintsTaken } from '../../texts/sentences/stats';
import type { ReviewTexts, Sentence } from '../../texts/texts';
import type { FindAtPlay, resultOf } from '../play/find';
import { readingOf, type ScoreSheet } from '../rules/scoring';
import { reviewBoard, sheetPlay } from './review-board';
import { tilesLink } from './word-meaning';

export interface FindShown {
  at: FindAtPlay;
  result: ReturnType<typeof resultOf>;
  /** Which play lies on the board. */
  shows: 'answer' | 'yours';
  said: Sentence | undefined;
  /** What is said and comes next, where it counted. */
  end?: DailyEnd | undefined;
  /** What it is called; of a daily play that is known. */
  puzzle?: PuzzleTold;
}

/** What is said of a puzzle instead. */
export interface PuzzleTold {
  title: string;
  verdict: string;
  again: string;
}

export interface FindActions {
  back(): void;
  again(): void;
  /** Of a puzzle nobody need know. */
  share?(): void;
  /** There is another one. */
  next?: { label: string; act(): void };
  meaning(word: string): void;
  look(which: 'answer' | 'yours'): void;
}

/** What was to be found, beside what was laid. */
export class FindPanel {
  private readonly layer: Layer;

  constructor(
    private readonly texts: ReviewTexts,
    parent: HTMLElement,
    private readonly actions: FindActions,
  ) {
    this.layer = new Layer(parent, 'screen find-screen lamp-lit');
  }

  render(shown: FindShown) {
    this.layer.render(() => this.page(shown));
  }

  remove() {
    this.layer.remove();
  }

  private page({ at, result, shows, said, end, puzzle }: FindShown): TemplateResult {
    const { texts, actions } = this;
    const { common, forms, stats } = texts;
    const { finding } = stats;
    const { sight } = at.answer;
    const { sheet, points, best, hints, isBest, isEnough } = result;
    const laid = shows === 'yours' && sheet ? sheet : at.sheet;
    const title = puzzle?.verdict ?? (isBest ? finding.found : result.share >= 0.5 ? finding.near : finding.given);
    const bird = knownMascot(at.match.setup.seats[0]?.mascot, 0);
    return html`<div class="find-page">
      ${screenHead(
        { title: puzzle?.title ?? texts.menu.dailies.find, back: common.back, leave: actions.back },
        html`<span class="quiet">${forms.day(dateOf(at.day))}</span>`,
      )}
      <div class="find-place middle" .style=${'grid-area:place;container-type:size'}>${reviewBoard(texts, sight.board, sight.rules, sight.tiles, sheetPlay(texts, laid))}</div>
      <section class="find-told paper column" aria-labelledby="find-title">
        <header class="line"><span class="bird-box" aria-hidden="true">${mascot(bird, isEnough ? 'happy' : 'idle')}</span>
          <h2 id="find-title" class="grow">${title}</h2></header>
        <p class="find-score"><b>${finding.score({ found: points, best })}</b> <small>${hintsTaken(texts, hints)}</small></p>
        ${squaresRow(shareInSquares(result, hints))}
        ${end ? html`<p><b>${dailyDone(texts, end)}</b></p>` : nothing}
        ${this.play(sight.tiles, common.bestPlay, at.sheet)}
        ${isBest ? nothing : this.play(sight.tiles, finding.yours, sheet)}
        ${
          sheet && !isBest
            ? segments({
                name: 'find-play',
                label: texts.review.which,
                values: ['answer', 'yours'] as const,
                texts: { answer: common.bestPlay, yours: finding.yours },
                chosen: shows,
                change: actions.look,
              })
            : nothing
        }
        <p role="status" class="quiet">${said?.() ?? nothing}</p>
        <div class="evenly">${this.buttons(puzzle?.again)}
        </div>
      </section>
    </div>`;
  }

  /** What comes next is golden, as at every end. */
  private buttons(again: string | undefined) {
    const { texts, actions } = this;
    const { share, next } = actions;
    const onceMore = { sign: 'again', label: again ?? texts.stats.finding.again, act: actions.again } as const;
    const first = next ? ({ sign: 'way', ...next } as const) : onceMore;
    const others = [share && ({ sign: 'share', label: texts.common.share, act: share } as const), next && onceMore];
    const golden = 'gold with-icon find-next';
    return [first, ...others].map(
      (own) =>
        own &&
        html`<button type="button" class=${own === first ? golden : 'with-icon'} @click=${own.act}>${icon(own.sign)}<span>${own.label}</span></button>`,
    );
  }

  /** A play, its points and, word by word, what it means. */
  private play(language: string, name: string, sheet: ScoreSheet | undefined): TemplateResult {
    const { texts, actions } = this;
    const { common, stats } = texts;
    if (!sheet) return html`<div class="find-play"><h3>${name}</h3><p class="quiet">${stats.finding.noPlay}</p></div>`;
    const [first, ...others] = sheet.words;
    const { word } = must(first);
    const main = readingOf(must(first));
    const also = others.map((own) => spelled(readingOf(own)));
    return html`<div class="find-play" .style=${'--tile:30px'}><h3>${name}</h3>
      <div class="line wraps">${tilesLink(texts, word, language, () => actions.meaning(main))}<b>${common.pointCount({ count: sheet.total })}</b>
        <button type="button" class="bare with-icon" @click=${() => actions.meaning(main)}>${icon('find')}<span>${texts.meanings.title({ word: main })}</span></button></div>
      ${also.length > 0 ? html`<small>+ ${also.join(', ')}</small>` : nothing}</div>`;
  }
}
