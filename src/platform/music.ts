import type { Howl, SoundSpriteDefinitions } from 'howler';
import calmMp3 from '../../assets/sound/calm.mp3?url';
import calmWebm from '../../assets/sound/calm.webm?url';
import fullMp3 from '../../assets/sound/music.mp3?url';
import fullWebm from '../../assets/sound/music.webm?url';
import sprites from '../../assets/sound/sprites.json';

/** The grid games have a calm one: no beat, and half as many notes. */
export type Mix = 'full' | 'calm';

const files = { full: [fullWebm, fullMp3], calm: [calmWebm, calmMp3] } as const;
const fadeInMs = 1500;
const fadeOutMs = 500;
const duck = { to: 0.4, inMs: 120, forMs: 700, outMs: 600 };
const layerInMs = 900;

interface Ways {
  /** What the player has chosen. */
  volume(): number;
  /** It may be heard. */
  mayPlay(): boolean;
  fetch(files: readonly string[], make: (open: Opening) => void): void;
  /** Nothing plays any more. */
  stopped(): void;
}

type Opening = (options: { sprite: SoundSpriteDefinitions; volume: number; onload: () => void }) => Howl;

/** The loop, in one of its mixes, and over it the layer of the last seconds. It steps back while points are counted. */
export class Music {
  private howl: Howl | undefined;
  private loop: number | undefined;
  private layer: number | undefined;
  private wanted: Mix | undefined;
  private loaded: Mix | undefined;
  private isHurried = false;
  private isDucked = false;
  private ducking: ReturnType<typeof setTimeout> | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ways: Ways) {}

  get playing() {
    return this.howl?.playing() ?? false;
  }

  want(mix: Mix) {
    this.wanted = mix;
    clearTimeout(this.leaving);
    if (this.loaded !== mix) this.drop();
    if (this.loop !== undefined) this.fade(this.loop, this.level, fadeInMs);
    this.tend();
  }

  leave() {
    this.wanted = undefined;
    this.isHurried = false;
    if (!this.playing) return;
    for (const id of [this.loop, this.layer]) this.fade(id, 0, fadeOutMs);
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
    const { wanted, ways, howl } = this;
    if (!wanted || !ways.mayPlay()) return;
    if (ways.volume() === 0) return this.halt();
    if (!howl) return this.load(wanted);
    if (howl.state() !== 'loaded') return;
    if (this.loop === undefined) {
      this.loop = howl.play('loop');
      howl.volume(0, this.loop);
      this.fade(this.loop, this.level, fadeInMs);
    }
    if (this.isHurried && this.layer === undefined) this.beginLayer(howl);
  }

  /** The player moves it: at once. */
  turn() {
    for (const id of [this.loop, this.layer]) if (id !== undefined) this.howl?.volume(this.level, id);
  }

  private get level() {
    return this.ways.volume() * (this.isDucked ? duck.to : 1);
  }

  /** Where the loop is, so that both keep one beat: the loop is a whole number of layers long. */
  private beginLayer(howl: Howl) {
    const [loopAt, layerAt, layerLength] = [
      sprites.music.loop[0] as number,
      sprites.music.layer[0] as number,
      sprites.music.layer[1] as number,
    ].map((ms) => ms / 1000) as [number, number, number];
    this.layer = howl.play('layer');
    howl.volume(0, this.layer);
    howl.seek(layerAt + ((howl.seek(this.loop) - loopAt) % layerLength), this.layer);
    this.fade(this.layer, this.level, layerInMs);
  }

  private endLayer() {
    const { layer, howl } = this;
    this.layer = undefined;
    if (layer === undefined) return;
    this.fade(layer, 0, fadeOutMs);
    setTimeout(() => howl?.stop(layer), fadeOutMs);
  }

  private step(back: boolean) {
    this.isDucked = back;
    if (!this.wanted) return;
    for (const id of [this.loop, this.layer]) this.fade(id, this.level, back ? duck.inMs : duck.outMs);
  }

  private fade(id: number | undefined, volume: number, ms: number) {
    if (id !== undefined) this.howl?.fade(this.howl.volume(id) as number, volume, ms, id);
  }

  private halt() {
    this.howl?.stop();
    this.loop = undefined;
    this.layer = undefined;
    this.ways.stopped();
  }

  private drop() {
    this.halt();
    this.howl?.unload();
    this.howl = undefined;
    this.loaded = undefined;
  }

  private load(mix: Mix) {
    if (this.loaded === mix) return;
    this.loaded = mix;
    this.ways.fetch(files[mix], (open) => {
      // Meanwhile another was wanted.
      if (this.loaded !== mix) return;
      this.howl = open({
        sprite: sprites.music as unknown as SoundSpriteDefinitions,
        volume: 0,
        onload: () => this.tend(),
      });
    });
  }
}
