import type { HowlerGlobal } from 'howler';
import { type Mix, MusicFile } from './music-file';
import { type Row, Voice } from './music-voice';

const fadeInMs = 1500;
const fadeOutMs = 500;
const duck = { to: 0.4, inMs: 120, forMs: 700, outMs: 600 };
const layerInMs = 900;

interface Ways {
  /** What the player has chosen. */
  volume(): number;
  /** It may be heard. */
  mayPlay(): boolean;
  /** Where it is heard. */
  studio(): Pick<HowlerGlobal, 'ctx' | 'masterGain' | 'codecs'>;
  /** It cannot be had. */
  failed(): void;
  /** Nothing plays any more. */
  stopped(): void;
}

/** The loop, in one of its mixes, and over it the layer of the last seconds. It steps back while points are counted. */
export class Music {
  private file: MusicFile | undefined;
  private loop: Voice | undefined;
  private layer: Voice | undefined;
  private wanted: Mix | undefined;
  private opened: Mix | undefined;
  private isHurried = false;
  private isDucked = false;
  private ducking: ReturnType<typeof setTimeout> | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ways: Ways) {}

  get playing() {
    return this.loop !== undefined;
  }

  want(mix: Mix) {
    this.wanted = mix;
    clearTimeout(this.leaving);
    if (this.opened !== mix) this.drop();
    this.loop?.fade(this.level, fadeInMs);
    this.tend();
  }

  leave() {
    this.wanted = undefined;
    this.isHurried = false;
    if (!this.playing) return;
    this.endLayer();
    this.loop?.fade(0, fadeOutMs);
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => this.halt(), fadeOutMs);
  }

  /** The last seconds of a clock have begun, or are no longer running. */
  hurry(isHurried: boolean) {
    if (isHurried === this.isHurried) return;
    this.isHurried = isHurried;
    this.tend();
    if (!isHurried) this.endLayer();
  }

  /** Points are counted: for a moment, or for as long as there are more. */
  duck() {
    clearTimeout(this.ducking);
    this.ducking = setTimeout(() => this.step(false), duck.forMs);
    if (!this.isDucked) this.step(true);
  }

  /** What was chosen has changed, or it may be heard now. */
  tend() {
    const { wanted, ways } = this;
    if (!wanted || !ways.mayPlay()) return;
    if (ways.volume() === 0) return this.halt();
    if (!this.opened) this.open(wanted);
    const { file } = this;
    if (!file) return;
    this.loop ??= this.begin(file.loop, fadeInMs);
    const { since } = this.loop;
    // Both keep one beat: the loop is a whole number of layers long.
    if (this.isHurried && since !== undefined) this.layer ??= this.begin(file.layer, layerInMs, since);
  }

  /** The player moves it: at once. */
  turn() {
    this.fade(this.level, 0);
  }

  private get level() {
    return this.ways.volume() * (this.isDucked ? duck.to : 1);
  }

  private begin(row: Row, fadeMs: number, since?: number): Voice {
    const { ctx, masterGain } = this.ways.studio();
    const voice = new Voice(
      ctx,
      masterGain,
      row,
      { begun: () => this.tend(), failed: () => this.fail() },
      since,
    );
    voice.fade(this.level, fadeMs);
    return voice;
  }

  private endLayer() {
    const { layer } = this;
    this.layer = undefined;
    if (!layer) return;
    layer.fade(0, fadeOutMs);
    setTimeout(() => layer.end(), fadeOutMs);
  }

  private step(back: boolean) {
    this.isDucked = back;
    if (this.wanted) this.fade(this.level, back ? duck.inMs : duck.outMs);
  }

  private fade(to: number, ms: number) {
    for (const voice of [this.loop, this.layer]) voice?.fade(to, ms);
  }

  private halt() {
    for (const voice of [this.loop, this.layer]) voice?.end();
    this.loop = undefined;
    this.layer = undefined;
    this.ways.stopped();
  }

  private drop() {
    this.halt();
    this.file = undefined;
    this.opened = undefined;
  }

  private open(mix: Mix) {
    this.opened = mix;
    this.file = new MusicFile(mix, this.ways.studio());
  }

  private fail() {
    this.halt();
    this.file = undefined;
    this.ways.failed();
  }
}
