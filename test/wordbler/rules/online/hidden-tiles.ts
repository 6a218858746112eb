import type { GameState } from '../../../../src/rules';
import type { Viewer } from '../../../../src/wordbler/rules/online';

/** The tiles that a viewer must not know: in the bag, and on the racks of others, but for those that lie open. */
export function hiddenFrom({ bag, racks, laid, openPlay }: Readonly<GameState>, viewer: Viewer): Set<number> {
  const others = racks.flatMap((rack, seat) => (seat === viewer ? [] : rack.filter((tile) => tile !== null)));
  const open = openPlay ? laid.map(({ tile }) => tile) : [];
  return new Set([...bag, ...others].filter((tile) => !open.includes(tile)));
}

const names = new Set(['tile', 'tiles', 'cells', 'swapped', 'racks', 'bag']);

/** Every tile that is named anywhere in a value. */
export function tilesNamed(value: unknown, under = ''): number[] {
  if (typeof value === 'number') return names.has(under) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const inList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, own]) => tilesNamed(own, inList ? under : name));
}

/** Whether the look of a game is another where hidden tiles lie elsewhere, and its chance stands otherwise. */
export function showsHidden(
  state: Readonly<GameState>,
  viewer: Viewer,
  look: (state: GameState) => string,
): string | undefined {
  const hidden = [...hiddenFrom(state, viewer)];
  const next = new Map(hidden.map((tile, at) => [tile, hidden[(at + 1) % hidden.length]!]));
  const moved = <T extends number | null>(tile: T) => (next.get(tile as number) ?? tile) as T;
  const other: GameState = {
    ...(state as GameState),
    bag: state.bag.map(moved),
    racks: state.racks.map((rack) => rack.map(moved)),
    laid: state.laid.map((laid) => ({ ...laid, tile: moved(laid.tile) })),
    dice: { thrown: 7 },
    shuffles: state.shuffles + 1,
  };
  return look(other) === look(state as GameState) ? undefined : 'what is hidden can be told from the look';
}
