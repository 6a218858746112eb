import type { LanguageId } from '../../src/core/alphabet/languages';
import { type AskedKind, WordBook } from '../../src/core/word-book';
import { loadWords } from '../strength/knowledge';
import { medians, milliseconds } from './rounds';
import type { Row } from './table';

const asked: readonly (readonly [AskedKind, string])[] = [
  ['pattern', 'C?T'],
  ['pattern', '*ING'],
  ['pattern', '*E*'],
  ['pattern', 'PRE*'],
  ['pattern', '*A*E*I*'],
  ['hooks', 'RAIN'],
  ['anagrams', 'RETAINS'],
  ['anagrams', 'RETAI??'],
  ['within', 'RETAIN??'],
];

async function bookOf(language: LanguageId) {
  const words = await loadWords(language);
  let book: WordBook | undefined;
  const ms = await milliseconds(() => {
    book = new WordBook(words);
  });
  return { book: book ?? new WordBook(words), ms };
}

/** The word book: what it costs to open it, and the slowest answers, in English and in the language of the most words. */
export async function wordBookRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const language of ['en', 'pl'] as const) {
    const { book, ms } = await bookOf(language);
    rows.push({ what: `word book, opened (${language})`, unit: 'ms', ours: ms });
    for (const [kind, signs] of asked) {
      const { ours } = await medians({ ours: () => milliseconds(() => book.find(kind, signs, 200)) });
      const aim = language === 'en' ? { aim: { atMost: 10 } } : {};
      rows.push({ what: `${kind} of ${signs} (${language})`, unit: 'ms', ours, ...aim });
    }
  }
  return rows;
}
