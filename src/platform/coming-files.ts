const lookEveryMs = 80;
const tiles = 8;
const apartMs = 45;
/** So much of what is not there yet may be guessed to be, at most. */
const surest = 0.85;

/**
 * Shows on the first rack how much of what the page names has come: a tile for each eighth. A file is there or is not; how far
 * the others are is guessed from how fast those came. Returns what ends that.
 */
export function showComing() {
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
    shown = Math.max(shown, shareOf(come, sizes, performance.now()));
    show(shown);
  };
  const timer = setInterval(look, lookEveryMs);
  return (isAll: boolean) => {
    clearInterval(timer);
    if (isAll) show(1);
  };
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

/** What it shows stays with the tiles: when each is over, for the rack that takes its place. */
function show(share: number) {
  const first = document.querySelector('.first');
  const bar = first?.querySelector<HTMLElement>('.coming');
  const said = first?.querySelector('.share b');
  if (!first || !bar || !said) return;
  const percent = `${Math.round(share * 100)}`;
  if (bar.getAttribute('aria-valuenow') === percent) return;
  bar.setAttribute('aria-valuenow', percent);
  (bar.firstElementChild as HTMLElement).style.transform = `scaleX(${share})`;
  said.textContent = `${percent} %`;
  const eighths = Math.floor(share * tiles + 0.001);
  const waiting = [...first.querySelectorAll<HTMLElement>('.tile:not(.over)')].slice(
    0,
    Math.max(0, eighths - first.querySelectorAll('.over').length),
  );
  for (const [at, tile] of waiting.entries()) {
    tile.style.setProperty('--late', `${at * apartMs}ms`);
    tile.dataset['over'] = `${performance.now() + at * apartMs}`;
    tile.classList.add('over');
  }
}
