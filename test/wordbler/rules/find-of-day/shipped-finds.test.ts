import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { judge, looksOf } from '../../../../assets/finds/judge';
import { dayNumber, dayWritten } from '../../../../src/engine/saving/time';
import { FindOfDay, findOf } from '../../../../src/wordbler/rules/find-of-day';
import { often } from '../../../long';
import { knowledgeOf, loadWords } from '../../../strength/knowledge';

const folder = new URL('../../../../assets/finds/', import.meta.url);
const packed = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.finds'))
    .sort()
    .map((name) => [name.slice(0, 4), readFileSync(new URL(name, folder))]),
);
const years = new Map([...packed].map(([year, bytes]) => [year, gunzipSync(bytes).toString('utf8')]));
const first = dayNumber('2026-11-01')!;
const days = Array.from({ length: 3650 }, (_, at) => dayWritten(first + at));
const shipped = (day: string) => findOf(years.get(day.slice(0, 4)) ?? '', day);

const words = await loadWords();
const knowledge = knowledgeOf(words);

describe('the finds of the day that ship', () => {
  it('are there for ten years, a file a year, and no day more', () => {
    expect(days.filter((day) => shipped(day) === undefined)).toEqual([]);
    expect([...years.keys()]).toEqual([...new Set(days.map((day) => day.slice(0, 4)))]);
    const lines = [...years.values()].reduce((sum, text) => sum + text.split('\n').length - 1, 0);
    expect(lines).toBe(days.length);
    expect(shipped('2026-10-31')).toBeUndefined();
    expect(shipped(dayWritten(first + days.length))).toBeUndefined();
  });

  it('take no more than 30 kB a year, and 300 kB together', () => {
    const sizes = [...packed.values()].map(({ length }) => length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(30_000);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(300_000);
  });

  it('are all positions whose answer can be laid, and no two are alike', () => {
    const looks = days.map((day, at) => {
      const find = shipped(day)!;
      if (at % often(9, 1) === 0) expect(FindOfDay.of(find)?.word, day).toBe(find.best.word);
      return looksOf(find);
    });
    expect(new Set(looks).size).toBe(days.length);
  });

  it('ask for no word again within a year', () => {
    const last = new Map<string, number>();
    const tooSoon = days.filter((day, at) => {
      const { word } = shipped(day)!.best;
      const before = last.get(word);
      last.set(word, at);
      return before !== undefined && at - before <= 365;
    });
    expect(tooSoon).toEqual([]);
  });

  it('have one best play by eight points, in words that most know, which Club finds alone', () => {
    for (const day of days.filter((_, at) => at % 50 === 0)) {
      const judged = judge(knowledge, shipped(day)!);
      expect(judged, day).toBeTypeOf('object');
    }
  });

  it('ask for words of the most frequent tenth of the list', () => {
    const level = (word: string) => knowledge.levelOf(word) ?? Number.POSITIVE_INFINITY;
    const hardest = Math.max(...days.map((day) => level(shipped(day)!.best.word)));
    const sample = Array.from(words.words()).filter((_, at) => at % often(10, 1) === 0);
    const asCommon = sample.filter((word) => level(word) <= hardest);
    expect(asCommon.length).toBeLessThanOrEqual(sample.length / 10);
  });

  it('are judged: what is spoilt is told', () => {
    const find = shipped('2026-11-01')!;
    expect(judge(knowledge, { ...find, words: find.words.slice(0, 1) })).toBeTypeOf('string');
    expect(judge(knowledge, { ...find, rack: [...find.rack.slice(1), 'E'] })).toBeTypeOf('string');
    expect(judge(knowledge, { ...find, best: find.words[0]! })).toBeTypeOf('string');
  });
});
