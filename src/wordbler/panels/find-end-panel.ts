import { html, nothing } from 'lit-html';
import { must } from '../../engine/must';
import { crown, knownMascot, mascot } from '../../shared/mascots';
import { type EndActions, endButtons, endCard, endStage, soloStage, wordFact } from '../../shared/panels/end-card';
import { Layer } from '../../shared/panels/layer';
import { countUp } from '../../shared/panels/panel-motions';
import { dateOf } from '../../shared/play/day';
import type { ReviewTexts, Sentence } from '../../texts/texts';
import { type FindAtPlay, resultOf } from '../play/find';
import { readingOf, type ScoreSheet } from '../rules/scoring';

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
