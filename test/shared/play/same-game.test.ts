import { describe, expect, it } from 'vitest';
import { type AnySave, isFromElsewhere, likeness, noteElsewhere } from '../../../src/shared/play/same-game';
import { someShelf } from '../../stats/play/some-shelf';

const save = (commands: string, setup: object = { seed: 'one' }): AnySave => ({
  app: 'wordbler',
  game: 'scramble',
  version: 2,
  digest: '',
  setup,
  commands: [...commands].map((type) => ({ type })),
});

describe('A game from elsewhere', () => {
  it('is the same, behind, further, or another', () => {
    expect(likeness(save('abc'), save('abc'))).toBe('same');
    expect(likeness(save('abc'), save('ab'))).toBe('behind');
    expect(likeness(save('ab'), save('abc'))).toBe('further');
    expect(likeness(save('abc'), save('abd'))).toBe('other');
    expect(likeness(save('abc'), save('abc', { seed: 'two' }))).toBe('other');
    expect(likeness(save('abc'), { ...save('abc'), game: 'wordSearch' })).toBe('other');
  });
});

describe('That a game began elsewhere', () => {
  it('is known however far it is played on, and of no other game', async () => {
    const shelf = someShelf();
    await noteElsewhere(shelf, save('abc'));
    for (const played of ['abc', 'abcd', 'abcdefg'])
      expect(await isFromElsewhere(shelf, save(played)), played).toBe(true);
    for (const other of ['ab', 'abd', 'xabc', '']) expect(await isFromElsewhere(shelf, save(other)), other).toBe(false);
    expect(await isFromElsewhere(shelf, save('abc', { seed: 'two' }))).toBe(false);
  });

  it('is not said of one that was only set up there', async () => {
    const shelf = someShelf();
    await noteElsewhere(shelf, save('a'));
    expect(await isFromElsewhere(shelf, save('abc'))).toBe(false);
  });

  it('is noted once, of the last forty', async () => {
    const shelf = someShelf();
    for (let times = 0; times < 2; times++)
      for (let game = 0; game < 45; game++) await noteElsewhere(shelf, save('abc', { game }));
    expect(shelf.kept.get('from elsewhere')).toHaveLength(40);
    expect(await isFromElsewhere(shelf, save('abc', { game: 44 }))).toBe(true);
  });

  it.each(['nonsense', [{ commands: -1, digest: 'x' }], [null], 7])(
    'is not known where what is kept was no note: %j',
    async (value) => {
      expect(await isFromElsewhere(someShelf({ 'from elsewhere': value }), save('abc'))).toBe(false);
    },
  );
});
