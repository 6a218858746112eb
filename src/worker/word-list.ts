import enable1Url from '../../assets/words/enable1.words?url';
import type { Alphabet } from '../core/alphabet/alphabet';
import { english } from '../core/alphabet/english';

/** A word list as it ships. */
export interface WordList {
  readonly id: string;
  readonly alphabet: Alphabet;
  readonly url: string;
  /** How long the file is: a server that compresses it again would name another length. */
  readonly bytes: number;
}

export const enable1: WordList = { id: 'enable1', alphabet: english, url: enable1Url, bytes: 197_837 };
