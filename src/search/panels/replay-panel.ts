import { html } from 'lit-html';
import { must } from '../../engine/must';
import { panelHead, segments, slider } from '../../shared/panels/controls';
import type { Dialog } from '../../shared/panels/dialog';
import { icon } from '../../shared/panels/icons';
import { sumOf } from '../../texts/sentences/search';
import type { SearchTexts } from '../../texts/texts';
import { type ReplayStep, restBefore, selectionOf } from '../play/view';
import * as wordSearch from '../rules';

/** A canvas in a panel that is painted anew at every size it gets, so that it is as sharp as the screen. */
export class Painted {
  private readonly watching: ResizeObserver;

  /** `ratio`: how much higher than wide. */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly ratio: number,
    private readonly paint: (canvas: HTMLCanvasElement) => void,
  ) {
    this.watching = new ResizeObserver(() => this.fit());
    this.watching.observe(canvas);
    this.fit();
  }

  repaint() {
    this.paint(this.canvas);
  }

  remove() {
    this.watching.disconnect();
  }

  private fit() {
    const width = Math.round(this.canvas.clientWidth * (window.devicePixelRatio || 1));
    if (width === 0 || width === this.canvas.width) return;
    this.canvas.width = width;
    this.canvas.height = Math.round(width * this.ratio);
    this.repaint();
  }
}

/** What happened at a step of the replay, in a sentence. */
function tellStep(texts: SearchTexts, { state }: wordSearch.ReadonlyGame, { event }: ReplayStep): string {
  const { end, play } = texts.search;
  const { replay } = end;
  switch (event.type) {
    case 'gridLaid':
      return replay.start;
    case 'wordFound': {
      const { word, direction } = event.laid;
      const sum = { length: word.length, multiplier: wordSearch.multipliers[direction], points: event.points };
      return replay.wordFound({ word, direction: play.directions[direction], sum: sumOf(texts, sum) });
    }
    case 'foundBefore':
      return replay.foundBefore({ word: must(state.laid[event.word]).word });
    case 'nope':
      return replay.nope({ letters: event.letters });
    case 'hinted':
      return replay.hinted({ word: must(state.laid[event.word]).word });
    case 'cheated':
      return event.code === 'flash' ? replay.flash : replay.mambazamba({ seconds: event.seconds });
    case 'gameEnded':
      return event.reason !== 'allFound'
        ? replay[event.reason]
        : event.bonus > 0
          ? replay.allFound({ bonus: event.bonus })
          : texts.search.play.over.allFound;
  }
}

const speeds = { slow: 0.5, normal: 1, fast: 2.5 } as const;
type Speed = keyof typeof speeds;
const speedNames = Object.keys(speeds) as Speed[];
const selectionMs = 320;

interface ReplayShown {
  engine: wordSearch.ReadonlyGame;
  steps: readonly ReplayStep[];
  ratio: number;
  calm: boolean;
  paint(canvas: HTMLCanvasElement, step: ReplayStep, share: number): void;
  /** A step is shown that came by going forward. */
  stepped(step: ReplayStep): void;
}

/** The search once more, selection by selection: it plays by itself, or is stepped by hand. */
export class ReplayPanel {
  private at = 0;
  private isPlaying = true;
  private speed: Speed = 'normal';
  private share = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private painted: Painted | undefined;
  private readonly element: HTMLElement;

  constructor(
    private readonly texts: SearchTexts,
    private readonly dialog: Dialog,
    private readonly shown: ReplayShown,
  ) {
    this.render();
    this.element = document.querySelector<HTMLElement>('dialog.search-replay')!;
    const canvas = this.element.querySelector('canvas')!;
    this.painted = new Painted(canvas, shown.ratio, () => this.paint(canvas));
    this.element.addEventListener('keydown', this.press);
    this.playOn();
  }

  /** The dialog may be closed from elsewhere, too. */
  remove() {
    this.stop();
    this.painted?.remove();
    this.painted = undefined;
    this.element.removeEventListener('keydown', this.press);
  }

  private get last() {
    return this.shown.steps.length - 1;
  }

  private paint(canvas: HTMLCanvasElement) {
    this.shown.paint(canvas, must(this.shown.steps[this.at]), this.share);
  }

  private readonly close = () => {
    this.remove();
    this.dialog.close();
  };

  private goTo(at: number) {
    const to = Math.min(this.last, Math.max(0, at));
    const isForward = to === this.at + 1;
    this.stopMoving();
    if (to !== this.at) {
      this.at = to;
      this.share = 1;
      const step = must(this.shown.steps[to]);
      if (isForward) this.shown.stepped(step);
      if (isForward && !this.shown.calm && selectionOf(step)) this.drawSelection();
    }
    if (to === this.last) this.isPlaying = false;
    this.render();
    this.painted?.repaint();
    this.playOn();
  }

  private drawSelection() {
    const begun = performance.now();
    const grow = () => {
      const ms = (performance.now() - begun) * speeds[this.speed];
      this.share = Math.min(1, ms / selectionMs);
      this.painted?.repaint();
      this.frame = this.share < 1 ? requestAnimationFrame(grow) : 0;
    };
    this.share = 0;
    this.frame = requestAnimationFrame(grow);
  }

  private playOn() {
    clearTimeout(this.timer);
    if (!this.isPlaying || this.at >= this.last) return;
    const { steps } = this.shown;
    const rest = restBefore(must(steps[this.at + 1]), must(steps[this.at]), speeds[this.speed]);
    // No frame comes while nobody can see it: then it stands.
    this.timer = setTimeout(() => {
      this.frame = requestAnimationFrame(() => this.goTo(this.at + 1));
    }, rest);
  }

  private stopMoving() {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.share = 1;
  }

  private stop() {
    this.isPlaying = false;
    this.stopMoving();
  }

  private play(on: boolean) {
    this.isPlaying = on;
    if (on && this.at === this.last) this.goTo(0);
    this.isPlaying = on;
    this.render();
    this.playOn();
  }

  /** By hand: whoever steps does not want it to run on. */
  private step(to: number) {
    this.isPlaying = false;
    this.goTo(to);
  }

  private change(speed: Speed) {
    this.speed = speed;
    this.render();
    this.playOn();
  }

  private readonly press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnControl = event.target instanceof HTMLInputElement;
    const isOnButton = event.target instanceof HTMLButtonElement;
    const faster = (by: number) => {
      const at = Math.min(speedNames.length - 1, Math.max(0, speedNames.indexOf(this.speed) + by));
      this.change(must(speedNames[at]));
    };
    const acts: Record<string, (() => void) | false> = {
      ' ': !isOnButton && !isOnControl && (() => this.play(!this.isPlaying)),
      ArrowLeft: !isOnControl && (() => this.step(this.at - 1)),
      ArrowRight: !isOnControl && (() => this.step(this.at + 1)),
      Home: !isOnControl && (() => this.step(0)),
      End: !isOnControl && (() => this.step(this.last)),
      '+': () => faster(1),
      '-': () => faster(-1),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  private render() {
    const { common, forms, search } = this.texts;
    const { replay } = search.end;
    const { at, last, isPlaying, shown } = this;
    const { engine, steps } = shown;
    const step = must(steps[at]);
    const all = engine.state.laid.length;
    const template = () => html`${panelHead(common.replay, common.close, this.close)}
      <div class="replay-body">
        <canvas class="search-picture" role="img"
          aria-label=${replay.picture({ found: step.found.length, all })}></canvas>
        <div class="replay-side stack">
          <p class="replay-figures line wraps small-print"><span>${replay.time}
            <b>${forms.clock(Math.floor(step.atMs / 1000))}</b></span>
            <span>${common.score} <b>${forms.figure(step.score)}</b></span>
            <span>${search.play.found({ found: step.found.length, all })}</span></p>
          <p class="replay-told" role="status">${tellStep(this.texts, engine, step)}</p>
          <label class="replay-at small-print"><span>${replay.at({ step: at + 1, all: last + 1 })}</span>
            ${slider({
              max: last,
              value: at,
              label: replay.position,
              says: replay.at({ step: at + 1, all: last + 1 }),
              set: (to) => this.step(to),
            })}</label>
          <div class="replay-buttons stack">
            <button type="button" class="icon-only" aria-label=${replay.again} ?disabled=${at === 0}
              @click=${() => this.step(0)}>${icon('again')}</button>
            <button type="button" class="icon-only" aria-label=${replay.back} ?disabled=${at === 0}
              @click=${() => this.step(at - 1)}>${icon('back')}</button>
            <button type="button" class="gold with-icon" .style=${'padding-inline:4px'} autofocus
              @click=${() => this.play(!isPlaying)}>
              ${icon(isPlaying ? 'pause' : 'play')}<span>${isPlaying ? common.pause : replay.play}</span></button>
            <button type="button" class="icon-only" aria-label=${replay.step} ?disabled=${at === last}
              @click=${() => this.step(at + 1)}>${icon('step')}</button>
          </div>
          ${segments({
            name: 'replay-speed',
            label: common.speed,
            values: speedNames,
            texts: { slow: common.slow, normal: common.normal, fast: common.fast },
            chosen: this.speed,
            change: (speed) => this.change(speed),
          })}
          <p class="small-print by-keys">${replay.keys}</p>
        </div>
      </div>`;
    this.dialog.open('search-replay', () => common.replay, template, this.close);
  }
}
