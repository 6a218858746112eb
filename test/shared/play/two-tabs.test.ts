import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Played } from '../../../src/engine/played';
import { keepRace, keepRoom, OwnPlace, savedRace, savedRoom, savedRooms } from '../../../src/online/client/saved-rooms';
import { HighScores } from '../../../src/search/play/high-scores';
import { OwnLists } from '../../../src/search/play/own-lists';
import { presetWords } from '../../../src/search/rules';
import { Sealed } from '../../../src/shared/platform/encrypted';
import { Preferences } from '../../../src/shared/platform/settings';
import type { Storage } from '../../../src/shared/platform/storage';
import { Lessons } from '../../../src/shared/play/lessons';
import { allQuarantined, quarantine } from '../../../src/shared/play/quarantine';
import { type AnySave, isFromElsewhere, noteElsewhere } from '../../../src/shared/play/same-game';
import type { SavedBook } from '../../../src/shared/play/saved-book';
import { PlayShelf, puzzlesPlace } from '../../../src/stats/play/play-shelf';
import { withWordsToSeek } from '../../../src/stats/rules/to-seek';
import { FakeTabs } from '../platform/fake-tabs';
import { ShelfInMemory } from '../platform/shelf-in-memory';

/** A page, with what it needs to keep something. */
interface Tab {
  storage: Storage;
  sealed: Sealed;
}

interface Row {
  name: string;
  /** What this page has opened already, before the other one changes something; returns what changes it here. */
  open(tab: Tab): Promise<(own: 'a' | 'b') => Promise<unknown>>;
  /** What is found at the next visit. */
  found(tab: Tab): Promise<unknown>;
  /** Both, of two pages. */
  both: unknown;
}

const traces = { wordbler: [], search: [], scramble: [] };
const words = { a: presetWords('harbour'), b: presetWords('sports') };
const score = { score: 7, when: 1, directions: ['right' as const, 'up' as const], seed: '1' };
const day = { a: '2026-11-20', b: '2026-11-21' };
const missed = { word: 'QUA', language: 'en' as const, from: ['scramble' as const], missed: 739_900 };

const played = (own: 'a' | 'b'): Played => ({
  id: own.repeat(16),
  game: 'scramble',
  level: own,
  language: 'en',
  when: own === 'a' ? 1 : 2,
  day: day[own],
  result: 'over',
  points: 7,
});
const fromElsewhere = (own: 'a' | 'b'): AnySave => ({
  app: 'wordbler',
  game: 'scramble',
  version: 2,
  digest: '',
  setup: { seed: own },
  commands: [{ type: 'one' }, { type: 'two' }],
});

interface BookRow<Book extends object> {
  of(shelf: PlayShelf): SavedBook<Book>;
  add(all: Book, own: 'a' | 'b'): Book;
  seen(all: Book): unknown;
  both: unknown;
}

const bookRow = <Book extends object>(name: string, { of, add, seen, both }: BookRow<Book>): Row => ({
  name,
  open: async ({ storage }) => {
    const book = of(new PlayShelf(storage));
    await book.read();
    return (own) => book.change((all) => add(all, own));
  },
  found: async ({ storage }) => seen(await of(new PlayShelf(storage)).read()),
  both,
});

const books: Row[] = [
  bookRow('dailies', {
    of: ({ dailies }) => dailies,
    add: (all, own) => [...all, { daily: 'find' as const, day: day[own] }],
    seen: (all) => all.map((one) => one.day),
    both: [day.a, day.b],
  }),
  bookRow('words to learn', {
    of: ({ cards }) => cards,
    add: (all, own) => [...all, { ...missed, word: `QU${own.toUpperCase()}`, answers: [] }],
    seen: (all) => all.map((one) => one.word),
    both: ['QUA', 'QUB'],
  }),
  bookRow('played games', {
    of: ({ record }) => record,
    add: (all, own) => [...all, played(own)],
    seen: (all) => all.map(({ level }) => level),
    both: ['a', 'b'],
  }),
  bookRow('puzzles', {
    of: ({ puzzles }) => puzzles,
    add: (all, own) => [...all, { line: own, goal: 20, day: 20_000 }],
    seen: (all) => all.map(({ line }) => line),
    both: ['a', 'b'],
  }),
  bookRow('words to seek', {
    of: ({ toSeek }) => toSeek,
    add: (all, own) => withWordsToSeek(all, 'missed', { day: day.a, language: 'en', words: [`QU${own}`] }),
    seen: ({ missed }) => [...(missed?.words ?? [])].sort(),
    both: ['QUa', 'QUb'],
  }),
  {
    name: 'games from elsewhere',
    open:
      async ({ storage }) =>
      (own) =>
        noteElsewhere(storage, fromElsewhere(own)),
    found: ({ storage }) =>
      Promise.all((['a', 'b'] as const).map((own) => isFromElsewhere(storage, fromElsewhere(own)))),
    both: [true, true],
  },
  {
    name: 'what lies aside',
    open:
      async ({ storage }) =>
      (own) =>
        quarantine(storage, { place: puzzlesPlace, value: own }),
    found: async ({ storage }) => (await allQuarantined(storage)).map(({ value }) => value),
    both: ['a', 'b'],
  },
  {
    name: 'lessons',
    open: async ({ storage }) => {
      const lessons = new Lessons(storage);
      await lessons.load(traces);
      return async (own) => lessons.end(own === 'a' ? 'search' : 'scramble');
    },
    found: async ({ storage }) => {
      const lessons = new Lessons(storage);
      await lessons.load(traces);
      return (['wordbler', 'search', 'scramble'] as const).filter((game) => !lessons.isDue(game));
    },
    both: ['search', 'scramble'],
  },
];

const fields: Row[] = [
  {
    name: 'settings',
    open: async ({ storage }) => {
      const preferences = new Preferences(storage);
      await preferences.load();
      return async (own) => preferences.change(own === 'a' ? { look: 'light' } : { hand: 'left' });
    },
    found: async ({ storage }) => {
      const preferences = new Preferences(storage);
      await preferences.load();
      return [preferences.now.look, preferences.now.hand];
    },
    both: ['light', 'left'],
  },
  {
    name: 'a seat at a table, and what was told of it',
    open: async ({ storage }) => {
      const place = new OwnPlace({ room: 'r', at: 0 }, storage);
      return (own) => place.keep(own === 'a' ? { secret: 'key' } : { commitment: 'told' });
    },
    found: async ({ storage }) => {
      const saved = await savedRoom(storage, 'r');
      return [saved?.secret, saved?.commitment];
    },
    both: ['key', 'told'],
  },
  {
    name: 'a seat in a race, and what was found',
    open:
      async ({ storage }) =>
      async (own) => {
        const saved = { room: 'r', invitation: 'i' };
        await keepRace(storage, saved, own === 'a' ? { ...saved, own: 'key' } : { ...saved, untold: [] });
      },
    found: async ({ storage }) => {
      const saved = await savedRace(storage, 'r');
      return [saved?.own, saved?.untold];
    },
    both: ['key', []],
  },
];

const others: Row[] = [
  {
    name: 'own lists',
    open: async ({ sealed }) => {
      const lists = new OwnLists(sealed);
      await lists.load();
      return (own) => lists.put({ name: own, words: words[own] }, undefined);
    },
    found: async ({ sealed }) => {
      const lists = new OwnLists(sealed);
      await lists.load();
      return lists.all.map(({ name }) => name);
    },
    both: ['a', 'b'],
  },
  {
    name: 'high scores',
    open: async ({ sealed }) => {
      const scores = new HighScores(sealed);
      await scores.read();
      return (own) => scores.enter({ id: 'space', words: [] }, { ...score, name: own });
    },
    found: async ({ sealed }) => (await new HighScores(sealed).read()).shelf.tables['space']?.map(({ name }) => name),
    both: ['a', 'b'],
  },
  {
    name: 'tables with friends',
    open: async ({ storage }) => {
      await savedRooms(storage);
      return (own) => keepRoom(storage, { room: own, at: own === 'a' ? 2 : 1 });
    },
    found: async ({ storage }) => (await savedRooms(storage)).map(({ room }) => room),
    both: ['a', 'b'],
  },
];

let tabs: FakeTabs;
let shelf: ShelfInMemory;

async function tab(): Promise<Tab> {
  return { storage: await tabs.tab(), sealed: new Sealed(() => {}, shelf) };
}

beforeEach(() => {
  tabs = new FakeTabs();
  shelf = new ShelfInMemory();
});
afterEach(() => void vi.unstubAllGlobals());

describe.each([...books, ...fields, ...others])('$name', ({ open, found, both }) => {
  it('of two tabs that were open at the same time are all kept', async () => {
    const [one, other] = [await open(await tab()), await open(await tab())];
    await one('a');
    await other('b');
    const next = await tab();
    await expect.poll(() => found(next)).toEqual(both);
  });

  it('of two tabs that change them in the same moment are all kept', async () => {
    const [one, other] = [await open(await tab()), await open(await tab())];
    await Promise.all([one('a'), other('b')]);
    const next = await tab();
    await expect.poll(() => found(next)).toEqual(both);
  });
});

describe.each([...books, ...fields])('$name', ({ open, found, both }) => {
  it('outlive two tabs that are killed in the same moment', async () => {
    const [one, other] = [await open(await tab()), await open(await tab())];
    // Nothing is written before they are gone.
    tabs.disk.isSilent = true;
    void one('a');
    void other('b');
    tabs.kill();
    tabs.disk.isSilent = false;
    const next = await tab();
    await expect.poll(() => found(next)).toEqual(both);
  });
});
