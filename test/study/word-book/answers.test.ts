import { expect, it } from 'vitest';
import { Answers } from '../../../src/study/word-book/answers';

it('knows nothing of the question before, however much room a question takes', () => {
  const shared = 8999;
  const answers = new Answers(new Int32Array(shared + 2).fill(1), shared);
  const room = answers.counts.length;
  answers.addState(false);
  answers.counts.fill(7, answers.begins[0]);
  answers.forget();
  for (let state = 0; answers.counts.length === room || state < 10; state++) {
    answers.addState(false);
    const begin = answers.begins[2 * state]!;
    expect(answers.counts.subarray(begin, begin + shared).some((count) => count !== 0)).toBe(false);
  }
  expect(answers.counts.length).toBeGreaterThan(room);
});
