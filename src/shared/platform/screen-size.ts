export interface ScreenSize {
  width: number;
  height: number;
  dpr: number;
}

const mostPixels = 4096 * 2304;
/** Of a phone, whose pixels are finer than anybody sees. */
const mostOfPhone = 2_500_000;
const phoneSide = 600;

/** The size of the game's place in CSS pixels. Huge and very fine screens get fewer device pixels than they have. */
export function sizeOf(place: HTMLElement): ScreenSize {
  const { width, height } = measured.get(place) ?? measure(place);
  const most = Math.min(width, height) < phoneSide ? mostOfPhone : mostPixels;
  const finest = Math.sqrt(most / (width * height));
  return { width, height, dpr: Math.min(window.devicePixelRatio || 1, finest) };
}

// To ask the browser in the middle of a change would have it lay out the page there and then.
const measured = new WeakMap<HTMLElement, Pick<ScreenSize, 'width' | 'height'>>();

const measure = ({ clientWidth, clientHeight }: HTMLElement) => ({
  width: Math.max(1, clientWidth),
  height: Math.max(1, clientHeight),
});

/** It may have another size now. */
export const measureAnew = (place: HTMLElement) => void measured.set(place, measure(place));
