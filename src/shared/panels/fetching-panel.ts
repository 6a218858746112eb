import { html, type TemplateResult } from 'lit-html';
import type { Texts } from '../../texts/texts';
import { Layer } from './layer';

/** Shown over everything when the game itself failed: what happened, and what to do. */
export class FaultPanel {
  private layer: Layer | undefined;

  constructor(
    private readonly texts: Texts,
    private readonly parent: HTMLElement,
  ) {}

  report(detail: string) {
    this.layer ??= new Layer(this.parent, 'screen fault');
    this.layer.render(
      () => html`<div class="card" role="alert">
      <h2>${this.texts.fault.title}</h2>
      <p>${this.texts.fault.advice}</p>
      <p><code>${detail}</code></p>
      <button class="gold" @click=${() => location.reload()}>${this.texts.common.reload}</button>
    </div>`,
    );
  }
}

type WordsFailure = keyof Texts['boot']['failures'];

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
    private readonly game: () => string,
    private readonly menu: () => void,
  ) {
    this.layer = new Layer(parent, 'screen boot');
  }

  showComing() {
    this.render(() => html`<p>${this.texts.fetching.coming({ game: this.game() })}</p>`, 'status');
  }

  showLate({ notes, again }: Late) {
    this.render(
      () => html`<p>${this.texts.fetching.late({ game: this.game() })}</p>
        ${notes.map((note) => html`<p>${note}</p>`)}
        <button class="gold" @click=${again}>${this.texts.common.tryAgain}</button>`,
      'alert',
    );
  }

  /** Words are all that is still awaited. */
  showProgress(share: number) {
    const { boot } = this.texts;
    const whole = Math.floor(share * 100);
    this.render(
      () => html`<p class="line apart"><span>${boot.loading}</span><b>${boot.percent({ share: whole / 100 })}</b></p>
        <div class="progress" role="progressbar" aria-label=${boot.loading} aria-valuenow=${whole}
          aria-valuemin="0" aria-valuemax="100"><i .style="width:${whole}%"></i></div>`,
      'group',
    );
  }

  showFailure(failure: WordsFailure, again: () => void) {
    const { boot, common } = this.texts;
    this.render(
      () => html`<p>${boot.failures[failure]}</p><button class="gold" @click=${again}>${common.tryAgain}</button>`,
      'alert',
    );
  }

  private render(said: () => TemplateResult, role: string) {
    this.layer.render(
      () => html`<div class="card" role=${role}>
      ${said()}
      <button @click=${this.menu}>${this.texts.fetching.menu}</button>
    </div>`,
    );
  }

  remove() {
    this.layer.remove();
  }
}
