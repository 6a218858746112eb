/** What a word means. The meanings themselves are English. */
export const meanings = {
  title: (word: string) => `Qué significa ${word}`,
  close: 'Cerrar',
  loading: 'Buscando…',
  unknown: (word: string) => `No hay significado a mano para ${word}.`,
  withheld: (word: string) =>
    `${word} se puede colocar, pero no es una palabra para jugar en familia: su significado no se muestra.`,
  elsewhere: (word: string) => `${word} vale. Lo que significa no está en este libro, que está en inglés.`,
  dictionary: (word: string) => `Buscar ${word} en el Wikcionario`,
  unavailable: 'Los significados no se pueden cargar. Inténtalo otra vez.',
  tryAgain: 'Reintentar',
  lead: (word: string) => `Quizá venga de ${word}.`,
  made: (affix: string, word: string) =>
    affix.startsWith('-') ? `${word} + ${affix}` : `${affix} + ${word}`,
  either: (ways: readonly string[]) => ways.join('; '),
  forms: {
    plural: (word: string) => `plural de ${word}`,
    present: (word: string) => `${word}, en tercera persona`,
    past: (word: string) => `pasado de ${word}`,
    ongoing: (word: string) => `forma en -ing de ${word}`,
    more: (word: string) => `más ${word}`,
    most: (word: string) => `lo más ${word}`,
    doer: (word: string) => `quien puede ${word}`,
    doers: (word: string) => `quienes pueden ${word}`,
    doings: (word: string) => `acciones: ${word}`,
    spelling: (word: string) => `otra grafía de ${word}`,
  },
  source:
    'Significados (en inglés): WordNet y Webster de 1913. Lo que se puede colocar lo decide solo la lista de palabras.',
  parts: {
    noun: 'sustantivo',
    verb: 'verbo',
    adjective: 'adjetivo',
    adverb: 'adverbio',
    pronoun: 'pronombre',
    preposition: 'preposición',
    conjunction: 'conjunción',
    interjection: 'interjección',
    article: 'artículo',
  },
};
