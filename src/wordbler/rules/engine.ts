import type { Played } from '../../engine/keeping/game-kind';
import { GameLog, restoreBy } from '../../engine/keeping/game-log';
import type { RuleBook } from '../../engine/keeping/rule-book';
import { withoutState } from '../../engine/keeping/saved-game';
import type { WordJudge } from '../../engine/lexicon/word-judge';
import type { Square } from '../../engine/squares/square';
import { accept, challenge, letStand } from './challenge';
import { spendTime } from './clock';
import { type Command, fields } from './commands';
import { begin } from './first-draw';
import { Game, newState } from './game';
import { hint } from './hint';
import type { Kind, SaveRefusal } from './kind';
import { isKnownWord, type LaidWord, laidWords } from './laid-words';
import { arrange, chooseLetter, lay, move, recall, shuffle, takeBack } from './laying';
import { readAs } from './letter-order';
import { isFree } from './placement';
import type { Refusal } from './refusals';
import { resign } from './resigning';
import type { ScoreSheet } from './score-sheet';
import { ownSetup, type Setup, setupFault, tileSetOf } from './setup';
import { tileFaces } from './tiles';
import { done, exchange, pass, previewOf } from './turn';

const book: RuleBook<Kind, Game> = {
  name: 'wordbler',
  migrations: [withoutState],
  fields,
  setupFault,
  ownSetup,
  judgedBy: 'words',
  otherJudge: 'otherWordList',
  fresh: (setup, words) => new Game(setup, words, newState(setup, tileFaces(tileSetOf(setup)).length)),
  malformed: 'malformed',
  untimely,
  rules: {
    begin,
    lay,
    move,
    chooseLetter,
    takeBack,
    recall,
    arrange,
    shuffle,
    done,
    exchange,
    pass,
    hint,
    challenge,
    accept,
    letStand,
    resign,
    spendTime,
  },
};

function untimely({ state, seatCount }: Game, command: Command): Refusal | undefined {
  if (command.type === 'begin') return undefined;
  const { phase, toMove } = state;
  if (phase === 'ready') return 'notBegun';
  if (phase === 'over') return 'gameOver';
  if (command.type === 'letStand') return undefined;
  if (command.seat >= seatCount) return 'noSuchSeat';
  if (command.type === 'resign') return undefined;
  if (command.type === 'challenge' || command.type === 'accept') return undefined;
  if (phase === 'challenge') return 'challengeOpen';
  return command.seat === toMove ? undefined : 'notYourTurn';
}

/** One game of crossword tiles. */
export class GameEngine extends GameLog<Kind, Game> {
  constructor(setup: Setup, words: WordJudge) {
    super(book, setup, words);
  }

  /**
   * The game in a saved value, replayed; or why there is none. Takes anything. One of a single turn from a position is
   * none to be gone on with at a table, nor the other way round.
   */
  static restore(value: unknown, words: WordJudge, isOneTurn = false): GameEngine | SaveRefusal {
    const game = restoreBy(book, value, words, (setup) => new GameEngine(setup, words));
    if (!(game instanceof GameEngine) || (game.setup.from !== undefined) === isOneTurn) return game;
    return { reason: 'badSetup', setupFault: 'seatCount' };
  }

  get faces() {
    return this.game.faces;
  }

  get letters() {
    return this.game.letters;
  }

  /** On the board, and nothing lies there. */
  isFree(square: Square): boolean {
    return isFree(this.game.state, square);
  }

  /** What the laid tiles would score if all their words are words; undefined while they lie wrong. */
  preview(): ScoreSheet | undefined {
    return previewOf(this.game);
  }

  /** Where the rules tell it: the runs of the laid tiles, and whether each is a word. */
  laidWords(): LaidWord[] {
    return laidWords(this.game);
  }

  /** Whether letters as they lie are a word, whatever the rules tell of it; false as long as the words still come. */
  isWord(letters: string): boolean {
    return isKnownWord(this.game, letters);
  }

  /** What letters on the board are read as: where their order is free, the words that they make. */
  readings(letters: string): readonly string[] {
    return readAs(this.game.rules, this.game.words, letters);
  }
}

export type ReadonlyGame = Played<GameEngine>;

/** What a table shows of a game, wherever it is played. */
export type SeenGame = Pick<
  ReadonlyGame,
  'setup' | 'state' | 'faces' | 'letters' | 'isFree' | 'preview' | 'laidWords' | 'isWord' | 'readings'
>;
