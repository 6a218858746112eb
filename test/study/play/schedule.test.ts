import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysUntil, dueDay } from '../../../src/study/play/schedule';
import type { Card } from '../../../src/study/rules/deck';
import { joinedCards } from '../../../src/study/rules/deck';
import { someCard } from '../rules/some-cards';

const day = 739_900;
const fresh: Card = { word: 'QUA', language: 'en', from: ['scramble'], missed: day, answers: [] };
const known = (card: Card, on: number, grade: Card['answers'][number]['grade']): Card => ({
  ...card,
  answers: [...card.answers, { day: on, grade }],
});

describe('a word', () => {
  it('is due on the day on which it was missed, and then after whole days, the more the better it was known', () => {
    expect(dueDay(fresh)).toBe(day);
    const { again, hard, good, easy } = daysUntil(fresh, day);
    expect(again).toBe(1);
    expect([hard, good, easy]).toEqual([hard, good, easy].sort((one, other) => one - other));
    for (const grade of ['again', 'hard', 'good', 'easy'] as const)
      expect(dueDay(known(fresh, day, grade))).toBe(day + daysUntil(fresh, day)[grade]);
  });

  it('stays away longer each time that it is known, and comes back soon when it is not', () => {
    let card = fresh;
    let pause = 0;
    for (let times = 0; times < 5; times++) {
      const due = dueDay(card);
      card = known(card, due, 'good');
      expect(dueDay(card) - due).toBeGreaterThan(pause);
      pause = dueDay(card) - due;
    }
    const due = dueDay(card);
    expect(dueDay(known(card, due, 'again')) - due).toBeLessThan(pause / 5);
  });

  it('that was missed in a game since is due at once', () => {
    const card = known(fresh, day, 'easy');
    expect(dueDay({ ...card, missed: day + 1 })).toBe(day + 1);
  });

  it('is due on the same day wherever its answers were put together', () => {
    fc.assert(
      fc.property(someCard, someCard, (one, other) => {
        const own = { ...other, word: one.word, language: one.language };
        expect(dueDay(joinedCards(one, own))).toBe(dueDay(joinedCards(own, one)));
      }),
    );
  });
});
