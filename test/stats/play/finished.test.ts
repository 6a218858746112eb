import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Attempts, attemptAt, dailiesPlace } from '../../../src/daily/rules/attempts';
import type { Told } from '../../../src/engine/played';
import { scramble, wordSearch } from '../../../src/rules';
import { beginDaily, type Finished, writeDown } from '../../../src/stats/play/finished';
import { PlayShelf, playShelf, recordPlace } from '../../../src/stats/play/play-shelf';
import * as boards from '../../scramble/rules/playing';
import { solver } from '../../scramble/rules/words';
import * as searches from '../../search/rules/playing';
import { FakeTabs } from '../../shared/platform/fake-tabs';
import { someShelf } from './some-shelf';

let device: ReturnType<typeof someShelf>;
let shelf: PlayShelf;

beforeEach(() => {
  device = someShelf();
  shelf = new PlayShelf(device);
});

const who = { name: 'Mina' };
const at = (day: string, time = '12:00') => new Date(`${day}T${time}`).getTime();

function searched(words: number, seed = 'birds') {
  const engine = searches.begun({ seed });
  for (let word = 0; word < words; word++) searches.find(engine, word);
  if (words < 14) searches.act(engine, { type: 'giveUp' });
  return engine;
}

const finished = (engine: wordSearch.GameEngine, day?: string): Finished => ({
  played: (told: Told) => wordSearch.asPlayed(engine, told),
  ...(day && {
    daily: {
      id: 'search' as const,
      day,
      result: { found: engine.state.found.length, of: 14, points: engine.state.score },
    },
  }),
});

describe('a game that is over', () => {
  it('is written down once, however often it is told of, and as it was told first', async () => {
    const engine = searched(14);
    const first = await writeDown(shelf, finished(engine), who, at('2026-11-21'));
    const again = await writeDown(shelf, finished(engine), who, at('2026-11-22'));
    expect(again).toEqual(first);
    expect(first).toMatchObject({ result: 'won', day: '2026-11-21', points: engine.state.score });
    expect(await new PlayShelf(device).record.read()).toEqual([first]);
  });

  it('is written down, and can be read again, by a clock that stands before all others', async () => {
    await writeDown(shelf, finished(searched(14)), who, at('1961-04-12'));
    expect(await new PlayShelf(device).record.read()).toHaveLength(1);
  });

  it('is not written down before', async () => {
    expect(await writeDown(shelf, finished(searches.begun()), who, 0)).toBeUndefined();
    expect(device.kept.size).toBe(0);
  });

  it('is practice on what was played before', async () => {
    await writeDown(shelf, finished(searched(3)), who, at('2026-11-21'));
    const same = await writeDown(shelf, finished(searched(5)), who, at('2026-11-21'));
    const other = await writeDown(shelf, finished(searched(5, 'others')), who, at('2026-11-21'));
    expect([same?.practice, other?.practice]).toEqual([true, undefined]);
  });

  it('gets its share later, which changes nothing else', async () => {
    const engine = boards.begun();
    boards.typeAll(engine, 'FIB OIL');
    boards.act(engine, { type: 'endTurn' });
    const words = solver.solve(engine.board, 3).map((own) => ({ ...own, level: 10 }));
    const tell = (solution?: typeof words) =>
      writeDown(shelf, { played: (told) => scramble.asPlayed(engine, told, solution) }, who, 5000);
    const first = await tell();
    expect(first).toMatchObject({ result: 'over', points: 2, best: { points: 1 } });
    const all = words.reduce((sum, { points }) => sum + points, 0);
    const later = { share: { made: 2, of: all }, familiar: { made: 2, of: words.length } };
    expect(await tell(words)).toEqual({ ...first, ...later });
    expect(await tell()).toEqual({ ...first, ...later });
  });

  it('loses nothing where two are over at once, on two pages', async () => {
    const other = new PlayShelf(device);
    await Promise.all([
      writeDown(shelf, finished(searched(3)), who, 1000),
      writeDown(shelf, finished(searched(3, 'one')), who, 2000),
    ]);
    await writeDown(other, finished(searched(3, 'two')), who, 3000);
    await writeDown(shelf, finished(searched(3, 'three')), who, 4000);
    expect(await other.record.read()).toHaveLength(4);
  });
});

describe('a daily', () => {
  const day = '2026-11-21';
  const beginning = { id: 'search', day, known: [], keep: () => {} } as const;
  const beginAs = (date: string, time = '12:00', known: Attempts = []) =>
    beginDaily(device, shelf, { ...beginning, day: date, known }, at(date, time));
  /** By a page that has seen all that was kept. */
  const begin = async (date: string, time?: string, of = date) => {
    const known = await shelf.dailies.read();
    return (await beginDaily(device, shelf, { ...beginning, day: of, known }, at(date, time))) === 'counts';
  };
  const end = (words: number, date: string, time?: string) =>
    writeDown(shelf, finished(searched(words, `${words}`), day), who, at(date, time));

  it('counts once, for its own day, though midnight came', async () => {
    expect(await begin(day, '23:50')).toBe(true);
    const played = await end(7, '2026-11-22', '00:10');
    expect(played).toMatchObject({ daily: day, day: '2026-11-22' });
    expect(played?.practice).toBeUndefined();
    expect(attemptAt(await shelf.dailies.read(), 'search', day)?.result).toMatchObject({ found: 7 });
    expect(await begin(day)).toBe(false);
    expect(await end(9, day)).toMatchObject({ practice: true });
    expect(attemptAt(await shelf.dailies.read(), 'search', day)).toMatchObject({
      result: { found: 7 },
      practice: { found: 9 },
    });
  });

  it('that two pages begin at once is kept and counted by one of them, and the other changes nothing', async () => {
    const tabs = new FakeTabs();
    const saved: string[] = [];
    const pages = ['one', 'other'].map(async (page) => {
      const storage = await tabs.tab();
      const own = { ...beginning, keep: () => saved.push(page) };
      return beginDaily(storage, playShelf(storage), own, at(day));
    });
    expect((await Promise.all(pages)).sort()).toEqual(['counts', 'elsewhere']);
    expect(saved).toHaveLength(1);
    const storage = await tabs.tab();
    const third = playShelf(storage);
    const known = await third.dailies.read();
    expect(known).toEqual([{ daily: 'search', day }]);
    // Whoever has seen it, and begins it once more, practises.
    expect(await beginDaily(storage, third, { ...beginning, known }, at(day))).toEqual({});
    expect(await third.dailies.read()).toEqual([{ daily: 'search', day, again: true }]);
    vi.unstubAllGlobals();
  });

  it('is practice where a clock was ahead, and tells until when', async () => {
    await begin('2026-11-24');
    expect(await beginAs(day)).toEqual({ from: '2026-11-25' });
    expect(await beginAs('2026-11-25')).toBe('counts');
  });

  it('that was chosen a moment before midnight is of that day', async () => {
    expect(await begin('2026-11-22', '00:01', day)).toBe(true);
    expect(await begin('2026-11-22', '00:02')).toBe(true);
  });

  it('of an older day is practice', async () => {
    expect(await begin('2026-11-23', '12:00', day)).toBe(false);
    expect(await end(3, '2026-11-23')).toMatchObject({ practice: true });
    const [only, ...others] = await shelf.dailies.read();
    expect(others).toEqual([]);
    expect(only).toMatchObject({ day, practice: { found: 3 } });
    expect(only?.result).toBeUndefined();
  });

  it('is noted at last where the page was closed in between', async () => {
    await begin(day);
    await end(7, day);
    const dailies = await shelf.dailies.read();
    device.kept.set(dailiesPlace, { version: 1, attempts: [{ daily: 'search', day }] });
    await end(7, day);
    expect(await shelf.dailies.read()).toEqual(dailies);
  });
});

it('what cannot be read is laid aside, and a new record is begun; what a later release has kept stays', async () => {
  const spoiled = { version: 1, played: [{ id: 'x' }], digest: '' };
  const later = { version: 9, attempts: [] };
  device.kept.set(recordPlace, spoiled);
  device.kept.set(dailiesPlace, later);
  await writeDown(shelf, finished(searched(3)), who, 1000);
  expect(await shelf.record.read()).toHaveLength(1);
  expect(device.kept.get('set aside')).toEqual([{ place: recordPlace, value: spoiled }]);
  expect(device.kept.get(dailiesPlace)).toEqual(later);
});
