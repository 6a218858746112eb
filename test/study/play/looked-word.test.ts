import { expect, it } from 'vitest';
import { LookedWord } from '../../../src/study/play/word-lookup';
import type { WordLooked } from '../../../src/study/word-book';

it('a word of which the book did not tell says so, and is asked for again', async () => {
  const hooks: WordLooked = { word: 'CAT', before: ['S'], behind: ['S'], anagrams: ['ACT'] };
  let isDead = true;
  let told = () => {};
  const look = new LookedWord({
    language: 'en',
    look: () => (isDead ? Promise.reject(new Error('dead')) : Promise.resolve(hooks)),
    meaning: async () => 'unavailable' as const,
    changed: () => told(),
  });
  const toldThat = (isSo: () => boolean) =>
    new Promise<void>((done) => {
      told = () => isSo() && done();
    });
  const failed = toldThat(() => look.looked === 'failed' && look.meaning === 'unavailable');
  look.look('CAT');
  await failed;
  isDead = false;
  const found = toldThat(() => typeof look.looked === 'object');
  look.again();
  expect(look.looked).toBeUndefined();
  await found;
  expect(look).toMatchObject({ word: 'CAT', looked: hooks });
});
