import type { BrowserContext, Page } from 'playwright-core';
import sprites from '../../../assets/sound/sprites.json';

export interface Start {
  /** By the clock of its context. */
  at: number;
  offset: number;
  /** Music has two. */
  ears: number;
  rate: number;
  ended: boolean;
}

declare global {
  interface Window {
    timesShown: number;
    ears: { contexts: AudioContext[]; states: string[]; starts: Start[]; decoded: number; loudest: number };
  }
}

/** Listens to what the page plays, from its first line on. */
export function listen(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const ears: Window['ears'] = { contexts: [], states: [], starts: [], decoded: 0, loudest: 0 };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (when, offset, duration) {
      const begun: Start = {
        at: Math.max(when ?? 0, this.context.currentTime),
        offset: offset ?? 0,
        ears: this.buffer?.numberOfChannels ?? 0,
        rate: 1,
        ended: false,
      };
      ears.starts.push(begun);
      this.addEventListener('ended', () => {
        begun.ended = true;
      });
      // The speed is set right after the start.
      setTimeout(() => {
        begun.rate = this.playbackRate.value;
      });
      start.call(this, when, offset, duration);
    };
    class Context extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        ears.contexts.push(this);
        ears.states.push(this.state);
        this.addEventListener('statechange', () => ears.states.push(this.state));
      }

      override async decodeAudioData(data: ArrayBuffer) {
        const decoded = await super.decodeAudioData(data);
        ears.decoded++;
        return decoded;
      }
    }
    const { connect } = AudioNode.prototype;
    const hear = (node: AudioNode) => {
      const analyser = node.context.createAnalyser();
      connect.call(node, analyser as unknown as AudioParam);
      const wave = new Float32Array(analyser.fftSize);
      setInterval(() => {
        if (node.context.state !== 'running') return;
        analyser.getFloatTimeDomainData(wave);
        ears.loudest = Math.max(ears.loudest, ...wave.map(Math.abs));
      }, 20);
    };
    AudioNode.prototype.connect = function (this: AudioNode, ...to: [AudioParam]) {
      if ((to[0] as unknown) instanceof AudioDestinationNode) hear(this);
      return connect.apply(this, to);
    } as typeof connect;
    Object.assign(window, { ears, AudioContext: Context });
  });
}

/** What has begun to sound so far, by name. */
export async function heard(page: Page): Promise<string[]> {
  return (await startsOf(page)).map(nameOf);
}

/** What sounds now, by name. */
export const sounding = async (page: Page) => (await startsOf(page)).filter(({ ended }) => !ended).map(nameOf);

export const startsOf = (page: Page) => page.evaluate(() => window.ears.starts);

export const contextStates = (page: Page) => page.evaluate(() => window.ears.contexts.map(({ state }) => state));

/** All there have been so far: where a machine is busy, one that is awake may rest again before anybody looks. */
export const statesSoFar = (page: Page) => page.evaluate(() => window.ears.states);

export const decodedFiles = (page: Page) => page.evaluate(() => window.ears.decoded);

/** The highest swing since this was last asked for. */
export const loudness = (page: Page) =>
  page.evaluate(() => {
    const { loudest } = window.ears;
    window.ears.loudest = 0;
    return loudest;
  });

/** What the page is told when its tab goes to the back, or comes to the front. */
export const hide = (page: Page, hidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

function nameOf({ offset, ears }: Start): string {
  if (ears === 2) return 'music';
  const found = Object.entries(sprites.effects).find(([, [start]]) => Math.abs(start! / 1000 - offset) < 0.002);
  return found?.[0].replace(/-\d$/, '') ?? `something at ${offset}`;
}

/** Notes how often a sentence comes up anywhere on the page. */
export const watchFor = (context: BrowserContext, sentence: string) =>
  context.addInitScript((sentence) => {
    window.timesShown = 0;
    let isShown = false;
    const look = () => {
      // What only a screen reader gets is another telling of the same.
      const panels = [...document.querySelectorAll('#wordbler :not(.announcer *)')];
      const now = panels.some((panel) => panel.childElementCount === 0 && panel.textContent.includes(sentence));
      if (now && !isShown) window.timesShown++;
      isShown = now;
    };
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
  }, sentence);

export const timesShown = (page: Page) => page.evaluate(() => window.timesShown);
