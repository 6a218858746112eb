import type { WordJudge } from '../../engine/lexicon/lexicon';
import { must } from '../../engine/must';
import { GameLog, restoreBy, withoutState } from '../../engine/saving/game-log';
import type { Played, RuleBook } from '../../engine/saving/rule-book';
import type { Square } from '../../engine/square';
import { isBlank, type TileId, tileFaces } from './board';
import { Game, newState } from './game';
import { arrange, chooseLetter, lay, move, recall, shuffle, takeBack } from './laying';
import { isFree } from './placement';
import { isKnownWord, type LaidWord, laidWords, readAs, type ScoreSheet } from './scoring';
import { ownSetup, type Position, positionOf, type Setup, setupFault, tileSetOf } from './setup';
import {
  accept,
  beginTurn,
  challenge,
  done,
  exchange,
  hint,
  letStand,
  pass,
  previewOf,
  resign,
  spendTime,
} from './turn';
import { type Command, fields, type Kind, type Refusal, type SaveRefusal } from './types';

interface Draw {
  seat: number;
  tile: TileId;
}

/** A blank beats every letter; then the letter nearest the start of the alphabet. The lower, the better. */
function rankOf(game: Game, tile: TileId): number {
  const face = must(game.faces[tile]);
  return isBlank(face) ? -1 : game.letters.indexOf(face.letter);
}

/** Draws for the start until one seat is best, returns those tiles, deals, and gives that seat the turn. */
function begin(game: Game): Refusal | undefined {
  const { state } = game;
  if (state.phase !== 'ready') return 'alreadyBegun';
  if (game.setup.from) return beginThere(game, game.setup.from);
  const seats = Array.from({ length: game.seatCount }, (_, seat) => seat);
  const drawn: TileId[] = [];
  const winner = drawUntilOneIsBest(game, seats, drawn);
  game.emit({ type: 'startDecided', ...winner });
  game.putInBag(drawn);
  game.emit({ type: 'drawReturned', tiles: drawn });
  const order = seats.map((offset) => (winner.seat + offset) % game.seatCount);
  game.emit({ type: 'dealt', hands: order.map((seat) => ({ seat, drawn: game.fillRack(seat) })) });
  beginTurn(game, winner.seat);
  return undefined;
}

function beginThere(game: Game, from: Position): undefined {
  const { rack } = positionOf(from, tileSetOf(game.setup));
  const cells = game.rackOf(0);
  const drawn = rack.map((tile, cell) => ({ tile, cell }));
  for (const { tile, cell } of drawn) cells[cell] = tile;
  game.state.bag = [];
  game.emit({ type: 'dealt', hands: [{ seat: 0, drawn }] });
  beginTurn(game, 0);
}

// The tiles drawn so far stay out of the bag until it is settled.
function drawUntilOneIsBest(game: Game, seats: readonly number[], drawn: TileId[], round = 1): Draw {
  const draws = seats.map((seat): Draw => ({ seat, tile: must(game.drawTiles(1)[0]) }));
  drawn.push(...draws.map(({ tile }) => tile));
  const best = Math.min(...draws.map(({ tile }) => rankOf(game, tile)));
  const leaders = draws.filter(({ tile }) => rankOf(game, tile) === best);
  const tied = leaders.length > 1 ? leaders.map(({ seat }) => seat) : [];
  game.emit({ type: 'drewForStart', round, draws, tied });
  return tied.length > 0 ? drawUntilOneIsBest(game, tied, drawn, round + 1) : must(leaders[0]);
}

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
