/** What a word means. */
export const meanings = {
  title: (word: string) => `What ${word} means`,
  close: 'Close',
  loading: 'Looking it up…',
  unknown: (word: string) => `No meaning at hand for ${word}.`,
  withheld: (word: string) =>
    `${word} may be laid, but it is no word for a family table: what it means is not shown.`,
  unavailable: 'The meanings cannot be loaded. Try again.',
  tryAgain: 'Try again',
  formOf: 'a form of',
  source: 'Meanings: WordNet. The word list alone decides what may be laid.',
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
