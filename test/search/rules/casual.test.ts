import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { wordSearch } from '../../../src/rules';
import { act, begun, find, refusalOf, setupFor, spend } from './playing';
import { chanceWords, family, mixedWords } from './words';

const { readShared, scoreEntry, setupFault, shareText, summaryOf, timeOf } = wordSearch;

const casual = { rules: 'casual', clock: 'off' } as const;

const played = (words: number) => {
  const engine = begun(casual);
  spend(engine, 247);
  for (let word = 0; word < words; word++) find(engine, word);
  return engine;
};

describe('By Casual rules', () => {
  it('words and hints alone make the score, however long it takes', () => {
    const engine = begun(casual);
    act(engine, { type: 'hint' });
    spend(engine, 5000);
    for (let word = 0; word < 14; word++) find(engine, word);
    const { words, timeBonus, total, msSpent, reason } = summaryOf(engine);
    expect({ total, bonus: timeBonus.points, msSpent, reason }).toEqual({
      total: words - wordSearch.hintCost,
      bonus: 0,
      msSpent: 5_000_000,
      reason: 'allFound',
    });
  });

  it('there are no cheats', () => {
    const engine = begun(casual);
    expect(refusalOf(engine, { type: 'cheat', code: 'flash' })).toBe('noCheats');
    expect(refusalOf(engine, { type: 'cheat', code: 'mambazamba' })).toBe('noCheats');
  });

  it('a whole search has a time of its own; a part of one, a hint and the author’s rules have none', () => {
    expect(timeOf(played(14))).toBe(247_000);
    expect(scoreEntry(played(14), 'Mina', 1)).toMatchObject({ ms: 247_000 });
    const part = played(13);
    act(part, { type: 'giveUp' });
    expect([timeOf(part), scoreEntry(part, 'Mina', 1).ms]).toEqual([undefined, undefined]);
    const helped = begun(casual);
    act(helped, { type: 'hint' });
    for (let word = 0; word < 14; word++) find(helped, word);
    expect(timeOf(helped)).toBeUndefined();
    const authors = begun({ clock: 'off' });
    for (let word = 0; word < 14; word++) find(authors, word);
    expect(timeOf(authors)).toBeUndefined();
  });

  it('a game is saved, and recorded as such', () => {
    const engine = played(14);
    const again = wordSearch.GameEngine.restore(structuredClone(engine.save()), family);
    expect(again).toMatchObject({ setup: casual, state: engine.state });
    const told = { name: 'Mina', when: 1, day: '2026-12-01' } as never;
    expect(wordSearch.asPlayed(engine, told)?.level).toBe('casual');
    expect(wordSearch.asPlayed(again as wordSearch.GameEngine, told)?.level).toBe('casual');
  });

  it('there is neither a time limit nor a bonus to be capped', () => {
    expect(setupFault(setupFor(casual))).toBeUndefined();
    for (const wrong of [{ clock: 'standard' }, { cappedBonus: true }, { rules: 'wild' }])
      expect(setupFault({ ...setupFor(casual), ...wrong })).toBe('malformed');
  });

  it('a link leads to the same grid, in each language, and one of an earlier release to the author’s rules', () => {
    const text = shareText(setupFor({ ...casual, seed: '4021' }));
    expect(text).toMatch(/^5\.p~gardenBirds\.ff\.off\.4021\.[\da-f]{8}$/);
    expect(readShared(text, family)).toEqual(setupFor({ ...casual, seed: '4021' }));
    expect(readShared(text.replace(/^5/, '1'), family)).toBe('damaged');
    const words = wordSearch.presetWords('music');
    const spanish = setupFor({ ...casual, list: wordSearch.ownList({ name: 'Mi lista', language: 'es', words }) });
    expect(shareText(spanish)).toMatch(/^6\.es\./);
    expect(readShared(shareText(spanish), { ...family, language: 'es' })).toEqual(spanish);
    const old = readShared(shareText(setupFor({ seed: '4021' })), family);
    expect(wordSearch.rulesOf(old as wordSearch.Setup)).toBe('authors');
  });
});

describe('A list of another length than the author has', () => {
  const listOf = (words: string[]) => wordSearch.ownList({ name: 'Ours', words });

  it('is played by Casual rules alone', () => {
    const list = listOf(mixedWords(20, new Dice('twenty')));
    expect(setupFault(setupFor({ list }))).toBe('badList');
    expect(setupFault(setupFor({ list, ...casual }))).toBeUndefined();
    expect(readShared(shareText(setupFor({ list, ...casual })), family)).toEqual(setupFor({ list, ...casual }));
  });

  it.each([4, 13, 14, 15, 22, 23, 30, 31, 40])('finds room, were all %i words as long as can be', (count) => {
    const dice = new Dice(`long ${count}`);
    const list = listOf(chanceWords(count, [10], 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', dice));
    for (const directions of [['right', 'down'], ['downLeft', 'upRight'], wordSearch.directions] as const) {
      const engine = begun({ list, ...casual, directions: [...directions] });
      const { w, h } = wordSearch.extentOfGame(engine.setup);
      expect(engine.state.grid.map((row) => [...row].length)).toEqual(Array(h).fill(w));
      expect(engine.state.laid.map(({ word }) => word)).toEqual(list.words);
      for (let word = 0; word < count; word++) find(engine, word);
      expect(engine.state.outcome?.reason).toBe('allFound');
    }
    expect(wordSearch.extentOfGame({ list: listOf(mixedWords(14, dice)) }).w).toBe(wordSearch.gridSize);
  });
});
