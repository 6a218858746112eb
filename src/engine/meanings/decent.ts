import type { Lead, Meaning } from './lookup';

/** What the meanings themselves say so of. */
const coarse = /\b(ethnic slur|(obscene|offensive) (term|name)s?|slang for sexual)\b/;

/** What of a meaning may be shown at a family table; undefined if nothing. */
export function decentMeaning(meaning: Meaning, isRude: (word: string) => boolean): Meaning | undefined {
  const { lemma, senses, origins } = meaning;
  if (isRude(lemma) || origins.some(({ of }) => isRude(of))) return undefined;
  const decent = senses.filter(({ gloss }) => !coarse.test(gloss));
  return decent.length > 0 ? { ...meaning, senses: decent } : undefined;
}

/** Of a lead, too: to such a word nobody is led. */
export const decentLead = (lead: Lead, isRude: (word: string) => boolean): Lead | 'unknown' =>
  isRude(lead.mayComeFrom) ? 'unknown' : lead;
