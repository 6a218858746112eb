import { GameLog, type Migration, replay, restoreBy, withoutState } from '../../engine/saving/game-log';
import type { Played, RuleBook } from '../../engine/saving/rule-book';
import { fieldsOf } from '../../engine/saving/untrusted';
import { begin, beginOn, cheat, Game, giveUp, goOn, hint, newState, pause, spendTime, stroke } from './game';
import type { Layout } from './grid/layout';
import type { LanguageWords } from './lists/language-words';
import { isFormerId, languageOf, namedId, type WordList } from './lists/word-list';
import { misfit, ownSetup, type Setup, setupFault, setupOfSheet, sheetSetupFault } from './setup';
import { type Command, fields, type GameEvent, type Kind, type Refusal, type SaveRefusal } from './types';
import type { Worksheet } from './worksheets/worksheet';

/** The id of an own list has come to be of its name, too. */
const withNamedList: Migration = (kept) => {
  const setup = fieldsOf<Setup>(kept.setup);
  const { id, name } = fieldsOf<WordList>(setup?.list) ?? {};
  if (typeof id !== 'string' || typeof name !== 'string' || !isFormerId(id)) return kept;
  return { ...kept, setup: { ...setup, list: { ...(setup?.list as object), id: namedId(id, name) } } };
};

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

/** A moment of a search: when it was on the game's own clock, what was done, and what came of it. */
export interface Moment {
  atMs: number;
  command: Command;
  events: GameEvent[];
}

/** A search once more, moment by moment; time that only passed is left to `atMs`. */
export function replayOf(played: ReadonlyGame, words: LanguageWords): Moment[] {
  const engine = new GameEngine(played.setup, words);
  const moments: Moment[] = [];
  for (const { command, events: all } of replay(engine, played.commands)) {
    const events = all.filter(({ type }) => type !== 'timeSpent');
    if (events.length > 0) moments.push({ atMs: engine.state.msSpent, command, events });
  }
  return moments;
}
