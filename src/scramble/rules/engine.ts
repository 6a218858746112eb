import type { Played } from '../../engine/keeping/game-kind';
import { GameLog, restoreBy } from '../../engine/keeping/game-log';
import type { RuleBook } from '../../engine/keeping/rule-book';
import { withoutState } from '../../engine/keeping/saved-game';
import type { WordJudge } from '../../engine/lexicon/word-judge';
import type { Board } from './board';
import { boardFrom } from './board-source';
import { spendTime } from './clock';
import { type Command, type CommandType, fields } from './commands';
import { Game, newState } from './game';
import { hint } from './hint';
import type { Kind, SaveRefusal } from './kind';
import { languageOf } from './language';
import type { Refusal } from './refusals';
import { ownSetup, type Setup, setupFault } from './setup';
import { begin, endTurn, giveUp, goOn, pause } from './turns';
import { play, rivalFinds, type as typeWord } from './words';

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
