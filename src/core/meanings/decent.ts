import type { Meaning } from './meaning';

/** What the meanings themselves say so of. */
const coarse = /\b(ethnic slur|(obscene|offensive) (term|name)s?|slang for sexual)\b/;

/** What of a meaning may be shown at a family table; undefined if nothing. */
export function decentMeaning(
  { lemma, senses }: Meaning,
  isRude: (word: string) => boolean,
): Meaning | undefined {
  if (isRude(lemma)) return undefined;
  const decent = senses.filter(({ gloss }) => !coarse.test(gloss));
  return decent.length > 0 ? { lemma, senses: decent } : undefined;
}
