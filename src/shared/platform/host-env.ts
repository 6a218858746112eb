/** Keeps what players have, wherever they play on the portal. */
export interface PortalShelf {
  /** Nothing may be kept anywhere else. */
  readonly isOnly: boolean;
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
}

/** What the page around this one does for it, where it offers to; each tells whether it was done. */
interface HostEnv {
  /** What the portal around keeps. */
  portal?: PortalShelf;
  share?: (sharing: { text: string; url: string }) => Promise<boolean>;
  fullscreen?: () => Promise<boolean>;
  /** Keeps what the frame may not. */
  kept?: {
    get(key: string): Promise<unknown>;
    set(key: string, value: unknown): Promise<unknown>;
  };
}

/** Empty where the page stands alone. */
export const hostEnv: HostEnv = {};

/** Whether anybody could fill the screen with the page. */
export const mayFillScreen = () => document.fullscreenEnabled || hostEnv.fullscreen !== undefined;

/** The page fills the screen, or does not any more. False where neither it nor the page around it may. */
export async function fillScreen(): Promise<boolean> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (document.fullscreenEnabled) await document.documentElement.requestFullscreen();
    else return (await hostEnv.fullscreen?.()) ?? false;
    return true;
  } catch {
    // Not without a gesture, or not now.
    return false;
  }
}

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
