import words from '../../../assets/languages/en/family-filter.txt?raw';
import type { Definition, Lead } from '../../engine/definitions/lookup';

/** What the definitions themselves say so of. */
const coarse = /\b(ethnic slur|(obscene|offensive) (term|name)s?|slang for sexual)\b/;

/** What of a definition may be shown at a family table; undefined if nothing. */
export function decentDefinition(definition: Definition, isRude: (word: string) => boolean): Definition | undefined {
  const { lemma, senses, origins } = definition;
  if (isRude(lemma) || origins.some(({ of }) => isRude(of))) return undefined;
  const decent = senses.filter(({ gloss }) => !coarse.test(gloss));
  return decent.length > 0 ? { ...definition, senses: decent } : undefined;
}

/** Of a lead, too: to such a word nobody is led. */
export const decentLead = (lead: Lead, isRude: (word: string) => boolean): Lead | 'unknown' =>
  isRude(lead.mayComeFrom) ? 'unknown' : lead;

let known: ReadonlySet<string> | undefined;

/** Whether a family table may not want to see what a word means. It may be laid all the same. */
export function isRude(word: string): boolean {
  known ??= new Set(words.split('\n'));
  return word !== '' && known.has(word.toLowerCase());
}

/** What can be told of a word: what it means, or why that is not told. */
export type DefinitionState = Definition | Lead | 'loading' | 'unknown' | 'unavailable' | 'withheld' | 'elsewhere';

interface Book {
  definition(word: string): Promise<Definition | Lead | 'unknown' | 'unavailable'>;
}

/** What is known without looking it up; undefined if it must be. Our book is English. */
export function definitionAtOnce(word: string, language: string): DefinitionState | undefined {
  if (language !== 'en') return 'elsewhere';
  return isRude(word) ? 'withheld' : undefined;
}

/** What a word means, but nothing that a family table may not want to see. */
export async function definitionOf(book: Book, word: string, language: string): Promise<DefinitionState> {
  const known = definitionAtOnce(word, language);
  if (known) return known;
  const definition = await book.definition(word);
  if (typeof definition === 'string') return definition;
  if ('mayComeFrom' in definition) return decentLead(definition, isRude);
  return decentDefinition(definition, isRude) ?? 'withheld';
}
