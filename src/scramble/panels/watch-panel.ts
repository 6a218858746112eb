import { html, nothing } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';
import { mascot } from '../../shared/mascots';
import { slider } from '../../shared/panels/controls';
import { icon } from '../../shared/panels/icons';
import { type Box, Layer } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import type { ScrambleTexts } from '../../texts/texts';
import { type Watching, watchPaces } from '../play/solving';
import * as scramble from '../rules';
import { scrambleBar, scrambleSound, settingsTool, trayBoxIn, wordPlaque } from './play-parts';

/** What the scene does for it. */
export type WatchAction = 'back' | 'settings';

// More would not be read.
const mostListed = 40;

/** The computer plays a board by itself; whoever watches may pause, leaf, and set its pace. */
export class WatchPanel {
  private readonly layer: Layer;

  constructor(
    private readonly texts: ScrambleTexts,
    private readonly services: Pick<PageServices, 'root' | 'preferences'>,
    private readonly watching: Watching,
    /** Of the words. */
    private readonly language: string,
    private readonly act: (action: WatchAction) => void,
  ) {
    this.layer = new Layer(services.root, 'screen scramble sc-watch');
  }

  get trayBox(): Box {
    return trayBoxIn(this.layer.element);
  }

  show() {
    const { watching, language, act } = this;
    const { common, forms } = this.texts;
    const { finding, notFound, of, watch } = this.texts.scramble;
    const { state, words, at, word, board, pace } = watching;
    const wordsAMinute = watch.pace({ count: 60 / watching.seconds });
    const played = words.slice(Math.max(0, at + 1 - mostListed), at + 1).reverse();
    const playing = state === 'playing';
    this.layer.render(
      () => html`${scrambleBar(this.texts, {
        back: () => act('back'),
        tools: [scrambleSound(this.texts, this.services), settingsTool(this.texts, () => act('settings'))],
      })}
    <div class="plaque walnut">${wordPlaque(this.texts, {
      letters: word?.path.map((square) => scramble.readingOf(must(board.letters[square]))) ?? [],
      worth: word?.points ?? 0,
      isWord: true,
      message: undefined,
      empty: state === 'solving' ? finding : '',
    })}</div>
    <div class="sc-tray" role="img" aria-label=${this.texts.scramble.play.grid}></div>
    <section class="watch-list slip paper column" aria-label=${watch.played}>
      <header class="apart"><h2>${watch.played}</h2><span
        class="chip">${of({ found: at + 1, all: words.length })}</span></header>
      ${
        state === 'failed'
          ? html`<p class="notice" role="alert">${notFound}
              <button type="button" class="ivory with-icon"
                @click=${() => void watching.begin()}>${common.tryAgain}</button></p>`
          : nothing
      }
      <ol class="rows" reversed>${played.map(
        (one) =>
          html`<li class=${one === word ? 'now' : ''}><b
            lang=${language}>${spelled(one.word)}</b><span>${forms.figure(one.points)}</span></li>`,
      )}</ol>
      <p class="apart"><b>${common.points}</b><b>${forms.figure(word?.score ?? 0)}</b></p>
    </section>
    <div class="watch-bird line only-wide">
      ${state === 'over' ? html`<p class="says">${watch.over}</p>` : nothing}
      <span class="bird-box" .style=${'height:100%'}
        aria-hidden="true">${mascot('sage', state === 'over' ? 'happy' : 'idle')}</span></div>
    <div class="watch-bar line wraps walnut">
      <button type="button" class="bar-tool back-tool" aria-label=${watch.previous} title=${watch.previous}
        ?disabled=${at < 1} @click=${() => watching.leaf(-1)}>${icon('step')}</button>
      ${
        state === 'over'
          ? html`<button type="button" class="gold with-icon"
          @click=${() => watching.again()}>${icon('again')}<span>${watch.again}</span></button>`
          : html`<button type="button" class="gold with-icon" data-first ?disabled=${words.length === 0}
            @click=${() => (playing ? watching.pause() : watching.goOn())}>
              ${icon(playing ? 'pause' : 'play')}<span>${playing ? common.pause : common.continue}</span></button>`
      }
      <button type="button" class="bar-tool" aria-label=${watch.next} title=${watch.next}
        ?disabled=${at + 1 >= words.length} @click=${() => watching.leaf(1)}>${icon('step')}</button>
      <label class="watch-speed-of line"><span class="not-low">${common.speed}</span>
        ${slider({
          max: watchPaces.length - 1,
          value: pace,
          says: wordsAMinute,
          set: (to) => watching.setPace(to),
        })}
        <b>${wordsAMinute}</b></label>
    </div>`,
    );
  }

  remove() {
    this.layer.remove();
  }
}
