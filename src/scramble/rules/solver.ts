import type { LanguageId } from '../../engine/alphabet/languages';
import type { Lexicon } from '../../engine/lexicon';
import type { Board } from './board';
import { type FoundWord, makeFindWalk, type TracedWord } from './find-walk';
import { walkGraph } from './graph-walk';
import { languageOf } from './language';
import { longLength, pointsFor } from './points';
import { type BoardScore, makeScoreWalk } from './score-walk';
import { isSmall, WalkBoard } from './walk-board';
import { buildTrie, mayBeTrie } from './word-trie';

/** Finds every word of a board. To make one takes a moment, so keep it. */
export class Solver {
  private readonly small: SmallWalks | undefined;

  constructor(private readonly words: Lexicon) {
    this.small = mayBeTrie(words) ? smallWalks(words) : undefined;
  }

  get language(): LanguageId {
    return languageOf({ words: this.words.id });
  }

  /** How many words of at least so many letters there are, and what they are worth together. */
  score(board: Board, shortest = 3): BoardScore {
    const small = this.smallFor(board);
    if (small) return small.count(worthFrom(shortest));
    const words = this.trace(board, shortest);
    return { words: words.length, points: words.reduce((sum, { points }) => sum + points, 0) };
  }

  /** Every word of at least so many letters once, in no order that means anything. */
  solve(board: Board, shortest = 3): FoundWord[] {
    const small = this.smallFor(board);
    return small
      ? small.lister.walk(worthFrom(shortest))
      : this.trace(board, shortest).map(({ everyPath: _, ...found }) => found);
  }

  /** The same with every path. */
  trace(board: Board, shortest = 3): TracedWord[] {
    const small = this.smallFor(board);
    return small
      ? small.lister.trace(worthFrom(shortest))
      : walkGraph(this.words, board, worthFrom(shortest));
  }

  private smallFor(board: Board): SmallWalks | undefined {
    if (!this.small || !isSmall(board)) return undefined;
    this.small.walked.set(board);
    return this.small;
  }
}

type SmallWalks = ReturnType<typeof smallWalks>;

/** The walks of most boards. */
function smallWalks(words: Lexicon) {
  const trie = buildTrie(words);
  const walked = new WalkBoard(words.alphabet);
  return { walked, count: makeScoreWalk(trie, walked), lister: makeFindWalk(trie, walked) };
}

/** The points of a word by its length less 1, with nothing for one too short to count: by the shortest length. */
const worths = Array.from({ length: longLength + 2 }, (_, shortest) =>
  Array.from({ length: longLength }, (_, short) => (short + 1 < shortest ? 0 : pointsFor(short + 1))),
);

const worthFrom = (shortest: number): readonly number[] => worths[Math.min(shortest, longLength + 1)]!;
