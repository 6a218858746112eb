import { describe, expect, it } from 'vitest';
import { scramble } from '../../../src/rules';
import { readChoice, setupOf, usualChoice, wishOf } from '../../../src/scramble/play/choice';
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

  it.each([undefined, null, 7, 'four', [], {}])('is as on the first day where %j was kept', (kept) => {
    expect(readChoice(kept, usual)).toEqual(usual);
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
    expect(wishOf(usual, 'a')).toEqual({
      ...{ side: 4, seed: 'a', shortest: 3, fewestWords: 50, fewestKnown: 25 },
    });
    expect(wishOf({ ...usual, side: 5, known: false }, 'a').fewestKnown).toBe(0);
  });

  it('makes a game that the rules allow', () => {
    const board: scramble.BoardSource = { kind: 'dice', side: 4, seed: 'a', roll: 2 };
    const setup = setupOf({ ...usual, strikeShared: true }, board, lexicon.id, birds);
    const engine = new scramble.GameEngine(setup, lexicon);
    expect(engine.setup).toMatchObject({ board, shortest: 3, seconds: 180, strikeShared: true });
    expect(engine.setup.players).toEqual([{ name: 'You', mascot: 'maize' }]);
  });

  it('seats a rival beside a single player alone, under another name and as another bird', () => {
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
