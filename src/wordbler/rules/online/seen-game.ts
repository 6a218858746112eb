import { must } from '../../../engine/must';
import { inReadingOrder, rackSize, type TileId } from '../board';
import { type Adjustment, minutesOver } from '../ending';
import type { Game } from '../game';
import { chooseLetter, lay, move } from '../laying';
import { clockOf } from '../rules';
import { noWords, type ScoreSheet } from '../scoring';
import { disjointWord } from '../turn';
import type { DrawnTile, GameEvent, GameState, Happening, HistoryEntry, LaidTile, Refusal } from '../types';
import type { SeenEvent, Share } from './seen-event';

/** Stands for a tile whose face is not to be seen. A tile's own number would tell its letter. */
export const hiddenTile = -1;

/** Who looks at a game: a seat, or null for whoever only watches. */
export type Viewer = number | null;

const hiddenTiles = (count: number): TileId[] => new Array<TileId>(count).fill(hiddenTile);

/** So many tiles from the left on: in which cells another's lie is that one's own business. */
const faceDown = (count: number): (TileId | null)[] =>
  Array.from({ length: rackSize }, (_, cell) => (cell < count ? hiddenTile : null));

const countOn = (rack: readonly (TileId | null)[]) => rack.filter((tile) => tile !== null).length;

/** The tiles of a play as everybody sees them lie, in the order of reading. */
function tilesOfPlay({ words }: ScoreSheet): LaidTile[] {
  const tiles = new Map<TileId, LaidTile>();
  for (const { tile, letter, x, y, isNew } of words.flatMap(({ letters }) => letters))
    if (isNew) tiles.set(tile, { tile, x, y, letter });
  return [...tiles.values()].sort(inReadingOrder);
}

/** A try that did not cost the turn showed letters of a rack to its player alone. */
const isSeen = (entry: HistoryEntry, viewer: Viewer) =>
  entry.seat === viewer || !(entry.kind === 'disjoint' || (entry.kind === 'invalid' && !entry.turnLost));

/**
 * The game as one seat sees it, or whoever watches. Each field is named here, so that a new one is hidden until it is.
 */
export function seenState(state: Readonly<GameState>, viewer: Viewer): GameState {
  const { phase, bag, racks, board, laid, toMove, turn, scores, fails, history, openPlay } = state;
  const { skips, resigned, msUsed, msThisTurn, hintsThisTurn, outcome } = state;
  const ownLaid = viewer === toMove ? laid : [];
  return {
    phase,
    bag: hiddenTiles(bag.length),
    racks: phase === 'over' ? racks : racks.map((rack, seat) => (seat === viewer ? rack : faceDown(countOn(rack)))),
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

/** A game as one viewer knows it: hidden tiles lie face down in it. */
interface Followed {
  game: Game;
  viewer: Viewer;
}

type Seen<T extends SeenEvent['type']> = Extract<SeenEvent, { type: T }>;
/** Moves the game on; answers with the event as the table shows it, where that is another. */
type Follower<T extends SeenEvent['type']> = (followed: Followed, event: Seen<T>) => GameEvent | undefined;

const asTold = () => undefined;

const followers: { readonly [T in SeenEvent['type']]: Follower<T> } = {
  drewForStart: asTold,
  startDecided: asTold,
  drawReturned: asTold,
  dealt: (followed, { type, hands }) => ({
    type,
    hands: hands.map(({ seat, ...share }) => ({ seat, drawn: draw(followed, seat, share as Share) })),
  }),
  turnBegan: ({ game }, { seat, turn }) => beginTurn(game, seat, turn),
  tileLaid: ({ game }, event) => byTheRules(game, lay(game, { ...event, type: 'lay' })),
  tileMoved: ({ game }, event) => byTheRules(game, move(game, { ...event, type: 'move' })),
  letterChosen: ({ game }, event) => byTheRules(game, chooseLetter(game, { ...event, type: 'chooseLetter' })),
  tilesWentHome: ({ game, viewer }, { type, seat, tiles, reason }) => {
    const going = game.state.laid.filter(({ tile }) => tiles.some((own) => own.tile === tile));
    if (seat === viewer) {
      game.sendHome(going, reason);
      return told(game);
    }
    game.state.laid = game.state.laid.filter((laid) => !going.includes(laid));
    // Everybody has seen them, but on the rack they are face down again.
    return { type, seat, tiles: tiles.map((tile, cell) => ({ ...tile, cell })), reason };
  },
  rackArranged: ({ game }, { seat, cells }) => {
    game.state.racks[seat] = [...cells];
    return undefined;
  },
  hintTaken: ({ game }, { step }) => {
    game.state.hintsThisTurn = step;
    return undefined;
  },
  playRefused: ({ game }, { seat }) => {
    game.note(seat, 0, { kind: 'disjoint', word: disjointWord(game) });
    return undefined;
  },
  wordsRejected: ({ game }, { seat, words, attempted, turnLost, fails }) => {
    game.state.fails = fails;
    game.state.openPlay = null;
    game.note(seat, 0, { kind: 'invalid', ...noWords(game.rules, words), attempted, turnLost });
    return undefined;
  },
  playOffered: ({ game }, { sheet, awaiting }) => {
    game.state.phase = 'challenge';
    game.state.openPlay = { sheet, awaiting: [...awaiting] };
    game.state.laid = tilesOfPlay(sheet);
    return undefined;
  },
  playAccepted: ({ game }, { by }) => waitNoMoreFor(game, by),
  playChallenged: ({ game }, { seat, by, words }) => {
    if (words.length > 0) return undefined;
    game.state.skips[by] = must(game.state.skips[by]) + 1;
    game.note(by, 0, { kind: 'challengedInVain', by: seat });
    return undefined;
  },
  playScored: ({ game, viewer }, { seat, sheet }) => {
    const { state } = game;
    state.laid = tilesOfPlay(sheet);
    const count = state.laid.length;
    const rack = game.rackOf(seat);
    game.fixLaidTiles();
    if (seat !== viewer) state.racks[seat] = faceDown(countOn(rack) - count);
    state.fails = 0;
    state.openPlay = null;
    game.note(seat, sheet.total, { kind: 'played', sheet });
    return undefined;
  },
  refilled: (followed, { type, seat, ...share }) => ({
    type,
    seat,
    drawn: draw(followed, seat, share as Share),
  }),
  exchanged: (followed, { type, seat, fails, ...share }) => {
    const returned = giveBack(followed, seat, share as Share);
    followed.game.state.fails = fails;
    followed.game.note(seat, 0, { kind: 'exchanged', count: returned.length });
    return { type, seat, returned, fails };
  },
  passed: ({ game }, { seat, fails }) => failTurn(game, seat, fails, { kind: 'passed' }),
  timeSpent: ({ game }, { seat, msThisTurn, msUsed }) => {
    game.state.msThisTurn = msThisTurn;
    game.state.msUsed[seat] = msUsed;
    return undefined;
  },
  timedOut: ({ game }, { seat, fails }) => failTurn(game, seat, fails, { kind: 'timedOut' }),
  turnSkipped: ({ game }, { seat }) => {
    beginTurn(game, seat, game.state.turn + 1);
    game.state.skips[seat] = must(game.state.skips[seat]) - 1;
    game.note(seat, 0, { kind: 'skipped' });
    return undefined;
  },
  resigned: (followed, { type, seat, ...share }) => {
    const { game } = followed;
    const { state } = game;
    if (seat === state.toMove) {
      state.openPlay = null;
      state.laid = [];
    } else if (state.openPlay) waitNoMoreFor(game, seat);
    state.resigned.push(seat);
    const returned = giveBack(followed, seat, share as Share);
    game.note(seat, 0, { kind: 'resigned' });
    return { type, seat, returned };
  },
  gameEnded: ({ game }, { outcome, racks }) => {
    const { state } = game;
    state.racks = racks.map((rack) => [...rack]);
    for (const adjustment of outcome.adjustments)
      if (adjustment.kind !== 'handicap') game.note(adjustment.seat, adjustment.points, adjusted(game, adjustment));
    state.phase = 'over';
    state.outcome = outcome;
    return undefined;
  },
};

/** Moves a followed game on by what its viewer was told; answers with the same events as a table shows them. */
export function followEvents(followed: Followed, events: readonly SeenEvent[]): GameEvent[] {
  return events.map((event) => {
    const follow = followers[event.type] as unknown as (by: Followed, event: SeenEvent) => GameEvent | undefined;
    // What is told whole needs no other shape.
    return follow(followed, event) ?? (event as GameEvent);
  });
}

function beginTurn({ state }: Game, seat: number, turn: number): undefined {
  state.phase = 'turn';
  state.toMove = seat;
  state.turn = turn;
  state.msThisTurn = 0;
  state.hintsThisTurn = 0;
}

function failTurn(game: Game, seat: number, fails: number, happening: Happening): undefined {
  game.state.fails = fails;
  game.note(seat, 0, happening);
}

function waitNoMoreFor({ state }: Game, seat: number): undefined {
  const open = state.openPlay;
  if (open) open.awaiting = open.awaiting.filter((other) => other !== seat);
}

/** What was allowed where the game is played is allowed where it is followed. */
function byTheRules(game: Game, refused: Refusal | undefined): GameEvent | undefined {
  if (refused) throw new RangeError(`What was told cannot have happened: ${refused}`);
  return told(game);
}

const told = (game: Game) => game.takeEvents()[0];

/** Into the cells they were told to be in, or wherever there is room: an own rack may have been arranged since. */
function draw({ game }: Followed, seat: number, share: Share): DrawnTile[] {
  const rack = game.rackOf(seat);
  const tiles = 'drawn' in share ? share.drawn : hiddenTiles(share.count).map((tile) => ({ tile, cell: -1 }));
  game.state.bag.splice(0, tiles.length);
  return tiles.map(({ tile, cell }) => {
    const free = rack[cell] === null ? cell : rack.indexOf(null);
    rack[free] = tile;
    return { tile, cell: free };
  });
}

function giveBack({ game }: Followed, seat: number, share: Share): DrawnTile[] {
  const rack = game.rackOf(seat);
  const count = 'drawn' in share ? share.drawn.length : share.count;
  game.state.bag.push(...hiddenTiles(count));
  const tiles = 'drawn' in share ? share.drawn.map(({ tile }) => tile) : hiddenTiles(count);
  return tiles.map((tile) => {
    // Those that are face down leave from the right, so that the others need not move up.
    const cell = tile === hiddenTile ? rack.lastIndexOf(tile) : rack.indexOf(tile);
    rack[cell] = null;
    return { tile, cell };
  });
}

function adjusted({ state, faces, setup }: Game, { seat, kind }: Adjustment): Happening {
  if (kind === 'wentOut' || kind === 'handicap') return { kind };
  if (kind === 'overTime') return { kind, minutes: minutesOver(clockOf(setup, seat), must(state.msUsed[seat])) };
  const tiles = must(state.racks[seat]).filter((tile) => tile !== null);
  return { kind, letters: tiles.map((tile) => must(faces[tile]).letter) };
}
