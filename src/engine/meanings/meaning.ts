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

/** What a form of a word is: FLUKED the past, REPOS more than one. */
export type Form =
  | 'plural'
  | 'present'
  | 'past'
  | 'ongoing'
  | 'more'
  | 'most'
  | 'doer'
  | 'doers'
  | 'doings'
  | 'spelling';

/** How a word comes from another, in capitals: as a form of it, or by what is put before or behind it. */
export type Origin =
  | { readonly of: string; readonly forms: readonly Form[] }
  | { readonly of: string; readonly affix: string };

export interface Meaning {
  /** The word the senses are of, in capitals: MOUSE for MICE. */
  readonly lemma: string;
  readonly senses: readonly Sense[];
  /** From the word itself to the lemma: UNFLUKED is un- + FLUKED, and that the past of FLUKE. */
  readonly origins: readonly Origin[];
}
