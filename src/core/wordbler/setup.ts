import type { TileSet } from '../alphabet/alphabet';
import { englishTiles } from '../alphabet/english';
import { fieldsOf } from '../keeping/fields';
import { isMascotId } from '../players/mascots';
import { type NameFault, nameFaults, tidyName } from '../players/names';
import { the } from '../the';
import { areRules, type Rules } from './rules';

/** How well a computer plays, from the mildest on. */
export const levels = ['fledgling', 'songbird', 'club', 'expert'] as const;

export type Level = (typeof levels)[number];

export interface Seat {
  name: string;
  kind: 'person' | 'computer';
  /** Of a computer only. */
  level?: Level;
  /** Who stands for the seat at the table; which mascots there are is not the rules' business. */
  mascot?: string;
}

/** All that a game is, before anybody acts: with the seed and the commands it can be replayed exactly. */
export interface Setup {
  seats: Seat[];
  rules: Rules;
  seed: string;
  /** Which bag of tiles: the alphabet's id. */
  tiles: string;
  /** Which word list judges the words. */
  words: string;
}

export type SetupFault =
  | NameFault
  | 'seatCount'
  | 'badSeat'
  | 'mascotTaken'
  | 'badRules'
  | 'badSeed'
  | 'unknownTiles'
  | 'malformed';

export const seatCounts = [2, 3, 4] as const;

const tileSets: Readonly<Record<string, TileSet>> = { [englishTiles.alphabet.id]: englishTiles };

export const tileSetOf = ({ tiles }: Pick<Setup, 'tiles'>): TileSet => the(tileSets[tiles]);

function isSeat(value: unknown): value is Seat {
  const { name, kind, level, mascot } = fieldsOf<Seat>(value) ?? {};
  if (typeof name !== 'string' || (mascot !== undefined && !isMascotId(mascot))) return false;
  return kind === 'person' ? level === undefined : kind === 'computer' && levels.some((own) => own === level);
}

/** A mascot serves one seat only. */
const isMascotTwice = (seats: readonly Seat[]) => {
  const mascots = seats.flatMap(({ mascot }) => mascot ?? []);
  return new Set(mascots).size < mascots.length;
};

/** Why this is no table to play at, or undefined. Takes anything, for it may come from a file or a link. */
export function setupFault(value: unknown): SetupFault | undefined {
  const given = fieldsOf<Setup>(value);
  if (!given) return 'malformed';
  const { seats, rules, seed, tiles, words } = given;
  if (!Array.isArray(seats) || !seatCounts.some((count) => count === seats.length)) return 'seatCount';
  // A hole in an array is passed over by `every`, but not by `from`.
  if (!Array.from<unknown>(seats).every(isSeat)) return 'badSeat';
  const fault = nameFaults(seats.map((seat) => seat.name)).find((found) => found);
  if (fault) return fault;
  if (isMascotTwice(seats)) return 'mascotTaken';
  if (!areRules(rules)) return 'badRules';
  if (typeof seed !== 'string' || seed === '') return 'badSeed';
  if (typeof tiles !== 'string' || !Object.hasOwn(tileSets, tiles)) return 'unknownTiles';
  if (typeof words !== 'string') return 'malformed';
  return undefined;
}

/** The setup alone, copied, with tidy names; it must be sound. */
export function ownSetup({ seats, rules, seed, tiles, words }: Setup): Setup {
  const own = structuredClone({ seats, rules, seed, tiles, words });
  for (const seat of own.seats) seat.name = tidyName(seat.name);
  return own;
}
