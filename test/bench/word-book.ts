import { languageIds } from '../../src/engine/alphabet/languages';
import { WordBook } from '../../src/study/rules/word-book';
import type { AskedKind } from '../../src/study/rules/word-question';
import { loadWords } from '../strength/knowledge';
import { medians, milliseconds } from './rounds';
import type { Row } from './table';

/** Of three letters that many words have. */
type Questions = (a: string, b: string, c: string) => readonly (readonly [AskedKind, string])[];

const asked: Questions = (a, b, c) => [
  ['pattern', `${a}?${b}`],
  ['pattern', `+${a}${b}`],
  ['pattern', `*${a}`],
  ['pattern', `*${a}*`],
  ['pattern', `??${a}*`],
  ['pattern', `*?${b}*`],
  ['pattern', `${b}${a}*`],
  ['pattern', `*${a}*${c}*`],
  ['hooks', a + b],
  ['anagrams', `${a}${b}${c}????`],
  ['within', `${a}${b}${c}????`],
];

/** The word book: what it costs to open it, and the slowest answer, in every language. */
export async function wordBookRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const language of languageIds) {
    const words = await loadWords(language);
    let book = new WordBook(words);
    const open = await medians({
      ours: () =>
        milliseconds(() => {
          book = new WordBook(words);
        }),
    });
    rows.push({ what: `word book, opened (${language})`, unit: 'ms', ours: open.ours });
    const [a = '', b = '', c = ''] = ['AАΑ', 'RРΡ', 'EИΕ'].map((same) =>
      words.alphabet.letters.find((letter) => same.includes(letter)),
    );
    let slowest = { what: '', ours: 0 };
    for (const [kind, signs] of asked(a, b, c)) {
      const { ours } = await medians({ ours: () => milliseconds(() => book.find(kind, signs, 200)) });
      if (ours > slowest.ours) slowest = { what: `${kind} of ${signs}`, ours };
    }
    const { what, ours } = slowest;
    rows.push({ what: `the slowest: ${what} (${language})`, unit: 'ms', ours, aim: { atMost: 100 } });
  }
  return rows;
}
