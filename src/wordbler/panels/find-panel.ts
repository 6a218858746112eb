import { html, nothing, type TemplateResult } from 'lit-html';
import type { DailyEnd } from '../../daily/rules/attempts';
import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';
import { crown, knownMascot, mascot } from '../../shared/mascots';
import { AsidePage } from '../../shared/panels/aside-page';
import { segments } from '../../shared/panels/controls';
import { endButtons, endCard, endStage, soloStage, wordFact } from '../../shared/panels/end-card';
import { type IconName, icon } from '../../shared/panels/icons';
import { Layer } from '../../shared/panels/layer';
import { countUp } from '../../shared/panels/panel-motions';
import { screenHead } from '../../shared/panels/screen-head';
import { dateOf } from '../../shared/play/day';
import { dailyOnward } from '../../texts/sentences/page';
import { hintsTaken } from '../../texts/sentences/stats';
import type { ReviewTexts, Sentence } from '../../texts/texts';
import { type FindAtPlay, resultOf } from '../play/find';
import { readingOf, type ScoreSheet } from '../rules/scoring';
import { reviewBoard, sheetPlay } from './review-board';
import { tilesLink } from './word-definition';

export interface FindShown {
  at: FindAtPlay;
  result: ReturnType<typeof resultOf>;
  /** Which play lies on the board. */
  shows: 'answer' | 'yours';
  /** Of a puzzle, which has no other end. */
  puzzle: PuzzleTold | undefined;
}

/** How a puzzle ended, and what comes next. */
export interface PuzzleTold {
  title: string;
  verdict: string;
  again(): void;
  /** There is another one. */
  next: { label: string; act(): void } | undefined;
}

export interface FindActions {
  back(): void;
  definition(word: string): void;
  look(which: 'answer' | 'yours'): void;
}

/** What was to be found, beside what was laid. */
export class FindPanel {
  private readonly page: AsidePage | undefined;
  private readonly layer: Layer;

  constructor(
    private readonly texts: ReviewTexts,
    /** It lies over the end of a daily play; of a puzzle it is the end. */
    { root, under }: { root: HTMLElement; under: HTMLElement | undefined },
    private readonly actions: FindActions,
  ) {
    this.page = under && new AsidePage(root, 'screen find-screen', under, actions.back);
    this.layer = this.page?.layer ?? new Layer(root, 'screen find-screen lamp-lit');
  }

  render(shown: FindShown) {
    this.layer.render(() => this.told(shown));
  }

  /** Once it is drawn. */
  takeFocus() {
    this.page?.takeFocus();
  }

  remove() {
    (this.page ?? this.layer).remove();
  }

  private told({ at, result, shows, puzzle }: FindShown): TemplateResult {
    const { texts, actions } = this;
    const { common, forms, stats } = texts;
    const { finding } = stats;
    const { sight } = at.answer;
    const { sheet, isBest } = result;
    const laid = shows === 'yours' && sheet ? sheet : at.sheet;
    const title = puzzle?.title ?? texts.menu.dailies.find;
    return html`<div class="find-page">
      ${screenHead(
        { title, back: common.back, leave: actions.back },
        html`<span class="quiet">${forms.day(dateOf(at.day))}</span>`,
      )}
      <div class="find-place review-place middle">${reviewBoard(texts, sight.board, sight.rules, sight.tiles, sheetPlay(texts, laid))}</div>
      <section class="find-told paper column" aria-label=${puzzle?.verdict ?? title}>
        ${puzzle ? this.verdict(at, result, puzzle) : nothing}
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
        ${puzzle ? this.buttons(puzzle) : nothing}
      </section>
    </div>`;
  }

  private verdict(
    { match }: FindAtPlay,
    { points, best, hints, isEnough }: FindShown['result'],
    { verdict }: PuzzleTold,
  ) {
    const { texts } = this;
    const bird = mascot(knownMascot(match.setup.seats[0]?.mascot, 0), isEnough ? 'happy' : 'idle');
    return html`<header class="line"><span class="bird-box" aria-hidden="true">${bird}</span>
          <h2 class="grow">${verdict}</h2></header>
        <p class="find-score"><b>${texts.stats.finding.score({ found: points, best })}</b>
          <small>${hintsTaken(texts, hints)}</small></p>`;
  }

  /** What comes next is golden, as at every end. */
  private buttons({ again, next }: PuzzleTold) {
    const onceMore = { label: this.texts.common.playAgain, act: again };
    const gold = next ?? onceMore;
    const button = (classes: string, sign: IconName, { label, act }: typeof onceMore) =>
      html`<button type="button" class=${classes} @click=${act}>${icon(sign)}<span>${label}</span></button>`;
    return html`<div class="evenly">${button('gold with-icon find-next', next ? 'way' : 'again', gold)}
      ${next ? button('with-icon', 'again', onceMore) : nothing}</div>`;
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
      <div class="line wraps">${tilesLink(texts, word, language, () => actions.definition(main))}<b>${common.pointCount({ count: sheet.total })}</b>
        <button type="button" class="bare with-icon" @click=${() => actions.definition(main)}>${icon('find')}<span>${texts.definitions.title({ word: main })}</span></button></div>
      ${also.length > 0 ? html`<small>+ ${also.join(', ')}</small>` : nothing}</div>`;
  }
}

interface EndedFind {
  at: FindAtPlay;
  /** What comes next, where it counted. */
  end: DailyEnd | undefined;
  said: Sentence | undefined;
}

interface Actions {
  again(): void;
  next(): void;
  share(): void;
  lookCloser(): void;
  more(): void;
}

/** How the play of a day ended: in one figure, beside the best there was, and what comes next. */
export class FindEndPanel {
  private readonly layer: Layer;
  private readonly endCount: () => void;

  constructor(
    private readonly texts: ReviewTexts,
    parent: HTMLElement,
    private readonly ended: EndedFind,
    private readonly actions: Actions,
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
    const { forms, menu, stats } = texts;
    const { finding } = stats;
    const { at, end, said } = this.ended;
    const { points, best, isBest, share } = resultOf(at);
    const bird = knownMascot(at.match.setup.seats[0]?.mascot, 0);
    const next = end?.next
      ? ({ sign: 'onward', label: dailyOnward(texts, end), act: actions.next } as const)
      : ({ sign: 'again', label: finding.again, act: actions.again } as const);
    return endStage({
      title: isBest ? finding.found : share >= 0.5 ? finding.near : finding.given,
      scene: soloStage({
        bird: html`${mascot(bird, isBest ? 'happy' : 'idle')}${isBest ? crown(bird) : nothing}`,
        plate: menu.dailies.find,
        note: forms.day(dateOf(at.day)),
      }),
      side: html`${endCard({ figure: forms.figure(points), of: finding.ofBest({ best }), facts: this.facts() })}
        ${said ? html`<p class="notice" role="status">${said()}</p>` : nothing}
        ${endButtons(texts, { ...actions, next: end && !end.next ? menu.dailyAll : next })}`,
    });
  }

  private facts() {
    const { common, forms, stats } = this.texts;
    const { at, end } = this.ended;
    const { sheet, isBest, hints } = resultOf(at);
    const language = at.answer.sight.tiles;
    const play = (own: ScoreSheet) => wordFact(readingOf(must(own.words[0])), forms.figure(own.total), language);
    const own = { name: stats.finding.yours, says: sheet ? play(sheet) : stats.finding.noPlay };
    const taken = { name: common.hints, says: forms.figure(hints) };
    const days = end && { name: common.streak, says: common.dayCount({ count: end.days }) };
    return [
      { name: common.bestPlay, says: play(at.sheet) },
      ...(isBest ? [] : [own]),
      ...(days ? [days, taken] : [taken]),
    ];
  }
}
