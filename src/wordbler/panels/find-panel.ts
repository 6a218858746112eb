import { html, nothing, type TemplateResult } from 'lit-html';
import { must } from '../../engine/must';
import { crown, knownMascot, mascot } from '../../shared/mascots';
import { AsidePage } from '../../shared/panels/aside-page';
import { segments } from '../../shared/panels/controls';
import { type EndActions, endButtons, endCard, endStage, soloStage, wordFact } from '../../shared/panels/end-card';
import { icon } from '../../shared/panels/icons';
import { Layer } from '../../shared/panels/layer';
import { countUp } from '../../shared/panels/panel-motions';
import { screenHead } from '../../shared/panels/screen-head';
import { dateOf } from '../../shared/play/day';
import type { ReviewTexts, Sentence } from '../../texts/texts';
import { type FindAtPlay, resultOf } from '../play/find';
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

export interface EndedFind {
  at: FindAtPlay;
  isSolved: boolean;
  title: Sentence;
  /** What it was. */
  plate: Sentence;
  next(): EndActions['next'];
  /** Of the streak, where it counted. */
  days?: number | undefined;
  said?: Sentence | undefined;
}

/** How the play of a day or a puzzle ended: in one figure, beside the best there was, and what comes next. */
export class FindEndPanel {
  private readonly layer: Layer;
  private readonly endCount: () => void;

  constructor(
    private readonly texts: ReviewTexts,
    parent: HTMLElement,
    private readonly ended: EndedFind,
    private readonly actions: Omit<EndActions, 'next'>,
  ) {
    this.layer = new Layer(parent, 'screen ended find-ended');
    this.layer.render(() => this.page());
    const { points } = resultOf(ended.at);
    this.endCount = countUp(this.element.querySelector('.end-figure > b'), points, texts.forms.figure);
  }

  get element() {
    return this.layer.element;
  }

  remove() {
    this.endCount();
    this.layer.remove();
  }

  private page() {
    const { texts, actions } = this;
    const { forms, stats } = texts;
    const { at, title, plate, next, said } = this.ended;
    const { points, best, isEnough } = resultOf(at);
    const bird = knownMascot(at.match.setup.seats[0]?.mascot, 0);
    return endStage({
      title: title(),
      scene: soloStage({
        bird: html`${mascot(bird, isEnough ? 'happy' : 'idle')}${isEnough ? crown(bird) : nothing}`,
        plate: plate(),
        note: forms.day(dateOf(at.day)),
      }),
      side: html`${endCard({ figure: forms.figure(points), of: stats.finding.ofBest({ best }), facts: this.facts() })}
        ${said ? html`<p class="notice" role="status">${said()}</p>` : nothing}
        ${endButtons(texts, { ...actions, next: next() })}`,
    });
  }

  private facts() {
    const { common, forms, stats } = this.texts;
    const { at, days } = this.ended;
    const { sheet, isBest, hints } = resultOf(at);
    const language = at.answer.sight.tiles;
    const play = (own: ScoreSheet) => wordFact(readingOf(must(own.words[0])), forms.figure(own.total), language);
    const own = { name: stats.finding.yours, says: sheet ? play(sheet) : stats.finding.noPlay };
    const taken = { name: common.hints, says: forms.figure(hints) };
    const streak = days === undefined ? [] : [{ name: common.streak, says: common.dayCount({ count: days }) }];
    return [{ name: common.bestPlay, says: play(at.sheet) }, ...(isBest ? [] : [own]), ...streak, taken];
  }
}
