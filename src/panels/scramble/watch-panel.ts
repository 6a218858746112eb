import { html, nothing } from 'lit-html';
import { scramble } from '../../core';
import { type Watching, watchPaces } from '../../match/scramble/watching';
import { enScramble } from '../../texts/en-scramble';
import { gameBar } from '../game-bar';
import { icon } from '../icons';
import { type Box, Layer } from '../layer';
import { mascot } from '../mascots';
import { boxWithin } from './round-panel';
import { wordPlaque } from './word-plaque';

const { watch: texts } = enScramble;

interface Actions {
  back(): void;
  mute(): void;
  tryAgain(): void;
}

// More would not be read.
const mostListed = 40;

/** The computer plays a board by itself; whoever watches may pause, leaf, and set its pace. */
export class WatchPanel {
  private readonly layer: Layer;

  constructor(
    parent: HTMLElement,
    private readonly actions: Actions,
  ) {
    this.layer = new Layer(parent, 'screen scramble sc-watch');
  }

  get trayBox(): Box {
    return boxWithin(this.layer.element.querySelector<HTMLElement>('.sc-tray')!, this.layer.element);
  }

  draw(watching: Watching, { muted }: { muted: boolean }) {
    const { actions } = this;
    const { state, words, at, word, board, pace } = watching;
    const played = words.slice(Math.max(0, at + 1 - mostListed), at + 1).reverse();
    const playing = state === 'playing';
    this.layer.draw(html`${gameBar({
      name: enScramble.name,
      back: { label: enScramble.back, act: actions.back },
      tools: [
        {
          icon: muted ? 'mute' : 'sound',
          label: muted ? enScramble.play.soundOn : enScramble.play.sound,
          act: actions.mute,
        },
      ],
    })}
    <div class="sc-word walnut">${wordPlaque({
      letters: word?.path.map((square) => scramble.readingOf(board.letters[square])) ?? [],
      worth: word?.points ?? 0,
      message: undefined,
      empty: state === 'solving' ? enScramble.solver.solving : '',
    })}</div>
    <div class="sc-tray" role="img" aria-label=${enScramble.play.grid}></div>
    <section class="watch-list paper" aria-label=${texts.played}>
      <header><h2>${texts.played}</h2><span class="count-chip">${enScramble.of(at + 1, words.length)}</span></header>
      ${
        state === 'failed'
          ? html`<p class="notice" role="alert">${enScramble.solver.failed}
              <button type="button" class="sc-button" @click=${actions.tryAgain}>${enScramble.solver.tryAgain}</button></p>`
          : nothing
      }
      <ol reversed>${played.map(
        (one) =>
          html`<li class=${one === word ? 'now' : ''}><b>${one.word}</b><span>${one.points}</span></li>`,
      )}</ol>
      <p class="watch-points"><b>${texts.points}</b><b>${word?.score ?? 0}</b></p>
    </section>
    <div class="watch-bird">
      <p class="watch-said">${state === 'over' ? texts.over : word ? saying(word, board) : nothing}</p>
      <span aria-hidden="true">${mascot('sage', state === 'over' ? 'happy' : 'idle')}</span></div>
    <div class="watch-bar walnut">
      <button type="button" class="bar-tool back-tool" aria-label=${texts.previous} title=${texts.previous} ?disabled=${at < 1} @click=${() => watching.leaf(-1)}>${icon('step')}</button>
      ${
        state === 'over'
          ? html`<button type="button" class="sc-button gold" @click=${() => watching.again()}>${icon('again')}<span>${texts.again}</span></button>`
          : html`<button type="button" class="sc-button gold" ?disabled=${words.length === 0} @click=${() => (playing ? watching.pause() : watching.goOn())}>
              ${icon(playing ? 'pause' : 'play')}<span>${playing ? texts.pause : texts.goOn}</span></button>`
      }
      <button type="button" class="bar-tool" aria-label=${texts.next} title=${texts.next} ?disabled=${at + 1 >= words.length} @click=${() => watching.leaf(1)}>${icon('step')}</button>
      <label class="watch-speed-of"><span>${texts.speed}</span>
        <input type="range" min="0" max=${watchPaces.length - 1} step="1" .value=${String(pace)}
          aria-valuetext=${texts.speeds(watching.seconds)}
          @input=${(event: Event) => watching.setPace(Number((event.target as HTMLInputElement).value))} />
        <b>${texts.speeds(watching.seconds)}</b></label>
    </div>`);
  }

  remove() {
    this.layer.remove();
  }
}

const saying = ({ path }: scramble.WatchedWord, { letters }: scramble.Board) => {
  const [first, last] = [letters[path[0]], letters[path[path.length - 1]]].map(scramble.readingOf);
  return texts.from(first, last, path.length);
};
