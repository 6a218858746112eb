import type { Alphabet } from '../../engine/alphabet/languages';
import { byAlphabet } from '../../engine/alphabet/spelling';
import type { WordJudge } from '../../engine/lexicon/lexicon';
import { must } from '../../engine/must';
import { GameLog, replay, restoreBy, withoutState } from '../../engine/saving/game-log';
import { GameAtHand, type Played, type RuleBook } from '../../engine/saving/rule-book';
import * as time from '../../engine/saving/time';
import { type Board, pathFault, pathOfTyped, pointsFor, readWord, wordAlong } from './board';
import { alphabetOf, boardFrom, languageOf } from './board-source';
import { personsAt, rivalOf } from './rivals';
import { ownSetup, type Setup, setupFault } from './setup';
import {
  type Command,
  type Commanded,
  type CommandType,
  fields,
  type GameEvent,
  type GameState,
  type Kind,
  type Outcome,
  type Refusal,
  type SaveRefusal,
  type Turn,
  type TurnEnd,
} from './types';

export class Game extends GameAtHand<Setup, GameState, GameEvent> {
  constructor(
    setup: Setup,
    readonly board: Board,
    readonly words: WordJudge,
    state: GameState,
  ) {
    super(setup, state);
  }

  /** Of the player whose turn it is. */
  get turn(): Turn {
    return must(this.state.turns[this.state.player]);
  }

  get alphabet(): Alphabet {
    return alphabetOf(this.setup);
  }

  wordAlong(path: readonly number[]): string {
    return wordAlong(this.board, path);
  }
}

const hasFound = ({ found }: Turn, word: string) => found.some((find) => find.word === word);

const newTurn = (): Turn => ({ found: [], points: 0, counted: 0, shown: [], msSpent: 0, ended: null });

const newState = ({ players, seconds }: Setup): GameState => ({
  phase: 'ready',
  player: 0,
  turns: players.map(newTurn),
  msAllowed: seconds === null ? null : seconds * 1000,
  outcome: null,
});

function begin(game: Game): Refusal | undefined {
  const { state, board } = game;
  if (state.phase !== 'ready') return 'alreadyBegun';
  state.phase = 'turn';
  const seconds = state.msAllowed === null ? null : state.msAllowed / 1000;
  game.emit({ type: 'turnBegan', player: state.player, board, secondsLeft: seconds });
  return undefined;
}

function pause(game: Game): undefined {
  game.state.phase = 'paused';
  game.emit({ type: 'paused' });
}

function goOn(game: Game): Refusal | undefined {
  if (game.state.phase !== 'paused') return 'notPaused';
  game.state.phase = 'turn';
  game.emit({ type: 'wentOn' });
  return undefined;
}

const endTurn = (game: Game): undefined => endTurnFor(game, 'done');

/** Ends the turn; after the last one the game is over. */
function endTurnFor(game: Game, reason: TurnEnd): undefined {
  const { state } = game;
  closeTurn(game, reason);
  if (state.player === personsAt(game.setup) - 1) return end(game, 'played');
  state.player++;
  state.phase = 'ready';
}

/** Ends the game, also between turns. Whoever has not played by then has nothing. */
function giveUp(game: Game): undefined {
  if (game.state.phase !== 'ready') closeTurn(game, 'givenUp');
  end(game, 'givenUp');
}

function closeTurn(game: Game, reason: TurnEnd) {
  const { state, turn } = game;
  turn.ended = reason;
  const { found, points } = turn;
  game.emit({ type: 'turnEnded', player: state.player, reason, words: found.length, score: points });
}

function end(game: Game, reason: Outcome['reason']): undefined {
  const { state, setup, turn } = game;
  const rival = rivalOf(setup);
  if (rival !== undefined) Object.assign(must(state.turns[rival]), { ended: turn.ended, msSpent: turn.msSpent });
  const struck = setup.strikeShared ? sharedWords(game) : [];
  const scores = state.turns.map(({ found }) =>
    found.reduce((sum, { word, points }) => (struck.includes(word) ? sum : sum + points), 0),
  );
  const most = Math.max(...scores);
  const winners = [...scores.keys()].filter((player) => most > 0 && scores[player] === most);
  state.phase = 'over';
  state.outcome = { reason, struck, scores, winners };
  game.emit({ type: 'gameEnded', ...structuredClone(state.outcome) });
}

/** The words that two or more found, in the order of the alphabet. */
function sharedWords({ state }: Game): string[] {
  const finders = new Map<string, number>();
  for (const { found } of state.turns) for (const { word } of found) finders.set(word, (finders.get(word) ?? 0) + 1);
  return [...finders].flatMap(([word, count]) => (count > 1 ? [word] : [])).sort(byAlphabet);
}

const clockOf = ({ turns, player, msAllowed }: GameState): time.Spent => ({
  msSpent: must(turns[player]).msSpent,
  msAllowed,
});

/** What is left of the turn. */
export const secondsLeft = (state: GameState) => time.secondsLeft(clockOf(state));

/** Notes searching time. */
function spendTime(game: Game, { ms }: Commanded<'spendTime'>): undefined {
  const { state, turn } = game;
  const { player } = state;
  turn.msSpent = time.spentAfter(clockOf(state), ms);
  const { msSpent } = turn;
  game.emit({ type: 'timeSpent', player, ms, msSpent, secondsLeft: secondsLeft(state) });
  if (time.isUp(clockOf(state))) endTurnFor(game, 'timeOut');
}

/** A refusal may be about a word. */
type Refused = Refusal | { reason: Refusal; word: string };

/** Plays a word along squares. */
function play(game: Game, { path }: Commanded<'play'>): Refused | undefined {
  const fault = pathFault(game.board, path);
  if (fault) return fault;
  const word = game.wordAlong(path);
  return wordFault(game, word) ?? take(game, word, path);
}

/** Plays a typed word. */
function type(game: Game, { word: typed }: Commanded<'type'>): Refused | undefined {
  const word = readWord(typed, game.alphabet);
  if (word === undefined) return 'notLetters';
  const path = pathOfTyped(game.board, word);
  return wordFault(game, word, path !== undefined) ?? take(game, word, path!);
}

/** What keeps a word from being played, the plainest thing first. */
function wordFault({ setup, turn: own, words }: Game, word: string, isOnBoard = true, turn = own): Refused | undefined {
  const because = (reason: Refusal) => ({ reason, word });
  if (word.length < setup.shortest) return because('tooShort');
  if (!isOnBoard) return because('notOnBoard');
  if (hasFound(turn, word)) return because('alreadyFound');
  return words.has(word) ? undefined : because('notAWord');
}

/** What the rival finds is judged as a person's words are. */
function rivalFinds(game: Game, { path }: Commanded<'rivalFinds'>): Refused | undefined {
  const { state, setup } = game;
  const player = rivalOf(setup);
  if (player === undefined) return 'noRival';
  const fault = pathFault(game.board, path);
  if (fault) return fault;
  const turn = must(state.turns[player]);
  const word = game.wordAlong(path);
  const refused = wordFault(game, word, true, turn);
  if (refused) return refused;
  const points = write(turn, word, path, game.turn.msSpent);
  game.emit({ type: 'rivalFound', player, points, score: turn.points, words: turn.found.length });
  return undefined;
}

function write(turn: Turn, word: string, path: readonly number[], atMs: number): number {
  const points = pointsFor(word.length);
  turn.found.push({ word, path: [...path], points, atMs });
  turn.points += points;
  return points;
}

function take(game: Game, word: string, path: number[]): undefined {
  const { turn, state } = game;
  const points = write(turn, word, path, turn.msSpent);
  game.emit({
    type: 'wordFound',
    player: state.player,
    word,
    path: [...path],
    points,
    score: turn.points,
    words: turn.found.length,
  });
}

/** Hints cost nothing, but they are noted. */
function hint(game: Game, { word }: Commanded<'hint'>): Refused | undefined {
  if (word !== undefined) return showSquare(game, word);
  game.turn.counted++;
  game.emit({ type: 'squaresCounted', player: game.state.player });
  return undefined;
}

/** Shows the first square of a word, and each time one more. */
function showSquare(game: Game, typed: string): Refused | undefined {
  const { turn } = game;
  const word = readWord(typed, game.alphabet);
  if (word === undefined) return 'notLetters';
  const path = pathOfTyped(game.board, word);
  const fault = wordFault(game, word, path !== undefined);
  if (fault) return fault;
  let shown = turn.shown.find((own) => own.word === word);
  if (shown?.squares === path!.length) return { reason: 'allShown', word };
  if (!shown) {
    shown = { word, path: path!, squares: 0 };
    turn.shown.push(shown);
  }
  shown.squares++;
  const squares = shown.path.slice(0, shown.squares);
  const isWhole = squares.length === shown.path.length;
  game.emit({ type: 'wordShown', player: game.state.player, word, squares, isWhole });
  return undefined;
}

const book: RuleBook<Kind, Game> = {
  name: 'scramble',
  migrations: [withoutState],
  fields,
  setupFault,
  ownSetup,
  judgedBy: 'words',
  otherJudge: 'otherWordList',
  fresh: (setup, words) => new Game(setup, boardFrom(setup.board, languageOf(setup)), words, newState(setup)),
  malformed: 'malformed',
  untimely,
  rules: { begin, play, type: type, rivalFinds, hint, pause, goOn, endTurn, giveUp, spendTime },
};

const allowedWhenReady: readonly CommandType[] = ['begin', 'giveUp'];
const allowedWhenPaused: readonly CommandType[] = ['begin', 'goOn', 'rivalFinds', 'endTurn', 'giveUp'];

function untimely({ state: { phase } }: Game, { type }: Command): Refusal | undefined {
  if (phase === 'over') return 'gameOver';
  if (phase === 'ready' && !allowedWhenReady.includes(type)) return 'notBegun';
  if (phase === 'paused' && !allowedWhenPaused.includes(type)) return 'paused';
  return undefined;
}

/** One board, played by everybody in turn. */
export class GameEngine extends GameLog<Kind, Game> {
  constructor(setup: Setup, words: WordJudge) {
    super(book, setup, words);
  }

  /** The game in a saved value, replayed; or why there is none. Takes anything. */
  static restore(value: unknown, words: WordJudge): GameEngine | SaveRefusal {
    return restoreBy(book, value, words, (setup) => new GameEngine(setup, words));
  }

  get board(): Board {
    return this.game.board;
  }
}

export type ReadonlyGame = Played<GameEngine>;

/** A moment of a game: when it was on the clock of its turn, what was done, and what came of it. */
export interface Moment {
  player: number;
  atMs: number;
  command: Command;
  events: GameEvent[];
}

/** A game once more, moment by moment; time that only passed is left to `atMs`. */
export function replayOf(played: ReadonlyGame, words: WordJudge): Moment[] {
  const engine = new GameEngine(played.setup, words);
  const moments: Moment[] = [];
  const look = () => engine.state.player;
  for (const { command, events: all, before: player } of replay(engine, played.commands, look)) {
    const events = all.filter(({ type }) => type !== 'timeSpent');
    if (events.length > 0) moments.push({ player, atMs: must(engine.state.turns[player]).msSpent, command, events });
  }
  return moments;
}
