import words from '../../../assets/languages/en/family-filter.txt?raw';
import type { Lead, Meaning } from '../../engine/meanings/lookup';

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

let known: ReadonlySet<string> | undefined;

/** Whether a family table may not want to see what a word means. It may be laid all the same. */
export function isRude(word: string): boolean {
  known ??= new Set(words.split('\n'));
  return word !== '' && known.has(word.toLowerCase());
}

/** What can be told of a word: what it means, or why that is not told. */
export type MeaningState = Meaning | Lead | 'loading' | 'unknown' | 'unavailable' | 'withheld' | 'elsewhere';

interface Book {
  meaning(word: string): Promise<Meaning | Lead | 'unknown' | 'unavailable'>;
}

/** What is known without looking it up; undefined if it must be. Our book is English. */
export function meaningAtOnce(word: string, language: string): MeaningState | undefined {
  if (language !== 'en') return 'elsewhere';
  return isRude(word) ? 'withheld' : undefined;
}

/** What a word means, but nothing that a family table may not want to see. */
export async function meaningOf(book: Book, word: string, language: string): Promise<MeaningState> {
  const known = meaningAtOnce(word, language);
  if (known) return known;
  const meaning = await book.meaning(word);
  if (typeof meaning === 'string') return meaning;
  if ('mayComeFrom' in meaning) return decentLead(meaning, isRude);
  return decentMeaning(meaning, isRude) ?? 'withheld';
}
