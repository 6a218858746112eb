import { describe, expect, it } from 'vitest';
import { presets, stepOfTable, steps } from '../../../src/rules';
import { adviseOn, playSheet } from '../../../src/wordbler/ai';
import { type Knowledge, readBy } from '../../../src/wordbler/ai/knowledge';
import { eyes, rarestKnown } from '../../../src/wordbler/ai/levels';
import { gameAmong } from './computer-game';
import { knowledge } from './shipped-knowledge';

const { turns } = gameAmong(['songbird', 'club'], 'classic', 'advice');
const sights = turns.map(({ sight }) => sight);

describe('Advice', () => {
  it.each(['club', 'expert'] as const)('is the play for most points where all words are known: %s', (step) => {
    for (const sight of sights) {
      const advice = adviseOn(knowledge, sight, step);
      expect(advice).toEqual(adviseOn(knowledge, sight));
      expect(advice?.beyond).toBeUndefined();
    }
  });

  it.each(Object.keys(eyes) as (keyof typeof eyes)[])('is in words that are known: %s', (step) => {
    let further = 0;
    for (const sight of sights) {
      const [advice, best] = [adviseOn(knowledge, sight, step), adviseOn(knowledge, sight)];
      if (!advice || rarestKnown(eyes[step], advice.words, knowledge) === undefined) {
        // Nothing that is known can be laid.
        expect(advice).toEqual(best);
        continue;
      }
      expect(advice.words.some((word) => knowledge.isRude(word))).toBe(false);
      if (advice.move.score === best?.move.score) expect(advice.beyond).toBeUndefined();
      else expect(advice.beyond).toEqual(best);
      further += Number(advice.beyond !== undefined);
    }
    expect(further).toBeGreaterThan(0);
  });

  it('promises no less the more is known', () => {
    for (const sight of sights.slice(0, 12)) {
      const known = steps
        .map((step) => adviseOn(knowledge, sight, step))
        .filter((advice) => advice?.beyond)
        .map((advice) => advice?.move.score ?? 0);
      expect(known).toEqual([...known].sort((a, b) => a - b));
    }
  });
});

describe('Advice where letters lie in any order', () => {
  const few = gameAmong(
    ['songbird', 'songbird'],
    'classic',
    'advice',
    { letterOrder: 'free' },
    ({ state }) => state.turn > 6,
  );

  it('tells the words that its letters make, not how they lie', () => {
    let others = 0;
    for (const { sight } of few.turns)
      for (const step of ['songbird', 'expert'] as const) {
        const { move, words } = adviseOn(knowledge, sight, step)!;
        const laid = playSheet(sight, move.tiles).sheet.words.map(({ word }) => word);
        expect(words.filter((word) => !knowledge.has(word))).toEqual([]);
        expect(words.map(inOrder)).toEqual(laid.map(inOrder));
        others += Number(words[0] !== laid[0]);
      }
    expect(others).toBeGreaterThan(0);
  });

  it('reads the best known of them that a family table may see', () => {
    const words = ['TINES', 'SHITE', 'INSET'];
    const known: Knowledge = {
      ...knowledge,
      wordsOf: () => words,
      levelOf: (word) => ({ SHITE: 20, INSET: 40 })[word],
      isRude: (word) => word === 'SHITE',
    };
    expect(readBy({ ...presets.classic, letterOrder: 'free' }, known, 'ETNIS')).toBe('INSET');
    expect(readBy(presets.classic, known, 'ETNIS')).toBe('ETNIS');
  });
});

const inOrder = (word: string) => [...word].sort().join('');

describe('The words of a table', () => {
  const computer = { name: 'Pip', kind: 'computer' } as const;
  const person = { name: 'Ann', kind: 'person' } as const;

  it('are those of the strongest computer at it', () => {
    expect(stepOfTable([{ ...computer, level: 'fledgling' }, person])).toBe('fledgling');
    expect(
      stepOfTable([
        { ...computer, level: 'justRight', step: 'aboveSongbird' },
        person,
        { ...computer, level: 'songbird' },
      ]),
    ).toBe('aboveSongbird');
  });

  it('are a grown-up’s where only people sit', () => expect(stepOfTable([person, person])).toBe('songbird'));
});
