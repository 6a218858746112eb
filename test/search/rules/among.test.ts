import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scramble, wordSearch } from '../../../src/rules';
import { familiarity, lexicon, solver } from '../../scramble/rules/words';

const { checkList, ownList, wordsAmong } = wordSearch;
const all = [...lexicon.words()];

describe('the words of another game', () => {
  it('make a list that passes every check, the first of them as far as they can, or none', () => {
    const some = fc.array(fc.nat(all.length - 1), { maxLength: 40 }).map((at) => at.map((own) => all[own]!));
    fc.assert(
      fc.property(some, (words) => {
        const among = wordsAmong(words, 'en');
        const good = words.filter(({ length }) => length >= 3 && length <= 10);
        if (!among) return;
        expect(among).toHaveLength(14);
        expect(among.every((word) => words.includes(word))).toBe(true);
        expect(among[0]).toBe(good[0]);
        expect(checkList({ name: 'Missed', words: among }).sound).toBe(true);
        expect(wordSearch.readOwnList(ownList({ name: 'Missed', words: among }))).toBeDefined();
      }),
    );
    expect(wordsAmong(all.slice(0, 13), 'en')).toBeUndefined();
    expect(wordsAmong(['CAT', 'TAC', 'CATS', 'CAT'], 'en')).toBeUndefined();
  });

  it('are, of a board of letters, what was missed, the known ones first, and none that is rude', () => {
    const board = scramble.boardFrom({ kind: 'dice', side: 4, seed: '3009', roll: 0 }, 'en');
    const words = scramble.marked(solver.solve(board, 3), familiarity);
    const found = words.filter((_, at) => at % 3 === 0);
    const missed = scramble.wordsMissed(words, found);
    expect(missed.some((word) => found.some((own) => own.word === word))).toBe(false);
    expect(missed.some((word) => familiarity.isRude(word))).toBe(false);
    const known = missed.map((word) => (familiarity.levelOf(word) ?? 100) <= 40);
    expect(known.lastIndexOf(true)).toBeLessThan(known.includes(false) ? known.indexOf(false) : known.length);
    expect(wordsAmong(missed, 'en')).toHaveLength(14);
  });
});
