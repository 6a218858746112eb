import words from '../../../assets/languages/en/family-filter.txt?raw';

let known: ReadonlySet<string> | undefined;

/** Whether a family table may not want to see what a word means. It may be laid all the same. */
export function isRude(word: string): boolean {
  known ??= new Set(words.split('\n'));
  return word !== '' && known.has(word.toLowerCase());
}
