import { html, nothing } from 'lit-html';
import type { DailyEnd } from '../../daily/rules/attempts';
import { must } from '../../engine/must';
import { crown, knownMascot, mascot } from '../../shared/mascots';
import { endButtons, endCard, endStage, soloStage, wordFact } from '../../shared/panels/end-card';
import { Layer } from '../../shared/panels/layer';
import { countUp } from '../../shared/panels/panel-motions';
import { dateOf } from '../../shared/play/day';
import { dailyOnward } from '../../texts/sentences/page';
import type { ReviewTexts, Sentence } from '../../texts/texts';
import { type FindAtPlay, resultOf } from '../play/find';
import { readingOf, type ScoreSheet } from '../rules/scoring';

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
