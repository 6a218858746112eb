import { Dice } from '../../../../src/engine/random/dice';
import { GameEngine, type GameEvent, type GameState, presets, type Rules, type WordJudge } from '../../../../src/rules';
import {
  FollowedGame,
  type SeenEvent,
  seenEvents,
  seenState,
  type Viewer,
} from '../../../../src/wordbler/rules/online';
import { RandomPlayer } from '../random-player';
import { setupFor } from '../table';
import { hiddenFrom, showsHidden, tilesNamed } from './hidden-tiles';

/** What is told of a game, and how it looks to whoever comes in. */
export interface Projection {
  state(state: Readonly<GameState>, viewer: Viewer, engine: GameEngine): GameState;
  events(events: readonly GameEvent[], viewer: Viewer): SeenEvent[];
}

export const honest: Projection = { state: seenState, events: seenEvents };

// Two of three words are words, as anybody can reckon from the letters.
export const parityWord: WordJudge = {
  id: 'parity',
  has: (word) => [...word].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 3 !== 0,
};

const wrongWords = ['turnLost', 'tryAgain', 'challenge'] as const;

const options: Partial<Rules>[] = [
  {},
  { failsToEnd: 20 },
  { bagEmpty: 'gameEnds' },
  { exchangeNeeds: 1 },
  { clock: { kind: 'perTurn', seconds: 45 } },
  { clock: { kind: 'perPlayer', minutes: 1 } },
  { challengeSeconds: 20 },
];

export function newGame(number: number): GameEngine {
  const rules: Partial<Rules> = {
    ...presets.classic,
    hints: true,
    invalidWord: wrongWords[number % 3]!,
    ...options[number % options.length]!,
  };
  const more = { seed: `kept secret ${number}`, words: parityWord.id };
  return new GameEngine(setupFor(2 + ((number % 7) % 3), rules, more), parityWord);
}

/** What a random player never thinks of. */
export function deed(dice: Dice, engine: GameEngine, player: RandomPlayer): unknown {
  const { phase, toMove } = engine.state;
  const rare = dice.below(200);
  if (phase === 'ready') return { type: 'begin' };
  if (rare === 0) return { type: 'resign', seat: dice.below(engine.setup.seats.length) };
  if (rare < 6) return { type: 'hint', seat: toMove };
  if (rare < 12) return { type: 'letStand' };
  return player.next(engine);
}

interface Watcher {
  viewer: Viewer;
  followed: FollowedGame | undefined;
  /** Up to here the histories have been compared. */
  compared: number;
}

/** Tells of one whole game to all its seats and a spectator; the first fault that any of them could find, or none. */
export function faultIn(number: number, projection: Projection): string | undefined {
  const engine = newGame(number);
  const dice = new Dice(`deeds ${number}`);
  const player = new RandomPlayer(`player ${number}`, 8);
  const viewers: Viewer[] = [...engine.setup.seats.keys(), null];
  const watchers = viewers.map((viewer): Watcher => ({ viewer, followed: undefined, compared: 0 }));
  let entry: GameEvent[] = [];
  let hidden = watchers.map(({ viewer }) => hiddenFrom(engine.state, viewer));
  for (let tries = 0; tries < 300 && engine.state.phase !== 'over'; tries++) {
    const answer = engine.dispatch(deed(dice, engine, player));
    if (!answer.ok) continue;
    entry.push(...answer.events);
    // Most plays are told as one, from the first tile that is laid.
    if (answer.events.every(({ type }) => isLaying(type)) && dice.below(8) > 0) continue;
    const [events, before] = [entry, hidden];
    entry = [];
    hidden = watchers.map(({ viewer }) => hiddenFrom(engine.state, viewer));
    for (const [at, watcher] of watchers.entries()) {
      const told = projection.events(events, watcher.viewer);
      const fault =
        leakIn(engine, told, before[at]!, hidden[at]!) ??
        lookIn(engine, watcher, projection, tries) ??
        strayIn(engine, watcher, projection, told, number);
      if (fault) return `${fault} (viewer ${watcher.viewer}, game ${number}, try ${tries})`;
    }
  }
  return undefined;
}

export const isLaying = (type: GameEvent['type']) =>
  /^(tileLaid|tileMoved|letterChosen|tilesWentHome|rackArranged)$/.test(type);

/** As it goes over the line, in one game of four: that takes most of the time. */
const throughTheLine = <Value>(value: Value, number: number): Value =>
  number % 4 === 0 ? (JSON.parse(JSON.stringify(value)) as Value) : value;

/** Where the tiles lay open for all to see, whoever has them next. */
const open: readonly SeenEvent['type'][] = ['drewForStart', 'startDecided', 'drawReturned', 'playOffered'];

function leakIn(engine: GameEngine, told: SeenEvent[], before: Set<number>, after: Set<number>) {
  if (engine.state.phase === 'over') return undefined;
  for (const event of told) {
    const wasOpen = event.type === 'tilesWentHome' && /^(invalid|challenged)$/.test(event.reason);
    if (wasOpen || open.includes(event.type)) continue;
    const named = tilesNamed(event).find((tile) => before.has(tile) && after.has(tile));
    if (named !== undefined) return `${event.type} names a hidden tile`;
  }
  return undefined;
}

/** Now and then, for it is dear: whether the look of the game depends on what is hidden. */
function lookIn(engine: GameEngine, { viewer }: Watcher, { state }: Projection, tries: number): string | undefined {
  if (engine.state.phase === 'over' || tries % 40 !== 3) return undefined;
  const look = (of: GameState) => JSON.stringify(state(of, viewer, engine));
  const seen = look(engine.state as GameState);
  if (seen.includes(engine.setup.seed)) return 'the seed is told';
  if (seen.includes(engine.save().digest)) return 'the digest is told';
  return showsHidden(engine.state, viewer, look);
}

function strayIn(
  engine: GameEngine,
  watcher: Watcher,
  projection: Projection,
  told: SeenEvent[],
  number: number,
): string | undefined {
  const state = projection.state(engine.state as GameState, watcher.viewer, engine);
  // Some come in when the game begins, some before.
  if (!watcher.followed && engine.setup.seats.length % 2 === 0)
    watcher.followed = new FollowedGame(engine.setup, watcher.viewer, parityWord, {
      state: structuredClone(state),
    });
  else {
    watcher.followed ??= new FollowedGame(engine.setup, watcher.viewer, parityWord);
    try {
      watcher.followed.follow(throughTheLine(told, number));
    } catch (error) {
      return String(error);
    }
  }
  const from = watcher.compared;
  watcher.compared = state.history.length;
  // As a whole at the end, where it goes over the line.
  const isWhole = state.phase === 'over' && number % 4 === 0;
  return difference(watcher.followed.state, state, isWhole ? 0 : from);
}

function difference(one: Readonly<GameState>, other: GameState, from: number): string | undefined {
  const { board, history, openPlay, bag, ...rest } = one;
  const { board: otherBoard, history: otherHistory, openPlay: otherPlay, bag: otherBag, ...otherRest } = other;
  const [text, otherText] = [JSON.stringify(rest), JSON.stringify(otherRest)];
  if (text !== otherText) return `followed as ${text} instead of ${otherText}`;
  if (bag.join() !== otherBag.join()) return 'followed with another bag';
  const isSamePlay = openPlay?.sheet === otherPlay?.sheet || JSON.stringify(openPlay) === JSON.stringify(otherPlay);
  if (!isSamePlay || openPlay?.awaiting.join() !== otherPlay?.awaiting.join()) return 'followed with another open play';
  if (!board.every((placed, at) => placed?.tile === otherBoard[at]?.tile && placed?.letter === otherBoard[at]?.letter))
    return 'followed to another board';
  return JSON.stringify(history.slice(from)) === JSON.stringify(otherHistory.slice(from))
    ? undefined
    : 'followed with another history';
}
