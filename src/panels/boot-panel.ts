import { html } from 'lit-html';
import type { Texts } from '../texts/texts';
import { Layer } from './layer';

export type LoadFailure = keyof Texts['boot']['failures'];

/** What is seen while the dictionary loads, or cannot. */
export class BootPanel {
  private readonly layer: Layer;

  constructor(
    private readonly texts: Texts,
    parent: HTMLElement,
  ) {
    this.layer = new Layer(parent, 'screen boot');
  }

  showProgress(share: number) {
    const percent = Math.floor(share * 100);
    this.layer.render(html`
      <h1>${this.texts.boot.title}</h1>
      <div class="progress" role="progressbar" aria-label=${this.texts.boot.loading} aria-valuenow=${percent}
        aria-valuemin="0" aria-valuemax="100"><i style="width:${percent}%"></i></div>
      <p class="line apart"><span>${this.texts.boot.loading}</span><b>${this.texts.boot.percent(percent)}</b></p>`);
  }

  showFailure(failure: LoadFailure, tryAgain: () => void) {
    this.layer.render(html`
      <h1>${this.texts.boot.title}</h1>
      <div class="card" role="alert">
        <p>${this.texts.boot.failures[failure]}</p>
        <button class="gold" @click=${tryAgain}>${this.texts.boot.tryAgain}</button>
      </div>`);
  }

  remove() {
    this.layer.remove();
  }
}
