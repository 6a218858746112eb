import { describe, expect, it } from 'vitest';
import { seedForPerson, tableNow } from '../../../src/wordbler/play/new-game';
import { GameEngine, justRight, presets, type Seat, seatedAt, setupFault } from '../../../src/wordbler/rules';

const birds = ['maize', 'azure', 'sage'];
const ada = { name: 'Ada', mascot: 'maize' };
const words = { id: 'none', has: () => true };
const setupOf = (seats: Seat[], seed: string) => ({
  seats: seatedAt(seats, 'songbird'),
  rules: presets.classic,
  seed,
  tiles: 'en',
  words: 'none',
});

describe('the table of whoever chooses nothing', () => {
  it('has one person and a computer that is just right, behind different birds', () => {
    const { seats, rules } = tableNow(undefined, ada, birds);
    expect(seats).toEqual([
      { name: 'Ada', kind: 'person', mascot: 'maize' },
      { name: 'Pip', kind: 'computer', level: justRight, mascot: 'azure' },
    ]);
    expect(rules).toBe(presets.casual);
    expect(setupFault({ ...setupOf(seats, 'any'), rules })).toBeUndefined();
    expect(tableNow(undefined, { ...ada, name: 'pip' }, birds).seats[1]!.name).not.toBe('Pip');
  });

  it('is the last one, if people sit there', () => {
    const [person, computer] = tableNow(undefined, ada, birds).seats;
    const last = { seats: [{ ...person!, name: 'Cem' }, { ...computer! }], rules: presets.classic };
    expect(tableNow(last, ada, birds)).toBe(last);
    const watched = {
      seats: [computer!, { ...computer!, name: 'Juno', mascot: 'sage' }],
      rules: presets.classic,
    };
    expect(tableNow(watched, ada, birds).seats[0]!.name).toBe('Ada');
  });

  it('is begun by its one person, whatever the seed; where several sit, by whom the draw names', () => {
    const { seats } = tableNow(undefined, ada, birds);
    for (const seed of 'abcdefgh') {
      const setup = seedForPerson(setupOf([...seats].reverse(), seed), words);
      const engine = new GameEngine(setup, words);
      engine.dispatch({ type: 'begin' });
      expect(engine.state.toMove).toBe(1);
    }
    const people = setupOf([seats[0]!, { ...seats[0]!, name: 'Cem', mascot: 'sage' }], 'any');
    expect(seedForPerson(people, words)).toBe(people);
  });
});
