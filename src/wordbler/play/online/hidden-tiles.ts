import { must } from '../../../engine/must';
import { fieldsOf } from '../../../engine/saving/untrusted';
import {
  type Command,
  type GameEvent,
  type GameState,
  type LaidTile,
  rackSize,
  type ScoreSheet,
  type TileId,
} from '../../rules';
import type { SeenEvent, Viewer } from '../../rules/online';

/**
 * What a seat has done by itself in a turn: how its rack lies, and what it has laid. The server knows nothing of it.
 */
export interface Hand {
  turn: number;
  cells: readonly (TileId | null)[];
  laid: readonly LaidTile[];
}

interface At {
  turn: number;
  rack: readonly (TileId | null)[];
  /** It is this seat's turn. */
  isOpen: boolean;
  dispatch(command: Command): void;
  /** Whether a tile is a blank. */
  isBlank(tile: TileId): boolean;
}

/** As it was kept, or anything else. What does not fit any more is left. */
export function takeUpHand(saved: unknown, seat: number, at: At) {
  const { turn, cells, laid } = fieldsOf<Hand>(saved) ?? {};
  if (!Array.isArray(cells)) return;
  cells.forEach((tile, to) => {
    const from = tile === null ? -1 : at.rack.indexOf(tile);
    if (from > to) at.dispatch({ type: 'arrange', seat, from, to });
  });
  if (!at.isOpen || turn !== at.turn || !Array.isArray(laid)) return;
  for (const { tile, x, y, letter } of laid as LaidTile[])
    at.dispatch({ type: 'lay', seat, tile, x, y, ...(at.isBlank(tile) && { letter }) });
}

/**
 * Tiles that are not seen are only counted, but a table shows each of them. So every back gets the number of one of the
 * tiles that nobody has seen: any, until one is turned up, which then changes places with the back that it was. Nobody
 * sees that, since backs are alike.
 */
export class HiddenTiles {
  private bag: TileId[];
  private readonly racks: TileId[][];

  constructor(
    { bag, racks, board, laid, toMove }: Readonly<GameState>,
    private readonly viewer: Viewer,
    tileCount: number,
  ) {
    const seen = new Set<TileId>();
    for (const placed of board) if (placed) seen.add(placed.tile);
    for (const { tile } of laid) seen.add(tile);
    for (const tile of racks.flat()) if (tile !== null && tile >= 0) seen.add(tile);
    const unseen = Array.from({ length: tileCount }, (_, tile) => tile).filter((tile) => !seen.has(tile));
    this.racks = racks.map((rack, seat) => {
      const held = rack.filter((tile) => tile !== null);
      if (seat === viewer) return [];
      // At the end every rack is open, also that of whoever would be to move.
      const offered = seat === toMove ? laid.map(({ tile }) => tile) : [];
      const open = new Set([...offered, ...held.filter((tile) => tile >= 0)]);
      return [...open, ...unseen.splice(0, held.length - open.size)];
    });
    if (unseen.length !== bag.length) throw new RangeError('bag');
    this.bag = unseen;
  }

  /** The state as a table shows it. */
  cover(state: Readonly<GameState>): GameState {
    const racks = state.racks.map((rack, seat) => {
      if (seat === this.viewer || state.phase === 'over') return rack;
      return Array.from({ length: rackSize }, (_, cell) => this.racks[seat]?.[cell] ?? null);
    });
    return { ...state, bag: [...this.bag], racks };
  }

  /** Whoever is about to turn tiles up holds them from now on. Says whether any changed places. */
  prepare(events: readonly SeenEvent[]): boolean {
    // What is exchanged may come again at once.
    const returned = events.flatMap((event) =>
      event.type === 'exchanged' && 'drawn' in event ? tilesOf(event.drawn) : [],
    );
    const moved = events.flatMap((event) => {
      if (event.type === 'playScored' || event.type === 'playOffered')
        return this.hold(newTiles(event.sheet), event.seat);
      if (event.type === 'tilesWentHome')
        return this.hold(
          event.tiles.map(({ tile }) => tile),
          event.seat,
        );
      if (event.type === 'refilled' && 'drawn' in event) {
        const drawn = tilesOf(event.drawn);
        return this.hold(
          drawn.filter((tile) => !returned.includes(tile)),
          'bag',
        );
      }
      return [];
    });
    return moved.some(Boolean);
  }

  /** What happened, as a table shows it. */
  tell(events: readonly GameEvent[]): GameEvent[] {
    return events.map((event) => this.told(event));
  }

  private told(event: GameEvent): GameEvent {
    switch (event.type) {
      case 'dealt': {
        // The own tiles are known, so they are taken first.
        for (const { seat, drawn } of event.hands) if (seat === this.viewer) this.take(tilesOf(drawn));
        const hands = event.hands.map((hand) =>
          hand.seat === this.viewer ? hand : { ...hand, drawn: this.draw(hand.seat, hand.drawn.length) },
        );
        return { ...event, hands };
      }
      case 'refilled':
        if (event.seat !== this.viewer) return { ...event, drawn: this.draw(event.seat, event.drawn.length) };
        this.take(tilesOf(event.drawn));
        return event;
      case 'exchanged':
      case 'resigned': {
        if (event.seat !== this.viewer) return { ...event, returned: this.giveBack(event.seat, event.returned.length) };
        this.bag.push(...tilesOf(event.returned));
        return event;
      }
      case 'playScored':
        this.racks[event.seat] = this.rackOf(event.seat).filter((tile) => !newTiles(event.sheet).includes(tile));
        return event;
      case 'tilesWentHome': {
        if (event.seat === this.viewer) return event;
        const rack = this.rackOf(event.seat);
        return { ...event, tiles: event.tiles.map((tile) => ({ ...tile, cell: rack.indexOf(tile.tile) })) };
      }
      default:
        return event;
    }
  }

  private rackOf(seat: number): TileId[] {
    return must(this.racks[seat]);
  }

  private hold(tiles: readonly TileId[], holder: number | 'bag'): boolean[] {
    if (holder === this.viewer) return [];
    const held = holder === 'bag' ? this.bag : this.rackOf(holder);
    return tiles.map((tile) => {
      if (held.includes(tile)) return false;
      const other = [this.bag, ...this.racks].find((own) => own.includes(tile));
      const back = held.findIndex((own) => !tiles.includes(own));
      if (!other || back < 0) throw new RangeError(`tile ${tile}`);
      other[other.indexOf(tile)] = must(held[back]);
      held[back] = tile;
      return true;
    });
  }

  private take(tiles: readonly TileId[]) {
    this.bag = this.bag.filter((tile) => !tiles.includes(tile));
  }

  private draw(seat: number, count: number) {
    const rack = this.rackOf(seat);
    const tiles = this.bag.splice(0, count);
    const drawn = tiles.map((tile, at) => ({ tile, cell: rack.length + at }));
    rack.push(...tiles);
    return drawn;
  }

  private giveBack(seat: number, count: number) {
    const rack = this.rackOf(seat);
    const from = rack.length - count;
    const returned = rack.splice(from, count).map((tile, at) => ({ tile, cell: from + at }));
    this.bag.push(...returned.map(({ tile }) => tile));
    return returned;
  }
}

const tilesOf = (drawn: readonly { tile: TileId }[]) => drawn.map(({ tile }) => tile);

const newTiles = ({ words }: ScoreSheet): TileId[] => [
  ...new Set(words.flatMap(({ letters }) => letters.flatMap(({ tile, isNew }) => (isNew ? [tile] : [])))),
];
