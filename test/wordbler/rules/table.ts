import { expect } from 'vitest';
import {
  type Answer,
  type EventOf,
  type EventType,
  GameEngine,
  type GameState,
  type PlacedTile,
  presets,
  type Refusal,
  type Rules,
  rackSize,
  type Setup,
  type TileId,
  type WordJudge,
} from '../../../src/rules';
import { boardOf, faces, isSmall, lettersToLay, Pool, parseMove } from './notation';

/** Takes every word. */
export const anyWord: WordJudge = { id: 'any', has: () => true };

export const noWord: WordJudge = { id: 'none', has: () => false };

/** Knows these words alone. */
export const only = (...words: string[]): WordJudge => {
  const known = new Set(words);
  return { id: 'list', has: (word) => known.has(word) };
};

export function setupFor(seatCount: number, rules: Partial<Rules> = {}, more: Partial<Setup> = {}): Setup {
  return {
    seats: ['Ann', 'Ben', 'Cleo', 'Dan'].slice(0, seatCount).map((name) => ({ name, kind: 'person' })),
    rules: { ...presets.wordbler, ...rules },
    seed: 'table',
    tiles: 'en',
    words: anyWord.id,
    ...more,
  };
}

/** A game at its very beginning, nobody's rack chosen. */
export function begun(setup: Setup, words: WordJudge = anyWord): GameEngine {
  const engine = new GameEngine({ ...setup, words: words.id }, words);
  expect(engine.dispatch({ type: 'begin' }).ok).toBe(true);
  return engine;
}

interface Situation {
  /** One rack a seat, as letters; `?` is a blank, `.` an empty cell. The first seat is to move. */
  racks: string[];
  board?: string | undefined;
  /** What the bag holds. Without it: all that is left. With it, the rest lies on the rows from 15 upwards. */
  bag?: string;
  scores?: number[] | undefined;
  rules?: Partial<Rules>;
  words?: WordJudge;
}

/** An engine in the middle of a game. Its hundred tiles are all there, but no log leads to its state. */
export function tableWith({ racks, board = '', bag, scores, rules, words }: Situation): GameEngine {
  const engine = begun(setupFor(racks.length, rules), words);
  const pool = new Pool();
  const state = engine.state as GameState;
  state.board = boardOf(board, pool);
  state.racks = racks.map((rack) =>
    Array.from({ length: rackSize }, (_, cell) => {
      const letter = rack[cell] ?? '.';
      return letter === '.' ? null : pool.take(letter);
    }),
  );
  if (bag !== undefined) {
    const saved = [...bag].map((letter) => pool.take(letter));
    heap(state.board as (PlacedTile | null)[], pool.rest());
    state.bag = saved.sort((a, b) => a - b);
  } else state.bag = pool.rest();
  if (scores) state.scores = scores;
  state.toMove = 0;
  expectAllTiles(engine.state);
  return engine;
}

function heap(board: (PlacedTile | null)[], tiles: TileId[]) {
  const free = board.flatMap((placed, index) => (placed ? [] : [index])).reverse();
  for (const [index, tile] of tiles.entries()) board[free[index]!] = { tile, letter: faces[tile]!.letter || 'E' };
}

/** All that holds a tile, each tile once. */
export function expectAllTiles({ bag, racks, board }: Readonly<GameState>) {
  const held = [
    ...bag,
    ...racks.flat().filter((tile) => tile !== null),
    ...board.flatMap((placed) => (placed ? [placed.tile] : [])),
  ];
  expect(held.sort((a, b) => a - b)).toEqual([...faces.keys()]);
}

/** Lets the seat to move do something. */
export const act = (engine: GameEngine, type: string, more: object = {}): Answer =>
  engine.dispatch({ type, seat: engine.state.toMove, ...more });

export function eventsOf(answer: Answer) {
  if (!answer.ok) throw new Error(`Refused: ${answer.reason}`);
  return answer.events;
}

export const typesOf = (answer: Answer) => eventsOf(answer).map(({ type }) => type);

/** The one event of a type. */
export function eventOf<T extends EventType>(answer: Answer, type: T): EventOf<T> {
  const found = eventsOf(answer).filter((event) => event.type === type);
  expect(found, type).toHaveLength(1);
  return found[0] as EventOf<T>;
}

/** A free tile with this letter on the rack of the seat to move. A small letter or `?` is a blank. */
export function tileOf(engine: GameEngine, letter: string): TileId {
  const { racks, toMove, laid } = engine.state;
  const wanted = letter === '?' || isSmall(letter) ? '' : letter;
  const tile = racks[toMove]!.find(
    (id) => id !== null && faces[id]!.letter === wanted && !laid.some((one) => one.tile === id),
  );
  if (tile === null || tile === undefined) throw new Error(`No ${letter} on the rack`);
  return tile;
}

export const tilesOf = (engine: GameEngine, letters: string) => {
  const rack = engine.state.racks[engine.state.toMove]!.filter((tile) => tile !== null);
  return [...letters].map((letter) => {
    const at = rack.findIndex((tile) => faces[tile]!.letter === (letter === '?' ? '' : letter));
    if (at < 0) throw new Error(`No ${letter} on the rack`);
    return rack.splice(at, 1)[0];
  });
};

/** Lays the letters of a move that the board does not hold yet. */
export function layWord(engine: GameEngine, text: string) {
  for (const { letter, x, y } of lettersToLay(engine.state.board, parseMove(text))) {
    const chosen = isSmall(letter) ? { letter: letter.toUpperCase() } : {};
    eventsOf(act(engine, 'lay', { tile: tileOf(engine, letter), x, y, ...chosen }));
  }
}

export function play(engine: GameEngine, text: string): Answer {
  layWord(engine, text);
  return act(engine, 'done');
}

/** A rack as text: `?` is a blank, `.` an empty cell. Laid tiles still show in their cells. */
export const rackOf = (engine: GameEngine, seat: number) =>
  engine.state.racks[seat]!.map((tile) => (tile === null ? '.' : faces[tile]!.letter || '?')).join('');

/** The command is refused with this reason, and nothing has changed. */
export function expectRefused(engine: GameEngine, command: unknown, reason: Refusal) {
  const before = JSON.stringify([engine.state, engine.commands]);
  expect(engine.dispatch(command)).toEqual({ ok: false, reason });
  expect(JSON.stringify([engine.state, engine.commands])).toBe(before);
}

export const snapshot = (engine: GameEngine): GameState => structuredClone(engine.state) as GameState;
