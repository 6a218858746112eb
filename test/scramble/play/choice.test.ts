import { describe, expect, it } from 'vitest';
import { scramble } from '../../../src/rules';
import { boardLink, readChoice, setupOf, sharedBoard, specOf, usualChoice } from '../../../src/scramble/play/choice';
import { isSharedBoard } from '../../../src/scramble/play/menu-facts';
import { lexicon } from '../rules/words';

const birds = ['maize', 'azure', 'rose', 'leaf', 'plum', 'sand'];
const usual = usualChoice('You', 'maize');

describe('what was last chosen', () => {
  it('is read as it was kept', () => {
    const chosen = {
      ...usual,
      side: 5 as const,
      seconds: null,
      shortest: 4,
      strikeShared: true,
      fewestWords: 125,
      known: false,
      rival: 'club' as const,
      players: [
        { name: 'Été', mascot: 'azure' },
        { name: '🌞', mascot: 'maize' },
      ],
    };
    expect(readChoice(JSON.parse(JSON.stringify(chosen)), usual)).toEqual(chosen);
  });

  it.each([undefined, null, 7, 'four', [], {}])('is as on the first day where %j was kept', (saved) => {
    expect(readChoice(saved, usual)).toEqual(usual);
  });

  it.each<[string, unknown]>([
    ['side', 7],
    ['side', '4'],
    ['seconds', 7],
    ['seconds', '180'],
    ['shortest', 1],
    ['shortest', 6],
    ['strikeShared', 'yes'],
    ['fewestWords', -25],
    ['fewestWords', 301],
    ['fewestWords', 2.5],
    ['rival', 'master'],
    ['rival', 2],
    ['players', []],
    ['players', 'You'],
    ['players', [{ name: '' }]],
    ['players', [null]],
    // Nobody chose that name.
    ['players', [{ name: 'Mina', mascot: 'maize' }]],
    ['players', [{ name: 'Theo' }, { name: 'Theo' }]],
    ['players', ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name }))],
  ])('has no %s that is %j', (key, value) => {
    expect(readChoice({ ...usual, [key]: value }, usual)).toEqual(usual);
  });

  it('rolls for words that people know only where they are wanted', () => {
    expect(specOf(usual, 'a')).toEqual({
      side: 4,
      seed: 'a',
      shortest: 3,
      fewestWords: 50,
      fewestKnown: 25,
    });
    expect(specOf({ ...usual, side: 5, known: false }, 'a').fewestKnown).toBe(0);
  });

  it('makes a game that the rules allow', () => {
    const board: scramble.BoardSource = { kind: 'dice', side: 4, seed: 'a', roll: 2 };
    const setup = setupOf({ ...usual, strikeShared: true }, board, lexicon.id, birds);
    const engine = new scramble.GameEngine(setup, lexicon);
    expect(engine.setup).toMatchObject({ board, shortest: 3, seconds: 180, strikeShared: true });
    expect(engine.setup.players).toEqual([{ name: 'You', mascot: 'maize' }]);
  });

  it('seats the computer beside a single player alone, under another name and as another bird', () => {
    const board: scramble.BoardSource = { kind: 'dice', side: 4, seed: 'a', roll: 2 };
    const chosen = { ...usual, rival: 'nestling' as const, players: [{ name: 'Pip', mascot: 'maize' }] };
    const { players } = setupOf(chosen, board, lexicon.id, birds);
    expect(players).toEqual([
      { name: 'Pip', mascot: 'maize' },
      { name: 'Juno', mascot: 'azure', level: 'nestling' },
    ]);
    const two = { ...chosen, players: [{ name: 'Ada' }, { name: 'Bo' }] };
    expect(setupOf(two, board, lexicon.id, birds).players.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
  });
});

const shared: scramble.SharedBoard = {
  board: { kind: 'dice', side: 5, seed: 'für Mina / 100 %', roll: 3 },
  words: 'enable1',
  shortest: 4,
  seconds: null,
  strikeShared: true,
};

const hashOf = (link: string) => new URL(link).hash;

describe('the link of a board', () => {
  it.each([
    'https://example.org/wordbler/',
    'https://example.org/wordbler/?seed=a#scramble=old',
    'https://example.org/wordbler/#search=1',
  ])('leads from %s to the same board', (page) => {
    const link = boardLink(shared, page);
    expect(link.startsWith('https://example.org/wordbler/#')).toBe(true);
    expect(isSharedBoard(hashOf(link))).toBe(true);
    expect(sharedBoard(hashOf(link))).toEqual(shared);
  });

  it('carries a typed board, too', () => {
    const typed = { ...shared, board: { kind: 'typed', letters: 'QUITEQATS' } } as const;
    expect(sharedBoard(hashOf(boardLink(typed, 'https://example.org/')))).toEqual(typed);
  });

  it('is none where the address is about something else', () => {
    for (const hash of ['', '#', '#search=1', '#scrambled=1']) {
      expect(isSharedBoard(hash)).toBe(false);
      expect(sharedBoard(hash)).toBeUndefined();
    }
  });

  it('is refused with every letter that is missing, and with any that is another', () => {
    const hash = hashOf(boardLink(shared, 'https://example.org/'));
    const start = '#scramble='.length;
    for (let at = start; at < hash.length; at++) {
      expect(typeof sharedBoard(hash.slice(0, at))).toBe('string');
      const other = hash[at] === '5' ? '6' : '5';
      expect(typeof sharedBoard(hash.slice(0, at) + other + hash.slice(at + 1))).toBe('string');
    }
  });
});
