import { gzipSync } from 'node:zlib';
import { packGraph } from '../../assets/languages/pack-graph';
import type { Alphabet } from '../../src/engine/alphabet/languages';
import { type Endpoint, serve } from '../../src/worker/serve';
import type { WordList } from '../../src/worker/word-list';
import type { WorkerLike } from '../../src/worker/worker-connection';

const abc: Alphabet = { id: 'abc', letters: ['A', 'B', 'C'] };
export const words = ['A', 'AB', 'ABBA', 'BAA', 'CAB', 'CABBA'];
export const packed = new Uint8Array(gzipSync(packGraph(words, abc)));
export const list: WordList = {
  id: 'some',
  alphabet: abc,
  url: 'some.words',
  bytes: packed.length,
  familiarity: { url: 'some.familiarity', bytes: 0 },
};

export const answering = (body: BodyInit | null, init?: ResponseInit) => async () => new Response(body, init);

/** An answer that comes in pieces of so many bytes, after a wait each. */
export const trickling =
  (bytes: Uint8Array, piece: number, wait: number, breaksAt = Infinity) =>
  async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, wait));
        if (sent >= breaksAt) return controller.error(new TypeError('connection lost'));
        if (sent >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(sent, sent + piece));
        sent += piece;
      },
    });
    return new Response(body);
  };

/** An answer that begins and never ends. */
export const stalling = (bytes: Uint8Array) => async () =>
  new Response(new ReadableStream({ start: (controller) => controller.enqueue(bytes) }));

export const neverAnswering = () => new Promise<Response>(() => {});

/** The real serving code on the far end of a message channel, instead of in a thread. */
export class FakeWorker implements WorkerLike {
  terminated = false;
  private readonly near: MessagePort;
  private readonly far: MessagePort;
  private readonly failures: ((event: Event) => void)[] = [];

  constructor(fetchFile: typeof fetch, of: WordList = list) {
    const { port1, port2 } = new MessageChannel();
    this.near = port1;
    this.far = port2;
    serve(port2 as Endpoint, [of], fetchFile);
    port1.start();
    port2.start();
  }

  postMessage(message: unknown): void {
    this.near.postMessage(message);
  }

  addEventListener(type: string, listener: (event: MessageEvent) => void): void {
    if (type === 'message') this.near.addEventListener('message', listener);
    if (type === 'error') this.failures.push(listener as (event: Event) => void);
  }

  terminate(): void {
    this.terminated = true;
    this.kill();
  }

  /** Ends the worker as a browser short of memory would: no event tells. */
  kill(): void {
    this.near.close();
    this.far.close();
  }

  /** What a browser does when the worker's script cannot be had or throws. */
  break(message: string): void {
    for (const listener of this.failures) listener(Object.assign(new Event('error'), { message }));
  }
}
