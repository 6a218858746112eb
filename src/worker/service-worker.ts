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
  /** Of each of these files, by its name. */
  sums: Record<string, string>;
  /** The page and what says why it goes no further, by their names, for when the kept ones are damaged. */
  spare: Record<string, string>;
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
/** A header of what is kept: the sum of its bytes then. */
const keptAs = 'X-Kept-As';

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
  if (isPage(file) || BUILT.files.includes(file) || neverChanges.test(file)) event.respondWith(answer(event, file));
});

const isPage = (file: string) => file === '' || file === 'index.html';

function fileAt(address: string): string | undefined {
  const { origin, pathname } = new URL(address);
  const path = origin + pathname;
  return path.startsWith(scope) ? path.slice(scope.length) : undefined;
}

/**
 * One behind the other, so that whatever a player waits for comes first. What an older build has kept is not fetched
 * again.
 */
async function keepAll() {
  const saved = await shelf();
  const names = await heldNames();
  const wantsSpare = names.some(isSpare);
  // Whoever plays in a language does so with the next build, too.
  const played = new Set(names.flatMap((name) => /\/(\w\w)-[^/]*\.words$/.exec(name)?.[1] ?? []));
  for (const file of [...BUILT.files, ...[...played].flatMap(filesOf)]) {
    const address = addressOf(file);
    if (await saved.match(address, anyhow)) continue;
    const held = neverChanges.test(file) ? await wholeOf(await caches.match(address, anyhow), file) : undefined;
    if (held) await saved.put(address, held);
    else if (!isSpare(file) || wantsSpare) await saved.put(address, await fetched(file));
  }
  for (const file of BUILT.onceWanted) {
    const held = await wholeOf(await caches.match(addressOf(file), anyhow), file);
    if (held) await saved.put(addressOf(file), held);
  }
  const page = await fetched('');
  // A new build is being put on the host this moment: the next visit finds it whole.
  if (!(await page.clone().text()).includes(BUILT.script)) throw new Error('the page is of another build');
  await saved.put(scope, page);
}

const keepSpare = () => keepToo(BUILT.files.filter(isSpare));

const filesOf = (language: string) =>
  Object.hasOwn(BUILT.languages, language) ? (BUILT.languages[language] ?? []) : [];

const keepLanguage = (language: string) => keepToo(filesOf(language));

const keepYear = (year: string) => keepToo(BUILT.onceWanted.filter((file) => file.includes(`/${year}-`)));

async function keepToo(files: readonly string[]) {
  const saved = await shelf();
  for (const file of files) {
    const address = addressOf(file);
    if (!(await saved.match(address, anyhow))) await saved.put(address, await fetched(file));
  }
}

/** From the host, as it is to be kept. What a browser has of a file may be damaged, too: then it is asked for anew. */
async function fetched(file: string, isFresh = false): Promise<Response> {
  const address = addressOf(file);
  const ask = async (cache: RequestCache) => {
    const response = await fetch(address, { cache, priority: 'low' });
    const isText = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    // Some hosts say that all is well and send a page that it is not.
    if (response.status !== 200 || isText !== isPage(file)) throw new Error(`there is no ${address}`);
    return toKeep(response, file);
  };
  if (!isFresh && neverChanges.test(file)) {
    const known = await ask('force-cache');
    if (known) return known;
  }
  const anew = await ask(neverChanges.test(file) ? 'reload' : 'no-cache');
  if (!anew) throw new Error(`${address} is not as it was built`);
  return anew;
}

/** Nothing where it is another file than the build has. The page may have been changed by its host. */
async function toKeep(response: Response, file: string): Promise<Response | undefined> {
  const bytes = await response.arrayBuffer();
  const sum = await sumOf(bytes);
  if (!isPage(file) && sum !== BUILT.sums[file]) return undefined;
  return marked(bytes, response.headers, sum);
}

function marked(bytes: ArrayBuffer, given: Headers, sum: string): Response {
  const headers = new Headers(given);
  // They told of the bytes on their way.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  headers.set(keptAs, sum);
  return new Response(bytes, { headers });
}

/** Nothing where what lies on the device was cut, emptied or changed since it was kept, or cannot be read. */
async function wholeOf(held: Response | undefined, file: string): Promise<Response | undefined> {
  if (!held) return undefined;
  // Older builds have kept theirs without a sum.
  const sum = BUILT.sums[file] ?? held.headers.get(keptAs) ?? (isPage(file) ? '' : undefined);
  if (sum === undefined) return held;
  const bytes = await held.arrayBuffer().catch(() => undefined);
  return bytes && (await sumOf(bytes)) === sum ? marked(bytes, held.headers, sum) : undefined;
}

/** The beginning of what assets/offline.ts works out. */
async function sumOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest.subarray(0, 6)));
}

async function answer(event: Asked, asked: string): Promise<Response> {
  const { request } = event;
  const file = isPage(asked) ? '' : asked;
  const address = addressOf(file);
  const saved = await shelf();
  const match = () => saved.match(address, anyhow);
  const held = await match();
  if (held && !hasDamage && !isReadFirst(file) && !doubtful.has(file)) {
    doubtful.add(file);
    event.waitUntil(checkBehind(file));
    return held;
  }
  // Not that which was read through: a browser keeps more of the other, such as how a script is compiled.
  const whole = (await wholeOf(held, file)) && (await match());
  if (whole) {
    doubtful.delete(file);
    return whole;
  }
  if (held) event.waitUntil(mend());
  if (held && Object.hasOwn(BUILT.spare, file)) return new Response(BUILT.spare[file], { headers: held.headers });
  if (isPage(file)) return fetch(request).catch(sparePage);
  // A page that began before this build came goes on with its own files.
  const older = neverChanges.test(file) ? await wholeOf(await caches.match(address, anyhow), file) : undefined;
  if (older) return older;
  const response = await fetch(request, held && { cache: 'reload' });
  const keep = async (answer: Response) => {
    const anew = answer.status === 200 ? await toKeep(answer, file) : undefined;
    if (anew) await saved.put(address, anew);
    // The host has another build now: the next visit is to the page of that.
    else if (held && answer.status < 500) await saved.delete(scope);
  };
  if (held || BUILT.files.includes(file) || BUILT.onceWanted.includes(file)) event.waitUntil(keep(response.clone()));
  return response;
}

/** Small, and a page needs them to say what is wrong. To read everything first would make each start slow. */
const isReadFirst = (file: string) => file === BUILT.script || Object.hasOwn(BUILT.spare, file);

/** Served unread: read soon after, or when they are asked for again. A damaged one stays here until it is mended. */
const doubtful = new Set<string>();
/** Where one file is damaged others may be: from then on all are read before they are served. */
let hasDamage = false;
const checkAfterMs = 1000;
let checking: Promise<unknown> = Promise.resolve();
let mending: Promise<void> | undefined;

/** One behind the other, when the page has had the time to begin. */
function checkBehind(file: string): Promise<unknown> {
  const after = new Promise((resolve) => setTimeout(resolve, checkAfterMs));
  checking = Promise.all([checking, after]).then(() => check(file));
  return checking;
}

async function check(file: string) {
  if (!doubtful.has(file)) return;
  const saved = await shelf();
  if (await wholeOf(await saved.match(addressOf(file), anyhow), file)) doubtful.delete(file);
  else await mend();
}

/** Whatever a page asks for may be cut off with it, so all that is damaged comes anew here. */
function mend(): Promise<void> {
  hasDamage = true;
  mending ??= mendAll().finally(() => {
    mending = undefined;
  });
  return mending;
}

async function mendAll() {
  const saved = await shelf();
  for (const { url } of await saved.keys()) {
    const file = fileAt(url)!;
    if (isPage(file) || (await wholeOf(await saved.match(url, anyhow), file))) continue;
    // Without a network it stays, and is asked for again when a page needs it.
    const anew = await fetched(file, true).catch(() => undefined);
    if (anew) await saved.put(url, anew);
  }
}

const sparePage = () => new Response(BUILT.spare[''], { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

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

/** What another program shares: a link is followed, all else lies ready for the page (shared/platform/brought.ts). */
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
