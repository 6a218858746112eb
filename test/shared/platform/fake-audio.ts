/** A context whose clock the test moves, and what it is told to play. */
export class FakeAudio {
  currentTime = 0;
  readonly sources: FakeSource[] = [];
  readonly gains: FakeGain[] = [];

  createGain() {
    const gain = new FakeGain(this);
    this.gains.push(gain);
    return gain;
  }

  createBufferSource() {
    const source = new FakeSource();
    this.sources.push(source);
    return source;
  }

  /** Time goes by, and tells what has ended on its way; between two, whoever waits for a promise goes on. */
  async run(seconds: number) {
    const end = this.currentTime + seconds;
    for (;;) {
      await settled();
      const [next] = this.sounding.sort((a, b) => a.end - b.end);
      if (!next || next.end > end) break;
      this.currentTime = Math.max(this.currentTime, next.end);
      next.finish();
    }
    this.currentTime = end;
  }

  /** What has begun or will, and is not over. */
  get sounding() {
    return this.sources.filter(({ isOver }) => !isOver);
  }

  asContext = () => this as unknown as AudioContext;
}

/** All that is ready to go on has gone on. */
export const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

class FakeGain {
  out: unknown;
  readonly gain = new FakeParam();

  constructor(private readonly audio: FakeAudio) {}

  connect(out: unknown) {
    this.out = out;
  }

  disconnect() {
    this.out = undefined;
  }

  /** How loud it is now. */
  get now() {
    return this.gain.at(this.audio.currentTime);
  }
}

class FakeParam {
  value = 0;
  private told: { value: number; at: number; isRamp: boolean }[] = [];

  cancelScheduledValues(from: number) {
    this.told = this.told.filter(({ at }) => at < from);
  }

  setValueAtTime(value: number, at: number) {
    this.told.push({ value, at, isRamp: false });
  }

  linearRampToValueAtTime(value: number, at: number) {
    this.told.push({ value, at, isRamp: true });
  }

  at(time: number) {
    let [value, since] = [this.value, 0];
    for (const { value: to, at, isRamp } of this.told) {
      if (at > time) return isRamp ? value + ((to - value) * (time - since)) / (at - since) : value;
      [value, since] = [to, at];
    }
    return value;
  }
}

class FakeSource {
  buffer: AudioBuffer | undefined;
  at = Number.NaN;
  offset = 0;
  isOver = false;
  private readonly listeners: (() => void)[] = [];

  get end() {
    return this.at + (this.buffer?.duration ?? 0) - this.offset;
  }

  connect() {}
  disconnect() {}

  addEventListener(_: 'ended', listener: () => void) {
    this.listeners.push(listener);
  }

  start(at: number, offset: number) {
    [this.at, this.offset] = [at, offset];
  }

  stop() {
    this.isOver = true;
  }

  finish() {
    this.isOver = true;
    for (const listener of this.listeners) listener();
  }
}

/** As a decoder makes it, known by its name. */
export function fakeSound(name: string, duration: number) {
  const ears = [new Float32Array(8), new Float32Array(8)];
  const getChannelData = (ear: number) => ears[ear]!;
  return { name, duration, numberOfChannels: 2, getChannelData } as unknown as AudioBuffer;
}

export const nameOf = (sound: AudioBuffer | undefined) => (sound as unknown as { name: string }).name;
