/** What a word means. */
export const meanings = {
  title: (word: string) => `What ${word} means`,
  close: 'Close',
  loading: 'Looking it up…',
  unknown: (word: string) => `No meaning at hand for ${word}.`,
  withheld: (word: string) =>
    `${word} may be laid, but it is no word for a family table: what it means is not shown.`,
  /** Of a word that is not English. */
  elsewhere: (word: string) => `${word} counts. What it means is not in this book, which is English.`,
  dictionary: (word: string) => `Look ${word} up in Wiktionary`,
  unavailable: 'The meanings cannot be loaded. Try again.',
  tryAgain: 'Try again',
  /** What it may come from, as far as one can guess. */
  lead: (word: string) => `Perhaps it comes from ${word}.`,
  /** Something before or behind a word. */
  made: (affix: string, word: string) =>
    affix.startsWith('-') ? `${word} + ${affix}` : `${affix} + ${word}`,
  /** The same letters may be several forms of a word. */
  either: (ways: readonly string[]) => ways.join('; '),
  forms: {
    plural: (word: string) => `more than one ${word}`,
    present: (word: string) => `${word}, with he, she or it`,
    past: (word: string) => `past of ${word}`,
    ongoing: (word: string) => `${word}, while it goes on`,
    more: (word: string) => `more ${word}`,
    most: (word: string) => `most ${word}`,
    doer: (word: string) => `one that can ${word}`,
    doers: (word: string) => `those that can ${word}`,
    doings: (word: string) => `acts: to ${word}`,
    spelling: (word: string) => `another spelling of ${word}`,
  },
  source: 'Meanings: WordNet, and Webster of 1913. The word list alone decides what may be laid.',
  parts: {
    noun: 'noun',
    verb: 'verb',
    adjective: 'adjective',
    adverb: 'adverb',
    pronoun: 'pronoun',
    preposition: 'preposition',
    conjunction: 'conjunction',
    interjection: 'exclamation',
    article: 'article',
  },
};
