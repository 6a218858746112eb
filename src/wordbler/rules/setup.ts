import { isLanguage, languageOfList, type TileSet, tilesOf } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { isMascotId, type NameFault, nameFaults, tidyName } from '../../engine/players/names';
import { areAtHand, type DiceKind } from '../../engine/random/dice';
import { fieldsOf } from '../../engine/saving/untrusted';
import { type PlacedTile, rackSize, type TileId, tileFaces, tileOfSign } from './board';
import { type EvenStep, isEvenStep, justRight, type Level, levels, type Step } from './levels';
import { areRules, type Handicap, isHandicap, ownHandicap, ownRules, type Rules } from './rules';
import { bagFor, shapeOf } from './shape';

/** Where a game begins that is one turn of one seat: what lies there, and what the rack holds. */
export interface Position {
  /** The squares row by row: a tile's sign (signs.ts), or a full stop. */
  board: string;
  rack: string;
}

const empty = '.';

interface Laid {
  board: (PlacedTile | null)[];
  rack: TileId[];
}

/** Its tiles; undefined where the set has not got them. */
function laidOut({ board, rack }: Position, set: TileSet): Laid | undefined {
  const faces = tileFaces(set);
  const taken = new Set<TileId>();
  const take = (printed: string): TileId => {
    const tile = faces.findIndex((face, own) => face.letter === printed && !taken.has(own));
    taken.add(tile);
    return tile;
  };
  let isSound = true;
  const read = (sign: string, isOnBoard: boolean) => {
    const tile = tileOfSign(sign, set.alphabet);
    // On a board a blank stands for a letter, on a rack for none.
    if (!tile || (tile.blank && isOnBoard === (tile.letter === ''))) isSound = false;
    return { letter: tile?.letter ?? '', tile: take(tile?.blank ? '' : (tile?.letter ?? sign)) };
  };
  const squares = [...board].map((sign) => (sign === empty ? null : read(sign, true)));
  const tiles = [...rack].map((sign) => read(sign, false).tile);
  return isSound && !taken.has(-1) ? { board: squares, rack: tiles } : undefined;
}

/** Whether a game can begin there, with such a bag on a board of so many squares in a row. Takes anything. */
function isPosition(value: unknown, set: TileSet, side: number): value is Position {
  const { board, rack } = fieldsOf<Position>(value) ?? {};
  if (typeof board !== 'string' || typeof rack !== 'string') return false;
  return (
    board.length === side * side &&
    /[^.]/.test(board) &&
    rack.length === rackSize &&
    laidOut({ board, rack }, set) !== undefined
  );
}

/** That of a sound setup. */
export const positionOf = (from: Position, set: TileSet): Laid => must(laidOut(from, set));

export interface Seat {
  name: string;
  kind: 'person' | 'computer';
  /** Of a computer only. */
  level?: Level | typeof justRight;
  /** How a computer plays that is to be just right. It stays so for the whole game. */
  step?: EvenStep;
  /** Who stands for the seat at the table; which mascots there are is not the rules' business. */
  mascot?: string | undefined;
  /** Without one, it plays like all others. */
  handicap?: Handicap;
}

/** All that a game is, before anybody acts: with the seed and the commands it can be replayed exactly. */
export interface Setup {
  seats: Seat[];
  rules: Rules;
  seed: string;
  /** Which dice the seed is for; without it those of every day. */
  dice?: DiceKind;
  /** Which bag of tiles: the alphabet's id. */
  tiles: string;
  /** Which word list judges the words. */
  words: string;
  /** One seat, and one turn, begun where another game stood. */
  from?: Position;
}

export type SetupFault =
  | NameFault
  | 'seatCount'
  | 'badSeat'
  | 'mascotTaken'
  | 'badRules'
  | 'badSeed'
  | 'unknownDice'
  | 'unknownTiles'
  | 'malformed';

export const seatCounts = [2, 3, 4] as const;

/** The whole bag of a game. */
export const tileSetOf = ({ tiles, rules }: Pick<Setup, 'tiles' | 'rules'>): TileSet => bagFor(rules, tilesOf(tiles));

/** How many may sit down at a table with such a board. */
export const seatCountsOf = ({ board }: Pick<Rules, 'board'>): readonly number[] =>
  board === 'small' ? [2] : seatCounts;

function isSeat(value: unknown): value is Seat {
  const { name, kind, level, step, mascot, handicap } = fieldsOf<Seat>(value) ?? {};
  if (typeof name !== 'string' || (mascot !== undefined && !isMascotId(mascot))) return false;
  if (handicap !== undefined && !isHandicap(handicap)) return false;
  if (level === justRight ? !isEvenStep(step) : step !== undefined) return false;
  return kind === 'person'
    ? level === undefined
    : kind === 'computer' && [justRight, ...levels].some((own) => own === level);
}

/** How the computer of a seat plays; undefined where a person sits. */
export const stepOf = ({ level, step }: Pick<Seat, 'level' | 'step'>): Step | undefined =>
  level === justRight ? step : level;

const expertSteps: readonly (Step | undefined)[] = ['club', 'expert', 'master'];

/** Whoever plays against a computer that knows every word is measured by every word. */
export const isForExperts = (seats: readonly Seat[]) => seats.some((seat) => expertSteps.includes(stepOf(seat)));

/** On a board that has no room for so many, they play on the usual one. */
export function roomFor(seats: number, rules: Rules): Rules {
  const { board: _, ...others } = rules;
  return seatCountsOf(rules).includes(seats) ? rules : others;
}

/** Older games may have longer ones than are given today; the draws of a book are nobody's game. */
const longestSeed = 1000;

/** A mascot serves one seat only. */
const isMascotTwice = (seats: readonly Seat[]) => {
  const mascots = seats.flatMap(({ mascot }) => mascot ?? []);
  return new Set(mascots).size < mascots.length;
};

/** Why this is no table to play at, or undefined. Takes anything, for it may come from a file or a link. */
export function setupFault(value: unknown): SetupFault | undefined {
  const given = fieldsOf<Setup>(value);
  if (!given) return 'malformed';
  const { seats, rules, seed, dice, tiles, words, from } = given;
  const counts: readonly number[] = from === undefined ? seatCounts : [1];
  if (!Array.isArray(seats) || !counts.includes(seats.length)) return 'seatCount';
  // A hole in an array is passed over by `every`, but not by `from`.
  if (!Array.from<unknown>(seats).every(isSeat)) return 'badSeat';
  const fault = nameFaults(seats.map((seat) => seat.name)).find((found) => found);
  if (fault) return fault;
  if (isMascotTwice(seats)) return 'mascotTaken';
  if (!areRules(rules)) return 'badRules';
  if (from === undefined && !seatCountsOf(rules).includes(seats.length)) return 'seatCount';
  if (typeof seed !== 'string' || seed === '' || seed.length > longestSeed) return 'badSeed';
  if (!areAtHand(dice)) return 'unknownDice';
  if (typeof tiles !== 'string' || !isLanguage(tiles)) return 'unknownTiles';
  if (typeof words !== 'string') return 'malformed';
  // Words of one language are not laid with the tiles of another.
  const listed = languageOfList(words);
  if (listed !== undefined && listed !== tiles) return 'unknownTiles';
  if (from !== undefined && !isPosition(from, tileSetOf({ tiles, rules }), shapeOf(rules).side)) return 'malformed';
  return undefined;
}

function ownSeat({ name, kind, level, step, mascot, handicap = {} }: Seat): Seat {
  const own = ownHandicap(handicap);
  return {
    name: tidyName(name),
    kind,
    ...(level !== undefined && { level }),
    ...(step !== undefined && { step }),
    ...(mascot !== undefined && { mascot }),
    ...(own && { handicap: own }),
  };
}

/** The setup alone, copied, with tidy names; it must be sound. */
export function ownSetup({ seats, rules, seed, dice, tiles, words, from }: Setup): Setup {
  return {
    seats: seats.map(ownSeat),
    rules: ownRules(rules),
    seed,
    ...(dice !== undefined && { dice }),
    tiles,
    words,
    ...(from && { from: { board: from.board, rack: from.rack } }),
  };
}
