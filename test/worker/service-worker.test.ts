import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const source = fileURLToPath(new URL('../../src/worker/service-worker.ts', import.meta.url));
let builds = 0;

const scope = 'https://games.example/wordbler/';
const own = (file: string) => scope + file;

/** What lies on the device, by shelf and address. */
const shelves = new Map<string, Map<string, Response>>();
/** What the host has now. */
const host = new Map<string, string>();
const noFile = { status: 404 } as const;

const shelf = (name: string) => {
  const held = shelves.get(name) ?? new Map<string, Response>();
  shelves.set(name, held);
  return {
    match: async (address: string) => held.get(address)?.clone(),
    put: async (address: string, response: Response) => void held.set(address, response),
    keys: async () => [...held.keys()].map((url) => ({ url })),
    delete: async (address: string) => held.delete(address),
  };
};

const device = {
  open: async (name: string) => shelf(name),
  keys: async () => [...shelves.keys()],
  delete: async (name: string) => shelves.delete(name),
  match: async (address: string) =>
    [...shelves.values()]
      .find((held) => held.has(address))
      ?.get(address)
      ?.clone(),
};

async function fetchFromHost(asked: string | { url: string }) {
  const address = typeof asked === 'string' ? asked : asked.url;
  const body = host.get(address);
  const type = address === scope ? 'text/html' : 'text/plain';
  return body === undefined ? new Response('', noFile) : new Response(body, { headers: { 'Content-Type': type } });
}

const sumOf = (text: string) => createHash('sha256').update(text).digest('base64').slice(0, 8);

/** The pages that are open. */
let pages: object[] = [];

/** A build on the host, instead of the one before, and its worker. */
async function deploy(id: string, files: Record<string, string>) {
  const script = `assets/index-${id.padEnd(8, '0')}.js`;
  const all = { [script]: `the page of ${id}`, ...files };
  host.clear();
  for (const [name, body] of Object.entries(all)) host.set(own(name), body);
  host.set(scope, `<script src="${script}"></script>`);
  const sums = Object.fromEntries(Object.entries(all).map(([name, body]) => [name, sumOf(body)]));
  const built = { id, script, files: Object.keys(all), languages: {}, onceWanted: [], sums, spare: {} };
  const listeners = new Map<string, (event: object) => void>();
  const registration: Record<'installing' | 'waiting', object | null> = { installing: null, waiting: null };
  vi.stubGlobal('BUILT', built);
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: Object.assign(registration, { scope }),
    clients: { claim: async () => {}, matchAll: async () => pages },
  });
  // Each is a module of its own.
  await import(/* @vite-ignore */ `${source}?build=${builds++}`);
  /** Until all is done that it does for it. */
  const tell = async (type: string, more: object = {}) => {
    const waited: unknown[] = [];
    listeners.get(type)!({ waitUntil: (what: unknown) => waited.push(what), ...more });
    await Promise.all(waited);
  };
  return {
    registration,
    install: () => tell('install'),
    tidyUp: () => tell('message', { data: 'tidy up' }),
    ask: async (file: string) => {
      let answer: Promise<Response> | undefined;
      const request = { url: own(file), method: 'GET', mode: 'no-cors', destination: 'script' };
      await tell('fetch', { request, respondWith: (given: Promise<Response>) => (answer = given) });
      return answer;
    },
  };
}

const held = async (id: string, file: string) => shelves.get(`wordbler ${scope} ${id}`)?.get(own(file))?.clone().text();

beforeEach(() => {
  // What it looks at later is looked at by no test, and ends with each.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('caches', device);
  vi.stubGlobal('fetch', fetchFromHost);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  shelves.clear();
});

describe('a newer build', () => {
  const words = 'assets/en-abcdefgh.words';
  const older = { 'assets/game-older000.js': 'older', [words]: 'all the words' };
  const newer = { 'assets/game-newer000.js': 'newer', [words]: 'all the words' };

  it('leaves a page that began before its own files, until that is closed', async () => {
    await (await deploy('one', older)).install();
    const worker = await deploy('two', newer);
    await worker.install();
    pages = [{}, {}];
    await worker.tidyUp();
    expect(shelves.size).toBe(2);
    expect(await (await worker.ask('assets/game-older000.js'))?.text()).toBe('older');
    expect(await (await worker.ask('assets/game-newer000.js'))?.text()).toBe('newer');
    pages = [{}];
    await worker.tidyUp();
    expect([...shelves.keys()]).toEqual([`wordbler ${scope} two`]);
    expect((await worker.ask('assets/game-older000.js'))?.status).toBe(404);
  });

  it('that is on its way, or waits, is not thrown away by the one before', async () => {
    await (await deploy('two', newer)).install();
    const worker = await deploy('one', older);
    await worker.install();
    pages = [{}];
    for (const state of ['installing', 'waiting'] as const) {
      worker.registration[state] = {};
      await worker.tidyUp();
      worker.registration[state] = null;
      expect(shelves.size).toBe(2);
    }
  });

  it('takes over what has not changed, and nothing that is damaged', async () => {
    await (await deploy('one', older)).install();
    const worker = await deploy('two', newer);
    host.delete(own(words));
    await worker.install();
    expect(await held('two', words)).toBe('all the words');

    shelves.delete(`wordbler ${scope} two`);
    shelves.get(`wordbler ${scope} one`)!.set(own(words), new Response('half the w'));
    await expect(worker.install()).rejects.toThrow(words);
    host.set(own(words), 'all the words');
    await worker.install();
    expect(await held('two', words)).toBe('all the words');
  });

  it('is not kept while the page on the host is of another one', async () => {
    const worker = await deploy('two', newer);
    host.set(scope, '<script src="assets/index-one00000.js"></script>');
    await expect(worker.install()).rejects.toThrow('another build');
  });
});
