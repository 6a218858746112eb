export type Part =
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'pronoun'
  | 'preposition'
  | 'conjunction'
  | 'interjection'
  | 'article';

export interface Sense {
  readonly part: Part;
  readonly gloss: string;
}

export interface Meaning {
  /** The word the senses are of, in capitals: MOUSE for MICE. */
  readonly lemma: string;
  readonly senses: readonly Sense[];
}
