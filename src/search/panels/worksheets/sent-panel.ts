import { html, nothing } from 'lit-html';
import { mascot } from '../../../shared/mascots';
import { icon } from '../../../shared/panels/icons';
import { Layer } from '../../../shared/panels/layer';
import type { SearchTexts } from '../../../texts/texts';
import type * as wordSearch from '../../rules';
import { type BarButton, searchBar } from '../search-bar';

interface SentWishes {
  /** What came with the link; why nothing did; or undefined while it comes. */
  now(): wordSearch.Worksheet | string | undefined;
  bar: BarButton[];
  start(): void;
  back(): void;
}

/** A page that somebody has sent: what it is, and that nothing of it is kept. */
export class SentPanel {
  private readonly layer: Layer;

  constructor(
    private readonly texts: SearchTexts,
    parent: HTMLElement,
    private readonly wishes: SentWishes,
  ) {
    this.layer = new Layer(parent, 'screen search search-choose sheet-sent');
    this.render();
  }

  render() {
    const { texts, wishes } = this;
    this.layer.render(() => {
      const now = wishes.now();
      return html`${searchBar(texts, { label: texts.search.choose.back, act: wishes.back }, nothing, wishes.bar)}
        <div class="sheet-card paper stack">${
          typeof now === 'string'
            ? html`<span class="bird-box" aria-hidden="true">${mascot('rosehip', 'sad')}</span><p role="alert">${now}</p>`
            : html`<span class="bird-box" aria-hidden="true">${mascot('rosehip', 'happy')}</span>${now ? this.about(now) : nothing}`
        }</div>`;
    });
  }

  remove() {
    this.layer.remove();
  }

  private about({ title, words, message }: wordSearch.Worksheet) {
    const { sent } = this.texts.search.sheet;
    return html`<h1><bdi dir="auto">${title || sent.title}</bdi></h1>
      <p>${sent.hidden(words.length)}${message === '' ? nothing : html` ${sent.message}`}</p>
      <button type="button" class="gold with-icon big" @click=${this.wishes.start}>${icon('play')}${sent.start}</button>
      <p class="quiet">${sent.nothingKept}</p>`;
  }
}
