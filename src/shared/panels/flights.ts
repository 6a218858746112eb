import { html, render } from 'lit-html';
import { nextTask } from '../platform/next-task';
import { punch } from './emphasis';
import { Layer } from './layer';
import { tileLetter } from './tile-letter';

interface Flight {
  /** A word of tiles, or points that are told. */
  what: { word: string } | { points: string };
  from: { x: number; y: number };
  /** What it flies to: asked as it takes off, when the page is laid out. */
  to(): Element | null | undefined;
  ms: number;
  arrived?: () => void;
}

const tileOf = (letter: string) => html`<i class="tile">${tileLetter(letter)}</i>`;

/** What flies over everything: a found word to its place in the list, its points to the score. */
export class Flights {
  private readonly layer: Layer;
  private readonly due: Flight[] = [];
  private readonly flying = new Map<Animation, () => void>();

  constructor(private readonly parent: HTMLElement) {
    this.layer = new Layer(parent, 'flights');
    this.layer.element.setAttribute('aria-hidden', 'true');
  }

  /** What it flies to is laid out in a task of its own: to take a word is enough for one. */
  fly(flight: Flight) {
    this.due.push(flight);
    if (this.due.length > 1) return;
    void nextTask().then(() => {
      for (const due of this.due.splice(0)) this.begin(due);
    });
  }

  private begin({ what, from, to: placeOf, ms, arrived = () => {} }: Flight) {
    const place = placeOf();
    const to = place?.getBoundingClientRect();
    if (!to || ms === 0) {
      arrived();
      return;
    }
    const { left, top } = this.parent.getBoundingClientRect();
    const thing = document.createElement('span');
    thing.className = 'word' in what ? 'flight tiles' : 'flight points';
    render('word' in what ? [...what.word].map(tileOf) : what.points, thing);
    this.layer.element.append(thing);
    const end = { x: to.x - left + to.width / 2, y: to.y - top + to.height / 2 };
    const middle = { x: (from.x + end.x) / 2, y: Math.min(from.y, end.y) - 30 };
    const put = ({ x, y }: { x: number; y: number }, scale: number) =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    const flight = thing.animate(
      [
        { transform: put(from, 0.7), opacity: 0.4 },
        { transform: put(from, 1.1), opacity: 1, offset: 0.2 },
        { transform: put(middle, 1.1), opacity: 1, offset: 0.6 },
        { transform: put(end, 0.7), opacity: 0.7 },
      ],
      { duration: ms, easing: 'ease-in-out' },
    );
    const land = () => {
      if (!this.flying.delete(flight)) return;
      thing.remove();
      arrived();
      punch(place);
    };
    this.flying.set(flight, land);
    flight.onfinish = land;
    flight.oncancel = land;
  }

  /** All of it has arrived. */
  cut() {
    for (const { arrived } of this.due.splice(0)) arrived?.();
    for (const flight of [...this.flying.keys()]) flight.finish();
    for (const land of [...this.flying.values()]) land();
  }

  remove() {
    this.due.length = 0;
    for (const flight of [...this.flying.keys()]) {
      this.flying.delete(flight);
      flight.cancel();
    }
    this.layer.remove();
  }
}
