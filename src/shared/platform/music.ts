import type { HowlerGlobal } from 'howler';
import calmWebm from '../../../assets/sound/calm.webm?url';
import fullMp3 from '../../../assets/sound/music.mp3?url';
import fullWebm from '../../../assets/sound/music.webm?url';
import sprites from '../../../assets/sound/sprites.json';
import { letGo } from '../../engine/release-buffers';

/** In seconds: what is begun this much ahead begins when it should. */
const ahead = 0.05;

interface Row {
  readonly count: number;
  /** The seconds from where one begins to where the next does. */
  readonly every: number;
  /** Decodes one. */
  piece(n: number): Promise<AudioBuffer>;
}

interface VoiceListener {
  begun(): void;
  failed(): void;
}

/**
 * A row of short pieces that is played over and over: each fades in while the one before it fades out. Of all of them
 * two are
 * there at a time, since decoded music takes 0.4 MB a second; when one has ended, the one after the next is decoded.
 */
export class Voice {
  private readonly gain: GainNode;
  private readonly there = new Map<AudioBufferSourceNode, AudioBuffer>();
  private next = 0;
  private isBegun = false;
  private isOver = false;
  /** How loud it is on the way to become. */
  private way = { from: 0, to: 0, begins: 0, seconds: 0 };

  constructor(
    private readonly ctx: BaseAudioContext,
    out: AudioNode,
    private readonly row: Row,
    private readonly listener: VoiceListener,
    /** By the context's clock, where its first piece began, or would have: for one that goes with another. */
    public since?: number,
  ) {
    this.gain = ctx.createGain();
    this.gain.gain.value = 0;
    this.gain.connect(out);
    void this.add();
  }

  /** Before it is heard, this is how it will come in. */
  fade(to: number, ms: number) {
    const now = this.ctx.currentTime;
    this.way = { from: this.levelAt(now), to, begins: now, seconds: ms / 1000 };
    if (this.isBegun) this.follow();
  }

  end() {
    this.isOver = true;
    for (const [source, sound] of this.there) {
      source.stop();
      letGoOf(sound);
    }
    this.there.clear();
    this.gain.disconnect();
  }

  private async add(): Promise<void> {
    const { row, ctx } = this;
    // A page that stood still may have missed some.
    if (this.since !== undefined) this.next = Math.max(this.next, this.placeAt(this.soon));
    const nth = this.next++;
    const sound = await row.piece(nth % row.count).catch(() => undefined);
    if (!sound) return this.isOver ? undefined : this.listener.failed();
    if (this.isOver) return letGoOf(sound);
    const { soon } = this;
    this.since ??= soon;
    const begins = this.since + nth * row.every;
    const late = Math.max(0, soon - begins);
    if (late >= sound.duration) {
      letGoOf(sound);
      return this.add();
    }
    const source = ctx.createBufferSource();
    source.buffer = sound;
    source.connect(this.gain);
    source.addEventListener('ended', () => this.pass(source));
    source.start(begins + late, late);
    this.there.set(source, sound);
    if (!this.isBegun) this.begin(begins + late);
  }

  private begin(at: number) {
    this.isBegun = true;
    this.way = { ...this.way, from: 0, begins: at };
    this.follow();
    void this.add();
    this.listener.begun();
  }

  private pass(source: AudioBufferSourceNode) {
    const sound = this.there.get(source);
    if (!sound) return;
    this.there.delete(source);
    source.disconnect();
    letGoOf(sound);
    void this.add();
  }

  private get soon() {
    return this.ctx.currentTime + ahead;
  }

  private placeAt(time: number) {
    return Math.floor((time - (this.since ?? 0)) / this.row.every);
  }

  private levelAt(time: number) {
    const { from, to, begins, seconds } = this.way;
    if (!this.isBegun) return 0;
    return from + (to - from) * (time < begins + seconds ? Math.max(0, time - begins) / seconds : 1);
  }

  /** A parameter does not tell every browser where it is on its way, so each fade is scheduled as a whole. */
  private follow() {
    const { gain } = this.gain;
    const { from, to, begins, seconds } = this.way;
    gain.cancelScheduledValues(0);
    gain.setValueAtTime(seconds > 0 ? from : to, begins);
    if (seconds > 0) gain.linearRampToValueAtTime(to, begins + seconds);
  }
}

function letGoOf(sound: AudioBuffer) {
  for (let ear = 0; ear < sound.numberOfChannels; ear++) letGo(sound.getChannelData(ear));
}

/** The grid games have a calm one: no beat, and half as many notes. */
export type Mix = 'full' | 'calm';

interface Format {
  readonly kind: 'webm' | 'mp3';
  readonly url: string;
  /** How long each piece is; they lie one behind the other. */
  readonly bytes: readonly number[];
}

const mp3: Format = { kind: 'mp3', url: fullMp3, bytes: sprites.pieces.mp3 };
// Where webm can't be decoded, the full mix serves for both.
const formats: Record<Mix, readonly Format[]> = {
  full: [{ kind: 'webm', url: fullWebm, bytes: sprites.pieces.full }, mp3],
  calm: [{ kind: 'webm', url: calmWebm, bytes: sprites.pieces.calm }, mp3],
};

/** Who decodes: howler knows what a browser says it can. */
interface Decoder {
  readonly ctx: BaseAudioContext;
  codecs(kind: string): boolean;
}

/** A mix as it ships, fetched once and decoded piece by piece: the loop, and the layer that goes with it. */
class MusicFile {
  readonly loop: Row;
  readonly layer: Row;
  private formats: readonly Format[];
  private coming: Promise<ArrayBuffer> | undefined;

  constructor(
    mix: Mix,
    private readonly decoder: Decoder,
    private readonly fetchFile: typeof fetch = (...asked) => fetch(...asked),
  ) {
    const { every, loop, layer } = sprites.music;
    this.formats = formats[mix].filter(({ kind }) => decoder.codecs(kind));
    this.loop = { every, count: loop, piece: (n) => this.piece(n) };
    this.layer = { every, count: layer, piece: (n) => this.piece(loop + n) };
  }

  /** A browser may take a format for one it can decode, and find that it cannot: then the next one is tried. */
  private async piece(n: number): Promise<AudioBuffer> {
    const [format] = this.formats;
    if (!format) throw new Error('there is no music that could be decoded');
    try {
      this.coming ??= this.fetch(format.url);
      const from = format.bytes.slice(0, n).reduce((sum, length) => sum + length, 0);
      const bytes = (await this.coming).slice(from, from + format.bytes[n]!);
      return await this.decoder.ctx.decodeAudioData(bytes);
    } catch {
      if (this.formats[0] === format) {
        this.formats = this.formats.slice(1);
        this.coming = undefined;
      }
      return this.piece(n);
    }
  }

  private async fetch(url: string) {
    const answer = await this.fetchFile(url);
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return answer.arrayBuffer();
  }
}

const fadeInMs = 1500;
const fadeOutMs = 500;
const duck = { to: 0.4, inMs: 120, forMs: 700, outMs: 600 };
const layerInMs = 900;

interface MusicHost {
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

  constructor(private readonly host: MusicHost) {}

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
    const { wanted, host } = this;
    if (!wanted || !host.mayPlay()) return;
    if (host.volume() === 0) return this.halt();
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
    return this.host.volume() * (this.isDucked ? duck.to : 1);
  }

  private begin(row: Row, fadeMs: number, since?: number): Voice {
    const { ctx, masterGain } = this.host.studio();
    const voice = new Voice(ctx, masterGain, row, { begun: () => this.tend(), failed: () => this.fail() }, since);
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
    this.host.stopped();
  }

  private drop() {
    this.halt();
    this.file = undefined;
    this.opened = undefined;
  }

  private open(mix: Mix) {
    this.opened = mix;
    this.file = new MusicFile(mix, this.host.studio());
  }

  private fail() {
    this.halt();
    this.file = undefined;
    this.host.failed();
  }
}
