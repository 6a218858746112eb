import { type HistoryEntry, isBlank, type Rules, type SeenGame, unseenLetters } from '.';

export interface SeenTile {
  readonly letter: string;
  readonly blank: boolean;
}

/** All that a seat may know when it is to move, as plain data: its own rack, and what lies open. */
export interface Sight {
  readonly seat: number;
  /** Which bag of tiles: the alphabet's id. */
  readonly tiles: string;
  readonly rules: Rules;
  /** The squares row by row. */
  readonly board: readonly (SeenTile | null)[];
  /** The letters of the own rack; a blank is the empty string. */
  readonly rack: readonly string[];
  /** The letters in the bag or on other racks, nobody knows which; in the order of the alphabet, blanks last. */
  readonly unseen: readonly string[];
  readonly bagCount: number;
  /** How many tiles each seat holds. */
  readonly rackCounts: readonly number[];
  readonly scores: readonly number[];
  readonly fails: number;
  readonly turn: number;
}

/** What a game must show of itself to be seen so. */
export type Sighted = Pick<SeenGame, 'setup' | 'state' | 'faces' | 'letters'>;

/** Whoever has left the game is not there any more: the seats are those that still play. */
export function sightOf({ setup, state, faces, letters }: Sighted, seat: number): Sight {
  const seats = [...setup.seats.keys()].filter((own) => !state.resigned.includes(own));
  const held = state.racks.map((rack) => rack.filter((tile) => tile !== null));
  return {
    seat: seats.indexOf(seat),
    tiles: setup.tiles,
    rules: setup.rules,
    board: state.board.map(
      (placed) => placed && { letter: placed.letter, blank: isBlank(faces[placed.tile]!) },
    ),
    rack: held[seat]!.map((tile) => faces[tile]!.letter),
    unseen: unseenLetters({ ...state, laid: [] }, faces, letters, seat).flatMap(({ letter, count }) =>
      new Array<string>(count).fill(letter),
    ),
    bagCount: state.bag.length,
    rackCounts: seats.map((own) => held[own]!.length),
    scores: seats.map((own) => state.scores[own]!),
    fails: state.fails,
    turn: state.turn,
  };
}

/** A turn of a game that was played, with what its player saw before it. */
export interface SeenTurn {
  readonly entry: HistoryEntry;
  readonly sight: Sight;
  /** The letters that were exchanged, where it is known which. */
  readonly given?: readonly string[];
}
