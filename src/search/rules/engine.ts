import { must } from '../../engine/must';
import { GameLog, type Migration, replay, restoreBy, withoutState } from '../../engine/saving/game-log';
import { GameAtHand, type Played, type RuleBook } from '../../engine/saving/rule-book';
import { isUp, secondsLeft, spentAfter } from '../../engine/saving/time';
import { fieldsOf } from '../../engine/saving/untrusted';
import { covers, directionOf, isOnGrid, type LaidWord, selectedLetters, wordScore } from './grid/grid';
import { type Layout, layOut } from './grid/layout';
import type { LanguageWords } from './lists/language-words';
import { isFormerId, languageOf, namedId, type WordList } from './lists/word-list';
import {
  clockSeconds,
  extentOfGame,
  misfit,
  ownSetup,
  type Setup,
  setupFault,
  setupOfSheet,
  sheetSetupFault,
} from './setup';
import {
  type Command,
  type Commanded,
  cheatCost,
  type EndReason,
  fields,
  type GameEvent,
  type GameState,
  type Kind,
  type Refusal,
  type SaveRefusal,
  secondsGained,
} from './types';
import type { Worksheet } from './worksheets/worksheet';

export class Game extends GameAtHand<Setup, GameState, GameEvent> {
  constructor(
    setup: Setup,
    readonly words: LanguageWords,
    state: GameState,
  ) {
    super(setup, state);
  }
}

export const isFound = ({ found }: GameState, word: number) => found.some((own) => own.word === word);

/** What became of a word: found after a hint is less than found. */
export const markOf = (state: GameState, word: number) =>
  !isFound(state, word) ? 'missed' : state.hinted.includes(word) ? 'hinted' : 'found';

/** The words that nobody has found. */
export const stillHidden = (state: GameState): LaidWord[] =>
  state.laid.filter((_, word) => !isFound(state, word)).map((laid) => ({ ...laid }));

function newState({ clock, directions }: Setup): GameState {
  const seconds = clockSeconds(clock, directions.length);
  return {
    phase: 'ready',
    grid: [],
    laid: [],
    found: [],
    score: 0,
    nopes: 0,
    cheats: [],
    hinted: [],
    msSpent: 0,
    msAllowed: seconds === undefined ? null : seconds * 1000,
    outcome: null,
  };
}

/** Lays the grid, and the search begins. */
function begin(game: Game): Refusal | undefined {
  const { setup, state, words } = game;
  if (state.phase !== 'ready') return 'alreadyBegun';
  const { list, directions, seed } = setup;
  const layout = layOut({ words: list.words, directions, size: extentOfGame(setup).w, seed, filter: words });
  if (!layout) throw new Error(`No grid for ${list.words}`);
  return beginOn(game, layout);
}

/** On letters that are laid already. */
function beginOn(game: Game, layout: Layout): Refusal | undefined {
  const { state } = game;
  if (state.phase !== 'ready') return 'alreadyBegun';
  state.grid = layout.grid;
  state.laid = layout.laid;
  state.phase = 'searching';
  game.emit({ type: 'gridLaid', grid: layout.grid, secondsLeft: secondsLeft(state) });
  return undefined;
}

export const bonusPerSecond = 10;

/** The end: time left is worth points when all is found; what is not found is shown. */
function end(game: Game, reason: EndReason) {
  const { state, setup } = game;
  const seconds = reason === 'allFound' ? Math.max(0, (secondsLeft(state) ?? 0) - secondsBought(state)) : 0;
  const whole = seconds * bonusPerSecond;
  const bonus = setup.cappedBonus ? Math.min(whole, worthOfWords(state)) : whole;
  state.phase = 'over';
  state.score += bonus;
  state.outcome = { reason, seconds, bonus };
  game.emit({ type: 'gameEnded', reason, seconds, bonus, score: state.score, missed: stillHidden(state) });
}

/** What a cheat gave is spent last, and worth nothing. */
export const secondsBought = ({ cheats }: Pick<GameState, 'cheats'>) =>
  cheats.filter((code) => code === 'mambazamba').length * secondsGained;

const worthOfWords = ({ found, laid }: GameState) =>
  found.reduce((sum, { word: at }) => {
    const { word, direction } = must(laid[at]);
    return sum + wordScore(word, direction);
  }, 0);

function giveUp(game: Game): undefined {
  end(game, 'givenUp');
}

/** Notes searching time. */
function spendTime(game: Game, { ms }: Commanded<'spendTime'>): Refusal | undefined {
  const { state } = game;
  if (state.phase === 'paused') return 'paused';
  state.msSpent = spentAfter(state, ms);
  game.emit({ type: 'timeSpent', ms, msSpent: state.msSpent, secondsLeft: secondsLeft(state) });
  if (isUp(state)) end(game, 'timeOut');
  return undefined;
}

function pause(game: Game): Refusal | undefined {
  if (game.state.phase === 'paused') return 'paused';
  game.state.phase = 'paused';
  game.emit({ type: 'paused' });
  return undefined;
}

function goOn(game: Game): Refusal | undefined {
  if (game.state.phase !== 'paused') return 'notPaused';
  game.state.phase = 'searching';
  game.emit({ type: 'wentOn' });
  return undefined;
}

/** A selection along the letters, from either end of a word. */
function select(game: Game, { from, to }: Commanded<'stroke'>): Refusal | undefined {
  const { state } = game;
  if (state.phase === 'paused') return 'paused';
  if (!isOnGrid(state.grid, from) || !isOnGrid(state.grid, to)) return 'outsideGrid';
  if (from.x === to.x && from.y === to.y) return 'tooShort';
  if (!directionOf({ from, to })) return 'notStraight';
  const word = state.laid.findIndex((laid) => covers({ from, to }, laid));
  if (word < 0) {
    state.nopes += 1;
    game.emit({ type: 'nope', from, to, letters: selectedLetters(state.grid, { from, to }) });
  } else if (isFound(state, word)) game.emit({ type: 'foundBefore', word });
  else {
    const laid = must(state.laid[word]);
    const points = wordScore(laid.word, laid.direction);
    state.found.push({ word, atMs: state.msSpent });
    state.score += points;
    game.emit({ type: 'wordFound', word, laid: { ...laid }, from, to, points, score: state.score });
    if (state.found.length === state.laid.length) end(game, 'allFound');
  }
  return undefined;
}

export const hintCost = 20;

/** Lets the first letter of a word glow: the one asked for, or the first of the list that needs it. */
function hint(game: Game, { word }: Commanded<'hint'>): Refusal | undefined {
  const { state } = game;
  if (state.phase === 'paused') return 'paused';
  if (word !== undefined) {
    if (word >= state.laid.length) return 'noSuchWord';
    if (isFound(state, word)) return 'alreadyFound';
    if (state.hinted.includes(word)) return 'alreadyHinted';
  }
  const chosen = word ?? state.laid.findIndex((_, index) => !isFound(state, index) && !state.hinted.includes(index));
  if (chosen < 0) return 'nothingToHint';
  const { x, y } = must(state.laid[chosen]);
  state.score -= hintCost;
  state.hinted.push(chosen);
  game.emit({ type: 'hinted', word: chosen, square: { x, y }, cost: hintCost, score: state.score });
  return undefined;
}

function cheat(game: Game, { code }: Commanded<'cheat'>): Refusal | undefined {
  const { state, setup } = game;
  if (setup.rules) return 'noCheats';
  if (code === 'mambazamba' && state.msAllowed === null) return 'noClock';
  // Behind the cover of a pause there is nothing to be shown.
  if (code === 'flash' && state.phase === 'paused') return 'paused';
  state.score -= cheatCost;
  state.cheats.push(code);
  const told = { type: 'cheated', cost: cheatCost, score: state.score } as const;
  if (code === 'flash') game.emit({ ...told, code, hidden: stillHidden(state) });
  else {
    state.msAllowed = (state.msAllowed ?? 0) + secondsGained * 1000;
    game.emit({ ...told, code, seconds: secondsGained });
  }
  return undefined;
}

/** The id of an own list has come to be of its name, too. */
const withNamedList: Migration = (saved) => {
  const setup = fieldsOf<Setup>(saved.setup);
  const { id, name } = fieldsOf<WordList>(setup?.list) ?? {};
  if (typeof id !== 'string' || typeof name !== 'string' || !isFormerId(id)) return saved;
  return { ...saved, setup: { ...setup, list: { ...(setup?.list as object), id: namedId(id, name) } } };
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
  rules: { begin, stroke: select, hint, cheat, pause, goOn, giveUp, spendTime },
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
