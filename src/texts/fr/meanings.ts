import { de } from './forms';

/** What a word means. The meanings themselves are English. */
export const meanings = {
  title: (word: string) => `Le sens ${de(word)}`,
  close: 'Fermer',
  loading: 'Recherche…',
  unknown: (word: string) => `Aucun sens connu pour ${word}.`,
  withheld: (word: string) =>
    `${word} peut être posé, mais ce n’est pas un mot pour jouer en famille : son sens n’est pas montré.`,
  elsewhere: (word: string) => `${word} est valable. Son sens n’est pas dans ce livre, qui est en anglais.`,
  dictionary: (word: string) => `Chercher ${word} dans le Wiktionnaire`,
  unavailable: 'Les sens ne peuvent pas être chargés. Réessaie.',
  tryAgain: 'Réessayer',
  lead: (word: string) => `Ce mot vient peut-être ${de(word)}.`,
  made: (affix: string, word: string) =>
    affix.startsWith('-') ? `${word} + ${affix}` : `${affix} + ${word}`,
  either: (ways: readonly string[]) => ways.join(' ; '),
  forms: {
    plural: (word: string) => `pluriel ${de(word)}`,
    present: (word: string) => `${word}, à la troisième personne`,
    past: (word: string) => `passé ${de(word)}`,
    ongoing: (word: string) => `forme en -ing ${de(word)}`,
    more: (word: string) => `plus ${word}`,
    most: (word: string) => `le plus ${word}`,
    doer: (word: string) => `qui peut ${word}`,
    doers: (word: string) => `ceux qui peuvent ${word}`,
    doings: (word: string) => `actions : ${word}`,
    spelling: (word: string) => `autre orthographe ${de(word)}`,
  },
  source: 'Sens (en anglais) : WordNet et Webster de 1913. Seule la liste de mots décide de ce qui se joue.',
  parts: {
    noun: 'nom',
    verb: 'verbe',
    adjective: 'adjectif',
    adverb: 'adverbe',
    pronoun: 'pronom',
    preposition: 'préposition',
    conjunction: 'conjonction',
    interjection: 'interjection',
    article: 'article',
  },
};
