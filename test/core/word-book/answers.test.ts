import { expect, it } from 'vitest';
import { Answers } from '../../../src/core/word-book/answers';

it('room that is made larger holds nothing of the question before', () => {
  const answers = new Answers(new Int32Array(100_000).fill(7));
  answers.counts.fill(9, 100_000);
  answers.forget();
  const places = [answers.lieWhole(), answers.lieWhole()];
  for (const place of places)
    expect(answers.counts.subarray(place, place + 100_000).every((count) => count === 0)).toBe(true);
});
