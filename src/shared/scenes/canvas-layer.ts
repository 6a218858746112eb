/** Canvases lie in it, each at its place. */
export function canvasLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'patches';
  layer.ariaHidden = 'true';
  return layer;
}

/**
 * Each is laid out as large as it has pixels, and brought to its place and size by a transform alone: sizes and places in
 * parts of a CSS pixel may be rounded, and what is drawn would be blurred.
 */
export const transformed = ({ style }: HTMLCanvasElement, transform: string) =>
  Object.assign(style, { left: 0, top: 0, transformOrigin: '0 0', transform });
