import { byAlphabet } from '../../engine/alphabet/order';

/** The letters of a word in an order that does not give it away: that of the alphabet, or against it. */
export function arranged(word: string): string {
  const sorted = [...word].sort(byAlphabet);
  const text = sorted.join('');
  return text === word ? sorted.reverse().join('') : text;
}
