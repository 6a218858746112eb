import type { Played } from '../keeping/game-kind';
import { GameLog, restoreBy } from '../keeping/game-log';
import type { RuleBook } from '../keeping/rule-book';
import { withoutState } from '../keeping/saved-game';
import { begin } from './begin';
import { cheat } from './cheat';
import { goOn, pause, spendTime } from './clock';
import { type Command, fields } from './commands';
import { giveUp } from './ending';
import { Game, newState } from './game';
import { hint } from './hint';
import type { Kind, SaveRefusal } from './kind';
import type { LanguageWords } from './lists/language-words';
import type { Refusal } from './refusals';
import { withNamedList } from './renewed-list';
import { stroke } from './search';
import { misfit, ownSetup, type Setup, setupFault } from './setup';

const book: RuleBook<Kind, Game> = {
  name: 'wordSearch',
  migrations: [withoutState, withNamedList],
  fields,
  setupFault,
  ownSetup,
  misfit,
  judgedBy: 'filter',
  otherJudge: 'otherFilter',
  fresh: (setup, words) => new Game(setup, words, newState(setup)),
  malformed: 'malformed',
  untimely,
  rules: { begin, stroke, hint, cheat, pause, goOn, giveUp, spendTime },
};

function untimely({ state: { phase } }: Game, { type }: Command): Refusal | undefined {
  if (type === 'begin') return undefined;
  if (phase === 'ready') return 'notBegun';
  return phase === 'over' ? 'gameOver' : undefined;
}

/** One word search. */
export class GameEngine extends GameLog<Kind, Game> {
  constructor(setup: Setup, words: LanguageWords) {
    super(book, setup, words);
  }

  /** The game in a saved value, replayed; or why there is none. Takes anything. */
  static restore(value: unknown, words: LanguageWords): GameEngine | SaveRefusal {
    return restoreBy(book, value, words, (setup) => new GameEngine(setup, words));
  }
}

export type PlayedGame = Played<GameEngine>;
