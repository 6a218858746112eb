import { html, nothing, type TemplateResult } from 'lit-html';
import {
  birdChoice,
  type ConnectionView,
  type Fault,
  faultNotice,
  Invitation,
  type OwnBird,
  roomHeader,
} from '../../../online/ui/room-page';
import { knownMascot, mascot } from '../../../shared/mascots';
import { panelHead, segments } from '../../../shared/panels/controls';
import type { Dialog } from '../../../shared/panels/dialog';
import { icon } from '../../../shared/panels/icons';
import { Layer } from '../../../shared/panels/layer';
import { invitedBy } from '../../../texts/sentences/online';
import type { FriendTexts } from '../../../texts/texts';
import { type Level, levels, type Rules, type Seat } from '../../rules';
import { rulesInBrief } from '../rules-panel';
import { nameSize } from '../seat-card';

export interface RoomView {
  /** What stands in the way, and what can be done. */
  fault: Fault | undefined;
  /** Nothing is known of it yet. */
  isComing: boolean;
  seats: readonly Seat[];
  taken: readonly boolean[];
  here: readonly number[];
  own: number | null;
  /** The own seat is taken: the others are waited for. */
  isSeated: boolean;
  rules: Rules | undefined;
  language: string;
  connection: ConnectionView;
  links: readonly { seat: number; link: string }[];
  watchLink: string | undefined;
  /** So many watch, beside whoever sees this. */
  watching: number;
  bird: OwnBird;
  nameFault: string | undefined;
  isSitting: boolean;
  /** The table may start with the seats that are taken, if this device wants so. */
  mayStart: boolean;
  /** The seats that it may give to the computer, or have back. */
  givable: readonly number[];
}

interface Actions {
  back(): void;
  change(own: Partial<OwnBird>): void;
  sit(): void;
  /** With those who are there. */
  start(): void;
  /** Without a level the seat is free again. */
  give(seat: number, level?: Level): void;
}

/** Before a game with others: an invitation, or the seats while they fill. */
export class RoomPanel {
  private readonly layer: Layer;
  private chosen: number | undefined;
  /** How the computer would play at each free seat. */
  private readonly levels = new Map<number, Level>();
  private readonly invitation: Invitation;
  private view: RoomView | undefined;

  constructor(
    private readonly texts: FriendTexts,
    parent: HTMLElement,
    private readonly actions: Actions,
  ) {
    this.layer = new Layer(parent, 'screen room lamp-lit');
    this.invitation = new Invitation(texts, () => this.again());
  }

  render(view: RoomView) {
    this.view = view;
    const { online, menu } = this.texts;
    const title = view.isSeated ? online.waiting.title : view.own === null ? menu.friends : online.invited.title;
    this.layer.render(
      () => html`<div class="room-page ${view.isSeated || view.own === null ? '' : 'is-invited'}">
      ${roomHeader(this.texts, title, view.connection, this.actions.back)}
      ${view.fault ? faultNotice(view.fault) : nothing}
      ${
        view.isComing
          ? nothing
          : html`<div class="room-seats evenly"
            .style="--seats:${view.seats.length}">${view.seats.map((seat, at) => this.seat(view, seat, at))}</div>
      ${view.isSeated || view.own === null ? this.waiting(view) : this.invited(view)}`
      }
    </div>`,
    );
  }

  remove() {
    this.layer.remove();
  }

  private seat({ taken, here, own, isSeated, givable }: RoomView, { name, mascot: id, kind }: Seat, at: number) {
    const { texts } = this;
    const { common, online } = texts;
    const isTaken = kind === 'computer' || taken[at];
    if (!isTaken)
      return html`<div class="room-seat is-free" .style=${givable.includes(at) ? '--bird:calc(72 * var(--u))' : ''}><b
        class="seat-number">${texts.forms.figure(at + 1)}</b><span class="pic"
        aria-hidden="true">${icon('plus', 40)}</span>
        <span class="who"><b>${online.free}</b></span>${givable.includes(at) ? this.giving(at) : nothing}</div>`;
    const isHere = kind === 'computer' || here.includes(at);
    const isOwn = isSeated && at === own;
    const state = isOwn
      ? common.you
      : kind === 'computer'
        ? online.fresh.kinds.computer
        : isHere
          ? online.waiting.ready
          : online.away;
    return html`<div class="room-seat paper ${isHere ? '' : 'is-away'}"><b
      class="seat-number">${texts.forms.figure(at + 1)}</b>
      <span class="pic" aria-hidden="true">${mascot(
        knownMascot(id, at),
        isOwn ? 'happy' : isHere ? 'idle' : 'sleep',
      )}</span>
      <span class="who ${nameSize(name)}"><bdi class="cut" dir="auto">${texts.forms.word(name)}</bdi><small
        class="line"><i class="disc" aria-hidden="true"></i>${state}</small></span>
      ${
        kind === 'computer' && givable.includes(at)
          ? html`<button type="button" class="ivory"
        @click=${() => this.actions.give(at)}>${online.waiting.takeBack}</button>`
          : nothing
      }</div>`;
  }

  private giving(at: number) {
    const { texts, actions } = this;
    const chosen = this.levels.get(at) ?? 'club';
    return html`<div class="column"><label class="field"><select aria-label=${texts.select.level({ seat: at + 1 })}
      @change=${(event: Event) => this.levels.set(at, (event.target as HTMLSelectElement).value as Level)}>
      ${levels.map(
        (level) => html`<option value=${level}
        .selected=${level === chosen}>${texts.computer.levels[level]}</option>`,
      )}</select></label>
      <button type="button" class="ivory"
        @click=${() => actions.give(at, this.levels.get(at) ?? 'club')}>${texts.online.waiting.give}</button></div>`;
  }

  private waiting(view: RoomView): TemplateResult {
    const { texts } = this;
    const { waiting, invited } = texts.online;
    const { links, watchLink, taken, isSeated } = view;
    const free = taken.filter((isTaken) => !isTaken).length;
    const chosen = links.find(({ seat }) => seat === this.chosen) ?? links[0];
    return html`${
      chosen
        ? html`<section class="paper room-invite"><header class="line apart wraps"><h2>${waiting.invite}</h2>
            ${
              links.length > 1
                ? segments({
                    name: 'invited-seat',
                    label: waiting.invite,
                    values: links.map(({ seat }) => seat),
                    texts: Object.fromEntries(
                      links.map(({ seat }) => [seat, texts.online.fresh.seat({ seat: seat + 1 })]),
                    ),
                    chosen: chosen.seat,
                    change: (seat) => {
                      this.chosen = seat;
                      this.invitation.clear();
                      this.again();
                    },
                  })
                : nothing
            }<small>${waiting.oneSeat}</small></header>
            ${this.invitation.render(chosen.link)}
            ${
              watchLink
                ? html`<label class="field watch-link"><span>${waiting.watchLink}</span><input readonly
              dir="ltr" .value=${watchLink}
              @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>`
                : nothing
            }
          </section>`
        : nothing
    }
      <div class="paper room-begins"><b>${
        isSeated ? waiting.begins({ count: free }) : invited.watch
      }</b>${this.brief(view)}
        ${
          view.watching > 0
            ? html`<small
          role="status">${texts.online.table.spectators({ count: view.watching })}</small>`
            : nothing
        }
        ${
          view.mayStart
            ? html`<button type="button" class="gold"
          @click=${this.actions.start}>${waiting.start({ count: taken.length - free })}</button><small>${
            waiting.startMeans
          }</small>`
            : nothing
        }</div>`;
  }

  private invited(view: RoomView) {
    const { texts, actions } = this;
    const { invited } = texts.online;
    const { seats, taken, bird, nameFault, isSitting } = view;
    const there = seats.filter(({ kind }, at) => kind === 'person' && taken[at]);
    return html`<form class="paper room-join" novalidate @submit=${(event: Event) => {
      event.preventDefault();
      actions.sit();
    }}>
      <p><b>${invitedBy(
        texts,
        there.map(({ name }) => name),
      )}</b></p>
      ${this.brief(view)}
      ${birdChoice(texts, {
        ...bird,
        taken: seats.map(({ mascot: id }, at) => (taken[at] ? id : undefined)),
        fault: nameFault,
        change: actions.change,
      })}
      <button class="gold big with-icon" ?disabled=${isSitting}>${icon('play')}<span>${invited.sit}</span></button>
    </form>`;
  }

  private brief({ rules, language }: RoomView) {
    return rules ? html`<small class="brief">${language} · ${rulesInBrief(this.texts, rules)}</small>` : nothing;
  }

  private again() {
    if (this.view) this.render(this.view);
  }
}

interface Sealed {
  isFair: boolean;
  draws: number;
  seats: readonly Seat[];
}

/** Whether anybody has touched the bag, and how that is known. */
export function fairnessCard(texts: FriendTexts, dialog: Dialog, { isFair, draws, seats }: Sealed) {
  const { over } = texts.online;
  return html`<section class="seal-card ${isFair ? '' : 'is-broken'}">
    <span class="seal disc" aria-hidden="true">${icon(isFair ? 'done' : 'warn', 40)}</span>
    <div><p><b>${isFair ? over.fair : over.unfair}</b> <span
      class="seal-means">${isFair ? over.means({ count: draws }) : over.unfairMeans}</span></p>
      <button type="button" class="bare with-icon"
        @click=${() => openHow(texts, dialog)}><span>${over.how}</span>${icon('onward', 16)}</button></div>
    <ul class="line wraps">${seats.map(
      ({ name, mascot: id, kind }, seat) =>
        html`<li class="line"><i aria-hidden="true" .style=${'width:30px'}>${mascot(knownMascot(id, seat))}</i><b
          class="cut">${texts.forms.word(name)}</b>${isFair && kind === 'person' ? icon('done', 16) : nothing}</li>`,
    )}</ul>
  </section>`;
}

function openHow(texts: FriendTexts, dialog: Dialog) {
  const { how, howMeans } = texts.online.over;
  const { close } = dialog;
  dialog.open(
    'how-sealed',
    () => how,
    () =>
      html`${panelHead(how, texts.common.close, close)}<ol
        class="stack">${howMeans.map((step) => html`<li>${step}</li>`)}</ol>`,
    close,
  );
}
