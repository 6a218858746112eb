import { html } from 'lit-html';
import type { Texts } from '../texts/texts';
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
    private readonly texts: Texts,
    parent: HTMLElement,
    private readonly game: string,
    private readonly menu: () => void,
  ) {
    this.layer = new Layer(parent, 'screen boot');
  }

  showComing() {
    this.render(html`<p>${this.texts.fetching.coming(this.game)}</p>`, 'status');
  }

  showLate({ notes, again }: Late) {
    this.render(
      html`<p>${this.texts.fetching.late(this.game)}</p>
        ${notes.map((note) => html`<p>${note}</p>`)}
        <button class="gold" @click=${again}>${this.texts.fetching.tryAgain}</button>`,
      'alert',
    );
  }

  private render(said: unknown, role: string) {
    this.layer.render(html`<div class="card" role=${role}>
      ${said}
      <button @click=${this.menu}>${this.texts.fetching.menu}</button>
    </div>`);
  }

  remove() {
    this.layer.remove();
  }
}
