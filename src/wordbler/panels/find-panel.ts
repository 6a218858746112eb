import { html, nothing, type TemplateResult } from 'lit-html';
import { must } from '../../engine/must';
import { AsidePage } from '../../shared/panels/aside-page';
import { segments } from '../../shared/panels/controls';
import { icon } from '../../shared/panels/icons';
import { screenHead } from '../../shared/panels/screen-head';
import { dateOf } from '../../shared/play/day';
import type { ReviewTexts } from '../../texts/texts';
import type { FindAtPlay, resultOf } from '../play/find';
import { readingOf, type ScoreSheet } from '../rules/scoring';
import { reviewBoard, sheetPlay } from './review-board';
import { tilesLink } from './word-definition';

export interface FindShown {
  at: FindAtPlay;
  /** What it was. */
  title: string;
  result: ReturnType<typeof resultOf>;
  /** Which play lies on the board. */
  shows: 'answer' | 'yours';
}

export interface FindActions {
  back(): void;
  definition(word: string): void;
  look(which: 'answer' | 'yours'): void;
}

/** What was to be found, beside what was laid: over the end of a daily play or a puzzle. */
export class FindPanel {
  private readonly page: AsidePage;

  constructor(
    private readonly texts: ReviewTexts,
    root: HTMLElement,
    under: HTMLElement,
    private readonly actions: FindActions,
  ) {
    this.page = new AsidePage(root, 'screen find-screen', under, actions.back);
  }

  render(shown: FindShown) {
    this.page.layer.render(() => this.told(shown));
  }

  /** Once it is drawn. */
  takeFocus() {
    this.page.takeFocus();
  }

  remove() {
    this.page.remove();
  }

  private told({ at, title, result, shows }: FindShown): TemplateResult {
    const { texts, actions } = this;
    const { common, forms, stats } = texts;
    const { finding } = stats;
    const { sight } = at.answer;
    const { sheet, isBest } = result;
    const laid = shows === 'yours' && sheet ? sheet : at.sheet;
    return html`<div class="find-page">
      ${screenHead(
        { title, back: common.back, leave: actions.back },
        html`<span class="quiet">${forms.day(dateOf(at.day))}</span>`,
      )}
      <div class="find-place review-place middle">${reviewBoard(
        texts,
        sight.board,
        sight.rules,
        sight.tiles,
        sheetPlay(texts, laid),
      )}</div>
      <section class="find-told paper column" aria-label=${title}>
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
      </section>
    </div>`;
  }

  /** A play, its points and, word by word, what it means. */
  private play(language: string, name: string, sheet: ScoreSheet | undefined): TemplateResult {
    const { texts, actions } = this;
    const { common, stats } = texts;
    if (!sheet) return html`<div class="find-play"><h2>${name}</h2><p class="quiet">${stats.finding.noPlay}</p></div>`;
    const [first, ...others] = sheet.words;
    const { word } = must(first);
    const main = readingOf(must(first));
    const also = others.map(readingOf);
    return html`<div class="find-play" .style=${'--tile:30px'}><h2>${name}</h2>
      <div class="line wraps">${tilesLink(texts, word, language, () =>
        actions.definition(main),
      )}<b>${common.pointCount({ count: sheet.total })}</b>
        <button type="button" class="bare with-icon"
          @click=${() => actions.definition(main)}>${icon('find')}<span>${texts.definitions.title({
            word: main,
          })}</span></button></div>
      ${also.length > 0 ? html`<small>+ ${texts.forms.oneByOne(also)}</small>` : nothing}</div>`;
  }
}
