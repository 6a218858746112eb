import { dayAt } from '../../../src/study/play/schedule';
import type { Card } from '../../../src/study/rules/deck';
import { type Deck, joinedDecks, writeDeck } from '../../../src/study/rules/deck';

/** Words that somebody is learning: two come back today, one has never been asked for, two are learned. */
export function savedCards(today: Date) {
  const day = dayAt(today);
  const card = (word: string, changes: Partial<Card> = {}): Card => ({
    word,
    language: 'en',
    from: ['scramble'],
    missed: day - 30,
    answers: [],
    ...changes,
  });
  const deck: Deck = joinedDecks(
    [
      card('RETAINS', { answers: [{ day: day - 3, grade: 'good' }] }),
      card('QUARTZ', { answers: [{ day: day - 1, grade: 'again' }], from: ['wordbler'] }),
      card('LANTERN', { missed: day }),
      card('OXIDE', {
        answers: [
          { day: day - 9, grade: 'good' },
          { day: day - 6, grade: 'easy' },
        ],
      }),
      card('ZONE', {
        answers: [
          { day: day - 9, grade: 'good' },
          { day: day - 6, grade: 'good' },
        ],
        from: ['wordbler'],
        levels: ['wordbler songbird'],
      }),
    ],
    [],
  );
  return { deck, kept: { 'study cards': JSON.parse(JSON.stringify(writeDeck(deck))) as object } };
}

/** Words that come back on the days after that one: two on the first, four more within the week. */
export const wordsAhead = (day: number): Deck =>
  (
    [
      ['AIRN', day - 1, 'hard'],
      ['QUOIT', day, 'again'],
      ['ZESTY', day, 'good'],
      ['OXLIP', day, 'hard'],
      ['FJORD', day - 4, 'easy'],
      ['WALTZ', day - 2, 'easy'],
    ] as const
  ).map(([word, on, grade]) => ({
    word,
    language: 'en',
    from: ['scramble'],
    missed: on,
    answers: [{ day: on, grade }],
  }));
