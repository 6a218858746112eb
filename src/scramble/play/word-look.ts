import type { LanguageId } from '../../engine/alphabet/languages';
import type { Definition, Lead } from '../../engine/definitions/lookup';
import { Signal } from '../../engine/signal';
import { decentLead, isRude } from '../../shared/play/word-definition';
import * as scramble from '../rules';

export type LookedUp = Definition | Lead | 'loading' | 'unknown' | 'unavailable' | 'elsewhere';

/** Where definitions are looked up. */
interface Definitions {
  definition(word: string): Promise<LookedUp>;
}

// A word of one letter over and over may have more paths than anybody wants to leaf through.
const mostPaths = 500;

/** A word of a board that somebody looks at: its paths, one after another, and what it means. */
export class WordLook {
  readonly changed = new Signal();
  word: string | undefined;
  definition: LookedUp = 'loading';
  private paths: readonly (readonly number[])[] = [];
  private at = 0;

  constructor(
    private readonly board: scramble.Board,
    /** Whose words they are: our book is English. */
    readonly language: LanguageId,
    private readonly definitions: Definitions,
  ) {}

  /** The path that is shown. */
  get path(): readonly number[] | undefined {
    return this.paths[this.at];
  }

  /** Which of how many, from 1. */
  get place() {
    return { at: this.at + 1, all: this.paths.length };
  }

  /** `first` is the path to begin with, such as the one it was found on. */
  look(word: string, first?: readonly number[]) {
    if (word === this.word) return;
    this.word = word;
    const paths = scramble.pathsOf(this.board, word, mostPaths);
    const begins = first ? paths.findIndex((path) => path.join() === first.join()) : 0;
    this.paths = paths;
    this.at = Math.max(0, begins);
    void this.lookUp(word);
    this.changed.emit();
  }

  forget() {
    this.word = undefined;
    this.paths = [];
    this.at = 0;
  }

  /** Leafs through the paths, round and round. */
  leaf(step: 1 | -1) {
    const { length } = this.paths;
    if (length < 2) return;
    this.at = (this.at + step + length) % length;
    this.changed.emit();
  }

  private async lookUp(word: string) {
    if (this.language !== 'en') {
      this.definition = 'elsewhere';
      return;
    }
    this.definition = 'loading';
    const found = await this.definitions.definition(word);
    if (this.word !== word) return;
    this.definition = typeof found === 'object' && 'mayComeFrom' in found ? decentLead(found, isRude) : found;
    this.changed.emit();
  }
}
