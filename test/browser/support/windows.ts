import { isLong } from '../../long';

export type Window = readonly [width: number, height: number];

const devices: Window[] = [
  [2560, 1440],
  [1920, 1080],
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [844, 390],
  [667, 375],
  [640, 360],
  [390, 844],
  [390, 664],
  [360, 640],
  [360, 616],
];
/** Half a screen, the frame a portal gives, a page at twice its size. */
const parts: Window[] = [
  [1000, 560],
  [960, 600],
  [800, 600],
  [700, 700],
  [512, 384],
  [640, 400],
  [480, 760],
  [660, 1000],
];
/** The styles know four shapes of a window, and large ones: here is the last of one, and the first of the next. */
const edges: Window[] = [
  [599, 520],
  [600, 520],
  [599, 900],
  [600, 900],
  [899, 1100],
  [900, 1100],
  [600, 519],
  [900, 519],
  [900, 520],
  [1400, 519],
  [1299, 720],
  [1300, 700],
];

/** One of each shape, the smallest, and those where one shape becomes another. */
const sample: Window[] = [
  [1440, 900],
  [768, 1024],
  [844, 390],
  [390, 844],
  [360, 616],
  [600, 900],
  [900, 519],
  [900, 520],
  [1300, 700],
];

/** One of each shape, with little room for it. */
export const shapes: readonly Window[] = [
  [900, 520],
  [768, 1024],
  [844, 390],
  [360, 616],
];

/** Every kind of window, and both sides of every line between two kinds. */
export const windows: readonly Window[] = isLong ? [...devices, ...parts, ...edges] : sample;
