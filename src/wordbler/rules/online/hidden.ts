import { inReadingOrder } from '../board';
import type { HistoryEntry } from '../history';
import type { ScoreSheet } from '../score-sheet';
import type { GameState, LaidTile } from '../state';
import { rackSize, type TileId } from '../tiles';

/** Stands for a tile whose face is not to be seen. A tile's own number would tell its letter. */
export const hiddenTile = -1;

/** Who looks at a game: a seat, or null for whoever only watches. */
export type Viewer = number | null;

export const hiddenTiles = (count: number): TileId[] => new Array<TileId>(count).fill(hiddenTile);

/** So many tiles from the left on: in which cells another's lie is that one's own business. */
export const faceDown = (count: number): (TileId | null)[] =>
  Array.from({ length: rackSize }, (_, cell) => (cell < count ? hiddenTile : null));

export const countOn = (rack: readonly (TileId | null)[]) => rack.filter((tile) => tile !== null).length;

/** The tiles of a play as everybody sees them lie, in the order of reading. */
export function tilesOfPlay({ words }: ScoreSheet): LaidTile[] {
  const tiles = new Map<TileId, LaidTile>();
  for (const { tile, letter, x, y, isNew } of words.flatMap(({ letters }) => letters))
    if (isNew) tiles.set(tile, { tile, x, y, letter });
  return [...tiles.values()].sort(inReadingOrder);
}

/** A try that did not cost the turn showed letters of a rack to its player alone. */
const isSeen = (entry: HistoryEntry, viewer: Viewer) =>
  entry.seat === viewer || !(entry.kind === 'disjoint' || (entry.kind === 'invalid' && !entry.turnLost));

/** The game as one seat sees it, or whoever watches. Each field is named here, so that a new one is hidden until it is. */
export function seenState(state: Readonly<GameState>, viewer: Viewer): GameState {
  const { phase, bag, racks, board, laid, toMove, turn, scores, fails, history, openPlay } = state;
  const { skips, resigned, msUsed, msThisTurn, hintsThisTurn, outcome } = state;
  const ownLaid = viewer === toMove ? laid : [];
  return {
    phase,
    bag: hiddenTiles(bag.length),
    racks:
      phase === 'over'
        ? racks
        : racks.map((rack, seat) => (seat === viewer ? rack : faceDown(countOn(rack)))),
    board,
    laid: openPlay ? tilesOfPlay(openPlay.sheet) : ownLaid,
    toMove,
    turn,
    scores,
    fails,
    history: history.filter((entry) => isSeen(entry, viewer)),
    openPlay,
    skips,
    resigned,
    msUsed,
    msThisTurn,
    hintsThisTurn,
    shuffles: 0,
    dice: { thrown: 0 },
    outcome,
  };
}
