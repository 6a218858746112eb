import { html } from 'lit-html';
import type { HistoryEntry, Outcome } from '../core/crossword';
import { en } from '../texts/en';
import { Layer } from './layer';

export interface Result {
  outcome: Outcome;
  history: readonly HistoryEntry[];
  names: readonly string[];
}

interface Actions {
  playAgain(): void;
  newTable(): void;
}

/** Who won, and how every total came about. */
export class OverPanel {
  private readonly layer: Layer;

  constructor(parent: HTMLElement, { outcome, history, names }: Result, actions: Actions) {
    this.layer = new Layer(parent, 'screen over');
    const nameOf = (seat: number) => names[seat];
    const endings = history.filter(({ kind }) =>
      outcome.adjustments.some((adjustment) => adjustment.kind === kind),
    );
    this.layer.draw(html`<div class="card">
      <h1>${en.over.wins(outcome.winners.map(nameOf))}</h1>
      <p>${en.endings[outcome.reason]}</p>
      <table>
        <caption>${en.over.reckoning}</caption>
        <thead><tr><th>${en.over.place}</th><th>${en.over.player}</th><th>${en.over.played}</th><th>${en.over.adjustments}</th><th>${en.over.total}</th></tr></thead>
        <tbody>${outcome.ranking.map(
          ({ seat, place, played, total }) => html`<tr class=${place === 1 ? 'winner' : ''}>
            <td>${place}</td>
            <th scope="row"><bdi>${nameOf(seat)}</bdi></th>
            <td>${played}</td>
            <td>${endings
              .filter((entry) => entry.seat === seat)
              .map(
                (entry) =>
                  html`<div>${en.happening(entry, nameOf)} <b>${entry.points > 0 ? `+${entry.points}` : entry.points}</b></div>`,
              )}</td>
            <td><b>${total}</b></td>
          </tr>`,
        )}</tbody>
      </table>
      <div class="row">
        <button class="gold" autofocus @click=${actions.playAgain}>${en.over.playAgain}</button>
        <button @click=${actions.newTable}>${en.over.newTable}</button>
      </div>
    </div>`);
  }

  remove() {
    this.layer.remove();
  }
}
