import { must } from '../../engine/must';
import type { Texts } from '../../texts/texts';
import type { OverScript, PlaceThen, RowThen } from './over-script';

type Part = Pick<HTMLElement, 'style' | 'classList' | 'textContent'>;

interface Row {
  element: Part;
  tiles: readonly Part[];
  total: Part;
  change: Part;
}

interface Place {
  bird: Part;
  crown: Part | null;
  step: Part;
  who: Part;
}

/** What of the end moves. */
export interface Moving {
  element: Part;
  rows: readonly Row[];
  places: readonly Place[];
  head: Part;
}

export function movingOf(element: HTMLElement): Moving {
  const all = (which: string) => [...element.querySelectorAll<HTMLElement>(which)];
  return {
    element,
    rows: all('.reckoning tbody tr').map((row) => ({
      element: row,
      tiles: [...row.querySelectorAll<HTMLElement>('.left-tiles .tile')],
      total: row.querySelector<HTMLElement>('.total')!,
      change: row.querySelector<HTMLElement>('.change')!,
    })),
    places: all('.podium li').map((place) => ({
      bird: place.querySelector<HTMLElement>('.pic')!,
      crown: place.querySelector<HTMLElement>('.crown'),
      step: place.querySelector<HTMLElement>('.step')!,
      who: place.querySelector<HTMLElement>('.who')!,
    })),
    head: element.querySelector('header')!,
  };
}

/** Shows the moments of a script on the end's own elements; at its end nothing of it is left on them. */
export class OverMotion {
  constructor(
    private readonly moving: Moving,
    private readonly script: OverScript,
    private readonly texts: Pick<Texts, 'inFigures'>,
  ) {}

  show(ms: number) {
    if (ms >= this.script.ms) return this.clear();
    const { rows, places, title } = this.script.at(ms);
    const { moving } = this;
    moving.element.classList.add('under-way');
    for (const [i, row] of moving.rows.entries()) showRow(this.texts, row, must(rows[i]));
    for (const [i, place] of moving.places.entries()) showPlace(place, must(places[i]));
    Object.assign(moving.head.style, {
      opacity: `${Math.min(1, title)}`,
      transform: `scale(${0.7 + 0.3 * title})`,
    });
  }

  /** All of it is there. */
  clear() {
    const { element, rows, places, head } = this.moving;
    element.classList.remove('under-way');
    const last = this.script.at(Number.POSITIVE_INFINITY);
    for (const [i, row] of rows.entries()) {
      showRow(this.texts, row, must(last.rows[i]));
      row.change.style.opacity = '';
    }
    for (const one of [head, ...places.flatMap(({ bird, crown, step, who }) => [bird, crown, step, who])])
      if (one) Object.assign(one.style, { opacity: '', transform: '', clipPath: '' });
  }
}

function showRow(
  texts: Pick<Texts, 'inFigures'>,
  { element, tiles, total, change }: Row,
  { counted, lifted, shown }: RowThen,
) {
  const isCounted = lifted > 0;
  element.classList.toggle('counting', isCounted);
  for (const [i, tile] of tiles.entries()) {
    const isUp = isCounted && i === counted;
    tile.classList.toggle('counted', i < counted);
    tile.classList.toggle('up', isUp);
    tile.style.transform = isUp ? `translateY(${-6 * lifted}px) rotate(${-3 * lifted}deg)` : '';
  }
  total.textContent = withMinus(texts, shown);
  change.style.opacity = counted < tiles.length ? '0' : '1';
}

function showPlace({ bird, crown, step, who }: Place, { risen, above, flat, crowned }: PlaceThen) {
  const below = 100 * (1 - risen);
  Object.assign(step.style, { transform: `translateY(${below}%)`, clipPath: `inset(-20px -20px ${below}%)` });
  who.style.opacity = `${risen}`;
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

export const withMinus = ({ inFigures }: Pick<Texts, 'inFigures'>, points: number) =>
  inFigures(points < 0 ? `−${-points}` : points);
