import type { Lexicon } from '../lexicon';
import type { Board } from './board';
import { type FoundWord, makeFindWalk, type TracedWord } from './find-walk';
import { walkLarge } from './large-walk';
import { longLength, pointsFor } from './points';
import { type BoardScore, makeScoreWalk } from './score-walk';
import { isSmall, WalkBoard } from './walk-board';
import { buildTrie, type WordTrie } from './word-trie';

/** Finds every word of a board. To make one takes a moment, so keep it. */
export class Solver {
  private readonly alphabet: string;
  private readonly trie: WordTrie;
  private readonly walked: WalkBoard;
  private readonly countWords;
  private readonly lister;

  constructor(words: Lexicon) {
    this.alphabet = words.alphabet.letters.join('');
    this.trie = buildTrie(words);
    this.walked = new WalkBoard(words.alphabet);
    this.countWords = makeScoreWalk(this.trie, this.walked);
    this.lister = makeFindWalk(this.trie, this.walked);
  }

  /** How many words of at least so many letters there are, and what they are worth together. */
  score(board: Board, shortest = 3): BoardScore {
    if (isSmall(board)) {
      this.walked.set(board);
      return this.countWords(worthFrom(shortest)!);
    }
    const words = this.walkLarge(board, shortest);
    return { words: words.length, points: words.reduce((sum, { points }) => sum + points, 0) };
  }

  /** Every word of at least so many letters once, in no order that means anything. */
  solve(board: Board, shortest = 3): FoundWord[] {
    if (!isSmall(board)) return this.walkLarge(board, shortest).map(({ everyPath: _, ...found }) => found);
    this.walked.set(board);
    return this.lister.walk(worthFrom(shortest)!);
  }

  /** The same with every path. */
  trace(board: Board, shortest = 3): TracedWord[] {
    if (!isSmall(board)) return this.walkLarge(board, shortest);
    this.walked.set(board);
    return this.lister.trace(worthFrom(shortest)!);
  }

  private walkLarge(board: Board, shortest: number): TracedWord[] {
    const letters = Array.from(board.letters, (letter) => this.alphabet.indexOf(letter));
    return walkLarge(this.trie, board, letters, worthFrom(shortest)!);
  }
}

/** The points of a word by its length less 1, with nothing for one too short to count: by the shortest length. */
const worths = Array.from({ length: longLength + 2 }, (_, shortest) =>
  Array.from({ length: longLength }, (_, short) => (short + 1 < shortest ? 0 : pointsFor(short + 1))),
);

const worthFrom = (shortest: number) => worths[Math.min(shortest, longLength + 1)];
