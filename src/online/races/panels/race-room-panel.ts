import { html, nothing, type TemplateResult } from 'lit-html';
import * as scramble from '../../../scramble/rules';
import { knownMascot, mascot } from '../../../shared/mascots';
import { segments, switchRow } from '../../../shared/panels/controls';
import { icon } from '../../../shared/panels/icons';
import { type LanguageOfPlay, languageChoice } from '../../../shared/panels/language-choice';
import { Layer } from '../../../shared/panels/layer';
import { screenHead } from '../../../shared/panels/screen-head';
import { boardSize } from '../../../texts/sentences/online';
import type { FriendTexts } from '../../../texts/texts';
import { mostRacers, type RacedGame, type RacerSeat, raceGames } from '../../protocol/protocol';
import {
  birdChoice,
  type ConnectionView,
  type Fault,
  faultNotice,
  freshForm,
  Invitation,
  type OwnBird,
  roomHeader,
} from '../../ui/room-page';

/** More stand on smaller cards, beside each other. */
const mostLarge = 2;

export interface RaceView {
  /** What stands in the way, and what can be done. */
  fault: Fault | undefined;
  /** Nothing is known of it yet. */
  isComing: boolean;
  seats: readonly RacerSeat[];
  own: number | null;
  here: readonly number[];
  /** What is searched for. */
  brief: string;
  link: string;
  connection: ConnectionView;
  /** `late` is who has played to the end and hears soon what came of it. */
  stage: 'waiting' | 'soon' | 'begun' | 'done' | 'late';
  /** So many seconds to the start. */
  seconds: number;
  bird: OwnBird;
  refused: string | undefined;
}

interface Actions {
  back(): void;
  change(own: Partial<OwnBird>): void;
  join(): void;
  start(): void;
}

/** Before a race: who comes to it, and the start being counted down. */
export class RaceRoomPanel {
  private readonly layer: Layer;
  private readonly invitation: Invitation;
  private view: RaceView | undefined;

  constructor(
    private readonly texts: FriendTexts,
    parent: HTMLElement,
    private readonly actions: Actions,
  ) {
    this.layer = new Layer(parent, 'screen room lamp-lit');
    this.invitation = new Invitation(texts, () => this.view && this.render(this.view));
  }

  render(view: RaceView) {
    this.view = view;
    const { online } = this.texts;
    const { races } = online;
    const isInvited = view.own === null && view.stage === 'waiting';
    const title = isInvited ? online.invited.title : view.stage === 'waiting' ? races.waiting : races.title;
    this.layer.render(
      () => html`<div class="room-page ${isInvited ? 'is-invited' : ''}">
      ${roomHeader(this.texts, title, view.connection, this.actions.back)}
      ${view.fault ? faultNotice(view.fault) : nothing}
      ${view.isComing ? nothing : html`${this.seats(view)}${this.below(view, isInvited)}`}
    </div>`,
    );
  }

  remove() {
    this.layer.remove();
  }

  private seats({ seats, own, here }: RaceView) {
    const { common, online } = this.texts;
    return html`<div class="room-seats evenly"
      .style=${`--columns:${Math.min(4, Math.max(2, seats.length))}`}>${seats.map(({ name, mascot: id }, at) => {
        const isHere = here.includes(at);
        const state = at === own ? common.you : isHere ? online.waiting.ready : online.away;
        return html`<div class="room-seat paper ${isHere ? '' : 'is-away'}"
          .style=${seats.length > mostLarge ? '--bird:calc(84 * var(--u))' : ''}>
          <span class="pic" aria-hidden="true">${mascot(
            knownMascot(id, at),
            at === own ? 'happy' : isHere ? 'idle' : 'sleep',
          )}</span>
          <span class="who very-long"><bdi class="cut" dir="auto">${name}</bdi><small class="line"><i class="disc"
            aria-hidden="true"></i>${state}</small></span></div>`;
      })}</div>`;
  }

  private below(view: RaceView, isInvited: boolean): TemplateResult {
    const { races, faults } = this.texts.online;
    if (isInvited) return this.invited(view);
    if (view.stage === 'waiting')
      return html`<section class="paper room-invite"><p>${races.invite}</p>${this.invitation.render(
        view.link,
        races.text,
      )}</section>${this.start(view)}`;
    const says = { begun: faults.raceBegun, done: races.done, late: races.timeIsUp, soon: races.soon }[view.stage];
    return html`<p class="paper room-begins"
      role="status"><b>${says}</b>${
        view.stage === 'soon'
          ? html`<b data-seconds .style=${'font-size:calc(120 * var(--u));line-height:1'}>${this.texts.forms.figure(
              view.seconds,
            )}</b>`
          : nothing
      }</p>`;
  }

  private start({ seats, brief, refused }: RaceView) {
    const { common } = this.texts;
    const { races } = this.texts.online;
    const isEnough = seats.length > 1;
    return html`<section class="paper room-begins"><b
      role="status">${isEnough ? races.ready({ count: seats.length }) : races.needs}</b><small
      class="brief">${brief}</small>
      ${refused ? html`<p class="notice" role="alert">${refused}</p>` : nothing}
      <button type="button" class="gold big with-icon" ?disabled=${!isEnough}
        @click=${this.actions.start}>${icon('play')}<span>${common.start}</span></button></section>`;
  }

  private invited({ seats, bird, brief, refused }: RaceView) {
    const { races, invited, faults } = this.texts.online;
    const names = seats.map(({ name }) => name);
    const isFull = seats.length >= mostRacers;
    return html`<form class="paper room-join" novalidate @submit=${(event: Event) => {
      event.preventDefault();
      this.actions.join();
    }}>
      <p><b>${isFull ? faults.raceFull : names.length > 0 ? races.by({ names }) : invited.free}</b></p>
      <small class="brief">${brief}</small>
      ${birdChoice(this.texts, {
        ...bird,
        taken: seats.map(({ mascot: id }) => id),
        fault: refused,
        change: this.actions.change,
      })}
      <button class="gold big with-icon" ?disabled=${isFull}>${icon('play')}<span>${races.join}</span></button>
    </form>`;
  }
}

const wayCounts = [2, 4, 8] as const;
export type WayCount = (typeof wayCounts)[number];
const minutes = [1, 2, 3, 5] as const;

export interface FreshRace {
  own: OwnBird;
  game: RacedGame;
  hides: boolean;
  /** In Word search. */
  list: string;
  ways: WayCount;
  /** In Scramble. */
  side: scramble.DiceSide;
  minutes: (typeof minutes)[number];
  shortest: number;
  strikeShared: boolean;
}

interface State extends FreshRace {
  /** What there is to search for, by its id. */
  lists: readonly { id: string; name: string }[];
  fault: string | undefined;
  isOpening: boolean;
  hasLast: boolean;
}

interface ChooseActions {
  words: Pick<LanguageOfPlay, 'now' | 'choose'>;
  back(): void;
  last(): void;
  change(race: Partial<FreshRace>): void;
  start(): void;
}

/** A new race: who one is, in which game, and how that is played. */
export class RaceChoosePanel {
  private readonly layer: Layer;

  constructor(
    private readonly texts: FriendTexts,
    parent: HTMLElement,
    private readonly actions: ChooseActions,
  ) {
    this.layer = new Layer(parent, 'screen friends lamp-lit');
  }

  render(state: State) {
    const { texts, actions } = this;
    const { common } = texts;
    const { races } = texts.online;
    const { own, game, hides, fault, isOpening, hasLast } = state;
    const names = Object.fromEntries(raceGames.map((id) => [id, texts.common[id]]));
    this.layer.render(
      () => html`<div class="friends-page">
      ${screenHead(
        { title: races.title, back: common.back, leave: actions.back },
        hasLast ? html`<button type="button" class="ivory" @click=${actions.last}>${races.last}</button>` : nothing,
      )}
      ${freshForm(texts, {
        title: races.fresh,
        means: races.means,
        own,
        fault,
        isOpening,
        open: races.open,
        change: (next) => actions.change({ own: next }),
        rules: html`<div class="fresh-rules">
          ${this.few('game', common.game, raceGames, game, names)}
          <div class="setting"><b>${texts.select.words}</b>${languageChoice(texts, {
            ...actions.words,
            namedFrom: 420,
          })}</div>
          ${game === 'search' ? this.search(state) : this.scramble(state)}
          ${switchRow(races.hides, undefined, hides, (on) => actions.change({ hides: on }))}
        </div>`,
        start: actions.start,
      })}
    </div>`,
    );
  }

  remove() {
    this.layer.remove();
  }

  private search({ list, lists, ways }: State): TemplateResult {
    const { common } = this.texts;
    return html`<div class="setting"><b>${common.category}</b><label class="field"><select aria-label=${common.category}
      @change=${(event: Event) => this.actions.change({ list: (event.target as HTMLSelectElement).value })}>
        ${lists.map(
          ({ id, name }) => html`<option value=${id} .selected=${id === list}>${name}</option>`,
        )}</select></label></div>
      ${this.few('ways', common.directions, wayCounts, ways)}`;
  }

  private scramble({ side, minutes: lasts, shortest, strikeShared }: State): TemplateResult {
    const { texts } = this;
    const { races } = texts.online;
    const sides = Object.fromEntries(scramble.diceSides.map((own) => [own, boardSize(texts, own)]));
    return html`${this.few('side', texts.common.board, scramble.diceSides, side, sides)}
      ${this.few('minutes', races.minutes, minutes, lasts)}
      ${this.few('shortest', texts.common.shortestWord, scramble.shortestLengths, shortest)}
      ${switchRow(races.strike, races.strikeMeans, strikeShared, (on) => this.actions.change({ strikeShared: on }))}`;
  }

  /** One of a few, by its figure where nothing else is said. */
  private few<Name extends 'game' | 'ways' | 'side' | 'minutes' | 'shortest'>(
    name: Name,
    label: string,
    values: readonly FreshRace[Name][],
    chosen: FreshRace[Name],
    texts: Readonly<Record<string, string>> = Object.fromEntries(
      values.map((value) => [value, typeof value === 'number' ? this.texts.forms.figure(value) : String(value)]),
    ),
  ) {
    const change = (next: FreshRace[Name]) => this.actions.change({ [name]: next });
    return html`<div class="setting"><b>${label}</b>${segments({
      name: `race-${name}`,
      label,
      values,
      texts,
      chosen,
      change,
    })}</div>`;
  }
}
