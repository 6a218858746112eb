import { html, render } from 'lit-html';
import { nextTask } from '../platform/page-time';
import { Layer } from './layer';
import { tileLetter } from './tiles';

const isCalm = (element: Element) => element.closest('.calm') !== null;

/** Something has landed here. */
function punch(element: Element | null | undefined) {
  if (!element || isCalm(element)) return;
  element.animate([{ scale: 1 }, { scale: 1.22, offset: 0.35, easing: 'ease-out' }, { scale: 1 }], {
    duration: 200,
    easing: 'ease-in',
  });
}

/** The time is up: what is looked at is shaken. Returns when that is over, if it is. */
export function jolt(element: Element): Promise<unknown> | undefined {
  if (isCalm(element)) return undefined;
  const frames = [0, -7, 6, -4, 3, -1, 0].map((x) => ({ translate: `${x}px` }));
  return element.animate(frames, { duration: 360, easing: 'ease-out' }).finished;
}

const countMs = 900;

/** A figure counts up to what it is, in words of its own. Returns what ends that at once. */
export function countUp(element: Element | null, total: number, say: (figure: number) => string): () => void {
  // Its text is a template's, which must find it again.
  const text = [...(element?.childNodes ?? [])].find((node): node is Text => node instanceof Text && node.data !== '');
  if (!element || !text || isCalm(element)) return () => {};
  const end = text.data;
  const began = performance.now();
  let frame = 0;
  const step = (now: number) => {
    const left = 1 - Math.min(1, (now - began) / countMs);
    text.data = left > 0 ? say(Math.round(total * (1 - left ** 3))) : end;
    if (left > 0) frame = requestAnimationFrame(step);
  };
  step(began);
  return () => {
    cancelAnimationFrame(frame);
    text.data = end;
  };
}

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
    const isWord = 'word' in what;
    thing.className = isWord ? 'flight tiles' : 'flight points';
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
