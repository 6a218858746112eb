// Two word searches of others, which bring no types: what the bench uses of them.
declare module '@blex41/word-search' {
  export default class WordSearch {
    constructor(options: {
      cols: number;
      rows: number;
      dictionary: string[];
      maxWords: number;
      backwardsProbability: number;
      forbiddenWords?: string[];
    });
    readonly grid: string[][];
    readonly words: unknown[];
  }
}

declare module 'wordsearch-generator' {
  export function createPuzzle(width: number, height: number, language: string, words: string[]): unknown[][];
  export function hideWords(puzzle: unknown[][], language: string): string[][];
}
