import {
  type Command,
  type HistoryEntry,
  inReadingOrder,
  isBlank,
  type PlacedTile,
  type Rules,
  type ScoreSheet,
  type SeenGame,
  type Square,
  scorePlay,
  type TileFace,
  tileSetOf,
  unseenLetters,
} from '.';

export interface SeenTile {
  readonly letter: string;
  readonly blank: boolean;
}

/** All that a seat may know when it is to move, as plain data: its own rack, and what lies open. */
export interface VisibleState {
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
type Shown = Pick<SeenGame, 'setup' | 'state' | 'faces' | 'letters'>;

/** Whoever has left the game is not there any more: the seats are those that still play. */
export function visibleStateOf({ setup, state, faces, letters }: Shown, seat: number): VisibleState {
  const seats = [...setup.seats.keys()].filter((own) => !state.resigned.includes(own));
  const held = state.racks.map((rack) => rack.filter((tile) => tile !== null));
  return {
    seat: seats.indexOf(seat),
    tiles: setup.tiles,
    rules: setup.rules,
    board: state.board.map((placed) => placed && { letter: placed.letter, blank: isBlank(faces[placed.tile]!) }),
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
  readonly sight: VisibleState;
  /** The letters that were exchanged, where it is known which. */
  readonly given?: readonly string[];
}

/** A letter of a play, on its square. */
export interface PlayedLetter extends Square {
  readonly letter: string;
  readonly blank: boolean;
}

/** What a seat may do with its turn. */
export type Move =
  | { readonly kind: 'play'; readonly tiles: readonly PlayedLetter[]; readonly score: number }
  /** The letters to give back; a blank is the empty string. */
  | { readonly kind: 'exchange'; readonly letters: readonly string[] }
  | { readonly kind: 'pass' };

/** The same for moves that are the same, whoever made them. */
export function keyOf(move: Move): string {
  if (move.kind === 'pass') return move.kind;
  if (move.kind === 'exchange') return ['exchange', ...[...move.letters].sort()].join(' ');
  return move.tiles
    .map(({ x, y, letter, blank }) => `${x} ${y} ${blank ? '?' : ''}${letter}`)
    .sort()
    .join(', ');
}

/** What is left of a rack. */
export function keptAfter(move: Move, rack: readonly string[]): string[] {
  if (move.kind === 'pass') return [...rack];
  const saved = [...rack];
  const spent = move.kind === 'play' ? move.tiles.map(({ letter, blank }) => (blank ? '' : letter)) : move.letters;
  for (const letter of spent) {
    const at = saved.indexOf(letter);
    if (at < 0) throw new RangeError(`no tile with "${letter}" on the rack`);
    saved.splice(at, 1);
  }
  return saved;
}

/** The commands by which a seat makes a move, the tiles laid in the order of reading. */
export function commandsOf(move: Move, { state, faces }: Pick<Shown, 'state' | 'faces'>, seat: number): Command[] {
  const rack = state.racks[seat]!.filter((tile) => tile !== null);
  // Takes the tile from the rack, so that two alike are two.
  const take = (letter: string) => {
    const at = rack.findIndex((tile) => faces[tile]!.letter === letter);
    if (at < 0) throw new RangeError(`no tile with "${letter}" on the rack`);
    return rack.splice(at, 1)[0]!;
  };
  if (move.kind === 'pass') return [{ type: 'pass', seat }];
  if (move.kind === 'exchange') return [{ type: 'exchange', seat, tiles: move.letters.map(take) }];
  const lays = [...move.tiles].sort(inReadingOrder).map(({ x, y, letter, blank }): Command => {
    const tile = take(blank ? '' : letter);
    return isBlank(faces[tile]!) ? { type: 'lay', seat, tile, x, y, letter } : { type: 'lay', seat, tile, x, y };
  });
  return [...lays, { type: 'done', seat }];
}

export interface PlaySheet {
  readonly sheet: ScoreSheet;
  /** As it lay before the play. */
  readonly board: readonly (PlacedTile | null)[];
}

/** Every point of a play on the board that a seat saw. The tiles have numbers of their own here. */
export function playSheet(
  sight: Pick<VisibleState, 'board' | 'tiles' | 'rules'>,
  play: readonly PlayedLetter[],
): PlaySheet {
  const points = new Map(tileSetOf(sight).letters.map(({ letter, points }) => [letter, points]));
  const faces: TileFace[] = [];
  const place = ({ letter, blank }: SeenTile): PlacedTile => {
    const face = blank ? { letter: '', points: 0 } : { letter, points: points.get(letter) ?? 0 };
    return { tile: faces.push(face) - 1, letter };
  };
  const board = sight.board.map((tile) => tile && place(tile));
  const laid = play.map((tile) => ({ x: tile.x, y: tile.y, ...place(tile) }));
  return { sheet: scorePlay(board, laid, faces, sight.rules), board };
}
