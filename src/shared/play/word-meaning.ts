import { decentLead, decentMeaning } from '../../engine/meanings/decent';
import type { Lead, Meaning } from '../../engine/meanings/lookup';
import { isRude } from './rude-words';

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
