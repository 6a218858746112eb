import type { Played } from '../../engine/keeping/game-kind';
import { GameLog, restoreBy } from '../../engine/keeping/game-log';
import type { RuleBook } from '../../engine/keeping/rule-book';
import { withoutState } from '../../engine/keeping/saved-game';
import { begin, beginOn } from './begin';
import { cheat } from './cheat';
import { goOn, pause, spendTime } from './clock';
import { type Command, fields } from './commands';
import { giveUp } from './ending';
import { Game, newState } from './game';
import type { Layout } from './grid/layout';
import { hint } from './hint';
import type { Kind, SaveRefusal } from './kind';
import type { LanguageWords } from './lists/language-words';
import { languageOf } from './lists/word-list';
import type { Refusal } from './refusals';
import { withNamedList } from './renewed-list';
import { stroke } from './search';
import { misfit, ownSetup, type Setup, setupFault } from './setup';
import { setupOfSheet, sheetSetupFault } from './worksheets/sheet-setup';
import type { Worksheet } from './worksheets/worksheet';

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
  constructor(setup: Setup, words: LanguageWords, by = book) {
    super(by, setup, words);
  }

  /** The game in a saved value, replayed; or why there is none. Takes anything. */
  static restore(value: unknown, words: LanguageWords): GameEngine | SaveRefusal {
    return restoreBy(book, value, words, (setup) => new GameEngine(setup, words));
  }
}

/** By the same rules, but for what a setup must be. */
const sheetBook: typeof book = {
  ...book,
  name: 'worksheet',
  setupFault: sheetSetupFault,
  ownSetup: (setup) => setup,
  misfit: ({ list }, words) => (languageOf(list) === words.language ? undefined : 'badList'),
};

/** The page of a class, whose words are laid. */
export const worksheetGame = (sheet: Worksheet, layout: Layout, words: LanguageWords): GameEngine =>
  new GameEngine(setupOfSheet(sheet, words.id), words, {
    ...sheetBook,
    rules: { ...book.rules, begin: (game) => beginOn(game, layout) },
  });

export type ReadonlyGame = Played<GameEngine>;
