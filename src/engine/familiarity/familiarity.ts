import type { Lexicon } from '../lexicon';
import { DamagedWordsError } from '../lexicon/damaged-words-error';
import { must } from '../must';
import { isMark, levelBits, levelSteps, rudeBit } from './marks';
import { WordOrder } from './word-order';

/** How well known the words of a list are. Like the lexicon, it knows capital letters only. */
export class Familiarity {
  private readonly order: WordOrder;

  /** Takes a mark for each word of the list, in its order. */
  constructor(
    private readonly marks: Uint8Array,
    words: Lexicon,
  ) {
    if (marks.length !== words.size)
      throw new DamagedWordsError(`${marks.length} marks for ${words.size} words`);
    const strange = marks.findIndex((mark) => !isMark(mark));
    if (strange >= 0) throw new DamagedWordsError(`mark ${strange} is ${marks[strange]}`);
    this.order = new WordOrder(words);
  }

  /** How common a word is, from 10, the most common, to 70; undefined for one that hardly anybody knows. */
  levelOf(word: string): number | undefined {
    const level = this.markOf(word) & levelBits;
    return level === 0 ? undefined : levelSteps[level - 1];
  }

  /** Whether a family table may not want to see it. */
  isRude(word: string): boolean {
    return (this.markOf(word) & rudeBit) !== 0;
  }

  private markOf(word: string): number {
    const place = this.order.placeOf(word);
    return place === undefined ? 0 : must(this.marks[place]);
  }
}
