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
import type { FamilyFilter } from './grid/family-filter';
import { hint } from './hint';
import type { Kind, SaveRefusal } from './kind';
import type { Refusal } from './refusals';
import { withNamedList } from './renewed-list';
import { stroke } from './search';
import { ownSetup, type Setup, setupFault } from './setup';

const book: RuleBook<Kind, Game> = {
  name: 'wordSearch',
  migrations: [withoutState, withNamedList],
  fields,
  setupFault,
  ownSetup,
  judgedBy: 'filter',
  otherJudge: 'otherFilter',
  fresh: (setup, filter) => new Game(setup, filter, newState(setup)),
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
  constructor(setup: Setup, filter: FamilyFilter) {
    super(book, setup, filter);
  }

  /** The game in a saved value, replayed; or why there is none. Takes anything. */
  static restore(value: unknown, filter: FamilyFilter): GameEngine | SaveRefusal {
    return restoreBy(book, value, filter, (setup) => new GameEngine(setup, filter));
  }
}

export type PlayedGame = Played<GameEngine>;
