export {};

// Keeps every file of one build, so that the games play without a network. A build that is newer waits until a player
// on the menu asks for it, or every page is closed; until then each page gets the files it began with.

/** What the build writes ahead of this script (assets/offline.ts). */
declare const BUILT: {
  /** Another for each build. */
  id: string;
  /** Of the page itself: an index of another build does not name it. */
  script: string;
  files: string[];
  /** What a language is played with beside them, by its id: kept once it is played in. */
  languages: Record<string, string[]>;
  /** Kept once they have been fetched. */
  onceWanted: string[];
};

interface Lasting extends Event {
  waitUntil(what: Promise<unknown>): void;
}
interface Asked extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Lasting {
  data: unknown;
}
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
  registration: Pick<ServiceWorkerRegistration, 'scope' | 'waiting' | 'installing'>;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
}

const worker = self as unknown as Worker;
const { scope } = worker.registration;
/** Beside this copy of the game there may be another one on the same host. */
const ours = `wordbler ${scope} `;
const shelf = () => caches.open(ours + BUILT.id);
/** Their names tell what is in them. */
const neverChanges = /-[\w-]{8}\.\w+$/;
/** For browsers that cannot play the other sounds. */
const isSpare = (file: string) => file.endsWith('.mp3');
const addressOf = (file: string) => new URL(file, scope).href;
const anyhow: CacheQueryOptions = { ignoreVary: true };

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
// The page of a first visit, which may have to do without a network soon.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
  if (event.data === 'spare sounds') event.waitUntil(keepSpare());
  if (event.data === 'tidy up') event.waitUntil(tidyUp());
  const { language, year } = Object(event.data) as { language?: unknown; year?: unknown };
  if (typeof language === 'string') event.waitUntil(keepLanguage(language));
  if (typeof year === 'string') event.waitUntil(keepYear(year));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const file = fileAt(request.url);
  if (file === undefined) return;
  if (request.method === 'POST' && file === '') event.respondWith(takeIn(request));
  // A frame on another page asks the host itself.
  if (request.method !== 'GET' || (request.mode === 'navigate' && request.destination !== 'document')) return;
  if (isPage(file) || BUILT.files.includes(file) || neverChanges.test(file))
    event.respondWith(answer(event, file));
});

const isPage = (file: string) => file === '' || file === 'index.html';

function fileAt(address: string): string | undefined {
  const { origin, pathname } = new URL(address);
  const path = origin + pathname;
  return path.startsWith(scope) ? path.slice(scope.length) : undefined;
}

/** One behind the other, so that whatever a player waits for comes first. What an older build has kept is not fetched again. */
async function keepAll() {
  const kept = await shelf();
  const names = await heldNames();
  const wantsSpare = names.some(isSpare);
  // Whoever plays in a language does so with the next build, too.
  const played = new Set(names.flatMap((name) => /\/(\w\w)-[^/]*\.words$/.exec(name)?.[1] ?? []));
  for (const file of [...BUILT.files, ...[...played].flatMap(filesOf)]) {
    const address = addressOf(file);
    if (await kept.match(address, anyhow)) continue;
    const held = neverChanges.test(file) ? await caches.match(address, anyhow) : undefined;
    if (held) await kept.put(address, held);
    else if (!isSpare(file) || wantsSpare) await kept.put(address, await fetched(address));
  }
  for (const address of BUILT.onceWanted.map(addressOf)) {
    const held = await caches.match(address, anyhow);
    if (held) await kept.put(address, held);
  }
  const page = await fetched(scope);
  // A new build is being put on the host this moment: the next visit finds it whole.
  if (!(await page.clone().text()).includes(BUILT.script)) throw new Error('the page is of another build');
  await kept.put(scope, page);
}

const keepSpare = () => keepToo(BUILT.files.filter(isSpare));

const filesOf = (language: string) =>
  Object.hasOwn(BUILT.languages, language) ? (BUILT.languages[language] ?? []) : [];

const keepLanguage = (language: string) => keepToo(filesOf(language));

const keepYear = (year: string) => keepToo(BUILT.onceWanted.filter((file) => file.includes(`/${year}-`)));

async function keepToo(files: readonly string[]) {
  const kept = await shelf();
  for (const address of files.map(addressOf))
    if (!(await kept.match(address, anyhow))) await kept.put(address, await fetched(address));
}

async function fetched(address: string): Promise<Response> {
  const cache = neverChanges.test(address) ? 'force-cache' : 'no-cache';
  const response = await fetch(address, { cache, priority: 'low' });
  const isText = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  // Some hosts say that all is well and send a page that it is not.
  if (response.status !== 200 || isText !== (address === scope)) throw new Error(`there is no ${address}`);
  // A page that was led elsewhere is not taken for one.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

async function answer(event: Asked, file: string): Promise<Response> {
  const { request } = event;
  const kept = await shelf();
  const address = isPage(file) ? scope : addressOf(file);
  const held = await kept.match(address, anyhow);
  if (held) return held;
  // A page that began before this build came goes on with its own files.
  const older = neverChanges.test(file) ? await caches.match(address, anyhow) : undefined;
  if (older) return older;
  const response = await fetch(request);
  if (response.status === 200 && (BUILT.files.includes(file) || BUILT.onceWanted.includes(file)))
    event.waitUntil(kept.put(address, response.clone()));
  return response;
}

const ourShelves = async () => (await caches.keys()).filter((name) => name.startsWith(ours));

async function heldNames(): Promise<string[]> {
  const shelves = await Promise.all((await ourShelves()).map((name) => caches.open(name)));
  const requests = await Promise.all(shelves.map((own) => own.keys()));
  return requests.flat().map(({ url }) => url);
}

/** What older builds have kept goes when the only page left is of this one. */
async function tidyUp() {
  const { installing, waiting } = worker.registration;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (installing || waiting || pages.length > 1) return;
  const old = (await ourShelves()).filter((name) => name !== ours + BUILT.id);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** What another program shares: a link is followed, all else lies ready for the page (platform/brought.ts). */
async function takeIn(request: Request): Promise<Response> {
  const shared = await request.formData();
  const file = shared.getAll('files').find((own) => own instanceof File);
  const text = ['url', 'text', 'title'].map((name) => shared.get(name)).join('\n');
  const link = /https?:\/\/[^\s#]*(#[a-z]+=[^\s#]+)/.exec(text)?.[1];
  if (!file && link) return Response.redirect(scope + link, 303);
  const table = await caches.open(`${ours}brought`);
  const given = shared.get('text');
  await table.put(addressOf('brought'), new Response(file ?? (typeof given === 'string' ? given : '')));
  return Response.redirect(`${scope}?brought`, 303);
}
