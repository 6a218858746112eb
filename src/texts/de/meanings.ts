/** What a word means. */
export const meanings = {
  title: (word: string) => `Was ${word} bedeutet`,
  close: 'Schließen',
  loading: 'Wird nachgeschlagen …',
  unknown: (word: string) => `Zu ${word} steht hier keine Bedeutung.`,
  withheld: (word: string) =>
    `${word} darf gelegt werden, ist aber kein Wort für den Familientisch: Was es bedeutet, steht hier nicht.`,
  /** Of a word that is not English. */
  elsewhere: (word: string) =>
    `${word} zählt. Was es bedeutet, steht nicht in diesem Buch: Es ist ein englisches.`,
  dictionary: (word: string) => `${word} im Wiktionary nachschlagen`,
  unavailable: 'Die Bedeutungen lassen sich nicht laden. Versuch es noch einmal.',
  tryAgain: 'Noch einmal',
  /** What it may come from, as far as one can guess. */
  lead: (word: string) => `Vielleicht kommt es von ${word}.`,
  /** Something before or behind a word. */
  made: (affix: string, word: string) =>
    affix.startsWith('-') ? `${word} + ${affix}` : `${affix} + ${word}`,
  /** The same letters may be several forms of a word. */
  either: (ways: readonly string[]) => ways.join('; '),
  forms: {
    plural: (word: string) => `Mehrzahl von ${word}`,
    present: (word: string) => `${word}, bei he, she oder it`,
    past: (word: string) => `Vergangenheit von ${word}`,
    ongoing: (word: string) => `${word}, während es geschieht`,
    more: (word: string) => `Steigerung von ${word}`,
    most: (word: string) => `höchste Steigerung von ${word}`,
    doer: (word: string) => `wer oder was „${word}“ kann`,
    doers: (word: string) => `alle, die „${word}“ können`,
    doings: (word: string) => `ein Tun: to ${word}`,
    spelling: (word: string) => `andere Schreibweise von ${word}`,
  },
  source:
    'Bedeutungen auf Englisch: WordNet und Webster von 1913. Was gelegt werden darf, sagt allein die Wortliste.',
  parts: {
    noun: 'Substantiv',
    verb: 'Verb',
    adjective: 'Adjektiv',
    adverb: 'Adverb',
    pronoun: 'Pronomen',
    preposition: 'Präposition',
    conjunction: 'Konjunktion',
    interjection: 'Ausruf',
    article: 'Artikel',
  },
};
