import { html } from 'lit-html';
import { en } from '../texts/en';
import { Layer } from './layer';

export type LoadFailure = keyof typeof en.boot.failures;

/** What is seen while the dictionary loads, or cannot. */
export class BootPanel {
  private readonly layer: Layer;

  constructor(parent: HTMLElement) {
    this.layer = new Layer(parent, 'screen boot');
  }

  showProgress(share: number) {
    const percent = Math.floor(share * 100);
    this.layer.draw(html`
      <h1>${en.boot.title}</h1>
      <div class="progress" role="progressbar" aria-label=${en.boot.loading} aria-valuenow=${percent}
        aria-valuemin="0" aria-valuemax="100"><i style="width:${percent}%"></i></div>
      <p><span>${en.boot.loading}</span><b>${percent} %</b></p>`);
  }

  showFailure(failure: LoadFailure, tryAgain: () => void) {
    this.layer.draw(html`
      <h1>${en.boot.title}</h1>
      <div class="card" role="alert">
        <p>${en.boot.failures[failure]}</p>
        <button class="gold" @click=${tryAgain}>${en.boot.tryAgain}</button>
      </div>`);
  }

  remove() {
    this.layer.remove();
  }
}
