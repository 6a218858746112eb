import { beforeAll, describe, expect, it } from 'vitest';
import type { Lexicon } from '../../../src/engine/lexicon/lexicon';
import { presets, type Rules } from '../../../src/rules';
import type { Knowledge } from '../../../src/wordbler/ai/knowledge';
import { thinkAsExpert } from '../../../src/wordbler/ai/levels';
import type { Move, VisibleState } from '../../../src/wordbler/rules/visible-state';
import { some } from '../../long';
import { knowledgeOf, loadWords } from '../../strength/knowledge';
import { newGame, playOn, thoughtOut } from '../../strength/self-play';

let words: Lexicon;
let knowledge: Knowledge;

beforeAll(async () => {
  words = await loadWords();
  knowledge = knowledgeOf(words);
});

const expert = (sight: VisibleState) => thoughtOut(thinkAsExpert(knowledge, sight, 300));

const start: VisibleState = {
  seat: 0,
  tiles: 'en',
  rules: presets.classic,
  board: new Array(225).fill(null),
  rack: [],
  unseen: [...'AAAAEEEEEEIIIIIOOOONNNRRRTTTSSLLDDGGUUBCMPFHWYVKJXQZ'],
  bagCount: 45,
  rackCounts: [7, 7],
  scores: [0, 0],
  fails: 0,
  turn: 1,
};

const withRack = (rack: string, more: Partial<VisibleState> = {}): VisibleState => ({
  ...start,
  rack: [...rack].map((letter) => (letter === '?' ? '' : letter)),
  ...more,
});

const lettersOf = (move: Move) => (move.kind === 'play' ? move.tiles.map(({ letter }) => letter).join('') : move.kind);

describe('the expert', () => {
  it('exchanges what cannot be played, and keeps the best of it', () => {
    const move = expert(withRack('VVWUU?S'));
    expect(move.kind).toBe('exchange');
    if (move.kind !== 'exchange') return;
    expect(move.letters).not.toContain('');
    expect(move.letters).not.toContain('S');
  });

  it('exchanges only while the bag holds enough, and passes if nothing else is left', () => {
    expect(expert(withRack('VVWVVWW', { bagCount: 7 })).kind).toBe('exchange');
    expect(expert(withRack('VVWVVWW', { bagCount: 6 })).kind).toBe('pass');
  });

  it('lays all seven where that pays', () => {
    expect(lettersOf(expert(withRack('RETAINS'))).length).toBe(7);
  });

  it('sees nothing of how the unseen tiles lie', () => {
    const sight = withRack('QUIZERS', { rack: [...'QUIZERS'] });
    expect(expert(sight)).toEqual(expert(structuredClone(sight)));
  });

  it('ends the game with the bag where that wins, and not where it loses', () => {
    // Any play empties the bag, and then the game is over; an exchange goes on with it.
    const rules: Rules = { ...presets.wordbler, exchangeNeeds: 1 };
    const last = { rules, bagCount: 1, unseen: [...'AEIORTVN'] };
    const kindAt = (own: number, other: number) => expert(withRack('CATINGE', { ...last, scores: [own, other] })).kind;
    expect(kindAt(300, 100)).toBe('play');
    expect(kindAt(100, 300)).toBe('exchange');
  });

  const tables = [
    ['classic', 2],
    ['classic', 3],
    ['classic', 4],
    ['wordbler', 2],
    ['wordbler', 4],
  ] as const;
  it.each(some(tables, [tables[1]]))('plays whole games by the rules: %s with %i seats', (preset, seats) => {
    const engine = newGame(words, seats, `expert ${seats}`, presets[preset]);
    playOn(
      engine,
      Array.from({ length: seats }, () => expert),
    );
    expect(engine.state.phase).toBe('over');
    expect(Math.min(...engine.state.scores)).toBeGreaterThan(50);
  });

  it('lays no word that the table does not want', () => {
    const sight = withRack('RETAINS');
    const rude = lettersOf(expert(sight));
    const polite = { ...knowledge, isRude: (word: string) => word === rude };
    const move = thoughtOut(thinkAsExpert(polite, sight));
    expect(lettersOf(move)).not.toBe(rude);
    expect(lettersOf(move).length).toBe(7);
  });
});
