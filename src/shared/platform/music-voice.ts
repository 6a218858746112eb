import { letGo } from '../../engine/release-buffers';

/** In seconds: what is begun this much ahead begins when it should. */
const ahead = 0.05;

export interface Row {
  readonly count: number;
  /** The seconds from where one begins to where the next does. */
  readonly every: number;
  /** Decodes one. */
  piece(n: number): Promise<AudioBuffer>;
}

interface Told {
  begun(): void;
  failed(): void;
}

/**
 * A row of short pieces that is played over and over: each fades in while the one before it fades out. Of all of them two are
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
    private readonly told: Told,
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
    if (!sound) return this.isOver ? undefined : this.told.failed();
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
    this.told.begun();
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

  /** A parameter does not tell every browser where it is on its way, so each way is told whole. */
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
