import { html, nothing } from 'lit-html';
import { must } from '../../../engine/must';
import { knownMascot, mascot } from '../../../shared/mascots';
import { AsidePage } from '../../../shared/panels/aside-page';
import { endButtons, endCard, endStage, podium, wordFact } from '../../../shared/panels/end-card';
import { icon } from '../../../shared/panels/icons';
import { Layer } from '../../../shared/panels/layer';
import { countUp } from '../../../shared/panels/panel-motions';
import { screenHead } from '../../../shared/panels/screen-head';
import { pointsApart, winners } from '../../../texts/sentences/board';
import type { FriendTexts } from '../../../texts/texts';
import type { Place, RacerSeat } from '../../protocol/protocol';
import { type Fault, faultNotice } from '../../ui/room-page';

export interface RacedWord {
  word: string;
  points: number;
  /** Nobody has points for it. */
  isStruck: boolean;
  /** Nobody else has found it. */
  isAlone: boolean;
}

/** Where somebody has come, and with which words. */
export interface RacerEnd extends Place {
  words: readonly RacedWord[];
}

export interface RaceEndView {
  fault: Fault | undefined;
  /** What a button could not do. */
  refused: string | undefined;
  seats: readonly RacerSeat[];
  /** Null for whoever looks on. */
  own: number | null;
  /** The best first. */
  places: readonly RacerEnd[];
  /** Of the words. */
  language: string;
  hasNext: boolean;
}

interface Actions {
  again(): void;
  /** Another race, for whoever had no seat in this one. */
  fresh(): void;
  share(): void;
  lookCloser(): void;
  more(): void;
}

/** So many stand on the podium, and so many have room in a line; of more, the closer look tells. */
export const mostOnPodium = 4;
const mostInLine = 3;

const nameAt = (seats: readonly RacerSeat[], seat: number) => seats[seat]?.name ?? '';

/** Who has won a race, in a headline. */
export const raceWon = (texts: FriendTexts, { places, seats }: Pick<RaceEndView, 'places' | 'seats'>) =>
  winners(
    texts,
    places.filter(({ place }) => place === 1).map(({ seat }) => nameAt(seats, seat)),
  );

/** How a race ended, as every game ends. */
export class RaceEndPanel {
  private readonly layer: Layer;
  private endCount: (() => void) | undefined;

  constructor(
    private readonly texts: FriendTexts,
    parent: HTMLElement,
    private readonly actions: Actions,
  ) {
    this.layer = new Layer(parent, 'screen ended race-ended');
  }

  get element() {
    return this.layer.element;
  }

  render(view: RaceEndView) {
    const { texts, actions } = this;
    const { races } = texts.online;
    const { places, seats, own, hasNext, fault, refused } = view;
    const next =
      own === null
        ? ({ sign: 'play', label: races.fresh, act: actions.fresh } as const)
        : ({ sign: 'again', label: hasNext ? races.next : races.again, act: actions.again } as const);
    const onPodium = places
      .slice(0, mostOnPodium)
      .map(({ seat, place, score }) => ({ ...must(seats[seat]), seat, place, total: score }));
    const hero = heroOf(view);
    this.layer.render(
      () =>
        html`${endStage({
          title: raceWon(texts, view),
          scene: podium(texts, onPodium),
          side: html`${endCard({ ...figure(texts, view, hero), facts: facts(texts, view, hero) })}
        ${fault ? faultNotice(fault) : nothing}
        ${refused ? html`<p class="notice" role="alert">${refused}</p>` : nothing}
        ${endButtons(texts, { ...actions, next })}`,
        })}`,
    );
    this.endCount ??= countUp(this.element.querySelector('.end-figure > b'), hero.score, texts.forms.figure);
  }

  remove() {
    this.endCount?.();
    this.layer.remove();
  }
}

/** Whose figure it is: one's own; for whoever looks on, the best. */
const heroOf = ({ places, own }: RaceEndView) => must(places.find(({ seat }) => seat === own) ?? places[0]);

function figure(texts: FriendTexts, { places, seats }: RaceEndView, hero: RacerEnd) {
  const { common, forms } = texts;
  const other = places.find((one) => one !== hero);
  return {
    figure: forms.figure(hero.score),
    of: common.pointsOf({ count: hero.score }),
    note: other && pointsApart(texts, hero.score - other.score, nameAt(seats, other.seat)),
  };
}

function facts({ common, forms, online: { races } }: FriendTexts, view: RaceEndView, hero: RacerEnd) {
  const { places, seats, own, language } = view;
  const [best] = hero.words.filter(({ isStruck }) => !isStruck).toSorted((one, other) => other.points - one.points);
  const count = ({ words }: RacerEnd) => forms.figure(words.length);
  const all = places.map((one) => common.scoreOf({ name: nameAt(seats, one.seat), score: count(one) }));
  const alone = hero.words.filter(({ isAlone }) => isAlone).length;
  return [
    ...(best ? [{ name: common.bestWord, says: wordFact(best.word, forms.figure(best.points), language) }] : []),
    {
      name: common.words,
      says: all.length > mostInLine ? count(hero) : html`<bdi class="cut">${all.join(' · ')}</bdi>`,
    },
    ...(own === null ? [] : [{ name: races.alone, says: common.wordCount({ count: alone }) }]),
  ];
}

export interface CloserView {
  /** What was raced for, and what finds of the same word were worth. */
  brief: string;
  counts: string | undefined;
  seats: readonly RacerSeat[];
  places: readonly RacerEnd[];
}

interface CloserActions {
  back(): void;
  /** All that was to be found, where that can be looked at. */
  words: (() => void) | undefined;
}

/** What each has found in a race that is over. */
export class RaceCloserPanel {
  private readonly page: AsidePage;

  constructor(
    texts: FriendTexts,
    [root, under]: readonly [HTMLElement, HTMLElement],
    view: CloserView,
    on: CloserActions,
  ) {
    this.page = new AsidePage(root, 'screen room', under, on.back);
    const { brief, counts, seats, places } = view;
    const { common, forms, online } = texts;
    const { races } = online;
    const row = ({ seat, place, score, words }: RacerEnd) => {
      const bird = mascot(knownMascot(seats[seat]?.mascot, seat), place === 1 ? 'happy' : 'idle');
      const found = words.length > 0 ? words.map(listed) : races.nothing;
      return html`<li class="list-row" data-place=${place}>
        <b>${forms.inDigits(`${place}.`)}</b><i aria-hidden="true" .style=${'width:44px;flex:none'}>${bird}</i>
        <span class="saying grow"><b><bdi dir="auto">${nameAt(seats, seat)}</bdi>:
          ${races.score({ points: score, words: words.length })}</b><small>${found}</small></span></li>`;
    };
    const toWords = on.words
      ? html`<button type="button" class="ivory with-icon" @click=${on.words}>${icon('list')}
        <span>${races.words}</span></button>`
      : nothing;
    this.page.layer.render(
      () => html`<div class="room-page"
      .style=${'grid-template:"head" auto "invite" auto / minmax(0, 1fr);max-width:760px'}>
      ${screenHead({ title: races.over, back: common.back, leave: on.back })}
      <section class="paper room-invite"><p class="quiet">${brief}${counts ? html`<br />${counts}` : nothing}</p>
        <ol>${places.map(row)}</ol>
        ${toWords}
      </section>
    </div>`,
    );
    this.page.takeFocus();
  }

  remove() {
    this.page.remove();
  }
}

const listed = ({ word, isStruck }: RacedWord, at: number) =>
  html`${at > 0 ? ', ' : nothing}${isStruck ? html`<s>${word}</s>` : word}`;
