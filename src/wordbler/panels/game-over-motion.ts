import { must } from '../../engine/must';
import type { Texts } from '../../texts/texts';

/** What is left on a rack, and what becomes of the points of whoever held it. */
export interface Reckoned {
  tiles: readonly number[];
  played: number;
  total: number;
  place: number;
}

/** In ms; lengths are shares of what moves. */
const times = {
  begin: 420,
  tile: 220,
  /** All racks together take no longer than this. */
  allTiles: 2600,
  row: 140,
  rise: 340,
  drop: 260,
  squash: 200,
  between: 260,
  hush: 620,
  crown: 260,
  title: 420,
};

interface RowThen {
  /** So many tiles are counted, and the next one is up by this share. */
  counted: number;
  lifted: number;
  shown: number;
}

/** How a place of the podium stands: how much of its block is up, how high its bird is above it, and how flat. */
interface PlaceThen {
  risen: number;
  above: number;
  flat: number;
  crowned: number;
}

interface Then {
  rows: RowThen[];
  places: PlaceThen[];
  /** How much of the title is there; more than 1 as it springs up. */
  title: number;
}

const share = (ms: number, of: number) => Math.min(1, Math.max(0, ms / of));
const easeOut = (k: number) => 1 - (1 - k) ** 3;
const hump = (k: number) => Math.sin(Math.PI * k);
const spring = (k: number) => 1 + 2.6 * (k - 1) ** 3 + 1.6 * (k - 1) ** 2;

/**
 * The end, from its first moment to its last: racks are counted down from first to last, the blocks rise from last to
 * first, with a hush before the first place. Nothing is remembered: every moment can be shown, in any order.
 */
export class OverScript {
  /** When each row begins, in order of the ranking, and each block. */
  private readonly rows: number[] = [];
  private readonly blocks: number[];
  private readonly tile: number;
  /** When all racks are counted. */
  readonly reckoned: number;
  /** When a tile is counted. */
  readonly counts: readonly number[];
  /** When the birds land, the last place first. */
  readonly landings: readonly number[];
  /** When the best are there, and everybody may cheer. */
  readonly cheer: number;
  readonly ms: number;

  constructor(private readonly ranking: readonly Reckoned[]) {
    const tiles = ranking.reduce((sum, row) => sum + row.tiles.length, 0);
    this.tile = Math.min(times.tile, times.allTiles / Math.max(1, tiles));
    let at = times.begin;
    for (const row of ranking) {
      this.rows.push(at);
      at += row.tiles.length * this.tile + times.row;
    }
    this.counts = ranking.flatMap(({ tiles: left }, row) =>
      left.map((_, tile) => (this.rows[row] ?? 0) + (tile + 1) * this.tile),
    );
    this.reckoned = at;
    this.blocks = ranking.map(() => 0);
    for (let i = ranking.length - 1; i >= 0; i--) {
      const place = ranking[i]?.place;
      // Who shares a place rises together.
      const isShared = place === ranking[i + 1]?.place;
      if (!isShared && i < ranking.length - 1) at += times.between;
      if (!isShared && place === 1 && ranking.length > 1) at += times.hush;
      this.blocks[i] = at;
    }
    this.landings = [...new Set(this.blocks)].sort((a, b) => a - b).map((from) => from + times.rise + times.drop);
    this.cheer = Math.max(...this.blocks) + times.rise + times.drop;
    this.ms = this.cheer + Math.max(times.squash + times.crown, times.title);
  }

  at(ms: number): Then {
    return {
      rows: this.ranking.map((row, i) => this.rowAt(row, ms - (this.rows[i] ?? 0))),
      places: this.ranking.map(({ place }, i) => this.placeAt(place, ms - (this.blocks[i] ?? 0))),
      title: ms >= this.cheer ? spring(share(ms - this.cheer, times.title)) : 0,
    };
  }

  private rowAt({ tiles, played, total }: Reckoned, ms: number): RowThen {
    const counted = Math.min(tiles.length, Math.max(0, Math.floor(ms / this.tile)));
    const isOver = ms >= tiles.length * this.tile;
    const lifted = ms < 0 || isOver ? 0 : hump(ms / this.tile - counted);
    const cost = tiles.slice(0, counted).reduce((sum, points) => sum + points, 0);
    return { counted, lifted, shown: isOver ? total : played - cost };
  }

  private placeAt(place: number, ms: number): PlaceThen {
    const landed = times.rise + times.drop;
    return {
      risen: easeOut(share(ms, times.rise)),
      above: 1 - share(ms - times.rise, times.drop) ** 2,
      flat: hump(share(ms - landed, times.squash)),
      crowned: place === 1 ? spring(share(ms - landed - times.squash / 2, times.crown)) : 0,
    };
  }
}

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
    private readonly texts: Pick<Texts, 'forms'>,
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
  texts: Pick<Texts, 'forms'>,
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

export const withMinus = ({ forms }: Pick<Texts, 'forms'>, points: number) => forms.figure(points);
