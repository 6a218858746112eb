import { noEdge } from './edges';

/** What of a lexicon a walk needs. */
interface Walked {
  readonly alphabet: { readonly letters: readonly string[] };
  readonly start: number;
  codeOf(letter: string): number;
  follow(edge: number, code: number): number;
  endsWord(edge: number): boolean;
}

/** The words that have just these letters, in the order of the alphabet; no more than so many. */
export function wordsOfLetters(words: Walked, text: string, most: number): string[] {
  const { letters } = words.alphabet;
  const left = new Uint8Array(letters.length + 1);
  for (const letter of text) {
    const code = words.codeOf(letter);
    if (code > letters.length) return [];
    left[code]!++;
  }
  const found: string[] = [];
  const walk = (edge: number, word: string) => {
    if (word.length === text.length) {
      if (words.endsWord(edge)) found.push(word);
      return;
    }
    for (let code = 1; code <= letters.length && found.length < most; code++) {
      if (left[code] === 0) continue;
      const next = words.follow(edge, code);
      if (next === noEdge) continue;
      left[code]!--;
      walk(next, word + letters[code - 1]);
      left[code]!++;
    }
  };
  if (text !== '') walk(words.start, '');
  return found;
}
