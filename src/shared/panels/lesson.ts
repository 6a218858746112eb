import { html, nothing, svg } from 'lit-html';
import type { Texts } from '../../texts/texts';
import type { TaughtGame } from '../play/lessons';
import { hand } from './help';
import { type Box, Layer } from './layer';
import type { PageServices } from './page-services';

interface LessonShown {
  line: string;
  step: number;
  steps: number;
  /** What is taken, where it goes: the hand goes from the first to the last. */
  spots: readonly Box[];
  /** What else the line must leave in sight, and to the fingers. */
  clear: readonly Box[];
  /** What it hides only where there is no other place. */
  open?: readonly Box[];
}

interface Size {
  w: number;
  h: number;
}

const middle = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 });
const grown = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});
const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const edge = 8;
/** From a ring to the line beside it, and how far the hand reaches below what it points at. */
const gap = 14;
/** Of the ring, and of the light within. */
const round = 10;
const reach = 70;

/** Where the line hides least: near the thing, but not on it, nor on the hand. */
function placeOf(size: Size, view: Size, { spots, clear, open = [] }: Omit<LessonShown, 'line'>) {
  const target = spots.at(-1) ?? { x: view.w / 2, y: view.h * 0.3, w: 0, h: 0 };
  const within = (at: number, length: number, room: number) => Math.max(edge, Math.min(at, room - length - edge));
  const beside = spots.length > 0 ? spots : [target];
  const tops = [
    ...beside.toReversed().flatMap((box) => [box.y - gap - size.h, box.y + box.h + gap, box.y + box.h + reach]),
    ...[...clear, ...open].flatMap((box) => [box.y - gap - size.h, box.y + box.h + gap]),
    edge,
    view.h - size.h - edge,
  ];
  const lefts = [
    ...[middle(target).x - size.w / 2, target.x - gap - size.w, target.x + target.w + gap],
    ...[edge, view.w - size.w - edge],
  ];
  const hidden = (x: number, y: number) => {
    const box = { x, y, ...size };
    const hands = spots.map((spot) => ({ ...middle(spot), w: 50, h: reach }));
    const on = (boxes: readonly Box[], weight: number) =>
      boxes.reduce((sum, one) => sum + shared(box, one) * weight, 0);
    return (
      on(
        spots.map((spot) => grown(spot, gap / 2)),
        100,
      ) +
      on(hands, 4) +
      on(clear, 10) +
      on(open, 1)
    );
  };
  const places = tops.flatMap((top) =>
    lefts.map((left) => {
      const [x, y] = [within(left, size.w, view.w), within(top, size.h, view.h)];
      return { x, y, hidden: hidden(x, y) };
    }),
  );
  return places.reduce((best, place) => (place.hidden < best.hidden ? place : best));
}

/**
 * The first step of a game, shown on the thing itself by a hand, with a line beside it. Nothing beneath is covered for
 * the fingers.
 */
class LessonPanel {
  private readonly layer: Layer;

  constructor(
    private readonly texts: Texts,
    private readonly root: HTMLElement,
    private readonly skip: () => void,
  ) {
    this.layer = new Layer(root, 'first-steps');
    // As the board lies, whichever way the line is written.
    this.layer.element.dir = 'ltr';
    for (const type of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(type, this.hold, true);
  }

  show(shown: LessonShown | undefined) {
    if (!shown) {
      this.layer.clear();
      return;
    }
    const { line, step, steps, spots } = shown;
    const dots = Array.from({ length: steps }, (_, index) => index + 1);
    this.layer.render(
      () => html`${spots.length > 0 ? this.picture(spots) : nothing}
      <section class="lesson-line line" aria-label=${this.texts.lesson.label}>
        <p>${line}</p>
        <span class="dots lesson-dots"
          aria-hidden="true">${dots.map((one) => html`<u class=${one === step ? 'on' : ''}></u>`)}</span>
        <button class="ivory" @click=${this.skip}>${this.texts.lesson.skip}</button>
      </section>`,
    );
    const card = this.layer.element.querySelector<HTMLElement>('.lesson-line')!;
    const size = { w: card.offsetWidth, h: card.offsetHeight };
    const { x, y } = placeOf(size, this.view, shown);
    card.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  }

  remove() {
    for (const type of ['pointerdown', 'pointerup', 'pointercancel']) removeEventListener(type, this.hold, true);
    this.layer.remove();
  }

  private get view(): Size {
    return { w: this.root.clientWidth, h: this.root.clientHeight };
  }

  /** Who drags knows what to hold: the hand makes way, and nothing lies on what is carried. */
  private readonly hold = ({ type, target }: Event) => {
    const { element } = this.layer;
    const isOwn = target instanceof Node && element.contains(target);
    element.toggleAttribute('data-held', type === 'pointerdown' && !isOwn);
  };

  private picture(spots: readonly Box[]) {
    const { w, h } = this.view;
    const [first, last] = [spots[0]!, spots.at(-1)!];
    const [from, to] = [middle(first), middle(last)];
    const isWay = spots.length > 1;
    // A little to the side, as a hand goes.
    const bend = {
      x: (from.x + to.x) / 2 + (from.y - to.y) * 0.12,
      y: (from.y + to.y) / 2 + (to.x - from.x) * 0.12,
    };
    const way = isWay
      ? `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`
      : `M${to.x + 4} ${to.y + 9}L${to.x} ${to.y}`;
    const hole = (box: Box) => {
      const { x, y, w, h } = grown(box, 6);
      const arc = (toX: number, toY: number) => `a${round} ${round} 0 0 1 ${toX} ${toY}`;
      const [across, down] = [w - 2 * round, h - 2 * round];
      return `M${x + round} ${y}h${across}${arc(round, round)}v${down}${arc(-round, round)}h${-across}${arc(-round, -round)}v${-down}${arc(round, -round)}z`;
    };
    const ring = grown(last, 6);
    return html`<svg class="lesson-veil" width=${w} height=${h} aria-hidden="true" fill="none">
        <path class="lesson-shade" fill-rule="evenodd" d="M0 0H${w}V${h}H0z${spots.map(hole).join('')}" />
        ${isWay ? svg`<path class="lesson-way" d=${way} />` : nothing}
        <rect class="lesson-ring" x=${ring.x} y=${ring.y} width=${ring.w} height=${ring.h} rx=${round} /></svg>
      ${hand(isWay ? 'drags' : 'taps', `offset-path:path("${way}")`)}`;
  }
}

/** What is shown next, to those who point and to those who use keys. */
export interface LessonStep extends Omit<LessonShown, 'line'> {
  line: string;
  keys: string;
}

/** The first step of a game, as long as it is due. */
export class Lesson {
  private readonly panel: LessonPanel | undefined;
  private said = '';
  isShown = false;
  private isGone = false;
  private view: readonly unknown[] = [];
  private removed = () => {};

  constructor(
    private readonly services: Pick<PageServices, 'root' | 'texts' | 'lessons' | 'lastInput' | 'announcer'>,
    private readonly game: TaughtGame,
    /** `soon`: it is not known yet. */
    private readonly step: () => LessonStep | 'soon' | undefined,
    /** Nothing else is to be closed first. */
    private readonly mayClose: () => boolean,
    /** It stands still meanwhile. */
    private readonly clock?: { hold(isHeld: boolean): void },
  ) {
    if (!this.isDue) return;
    this.panel = new LessonPanel(services.texts, services.root, () => this.end());
  }

  get isDue(): boolean {
    return this.services.lessons.isDue(this.game);
  }

  /** After everything that changes what is due. */
  show() {
    const step = this.panel && this.isDue && !this.isGone ? this.step() : undefined;
    this.clock?.hold(step !== undefined);
    const shown = step === 'soon' ? undefined : step;
    if (!shown && !this.isShown) return;
    this.isShown = shown !== undefined;
    const { lastInput, announcer, texts } = this.services;
    this.panel?.show(shown && { ...shown, line: lastInput.byKeys ? shown.keys : shown.line });
    const said = shown ? texts.lesson.spoken({ step: shown.step, steps: shown.steps, line: shown.keys }) : '';
    if (said && said !== this.said) announcer.say(said);
    this.said = said || this.said;
  }

  /** What is pointed at may be looked at in another way. */
  follow(...view: unknown[]) {
    if (view.every((part, at) => part === this.view[at])) return;
    this.view = view;
    this.show();
  }

  /** It is done, or not wanted. */
  end() {
    this.services.lessons.end(this.game);
    this.show();
  }

  /** Escape, where nothing else is to be closed. Says whether there was anything to skip. */
  skip(): boolean {
    const may = this.isShown && this.mayClose();
    if (may) this.end();
    return may;
  }

  whenRemoved(act: () => void) {
    this.removed = act;
  }

  remove() {
    this.isGone = true;
    this.removed();
    this.panel?.remove();
  }
}
