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

export interface RowThen {
  /** So many tiles are counted, and the next one is up by this share. */
  counted: number;
  lifted: number;
  shown: number;
}

/** How a place of the podium stands: how much of its block is up, how high its bird is above it, and how flat. */
export interface PlaceThen {
  risen: number;
  above: number;
  flat: number;
  crowned: number;
}

export interface Then {
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
    this.landings = [...new Set(this.blocks)]
      .sort((a, b) => a - b)
      .map((from) => from + times.rise + times.drop);
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
