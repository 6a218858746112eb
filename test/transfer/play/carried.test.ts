import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestMoved, movedIn, movedLink, readEverything, writeEverything } from '../../../src/transfer/play/carried';

const everything = {
  kept: { settings: { pace: 'fast' }, game: { app: 'wordbler', commands: [{ type: 'begin' }] } },
  sealed: { 'own word lists': [{ name: 'Reise & Öl 🌞', words: ['FJORD'] }] },
};
const written = writeEverything(everything);

describe('Everything in a file', () => {
  it('comes back as it was', () => {
    expect(readEverything(written)).toEqual(everything);
    expect(readEverything(`\ufeff${written}`)).toEqual(everything);
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (kept, sealed) => {
          const plain = JSON.parse(JSON.stringify({ kept, sealed }));
          expect(JSON.stringify(readEverything(writeEverything({ kept, sealed })))).toBe(JSON.stringify(plain));
        },
      ),
    );
  });

  it('is written without what no file can say, as of a game that was spoiled and lies aside', () => {
    const round: Record<string, unknown> = { ...everything.kept.game, large: 10n ** 30n };
    round['round'] = round;
    const file = writeEverything({ kept: { ...everything.kept, 'set aside': [round] }, sealed: {} });
    const aside = { ...everything.kept.game, large: `${10n ** 30n}` };
    expect(readEverything(file)).toEqual({
      kept: { ...everything.kept, 'set aside': [aside] },
      sealed: {},
    });
    const deep = written.replace('"commands": [', `"commands": [${'['.repeat(50_000)}${']'.repeat(50_000)},`);
    expect(readEverything(deep)).toBe('damaged');
  });

  it('says of any other text what it is, and takes nothing of it', () => {
    expect(readEverything('')).toBe('notOurs');
    expect(readEverything('no file of ours')).toBe('notOurs');
    expect(readEverything('null')).toBe('notOurs');
    expect(readEverything('[{"app":"wordbler"}]')).toBe('notOurs');
    expect(readEverything('{"app":"chess","kind":"everything","version":1}')).toBe('notOurs');
    expect(readEverything('{"app":"wordbler","kind":"word lists","version":1,"lists":[]}')).toBe('lists');
    expect(readEverything(written.replace('"version": 1', '"version": 2'))).toBe('newer');
    for (const version of ['0', '-1', '1.5', '"1"', 'null'])
      expect(readEverything(written.replace('"version": 1', `"version": ${version}`))).toBe('damaged');
    expect(readEverything(written.replace('fast', 'slow'))).toBe('damaged');
    expect(readEverything(written.replace('"kept"', '"kepd"'))).toBe('damaged');
    expect(readEverything(`${written.trimEnd().slice(0, -1)},"kept":[]}`)).toBe('damaged');
    expect(readEverything('x'.repeat(longestMoved + 1))).toBe('notOurs');
  });

  it('is refused cut off anywhere', () => {
    const [from, to] = [20, written.trimEnd().length - 1];
    for (let at = from; at < to; at++) expect(readEverything(written.slice(0, at))).toBe('damaged');
  });

  it('fits into an address if there is little, which is refused like any link', () => {
    const link = movedLink(everything, 'https://example.org/games/?seed=1#/moving')!;
    expect(link).toMatch(/^https:\/\/example\.org\/games\/#m=[\w-]+$/);
    const { hash } = new URL(link);
    expect(movedIn(hash)).toEqual(everything);
    for (let at = 4; at < hash.length; at++) expect(movedIn(hash.slice(0, at))).toBe('damagedLink');
    expect(movedIn('#m=')).toBe('notCarried');
    expect(movedLink({ kept: { game: 'x'.repeat(50_000) }, sealed: {} }, 'https://example.org/')).toBeUndefined();
  });

  it('may be one game that was saved alone', () => {
    const save = { app: 'wordbler', game: 'scramble', version: 2, setup: {}, commands: [], digest: '' };
    expect(readEverything(JSON.stringify(save))).toEqual({ kept: { game: save }, sealed: {} });
    // The first release did not say which game it was.
    const { game: _, ...first } = save;
    expect(readEverything(JSON.stringify(first))).toEqual({ kept: { game: first }, sealed: {} });
  });

  it('may be what lay aside: the first of each place lies there, and what else was of it stays aside', () => {
    const aside = [3, 5, 7].map((version) => ({ place: version < 7 ? 'game' : 'search', value: { version } }));
    const kept = { game: { version: 3 }, search: { version: 7 }, 'set aside': [aside[1]] };
    expect(readEverything(JSON.stringify(aside))).toEqual({ kept, sealed: {} });
  });
});
