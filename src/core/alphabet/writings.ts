const writings = {
  Latin: /\p{Script=Latin}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Armenian: /\p{Script=Armenian}/u,
  Cherokee: /\p{Script=Cherokee}/u,
} as const;

/** Writings in which letters look like those of another. */
export type Writing = keyof typeof writings;

const names = Object.keys(writings) as Writing[];

/** A letter that may look like one of the alphabet, and is of another writing. */
export interface ForeignLetter {
  sign: string;
  writing: Writing;
}

/** Those in a text that are not Latin, each once: a Cyrillic А is no A. */
export const foreignLetters = (text: string): ForeignLetter[] =>
  [...new Set(text)].flatMap((sign) => {
    const writing = names.find((name) => writings[name].test(sign));
    return writing && writing !== 'Latin' ? { sign, writing } : [];
  });
