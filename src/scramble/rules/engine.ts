import { GameLog, replay, restoreBy, withoutState } from '../../engine/keeping/game-log';
import type { Played, RuleBook } from '../../engine/keeping/rule-book';
import type { WordJudge } from '../../engine/lexicon/lexicon';
import { must } from '../../engine/must';
import type { Board } from './board';
import { boardFrom, languageOf } from './board-source';
import { begin, endTurn, Game, giveUp, goOn, newState, pause, spendTime } from './game';
import { ownSetup, type Setup, setupFault } from './setup';
import {
  type Command,
  type CommandType,
  fields,
  type GameEvent,
  type Kind,
  type Refusal,
  type SaveRefusal,
} from './types';
import { hint, play, rivalFinds, type as typeWord } from './words';

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
  rules: { begin, play, type: typeWord, rivalFinds, hint, pause, goOn, endTurn, giveUp, spendTime },
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
    if (events.length > 0)
      moments.push({ player, atMs: must(engine.state.turns[player]).msSpent, command, events });
  }
  return moments;
}
