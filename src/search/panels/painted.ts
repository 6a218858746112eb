/** A canvas in a panel that is painted anew at every size it gets, so that it is as sharp as the screen. */
export class Painted {
  private readonly watching: ResizeObserver;

  /** `ratio`: how much higher than wide. */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly ratio: number,
    private readonly paint: (canvas: HTMLCanvasElement) => void,
  ) {
    this.watching = new ResizeObserver(() => this.fit());
    this.watching.observe(canvas);
    this.fit();
  }

  repaint() {
    this.paint(this.canvas);
  }

  remove() {
    this.watching.disconnect();
  }

  private fit() {
    const width = Math.round(this.canvas.clientWidth * (window.devicePixelRatio || 1));
    if (width === 0 || width === this.canvas.width) return;
    this.canvas.width = width;
    this.canvas.height = Math.round(width * this.ratio);
    this.repaint();
  }
}
