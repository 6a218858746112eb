import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Played } from '../../../src/engine/played';
import {
  fromElsewhere,
  joinedRecords,
  mostPlayed,
  type PlayRecord,
  readRecord,
  writeRecord,
} from '../../../src/stats/rules/statistics';
import { somePlayed } from './some-record';

const someRecord: fc.Arbitrary<PlayRecord> = fc
  .array(somePlayed, { maxLength: 30 })
  .map((all) => joinedRecords(all, []));

const ids = (...records: PlayRecord[]) => [...new Set(records.flat().map(({ id }) => id))].sort();

describe('two records', () => {
  it('are one without loss and without doubling, whoever brings which, and however often', () => {
    fc.assert(
      fc.property(someRecord, someRecord, someRecord, (one, other, third) => {
        const both = joinedRecords(one, other);
        expect(ids(both)).toEqual(ids(one, other));
        expect(both).toHaveLength(ids(both).length);
        expect(joinedRecords(other, one)).toEqual(both);
        expect(joinedRecords(both, other)).toEqual(both);
        expect(joinedRecords(both, both)).toEqual(both);
        expect(joinedRecords(joinedRecords(one, other), third)).toEqual(
          joinedRecords(one, joinedRecords(other, third)),
        );
      }),
    );
  });

  it('tell of a game what either of them knows: its first telling, its share, and that it was made here', () => {
    const game: Played = {
      id: '0123456789abcdef',
      game: 'wordbler',
      level: 'club',
      language: 'en',
      when: 2000,
      day: '1970-01-01',
      result: 'won',
      points: 300,
    };
    const looked = { ...game, when: 5000, share: { made: 300, of: 400 } };
    const [told] = joinedRecords([looked], fromElsewhere([game]));
    expect(told).toEqual({ ...game, share: { made: 300, of: 400 } });
    expect(joinedRecords([], fromElsewhere([game]))).toEqual([{ ...game, imported: true }]);
  });

  it('hold no more than anybody plays: the oldest leave', () => {
    const game = (at: number): Played => ({
      id: at.toString(16).padStart(16, '0'),
      game: 'scramble',
      level: '4',
      language: 'en',
      when: at,
      day: '1970-01-01',
      result: 'over',
      points: at,
    });
    const all = joinedRecords(
      Array.from({ length: mostPlayed + 3 }, (_, at) => game(at)),
      [],
    );
    expect(all).toHaveLength(mostPlayed);
    expect(all[0]!.when).toBe(3);
    expect(readRecord(writeRecord(all))).toEqual(all);
  });
});

describe('a record that is kept', () => {
  it('is read as it was, by way of a file, too', () => {
    fc.assert(
      fc.property(someRecord, (record) => {
        expect(readRecord(writeRecord(record))).toEqual(record);
        expect(readRecord(JSON.parse(JSON.stringify(writeRecord(record))))).toEqual(record);
      }),
    );
  });

  it('says what is wrong with it', () => {
    const [game] = fc.sample(somePlayed, 1) as [Played];
    const whole = writeRecord([game]);
    const withGame = (changes: object) => writeRecord([{ ...game, ...changes } as Played]);
    for (const damaged of [
      undefined,
      null,
      'record',
      [],
      {},
      { ...whole, version: 0 },
      { ...whole, digest: '' },
      { ...whole, played: [{ ...game, points: game.points + 1 }] },
      { ...whole, played: [game, game] },
      writeRecord([game, game]),
      withGame({ day: '2026-02-30' }),
      withGame({ level: '' }),
      withGame({ level: 'x'.repeat(101) }),
      withGame({ share: { made: 2, of: 1 } }),
      withGame({ share: { made: 0, of: 0 } }),
      withGame({ points: 0.5 }),
      withGame({ language: 'xx' }),
      withGame({ imported: false }),
      withGame({ against: [] }),
    ])
      expect(readRecord(damaged), JSON.stringify(damaged)).toBe('damaged');
    expect(readRecord({ ...whole, version: 2 })).toBe('newer');
  });

  it('takes anything', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(['damaged', 'newer']).toContain(readRecord(value));
      }),
    );
  });
});
