import { must } from '../../engine/must';
import type { Texts } from '../../texts/texts';
import type { Standing } from '../rules';

/** Who stands on the podium, and with how many points. */
export type Placed = Pick<Standing, 'total' | 'place'>;

/** In ms; lengths are shares of what moves. */
const times = {
  begin: 420,
  rise: 340,
  drop: 260,
  squash: 200,
  between: 260,
  hush: 620,
  crown: 260,
  title: 420,
  card: 260,
  badge: 260,
};

/** How a place of the podium stands: how much of its block is up, how high its bird is above it, and how flat. */
interface PlaceThen {
  risen: number;
  above: number;
  flat: number;
  crowned: number;
  /** The points are counted while the block rises. */
  shown: number;
}

interface Then {
  places: PlaceThen[];
  /** How much of the title is there; more than 1 as it springs up. */
  title: number;
  card: number;
  badge: number;
}

const share = (ms: number, of: number) => Math.min(1, Math.max(0, ms / of));
const easeOut = (k: number) => 1 - (1 - k) ** 3;
const hump = (k: number) => Math.sin(Math.PI * k);
const spring = (k: number) => 1 + 2.6 * (k - 1) ** 3 + 1.6 * (k - 1) ** 2;

/**
 * The end, from its first moment to its last: the blocks rise from last to first, with a hush before the first place,
 * and the card follows. Nothing is remembered: every moment can be shown, in any order.
 */
export class OverScript {
  /** When each block begins, in order of the ranking. */
  private readonly blocks: number[];
  /** When the first of them does. */
  readonly begins = times.begin;
  readonly rises: readonly number[];
  /** When the birds land, the last place first. */
  readonly landings: readonly number[];
  /** When the best are there, and everybody may cheer. */
  readonly cheer: number;
  private readonly card: number;
  /** When the badge slides in, for which a bird jumps. */
  readonly badge: number;
  readonly ms: number;

  /** With a badge to come, the place of whose bird jumps for it. */
  constructor(
    private readonly ranking: readonly Placed[],
    private readonly jumps?: number,
  ) {
    this.blocks = ranking.map(() => 0);
    let at = times.begin;
    for (let i = ranking.length - 1; i >= 0; i--) {
      const place = ranking[i]?.place;
      // Who shares a place rises together.
      const isShared = place === ranking[i + 1]?.place;
      if (!isShared && i < ranking.length - 1) at += times.between;
      if (!isShared && place === 1 && ranking.length > 1) at += times.hush;
      this.blocks[i] = at;
    }
    this.rises = [...new Set(this.blocks)].sort((a, b) => a - b);
    this.landings = this.rises.map((from) => from + times.rise + times.drop);
    this.cheer = Math.max(...this.landings);
    this.card = this.cheer + times.squash + times.crown;
    this.badge = this.card + times.card;
    this.ms = this.badge + (jumps === undefined ? 0 : times.badge);
  }

  at(ms: number): Then {
    const card = easeOut(share(ms - this.card, times.card));
    return {
      places: this.ranking.map((own, i) => this.placeAt(own, ms - must(this.blocks[i]), this.jumps === i ? ms : 0)),
      title: ms >= this.cheer ? spring(share(ms - this.cheer, times.title)) : 0,
      card,
      badge: this.jumps === undefined ? card : easeOut(share(ms - this.badge, times.badge)),
    };
  }

  private placeAt({ place, total }: Placed, ms: number, jumping: number): PlaceThen {
    const landed = times.rise + times.drop;
    const risen = easeOut(share(ms, times.rise));
    const jump = 0.2 * hump(share(jumping - this.badge, times.badge));
    return {
      risen,
      above: 1 - share(ms - times.rise, times.drop) ** 2 + jump,
      flat: hump(share(ms - landed, times.squash)),
      crowned: place === 1 ? spring(share(ms - landed - times.squash / 2, times.crown)) : 0,
      shown: Math.round(total * risen) || 0,
    };
  }
}

type Part = Pick<HTMLElement, 'style' | 'classList' | 'textContent'>;

interface Place {
  bird: Part;
  crown: Part | null;
  step: Part;
  who: Part;
  total: Part;
}

/** What of the end moves. */
export interface Moving {
  element: Part;
  places: readonly Place[];
  head: Part;
  card: Part;
  badge: Part | null;
}

export function movingOf(element: HTMLElement): Moving {
  const part = (own: HTMLElement, which: string) => own.querySelector<HTMLElement>(which);
  return {
    element,
    places: [...element.querySelectorAll<HTMLElement>('.podium li')].map((place) => ({
      bird: part(place, '.pic')!,
      crown: part(place, '.crown'),
      step: part(place, '.step')!,
      who: part(place, '.who')!,
      total: part(place, '.who b')!,
    })),
    head: part(element, 'h1')!,
    card: part(element, '.end-card')!,
    badge: part(element, '.end-badge'),
  };
}

/** Shows the moments of a script on the end's own elements; at its end nothing of it is left on them. */
export class OverMotion {
  constructor(
    private readonly moving: Moving,
    private readonly script: OverScript,
    private readonly texts: Pick<Texts, 'forms'>,
  ) {}

  show(ms: number) {
    if (ms >= this.script.ms) return this.clear();
    const { places, title, card, badge } = this.script.at(ms);
    const { moving } = this;
    moving.element.classList.add('under-way');
    for (const [i, place] of moving.places.entries()) this.showPlace(place, must(places[i]));
    Object.assign(moving.head.style, {
      opacity: `${Math.min(1, title)}`,
      transform: `scale(${0.7 + 0.3 * title})`,
    });
    slide(moving.card, card);
    if (moving.badge) slide(moving.badge, badge);
  }

  /** All of it is there. */
  clear() {
    const { element, places, head, card, badge } = this.moving;
    element.classList.remove('under-way');
    const last = this.script.at(Number.POSITIVE_INFINITY);
    for (const [i, { total }] of places.entries()) this.write(total, must(last.places[i]).shown);
    const parts = places.flatMap(({ bird, crown, step, who }) => [bird, crown, step, who]);
    for (const one of [head, card, badge, ...parts])
      if (one) Object.assign(one.style, { opacity: '', transform: '', clipPath: '' });
  }

  private showPlace({ bird, crown, step, who, total }: Place, { risen, above, flat, crowned, shown }: PlaceThen) {
    const below = 100 * (1 - risen);
    Object.assign(step.style, { transform: `translateY(${below}%)`, clipPath: `inset(-20px -20px ${below}%)` });
    who.style.opacity = `${risen}`;
    this.write(total, shown);
    Object.assign(bird.style, {
      opacity: above < 1 ? '1' : '0',
      transform: `translateY(${-150 * above}%) scale(${1 + 0.14 * flat},${1 - 0.18 * flat})`,
    });
    if (crown)
      Object.assign(crown.style, {
        opacity: `${Math.min(1, crowned)}`,
        transform: `translateY(${-90 * (1 - crowned)}%)`,
      });
  }

  private write(total: Part, points: number) {
    total.textContent = this.texts.forms.figure(points);
  }
}

const slide = ({ style }: Part, there: number) =>
  Object.assign(style, { opacity: `${there}`, transform: `translateY(${24 * (1 - there)}px)` });
