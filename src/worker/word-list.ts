import familiarityUrl from '../../assets/languages/en/en.familiarity?url';
import enable1Url from '../../assets/languages/en/en.words?url';
import type { Alphabet } from '../core/alphabet/alphabet';
import { english } from '../core/alphabet/english';

/** A packed file as it ships. */
export interface PackedFile {
  readonly url: string;
  /** How long the file is: a server that compresses it again would name another length. */
  readonly bytes: number;
}

/** A word list as it ships. */
export interface WordList extends PackedFile {
  readonly id: string;
  readonly alphabet: Alphabet;
}

export const enable1: WordList = { id: 'enable1', alphabet: english, url: enable1Url, bytes: 189_443 };

/** How well known the words of that list are. */
export const familiarityOfEnable1: PackedFile = { url: familiarityUrl, bytes: 58_853 };
