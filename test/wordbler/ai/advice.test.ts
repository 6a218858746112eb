import { describe, expect, it } from 'vitest';
import { isForExperts, presets } from '../../../src/rules';
import { type Knowledge, readBy } from '../../../src/wordbler/ai/knowledge';
import { adviseOn, isKnownToMost } from '../../../src/wordbler/ai/review';
import { playSheet } from '../../../src/wordbler/rules/visible-state';
import { gameAmong } from './computer-game';
import { knowledge } from './shipped-knowledge';

const { turns } = gameAmong(['songbird', 'club'], 'classic', 'advice');
const sights = turns.map(({ sight }) => sight);

describe('Advice', () => {
  const common = (words: readonly string[]) => words.every((word) => isKnownToMost(knowledge, word));

  it('is in words that most people know, wherever one of them can be laid', () => {
    let further = 0;
    for (const sight of sights) {
      const advice = adviseOn(knowledge, sight);
      if (!advice) continue;
      if (!common(advice.words)) expect(advice.beyond, advice.words.join()).toBeUndefined();
      if (!advice.beyond) continue;
      expect(common(advice.words), advice.words.join()).toBe(true);
      expect(common(advice.beyond.words), advice.beyond.words.join()).toBe(false);
      expect(advice.beyond.move.score).toBeGreaterThan(advice.move.score);
      further++;
    }
    expect(further).toBeGreaterThan(0);
  });

  it('names a word to learn only where not everybody knows it', () => {
    const words = sights.flatMap((sight) => adviseOn(knowledge, sight)?.toLearn ?? []);
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(common([word]) || knowledge.isRude(word), word).toBe(false);
  });

  it('is the play for most points among them', () => {
    const sight = { ...sights[0]!, board: sights[0]!.board.map(() => null) };
    const onRack = (...rack: string[]) => adviseOn(knowledge, { ...sight, rack });
    expect(onRack('O', 'O', 'Z', 'E', 'H', 'T', 'T')?.move.score).toBeGreaterThanOrEqual(26);
    expect(onRack('W', 'I', 'Z', 'O', 'N', 'T', 'T')?.words[0]).toContain('Z');
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
    for (const { sight } of few.turns) {
      const advice = adviseOn(knowledge, sight)!;
      for (const { move, words } of [advice, ...(advice.beyond ? [advice.beyond] : [])]) {
        const laid = playSheet(sight, move.tiles).sheet.words.map(({ word }) => word);
        expect(words.filter((word) => !knowledge.has(word))).toEqual([]);
        expect(words.map(inOrder)).toEqual(laid.map(inOrder));
        others += Number(words[0] !== laid[0]);
      }
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

describe('A table for experts', () => {
  const computer = { name: 'Pip', kind: 'computer' } as const;
  const person = { name: 'Ann', kind: 'person' } as const;

  it('has a computer that knows every word', () => {
    expect(isForExperts([{ ...computer, level: 'club' }, person])).toBe(true);
    expect(isForExperts([{ ...computer, level: 'justRight', step: 'expert' }, person])).toBe(true);
    expect(isForExperts([{ ...computer, level: 'songbird' }, person])).toBe(false);
    expect(isForExperts([person, person])).toBe(false);
  });
});
