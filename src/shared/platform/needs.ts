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
