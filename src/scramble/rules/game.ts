import type { Alphabet } from '../../engine/alphabet/languages';
import { byAlphabet } from '../../engine/alphabet/order';
import type { WordJudge } from '../../engine/lexicon/lexicon';
import { must } from '../../engine/must';
import { GameAtHand } from '../../engine/saving/rule-book';
import * as time from '../../engine/saving/time';
import { type Board, wordAlong } from './board';
import { alphabetOf } from './board-source';
import { personsAt, rivalOf } from './rivals';
import type { Setup } from './setup';
import type { Commanded, GameEvent, GameState, Outcome, Refusal, Turn, TurnEnd } from './types';

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

export const hasFound = ({ found }: Turn, word: string) => found.some((find) => find.word === word);

const newTurn = (): Turn => ({ found: [], points: 0, counted: 0, shown: [], msSpent: 0, ended: null });

export const newState = ({ players, seconds }: Setup): GameState => ({
  phase: 'ready',
  player: 0,
  turns: players.map(newTurn),
  msAllowed: seconds === null ? null : seconds * 1000,
  outcome: null,
});

export function begin(game: Game): Refusal | undefined {
  const { state, board } = game;
  if (state.phase !== 'ready') return 'alreadyBegun';
  state.phase = 'turn';
  const seconds = state.msAllowed === null ? null : state.msAllowed / 1000;
  game.emit({ type: 'turnBegan', player: state.player, board, secondsLeft: seconds });
  return undefined;
}

export function pause(game: Game): undefined {
  game.state.phase = 'paused';
  game.emit({ type: 'paused' });
}

export function goOn(game: Game): Refusal | undefined {
  if (game.state.phase !== 'paused') return 'notPaused';
  game.state.phase = 'turn';
  game.emit({ type: 'wentOn' });
  return undefined;
}

export const endTurn = (game: Game): undefined => endTurnFor(game, 'done');

/** Ends the turn; after the last one the game is over. */
function endTurnFor(game: Game, reason: TurnEnd): undefined {
  const { state } = game;
  closeTurn(game, reason);
  if (state.player === personsAt(game.setup) - 1) return end(game, 'played');
  state.player++;
  state.phase = 'ready';
}

/** Ends the game, also between turns. Whoever has not played by then has nothing. */
export function giveUp(game: Game): undefined {
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
export function spendTime(game: Game, { ms }: Commanded<'spendTime'>): undefined {
  const { state, turn } = game;
  const { player } = state;
  turn.msSpent = time.spentAfter(clockOf(state), ms);
  const { msSpent } = turn;
  game.emit({ type: 'timeSpent', player, ms, msSpent, secondsLeft: secondsLeft(state) });
  if (time.isUp(clockOf(state))) endTurnFor(game, 'timeOut');
}
