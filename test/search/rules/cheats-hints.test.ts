import { describe, expect, it } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { act, begun, byGrid, find, refusalOf, spend } from './playing';

const { stillHidden, summaryOf } = wordSearch;

describe('Cheats', () => {
  it('mambazamba adds 100 seconds for 50 points, below zero too', () => {
    const engine = begun();
    spend(engine, 700);
    expect(act(engine, { type: 'cheat', code: 'mambazamba' })).toEqual([
      { type: 'cheated', code: 'mambazamba', seconds: 100, cost: 50, score: -50 },
    ]);
    expect(wordSearch.secondsLeft(engine.state)).toBe(120);
    spend(engine, 119);
    expect(engine.state.phase).toBe('searching');
    spend(engine, 1);
    expect(engine.state).toMatchObject({ phase: 'over', score: -50 });
  });

  it('mambazamba gives no time bonus for its seconds', () => {
    const bonusAfter = (seconds: number, codes: number) => {
      const engine = begun();
      for (let times = 0; times < codes; times++) act(engine, { type: 'cheat', code: 'mambazamba' });
      spend(engine, seconds);
      for (let word = 0; word < 14; word++) find(engine, word);
      const { timeBonus, words, cheats, total } = summaryOf(engine);
      expect(total).toBe(words + timeBonus.points - cheats.reduce((sum, { cost }) => sum + cost, 0));
      expect(timeBonus.bought).toBe(codes > 0);
      return timeBonus.points;
    };
    expect(bonusAfter(20, 0)).toBe(7000);
    expect(bonusAfter(20, 2)).toBe(7000);
    expect(bonusAfter(719, 1)).toBe(10);
    // What is left is what was given.
    expect(bonusAfter(720, 1)).toBe(0);
    expect(bonusAfter(800, 1)).toBe(0);
  });

  it('flash shows what is hidden, for 50 points', () => {
    const engine = begun();
    find(engine, 4);
    const { score } = engine.state;
    const [event] = act(engine, { type: 'cheat', code: 'flash' });
    const hidden = engine.state.laid.filter((_, word) => word !== 4);
    expect(event).toMatchObject({ type: 'cheated', code: 'flash', cost: 50, score: score - 50 });
    expect('hidden' in event! && event.hidden.toSorted(byGrid)).toEqual(hidden.toSorted(byGrid));
    expect(stillHidden(engine.state)).toHaveLength(13);
  });

  it('can be used again and again, and no time is added to no clock', () => {
    const engine = begun({ clock: 'off' });
    expect(refusalOf(engine, { type: 'cheat', code: 'mambazamba' })).toBe('noClock');
    for (let times = 0; times < 3; times++) act(engine, { type: 'cheat', code: 'flash' });
    expect(summaryOf(engine)).toMatchObject({
      cheats: [{ code: 'flash', times: 3, cost: 150 }],
      total: -150,
    });
  });

  const typed = (keys: readonly string[]) => {
    const codes: string[] = [];
    keys.reduce((progress, key) => {
      const after = wordSearch.typeKey(progress, key);
      if (after.code) codes.push(after.code);
      return after.typed;
    }, wordSearch.nothingTyped);
    return codes;
  };

  it.each<[string, string[]]>([
    ['mambazamba', ['mambazamba']],
    ['flash', ['flash']],
    ['FLASH', ['flash']],
    ['flashflash', ['flash', 'flash']],
    ['flashmambazambaflash', ['flash', 'mambazamba', 'flash']],
    ['flaflash', ['flash']],
    ['fflash', ['flash']],
    ['mmambazamba', ['mambazamba']],
    ['mambazmambazamba', ['mambazamba']],
    ['flxash', []],
    ['flas h', []],
    ['lash', []],
    ['mambazamb', []],
    // The second M goes on with the code; the A behind it is wrong, and begins nothing.
    ['mamambazamba', []],
  ])('are typed: %s', (keys, codes) => {
    expect(typed([...keys])).toEqual(codes);
  });

  it('keys that write nothing do not disturb', () => {
    expect(typed(['f', 'Shift', 'L', 'a', 'ArrowUp', 's', 'h'])).toEqual(['flash']);
  });
});

describe('Hints', () => {
  it('let the first letter glow, cost points and are noted', () => {
    const engine = begun();
    const { x, y } = engine.state.laid[6]!;
    expect(act(engine, { type: 'hint', word: 6 })).toEqual([
      { type: 'hinted', word: 6, square: { x, y }, cost: 20, score: -20 },
    ]);
    expect(engine.state.grid[y]![x]).toBe(engine.setup.list.words[6]![0]);
    expect(refusalOf(engine, { type: 'hint', word: 6 })).toBe('alreadyHinted');
    expect(refusalOf(engine, { type: 'hint', word: 14 })).toBe('noSuchWord');
    find(engine, 0);
    expect(refusalOf(engine, { type: 'hint', word: 0 })).toBe('alreadyFound');
    expect(act(engine, { type: 'hint' })).toMatchObject([{ word: 1 }]);
    expect(summaryOf(engine).hints).toEqual({ times: 2, cost: 40 });
    find(engine, 6);
    expect(summaryOf(engine).found.map(({ hinted }) => hinted)).toEqual([false, true]);
    for (let times = 0; times < 11; times++) act(engine, { type: 'hint' });
    expect(refusalOf(engine, { type: 'hint' })).toBe('nothingToHint');
  });
});
