import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Attempts,
  attemptAt,
  begun,
  counts,
  ended,
  joinedAttempts,
  readAttempts,
  streakOf,
  writeAttempts,
} from '../../src/daily/rules/attempts';
import { gamesPlayed } from '../../src/engine/played';
import { Dice } from '../../src/engine/random/dice';
import { dayNumber } from '../../src/engine/saving/time';
import { wordSearch } from '../../src/rules';
import { readShelf } from '../../src/search/play/high-scores';
import { readLists } from '../../src/search/play/own-lists';
import { readDraft } from '../../src/search/play/worksheet';
import {
  joinedRecords,
  milestonesOf,
  readRecord,
  statisticsOf,
  withPlayed,
  writeRecord,
} from '../../src/stats/rules/statistics';
import { readToSeek, writeToSeek } from '../../src/stats/rules/to-seek';
import { daysUntil, dueDay } from '../../src/study/play/schedule';
import { dueOn, joinedDecks, readDeck, withAnswer, writeDeck } from '../../src/study/rules/deck';
import { joinedPuzzles, nextPuzzle, readPuzzles, withTry, writePuzzles } from '../../src/study/rules/drills';
import { readFind } from '../../src/wordbler/rules/find-of-day';
import { often } from '../long';
import { sheetOf } from '../search/rules/class-lists';
import { family } from '../search/rules/words';
import { somePlayed } from '../stats/rules/some-record';
import { someDeck } from '../study/rules/some-cards';
import { Spoiling } from './spoiling';

const today = '2026-11-21';
const now = dayNumber(today)!;
const some = <T>(of: fc.Arbitrary<T>, count: number) => fc.sample(of, { numRuns: count, seed: 19 });

const played: Attempts = ['2026-11-18', '2026-11-19', '2026-11-20', today].reduce<Attempts>(
  (all, day) => ended(begun(all, 'find', day, day), 'find', day, { found: 1, points: 40, hints: 1 }),
  begun([], 'scramble', '2026-11-17', '2026-11-17'),
);
const record = some(somePlayed, 30).reduce(withPlayed, []);
const decks = some(someDeck, 12);
const puzzles = ['AB', 'CD', 'EF'].map((line, at) => ({ line, goal: 30 + at, day: now - at, tried: now }));
const lists = (['space', 'gardenBirds'] as const).map((id) => ({
  name: `Our ${id}`,
  words: [...wordSearch.presetList(id).words],
}));

/** Spoiled so often; says how many were taken for sound. */
function spoiledOften<T>(
  name: string,
  sound: readonly unknown[],
  read: (value: unknown) => T | string | undefined,
  use: (own: T) => void,
) {
  const spoiling = new Spoiling(name);
  let taken = 0;
  for (let time = 0; time < often(300, 6_000); time++) {
    const own = read(spoiling.value(spoiling.one(sound), sound));
    if (typeof own === 'string' || own === undefined) continue;
    taken++;
    use(own);
  }
  expect(taken).toBeGreaterThan(0);
}

describe('What brings players back, kept and spoiled', () => {
  it('attempts at dailies are whole or refused, and their days, rows and merges are computed', () => {
    spoiledOften('attempts', [writeAttempts(played), writeAttempts(played.slice(1))], readAttempts, (own) => {
      expect(readAttempts(writeAttempts(own))).toEqual(own);
      const { days, best } = streakOf(own, today);
      expect(best).toBeGreaterThanOrEqual(days);
      expect(joinedAttempts(own, played)).toEqual(joinedAttempts(played, own));
      const isKnown = attemptAt(own, 'find', today) !== undefined;
      if (isKnown) expect(counts(own, 'find', today, today)).toBe(false);
    });
  });

  it('records of games are whole or refused, and add up', () => {
    spoiledOften('records', [writeRecord(record), writeRecord(record.slice(3)), writeRecord([])], readRecord, (own) => {
      expect(readRecord(writeRecord(own))).toEqual(own);
      expect(joinedRecords(own, record)).toEqual(joinedRecords(record, own));
      for (const game of gamesPlayed) milestonesOf(own, game);
      expect(statisticsOf(own).played).toBe(own.length);
    });
  });

  it('cards are whole or refused, and come back on a day that there is', () => {
    spoiledOften('decks', decks.map(writeDeck), readDeck, (own) => {
      expect(readDeck(writeDeck(own))).toEqual(own);
      expect(joinedDecks(own, decks[0]!)).toEqual(joinedDecks(decks[0]!, own));
      for (const card of own) {
        expect(Number.isSafeInteger(dueDay(card))).toBe(true);
        for (const days of Object.values(daysUntil(card, now))) expect(days).toBeGreaterThan(0);
      }
      for (const card of dueOn(own, 'en', now, dueDay)) withAnswer(own, card, now, 'good');
    });
  });

  it('puzzles are whole or refused, and those that cannot be read are no positions', () => {
    spoiledOften('puzzles', [writePuzzles(puzzles), writePuzzles([])], readPuzzles, (own) => {
      expect(readPuzzles(writePuzzles(own))).toEqual(own);
      expect(joinedPuzzles(own, puzzles)).toEqual(joinedPuzzles(puzzles, own));
      const next = nextPuzzle(own);
      if (next) expect(nextPuzzle(withTry(own, next.line, now, true))).not.toEqual(next);
      for (const { line } of own) readFind(line);
    });
  });

  it('words to seek, lists, scores and what is being made for a class are whole or refused', () => {
    const toSeek = { laid: { day: today, language: 'en', words: ['QUARTZ', 'ZAX'] } } as const;
    spoiledOften('to seek', [writeToSeek(toSeek)], readToSeek, (own) =>
      expect(readToSeek(writeToSeek(own))).toEqual(own),
    );
    spoiledOften('lists', [lists, lists.slice(1)], readLists, (own) => expect(readLists(own)).toEqual(own));
    const entry = { name: 'Ada', score: 90, when: 1, directions: 'standard', seed: 'one' };
    spoiledOften(
      'shelf',
      [
        { tables: { space: [entry] }, names: { 'list-1': 'Birds' } },
        { tables: {}, names: {} },
      ],
      readShelf,
      (own) => expect(readShelf(own)).toEqual(own),
    );
    const draft = readDraft(undefined, 'en', 'one');
    spoiledOften(
      'draft',
      [{ ...draft, typed: 'CAT\nDOG=a pet' }],
      (value) => readDraft(value, 'en', 'one'),
      (own) => expect(readDraft(own, 'de' as 'en', 'two')).toEqual(own),
    );
  });

  it('links to a page for a class are sound pages, or refused', () => {
    const spoiling = new Spoiling('worksheets');
    const dice = new Dice('worksheets');
    const links = ['fourteen', 'easy ways', 'a message', 'another language'].flatMap((kind) => {
      const sheet = sheetOf(kind, 'link', dice);
      if (!wordSearch.checkWorksheet(sheet).sound) return [];
      const laid = wordSearch.layWorksheet(sheet, family);
      return 'grid' in laid ? [wordSearch.worksheetText(sheet, laid.grid)!] : [];
    });
    expect(links.length).toBeGreaterThan(1);
    for (let time = 0; time < often(400, 12_000); time++) {
      const read = wordSearch.readWorksheetText(spoiling.text(spoiling.one(links), links));
      if (typeof read !== 'string') expect(wordSearch.checkWorksheet(read.sheet).sound).toBe(true);
    }
  });
});
