import { html } from 'lit-html';
import { en } from '../texts/en';
import { Layer } from './layer';

interface Late {
  /** What else is to be said. */
  notes: readonly string[];
  again(): void;
}

/** What is seen while the code of a game is on its way, or does not come. */
export class FetchingPanel {
  private readonly layer: Layer;

  constructor(
    parent: HTMLElement,
    private readonly game: string,
    private readonly menu: () => void,
  ) {
    this.layer = new Layer(parent, 'screen boot');
  }

  showComing() {
    this.draw(html`<p>${en.fetching.coming(this.game)}</p>`, 'status');
  }

  showLate({ notes, again }: Late) {
    this.draw(
      html`<p>${en.fetching.late(this.game)}</p>
        ${notes.map((note) => html`<p>${note}</p>`)}
        <button class="gold" @click=${again}>${en.fetching.tryAgain}</button>`,
      'alert',
    );
  }

  private draw(said: unknown, role: string) {
    this.layer.draw(html`<div class="card" role=${role}>
      ${said}
      <button @click=${this.menu}>${en.fetching.menu}</button>
    </div>`);
  }

  remove() {
    this.layer.remove();
  }
}
