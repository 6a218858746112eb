import { html } from 'lit-html';
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
      <button class="gold" @click=${() => location.reload()}>${this.texts.fault.reload}</button>
    </div>`,
    );
  }
}
