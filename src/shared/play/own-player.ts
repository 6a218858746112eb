import { isMascotId, nameFault, tidyName } from '../../engine/players/names';

/** How a computer may be called: short and friendly, and more names than a table has seats. */
export const computerNames: readonly string[] = [
  'Pip',
  'Juno',
  'Otto',
  'Fern',
  'Basil',
  'Wilma',
  'Hugo',
  'Tilly',
  'Moss',
  'Edda',
  'Nico',
  'Ivy',
];

/** The first name that nobody of these has, ignoring case. */
export function freeName(taken: readonly string[]): string {
  const name = computerNames.find((own) => !nameFault(own, taken));
  if (!name) throw new RangeError(`more are called than sit at a table: ${taken}`);
  return name;
}

/** Who plays alone here, in every game. */
export interface OwnPlayer {
  name: string;
  mascot: string;
}

interface Shelf {
  get(place: string): Promise<unknown>;
  set(place: string, value: unknown): Promise<unknown>;
}

const place = 'player';

/** Who played alone last, or else somebody new. */
export async function ownPlayer(shelf: Pick<Shelf, 'get'>, somebody: OwnPlayer): Promise<OwnPlayer> {
  const saved = await shelf.get(place);
  if (typeof saved !== 'object' || saved === null) return somebody;
  const { name, mascot } = saved as Partial<OwnPlayer>;
  return {
    name: typeof name === 'string' && !nameFault(name, []) ? tidyName(name) : somebody.name,
    mascot: isMascotId(mascot) ? mascot : somebody.mascot,
  };
}

/** Remembers who plays, if it is one alone. */
export function keepOwnPlayer(
  shelf: Pick<Shelf, 'set'>,
  players: readonly { name: string; mascot?: string | undefined }[],
) {
  const [player] = players;
  if (player && players.length === 1) void shelf.set(place, { name: player.name, mascot: player.mascot });
}
