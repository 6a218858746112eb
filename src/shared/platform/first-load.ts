import { loadFonts } from './fonts';

/** What every browser the game is made for has, by the names under which it would be looked for. */
const needed: Readonly<Record<string, () => unknown>> = {
  'Intl.Segmenter': () => Intl.Segmenter,
  matchMedia: () => globalThis.matchMedia,
  ResizeObserver: () => globalThis.ResizeObserver,
  Worker: () => globalThis.Worker,
  DecompressionStream: () => globalThis.DecompressionStream,
  'crypto.getRandomValues': () => globalThis.crypto?.getRandomValues,
  structuredClone: () => globalThis.structuredClone,
  'AbortSignal.timeout': () => AbortSignal.timeout,
  'Array.toSpliced': () => Array.prototype.toSpliced,
  'dialog.showModal': () => HTMLDialogElement.prototype.showModal,
  '@container': () => CSS.supports('container-type', 'inline-size'),
  ':has()': () => CSS.supports('selector(:has(*))'),
};

/** What this browser lacks of what the game cannot do without. */
export function missing(): string[] {
  return Object.entries(needed).flatMap(([name, find]) => (isThere(find) ? [] : [name]));
}

function isThere(find: () => unknown): boolean {
  try {
    return Boolean(find());
  } catch {
    // Not even what should hold it.
    return false;
  }
}

/** Every browser has canvases, and may give none to draw on: memory is short, or they are switched off. */
export const canDraw = () => isThere(() => document.createElement('canvas').getContext('2d'));

/**
 * The page names the files of the scene that is likely to come next. No browser knows their name: Firefox fetches a
 * mere "next" by itself, against a policy that forbids what it does not name. They are asked for as soon as no more
 * than one file of the first scene is still to come, letters before them: so none of it waits for them, and the line
 * does not lie idle while the page begins. They are not run before they are asked for.
 */
export function fetchNextBehind() {
  const first = new Set([...document.querySelectorAll<HTMLLinkElement>('link[data-size]')].map(({ href }) => href));
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) first.delete(name);
    if (first.size > 1) return;
    observer.disconnect();
    void loadFonts();
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="next-scene"]'))
      link.rel = link.as === 'script' ? 'modulepreload' : 'preload';
  });
  observer.observe({ type: 'resource', buffered: true });
}

const lookEveryMs = 200;
/** Whoever has it all sooner than this after asking for the page sees no rack being filled. */
const patienceMs = 300;
const tiles = 8;
const apartMs = 45;
/** So much of what is not there yet may be guessed to be, at most. */
const surest = 0.85;

/**
 * Shows on the first rack how much of what the page names has come: a tile for each eighth. A file is there or is not;
 * how far the others are is guessed from how fast those came. Returns what ends that.
 */
export function showComing(first: Element) {
  const sizes = new Map(
    [...document.querySelectorAll<HTMLLinkElement>('link[data-size]')].map((link) => [
      link.href,
      Number(link.dataset['size']),
    ]),
  );
  let shown = 0;
  const look = () => {
    const come = performance
      .getEntriesByType('resource')
      .filter(({ name }) => sizes.has(name)) as PerformanceResourceTiming[];
    // Now they are run, and the page has enough to do: what is still face down turns over on the way to the menu.
    if (shown > 0 && come.length === sizes.size) return;
    shown = Math.max(shown, shareOf(come, sizes, performance.now()));
    first.classList.add('shown');
    show(first, shown);
  };
  let timer = setTimeout(
    () => {
      look();
      timer = setInterval(look, lookEveryMs);
    },
    Math.max(0, patienceMs - performance.now()),
  );
  return () => clearInterval(timer);
}

export function shareOf(
  come: readonly Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd'>[],
  sizes: ReadonlyMap<string, number>,
  now: number,
): number {
  if (come.length === 0) return 0;
  const sum = (all: Iterable<number>) => [...all].reduce((total, size) => total + size, 0);
  const whole = sum(sizes.values());
  const there = sum(come.map(({ name }) => sizes.get(name) ?? 0));
  const begun = Math.min(...come.map(({ startTime }) => startTime));
  const last = Math.max(...come.map(({ responseEnd }) => responseEnd));
  const onTheWay = (there / Math.max(1, last - begun)) * (now - last);
  return (there + Math.min(onTheWay, (whole - there) * surest)) / whole;
}

/** What it shows stays with the tiles: when each turns over, for the rack that takes its place. */
function show(first: Element, share: number) {
  const percent = String(Math.round(share * 100));
  const bar = first.querySelector('.coming');
  if (bar?.getAttribute('aria-valuenow') === percent) return;
  bar?.setAttribute('aria-valuenow', percent);
  first.querySelector<HTMLElement>('.coming i')?.style.setProperty('transform', `scaleX(${share})`);
  const { lang } = document.documentElement;
  first
    .querySelector('.share b')
    ?.replaceChildren(new Intl.NumberFormat(lang, { style: 'percent' }).format(Number(percent) / 100));
  const all = [...first.querySelectorAll<HTMLElement>('.tile')].slice(0, Math.floor(share * tiles + 0.001));
  for (const [at, tile] of all.filter((tile) => !tile.matches('.over')).entries()) {
    tile.style.setProperty('--late', `${at * apartMs}ms`);
    tile.dataset['over'] = String(performance.now() + at * apartMs);
    tile.classList.add('over');
  }
}
