import { describe, expect, it } from 'vitest';
import { tilesOf } from '../../../src/engine/alphabet/languages';
import { Asking, LookedWord } from '../../../src/study/play/word-lookup';
import type { WordLooked } from '../../../src/study/rules/word-book';
import type { AskedKind } from '../../../src/study/rules/word-question';

function book(find = async (kind: AskedKind, signs: string) => ({ total: 1, words: [`${kind} ${signs}`] })) {
  const asking = new Asking({ alphabet: tilesOf('en').alphabet, find, changed() {} });
  return asking;
}

describe('whoever asks the word book', () => {
  it('turns to another question without the signs that say nothing in it, and finds them again', () => {
    const asking = book();
    asking.type('+ING?');
    const texts = (['anagrams', 'hooks', 'within', 'pattern'] as const).map((kind) => {
      asking.turnTo(kind);
      expect(asking.state).toBe('asking');
      return asking.text;
    });
    expect(texts).toEqual(['ING?', 'ING', 'ING?', '+ING?']);
    asking.turnTo('hooks');
    asking.type('ZA');
    asking.turnTo('pattern');
    expect(asking.text).toBe('ZA');
  });

  it('has the answer to what was asked last, whichever comes first', async () => {
    const answers: (() => void)[] = [];
    const asking = book((_, signs) => new Promise((done) => answers.push(() => done({ total: 1, words: [signs] }))));
    asking.type('CA');
    const last = asking.ask();
    for (const answer of answers.toReversed()) answer();
    await last;
    expect(asking.found.words).toEqual(['CA']);
    expect(asking.state).toBe('found');
  });
});

it('a word of which the book did not tell says so, and is asked for again', async () => {
  const hooks: WordLooked = { word: 'CAT', before: ['S'], behind: ['S'], anagrams: ['ACT'] };
  let isDead = true;
  let told = () => {};
  const look = new LookedWord({
    language: 'en',
    look: () => (isDead ? Promise.reject(new Error('dead')) : Promise.resolve(hooks)),
    definition: async () => 'unavailable' as const,
    changed: () => told(),
  });
  const toldThat = (isSo: () => boolean) =>
    new Promise<void>((done) => {
      told = () => isSo() && done();
    });
  const failed = toldThat(() => look.looked === 'failed' && look.definition === 'unavailable');
  look.look('CAT');
  await failed;
  isDead = false;
  const found = toldThat(() => typeof look.looked === 'object');
  look.again();
  expect(look.looked).toBeUndefined();
  await found;
  expect(look).toMatchObject({ word: 'CAT', looked: hooks });
});
