import { html, nothing } from 'lit-html';
import type { HistoryEntry } from '../core/crossword';
import { en } from '../texts/en';

/** Every letter a blank can be. */
export const chooserPanel = (
  letters: readonly string[],
  choose: (letter: string) => void,
  cancel: () => void,
) => html`
  <h2>${en.chooser.title}</h2>
  <div class="letter-grid"
    @keydown=${(event: KeyboardEvent) => {
      const letter = event.key.toUpperCase();
      if (letters.includes(letter) && !event.ctrlKey && !event.metaKey && !event.altKey) choose(letter);
    }}>
    ${letters.map((letter) => html`<button class="tile" @click=${() => choose(letter)}>${letter}</button>`)}
  </div>
  <button @click=${cancel}>${en.chooser.cancel}</button>`;

export const curtainPanel = (name: string, news: string | undefined, lift: () => void) => html`
  ${news ? html`<p>${news}</p>` : nothing}
  <h2><bdi>${en.curtain.title(name)}</bdi></h2>
  <button class="gold" autofocus @click=${lift}>${en.curtain.lift}</button>`;

interface Doubt {
  mover: string;
  points: number;
  words: readonly string[];
  asked: string;
  accept(): void;
  challenge(): void;
}

export const challengePanel = ({ mover, points, words, asked, accept, challenge }: Doubt) => html`
  <h2>${en.challenge.title(mover, points)}</h2>
  <p class="words">${words.join(', ')}</p>
  <p>${en.challenge.ask(asked)}</p>
  <div class="row">
    <button class="gold" autofocus @click=${accept}>${en.challenge.accept}</button>
    <button class="crimson" @click=${challenge}>${en.challenge.challenge}</button>
  </div>`;

/** Turn by turn what a player did, and what it brought. */
export const historyPanel = (
  seat: number,
  entries: readonly HistoryEntry[],
  nameOf: (seat: number) => string,
  close: () => void,
) => {
  const own = entries.filter((entry) => entry.seat === seat);
  return html`
    <h2><bdi>${en.history.title(nameOf(seat))}</bdi></h2>
    ${own.length === 0 ? html`<p>${en.history.none}</p>` : html`<ol class="history">${own.map((entry) => historyRow(entry, nameOf))}</ol>`}
    <button class="gold" autofocus @click=${close}>${en.history.close}</button>`;
};

const historyRow = (entry: HistoryEntry, nameOf: (seat: number) => string) => html`<li>
  <small>${en.history.turn} ${entry.turn}</small>
  <span>${en.happening(entry, nameOf)}</span>
  <b>${entry.points > 0 ? `+${entry.points}` : entry.points}</b>
  <b class="running">${entry.total}</b>
</li>`;
