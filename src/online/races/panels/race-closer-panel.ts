import { html, nothing } from 'lit-html';
import { knownMascot, mascot } from '../../../shared/mascots';
import { AsidePage } from '../../../shared/panels/aside-page';
import { icon } from '../../../shared/panels/icons';
import { screenHead } from '../../../shared/panels/screen-head';
import type { FriendTexts } from '../../../texts/texts';
import type { RacerSeat } from '../../protocol/protocol';
import type { RacedWord, RacerEnd } from './race-end-panel';

export interface CloserView {
  /** What was raced for, and what finds of the same word were worth. */
  brief: string;
  counts: string | undefined;
  seats: readonly RacerSeat[];
  places: readonly RacerEnd[];
}

interface Actions {
  back(): void;
  /** All that was to be found, where that can be looked at. */
  words: (() => void) | undefined;
}

/** What each has found in a race that is over. */
export class RaceCloserPanel {
  private readonly page: AsidePage;

  constructor(texts: FriendTexts, [root, under]: readonly [HTMLElement, HTMLElement], view: CloserView, on: Actions) {
    this.page = new AsidePage(root, 'screen room', under, on.back);
    const { brief, counts, seats, places } = view;
    const { common, forms, online } = texts;
    const { races } = online;
    const row = ({ seat, place, score, words }: RacerEnd) => html`<li class="list-row" data-place=${place}>
        <b>${forms.inDigits(`${place}.`)}</b><i aria-hidden="true" .style=${'width:44px;flex:none'}>${mascot(knownMascot(seats[seat]?.mascot, seat), place === 1 ? 'happy' : 'idle')}</i>
        <span class="saying grow"><b><bdi dir="auto">${seats[seat]?.name}</bdi>: ${races.score({ points: score, words: words.length })}</b><small>${words.length > 0 ? words.map(listed) : races.nothing}</small></span></li>`;
    this.page.layer.render(
      () => html`<div class="room-page" .style=${'grid-template:"head" auto "invite" auto / minmax(0, 1fr);max-width:760px'}>
      ${screenHead({ title: races.over, back: common.back, leave: on.back })}
      <section class="paper room-invite"><p class="quiet">${brief}${counts ? html`<br />${counts}` : nothing}</p><ol>${places.map(row)}</ol>
        ${on.words ? html`<button type="button" class="ivory with-icon" @click=${on.words}>${icon('list')}<span>${races.words}</span></button>` : nothing}
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
