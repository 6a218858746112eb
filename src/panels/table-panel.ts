import { html, nothing, type TemplateResult } from 'lit-html';
import { type Premium, premiumFactors } from '../core/crossword';
import type { SeatView, TableView } from '../match/table-view';
import { en } from '../texts/en';
import { at, type Box, Layer } from './layer';

/** Where the layout leaves room for what the canvas does not draw. */
export interface Areas {
  kind: string;
  ui: number;
  panels: Readonly<Partial<Record<string, Box>>>;
}

export interface TableActions {
  done(): void;
  undo(): void;
  recall(): void;
  shuffle(): void;
  exchange(): void;
  cancel(): void;
  pass(): void;
  history(seat: number): void;
  leave(): void;
}

export interface Message {
  text: string;
  kind: 'refusal' | 'news';
}

/** Seats, buttons and figures around the board, placed as the layout says. */
export class TablePanel {
  private readonly layer: Layer;

  constructor(
    parent: HTMLElement,
    private readonly actions: TableActions,
  ) {
    this.layer = new Layer(parent, 'hud');
  }

  draw(view: TableView, areas: Areas, message: Message | undefined) {
    const { panels, kind, ui } = areas;
    const area = (name: string, content: () => TemplateResult) => {
      const box = panels[name];
      return box ? html`<div class="area ${name}" style="${at(box)};--ui:${ui}">${content()}</div>` : nothing;
    };
    const said = this.message(message);
    const half = Math.ceil(view.seats.length / 2);
    const rest = panels.actions && panels.finish;
    this.layer.draw(html`<div class="table ${kind}">
      ${area('tools', () => this.tools())}
      ${area('left', () => html`${this.tools()}${view.seats.slice(0, half).map((seat) => this.seat(seat))}`)}
      ${area('right', () => html`${view.seats.slice(half).map((seat) => this.seat(seat))}<div class="space">${said}</div>${this.buttons(view)}`)}
      ${area('seats', () => html`${view.seats.map((seat) => this.seat(seat))}`)}
      ${area('count', () => count(view))}
      ${area('fails', () => fails(view))}
      ${area('legend', legend)}
      ${area('actions', () => (rest ? this.helpers(view) : html`${panels.tools || panels.left ? nothing : this.tools()}${this.buttons(view)}`))}
      ${area('finish', () => (rest ? this.finishers(view) : this.buttons(view)))}
      ${panels.right ? nothing : html`<div class="message-place" style=${at(panels.legend ?? panels.seats ?? { x: 0, y: 0, w: 0, h: 0 })}>${said}</div>`}
    </div>`);
  }

  /** Where a seat's card is, for tiles that fly to it. */
  seatBox(seat: number): DOMRect | undefined {
    return this.layer.element.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  }

  remove() {
    this.layer.remove();
  }

  private message(message: Message | undefined) {
    return html`<p class="message ${message?.kind ?? 'none'}" role=${message?.kind === 'refusal' ? 'alert' : 'status'}>${message?.text ?? nothing}</p>`;
  }

  private tools() {
    return html`<div class="tools"><button @click=${this.actions.leave}>${en.board.leave}</button></div>`;
  }

  private seat({ seat, name, score, toMove, tiles, left }: SeatView) {
    return html`<button class="seat ${toMove ? 'now' : ''}" data-seat=${seat} aria-label=${`${en.board.history(name)}: ${score}`}
      @click=${() => this.actions.history(seat)}>
      ${toMove ? html`<span class="flag">${en.board.toMove}</span>` : nothing}
      <bdi class="name">${name}</bdi>
      <b class="score">${score}</b>
      <span class="pips" aria-hidden="true">${Array.from({ length: tiles }, () => html`<u></u>`)}</span>
      ${left === undefined ? nothing : html`<time class=${left < 10_000 ? 'late' : ''}>${clockFace(left)}</time>`}
    </button>`;
  }

  private buttons(view: TableView) {
    return html`<div class="buttons">${this.helpers(view)}${this.finishers(view)}</div>`;
  }

  private helpers({ open, laid, exchanging }: TableView) {
    const { shuffle, undo, recall, exchange, cancel } = this.actions;
    if (exchanging)
      return html`<button @click=${shuffle}>${en.board.shuffle}</button><button @click=${cancel}>${en.board.cancel}</button>`;
    return html`
      <button ?disabled=${!open} @click=${shuffle}>${en.board.shuffle}</button>
      <button ?disabled=${!open || laid === 0} @click=${undo}>${en.board.undo}</button>
      <button ?disabled=${!open || laid === 0} @click=${recall}>${en.board.recall}</button>
      <button ?disabled=${!open} @click=${exchange}>${en.board.exchange}</button>`;
  }

  private finishers({ open, exchanging, chosen, points }: TableView) {
    const { pass, done, exchange } = this.actions;
    if (exchanging)
      return html`<button class="crimson finish-button" @click=${exchange}>${chosen > 0 ? en.board.exchangeTiles(chosen) : en.board.exchange}</button>`;
    return html`
      <button ?disabled=${!open} @click=${pass}>${en.board.pass}</button>
      <button class="gold finish-button" ?disabled=${!open} @click=${done}>${en.board.done}${points === undefined ? nothing : html` <small>${en.board.score(points)}</small>`}</button>`;
  }
}

const count = ({ bagCount }: TableView) =>
  html`<b>${bagCount}</b> <span>${en.board.tilesLeft(bagCount)}</span>`;

const fails = ({ fails, failsToEnd }: TableView) => html`
  <span class="fails-name">${en.board.fails}</span>
  <span class="dots" aria-hidden="true">${Array.from({ length: failsToEnd }, (_, index) => html`<u class=${index < fails ? 'on' : ''}></u>`)}</span>
  <b>${en.board.failsOf(fails, failsToEnd)}</b>`;

const legend = () =>
  html`${(Object.keys(premiumFactors) as Premium[]).map((premium) => html`<span><i class="premium p${premium}">${premium}</i><em>${en.board.premiums[premium]}</em><small>${en.board.shortPremiums[premium]}</small></span>`)}`;

function clockFace(ms: number): string {
  const seconds = Math.ceil(Math.abs(ms) / 1000);
  return `${ms < 0 ? '−' : ''}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
