import { describe, expect, it } from 'vitest';
import { catalogues } from '../../src/texts/catalogues';
import said from './said-in-english.json';
import { samplesOf } from './samples';

describe('English', () => {
  it('says to the letter what it said before its counts, lists, numbers and days were left to the browser', async () => {
    const { texts, search, scramble, review } = catalogues.en;
    const whole = { ...(await texts()), search: await search(), scramble: await scramble(), review: await review() };
    expect(samplesOf(whole)).toEqual(said);
  });
});
