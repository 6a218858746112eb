import { stepsFrom, tighten } from '../../shared/panels/tight';

/** What the columns can give up, one thing after another, is written in seats-fit.css and said.css. */
const allSteps = 6;
/** From this one on seats look different, and both columns go together. */
const ofSeats = 4;

interface Fitted {
  /** Where it stands, and what in it. */
  place: string;
  seen: string;
  steps: number;
}

/** Takes from the columns beside the board what they must give up for the rest to fit, and no more. */
export class ColumnFit {
  private readonly fitted = new WeakMap<Element, Fitted>();
  private waiting = 0;

  constructor(private readonly root: HTMLElement) {}

  /** At once where a column is new or has another size; else when the page has been laid out, which then need not be done twice. */
  fit() {
    const news = this.columns.filter((column) => this.fitted.get(column)?.seen !== seenOf(column));
    const isPlaced = (column: HTMLElement) => this.fitted.get(column)?.place === this.placeOf(column);
    if (!this.columns.every(isPlaced)) this.measure();
    else if (news.length > 0) this.waiting ||= requestAnimationFrame(this.measure);
  }

  stop() {
    cancelAnimationFrame(this.waiting);
  }

  private readonly measure = () => {
    this.stop();
    this.waiting = 0;
    const { columns } = this;
    // A button gives way to the finger on it, which makes no column fuller.
    const pressed = this.root.querySelector<HTMLElement>('.area button:active');
    pressed?.style.setProperty('translate', 'none');
    for (const column of columns) {
      const [place, seen] = [this.placeOf(column), seenOf(column)];
      const before = this.fitted.get(column);
      if (before?.seen === seen && before.place === place) continue;
      const isFull = () => column.scrollHeight > column.clientHeight;
      // Mostly it needs what it needed before.
      this.fitted.set(column, {
        ...{ place, seen },
        steps: stepsFrom(before?.steps ?? 0, column, allSteps, isFull),
      });
    }
    const needed = columns.map((column) => this.fitted.get(column)?.steps ?? 0);
    const most = Math.max(0, ...needed);
    for (const [at, column] of columns.entries()) tighten(column, most >= ofSeats ? most : (needed[at] ?? 0));
    pressed?.style.removeProperty('translate');
  };

  private get columns() {
    return [...this.root.querySelectorAll<HTMLElement>(':is(.left, .right).area')];
  }

  private placeOf({ style }: HTMLElement) {
    return `${this.root.firstElementChild?.className} ${style.cssText}`;
  }
}

// Figures that run, such as a clock's, take the same room.
const seenOf = ({ textContent }: HTMLElement) => textContent?.replaceAll(/\d/g, '0') ?? '';
