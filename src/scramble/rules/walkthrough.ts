import { must } from '../../engine/must';
import type { MarkedWord } from './known';
import { sortedWords, type WordOrder } from './word-lists';

/** One word of a board that plays itself. */
export interface WatchedWord {
  word: string;
  path: number[];
  points: number;
  /** With this word. */
  score: number;
  words: number;
}

/** In which order a board that plays itself does so: as lists are sorted, or as a person might find the words. */
export type WatchOrder = WordOrder | 'likeAPerson';

/** A board that plays itself, word after word. */
export function walkthrough(words: readonly MarkedWord[], order: WatchOrder = 'likeAPerson'): WatchedWord[] {
  const ordered = order === 'likeAPerson' ? likeAPerson(words) : sortedWords(words, order);
  let score = 0;
  return ordered.map(({ word, path, points }, place) => {
    score += points;
    return { word, path: [...path], points, score, words: place + 1 };
  });
}

/** The best known words first, and after a word those that grow out of it. */
function likeAPerson(words: readonly MarkedWord[]): MarkedWord[] {
  const left = new Set(sortedWords(words, 'length').sort((a, b) => (a.level ?? 100) - (b.level ?? 100)));
  const grown = sortedWords(words, 'alphabet');
  const placeOf = new Map(grown.map((own, place) => [own, place]));
  const ordered: MarkedWord[] = [];
  for (const stem of left) {
    for (let place = must(placeOf.get(stem)); ; place++) {
      const own = grown[place];
      if (!own?.word.startsWith(stem.word)) break;
      if (left.delete(own)) ordered.push(own);
    }
  }
  return ordered;
}
