const scrolls: Readonly<Record<string, readonly ['x' | 'y', 1 | -1]>> = {
  ArrowUp: ['y', -1],
  ArrowDown: ['y', 1],
  ArrowLeft: ['x', -1],
  ArrowRight: ['x', 1],
  PageUp: ['y', -1],
  PageDown: ['y', 1],
  Home: ['y', -1],
  End: ['y', 1],
  ' ': ['y', 1],
};

/** Whether a browser scrolls by the key. */
export const isScrollKey = (key: string) => Object.hasOwn(scrolls, key);

/** They do something else with such keys. */
const typing = 'input, textarea, select, [contenteditable]';
const pressed = 'button, summary, a[href]';

/** What nobody here has taken would scroll the page around the frame: it is kept from that, and from nothing else. */
export function keepScrollingHere() {
  addEventListener('keydown', (event) => {
    const { key, target, defaultPrevented } = event;
    const way = isScrollKey(key) ? scrolls[key] : undefined;
    if (!way || defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const element = target instanceof Element ? target : document.body;
    if (element.closest(typing) || (key === ' ' && element.closest(pressed))) return;
    const [axis, by] = event.shiftKey && key === ' ' ? (['y', -1] as const) : way;
    if (!scrollsHere(element, axis, by)) event.preventDefault();
  });
}

/** Something around it has still a way to go. */
function scrollsHere(element: Element, axis: 'x' | 'y', by: 1 | -1): boolean {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (!/auto|scroll/.test(axis === 'x' ? overflowX : overflowY)) continue;
    const [at, room] =
      axis === 'x'
        ? [Math.abs(box.scrollLeft), box.scrollWidth - box.clientWidth]
        : [box.scrollTop, box.scrollHeight - box.clientHeight];
    if (by > 0 ? at < room - 1 : at > 1) return true;
  }
  return false;
}
