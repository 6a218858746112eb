import { fewestSteps, tighten } from '../tight';

/** What the columns can give up, one thing after another, is written in seats-fit.css and said.css. */
const allSteps = 6;
/** From this one on seats look different, and both columns go together. */
const ofSeats = 4;

/** Takes from the columns beside the board what they must give up for the rest to fit, and no more. */
export class ColumnFit {
  private fitted = '';

  constructor(private readonly root: HTMLElement) {}

  fit() {
    const columns = [...this.root.querySelectorAll<HTMLElement>(':is(.left, .right).area')];
    const key = `${this.root.firstElementChild?.className} ${columns.map(seenOf)}`;
    if (key === this.fitted) return;
    this.fitted = key;
    const isFull = (column: HTMLElement) => () => column.scrollHeight > column.clientHeight;
    const needed = columns.map((column) => fewestSteps(column, allSteps, isFull(column)));
    const most = Math.max(0, ...needed);
    if (most >= ofSeats) for (const column of columns) tighten(column, most);
  }
}

// Figures that run, such as a clock's, take the same room.
const seenOf = ({ style, textContent }: HTMLElement) =>
  `${style.cssText} ${textContent?.replaceAll(/\d/g, '0')}`;
