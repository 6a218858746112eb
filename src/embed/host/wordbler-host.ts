import type { Answered, Asked, GameView, Requested, Service, Told } from '../protocol';
import type { HostStorage, WordblerGame } from './api';

/** The game lies where this script does. */
const place = new URL('.', (document.currentScript as HTMLScriptElement | null)?.src ?? document.baseURI).href;
const ns = 'wordbler';
const v = 1;
const helloEveryMs = 150;
const inAddress = ['game', 'seed', 'lang', 'players', 'level', 'rules', 'theme', 'motion'];
const allowed = 'autoplay; fullscreen; clipboard-write; web-share';

interface Waiting {
  resolve(answer: never): void;
  reject(error: Error): void;
}

type Message = { type: string; id?: string } & Record<string, unknown>;

/** A game in a page: an element that shows it, asks it, and tells what happens in it. */
class WordblerGameElement extends HTMLElement implements Omit<WordblerGame, keyof HTMLElement> {
  // It may have been set before there was such an element.
  storage = (this as { storage?: HostStorage }).storage;
  ready!: Promise<Told['ready']>;
  private greeted: ((answer: Told['ready']) => void) | undefined;
  private readonly waiting = new Map<string, Waiting>();
  private asked = 0;
  private frame: HTMLIFrameElement | undefined;
  private line: MessagePort | undefined;
  private target = '*';
  private isCalled = false;
  private calling: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.awaitReady();
  }

  connectedCallback() {
    const address = new URL(this.getAttribute('src') ?? place, document.baseURI);
    for (const name of inAddress) {
      const value = this.getAttribute(name);
      if (value !== null) address.searchParams.set(name, value);
    }
    if (this.hasAttribute('mute')) address.searchParams.set('mute', '1');
    address.searchParams.set('embed', '1');
    if (origin !== 'null') address.searchParams.set('host', origin);
    const frame = document.createElement('iframe');
    frame.allow = allowed;
    frame.title = this.getAttribute('title') ?? 'Wordbler';
    const sandbox = this.getAttribute('sandbox');
    if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
    Object.assign(frame.style, { width: '100%', height: '100%', border: '0', display: 'block' });
    if (getComputedStyle(this).display === 'inline') this.style.display = 'block';
    const isOpaque = sandbox !== null && !sandbox.includes('allow-same-origin');
    this.target = isOpaque ? '*' : address.origin;
    frame.src = address.href;
    frame.addEventListener('load', () => {
      if (!this.isCalled) this.call();
      this.isCalled = false;
    });
    addEventListener('message', this.notice);
    this.frame = frame;
    this.append(frame);
  }

  disconnectedCallback() {
    clearInterval(this.calling);
    removeEventListener('message', this.notice);
    this.hangUp();
    this.frame?.remove();
    this.frame = undefined;
  }

  newGame(spec: Asked['newGame']) {
    return this.ask('newGame', spec);
  }

  pause() {
    return this.ask('pause', {});
  }

  resume() {
    return this.ask('resume', {});
  }

  mute(muted = true) {
    return this.ask('mute', { muted });
  }

  setVolume(volume: Asked['setVolume']) {
    return this.ask('setVolume', volume);
  }

  setTheme(theme: Asked['setTheme']['theme']) {
    return this.ask('setTheme', { theme });
  }

  async getState(): Promise<{ state: GameView | null; save: unknown }> {
    const { state, save } = await this.ask('getState', {});
    return { state, save };
  }

  loadState(save: object) {
    return this.ask('loadState', { save });
  }

  async snapshot(): Promise<Blob> {
    return (await this.ask('snapshot', {})).image;
  }

  override async focus() {
    this.frame?.focus();
    await this.ask('focus', {});
  }

  /** The game listens, though not all of its page is loaded yet. */
  private readonly notice = ({ source, data }: MessageEvent) => {
    if (!this.frame || source !== this.frame.contentWindow || data?.ns !== ns || data.type !== 'here') return;
    this.isCalled = true;
    this.call();
  };

  /** Says hello until the game in the frame answers; one that has been reloaded is greeted anew. */
  private call() {
    clearInterval(this.calling);
    this.hangUp();
    const services: Service[] = ['share', 'fullscreen', ...(this.storage ? (['storage'] as const) : [])];
    const ports: MessagePort[] = [];
    const hello = () => {
      const { port1, port2 } = new MessageChannel();
      ports.push(port1);
      port1.onmessage = ({ data }) => {
        if (data?.ns !== ns) return;
        if (!this.line && data.type === 'ready') {
          clearInterval(this.calling);
          this.line = port1;
          for (const other of ports) if (other !== port1) other.close();
        }
        if (this.line === port1) this.hear(data);
      };
      this.frame?.contentWindow?.postMessage({ ns, v, type: 'hello', services }, this.target, [port2]);
    };
    this.calling = setInterval(hello, helloEveryMs);
    hello();
  }

  private hangUp() {
    this.line?.close();
    this.line = undefined;
    for (const { reject } of this.waiting.values()) reject(new Error('gone'));
    this.waiting.clear();
    if (!this.greeted) this.awaitReady();
  }

  private awaitReady() {
    this.ready = new Promise((resolve) => {
      this.greeted = resolve;
    });
  }

  private async ask<Type extends keyof Asked>(type: Type, asked: Asked[Type]): Promise<Answered[Type]> {
    await this.ready;
    const id = `host-${++this.asked}`;
    return new Promise<Answered[Type]>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.send({ type, id, ...asked });
    });
  }

  private send(message: object) {
    this.line?.postMessage({ ns, v, ...message });
  }

  private hear({ ns: _, v: __, type, id, ...rest }: Message) {
    const waiting = id === undefined ? undefined : this.waiting.get(id);
    if (waiting && id !== undefined) {
      this.waiting.delete(id);
      if (type === 'ok') waiting.resolve(rest as never);
      else waiting.reject(Object.assign(new Error(String(rest['message'])), { code: rest['code'] }));
      return;
    }
    if (id !== undefined) {
      void this.serve(id, type, rest);
      return;
    }
    if (type === 'ready') {
      this.greeted?.(rest as unknown as Told['ready']);
      this.greeted = undefined;
    }
    this.dispatchEvent(new CustomEvent(type, { detail: rest }));
    this.dispatchEvent(new CustomEvent('told', { detail: { type, ...rest } }));
  }

  private async serve(id: string, type: string, asked: Record<string, unknown>) {
    try {
      const serve = Object.hasOwn(this.services, type) && this.services[type as keyof Requested];
      if (!serve) throw new Error(type);
      const value = await (serve as (asked: object) => unknown)(asked);
      this.send({ type: 'answer', id, value: value ?? null });
    } catch (error) {
      this.send({ type: 'error', id, code: 'refused', message: String(error) });
    }
  }

  private readonly services: { [Type in keyof Requested]: (asked: Requested[Type]) => unknown } = {
    'storage.get': ({ key }) => this.storage?.get(key),
    'storage.set': async ({ key, value }) => {
      await this.storage?.set(key, value);
      return true;
    },
    share: async ({ text, url }) => {
      const isFree = this.dispatchEvent(new CustomEvent('share', { detail: { text, url }, cancelable: true }));
      if (!isFree) return true;
      if (navigator.canShare?.({ text, url })) await navigator.share({ text, url });
      else await navigator.clipboard.writeText(`${text}\n${url}`);
      return true;
    },
    fullscreen: async () => {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await this.requestFullscreen();
      return true;
    },
  };
}

customElements.define('wordbler-game', WordblerGameElement);
