import { expect, it } from 'vitest';
import { attemptAt, dailiesPlace, streakOf } from '../../../src/daily/rules/attempts';
import type { Played } from '../../../src/engine/played';
import { scramble, wordSearch } from '../../../src/rules';
import { beginDaily, writeDown } from '../../../src/stats/play/finished';
import { cardsPlace, PlayShelf, recordPlace } from '../../../src/stats/play/play-shelf';
import { withAnswer, withMissed } from '../../../src/study/rules/deck';
import { type Everything, readEverything, writeEverything } from '../../../src/transfer/play/carried';
import { everythingOf, planFor } from '../../../src/transfer/scenes/everything';
import { bringIn, finishBringingIn } from '../../../src/transfer/scenes/journal';
import * as boards from '../../scramble/rules/playing';
import * as searches from '../../search/rules/playing';
import { Device } from './device';

const at = (day: string) => new Date(`${day}T12:00`).getTime();

async function search(device: Device, words: number, day: string) {
  const shelf = new PlayShelf(device.storage);
  const engine = searches.begun({ seed: `${words} ${day}` });
  for (let word = 0; word < words; word++) searches.find(engine, word);
  if (words < 14) searches.act(engine, { type: 'giveUp' });
  await beginDaily(device.storage, shelf, { id: 'search', day, known: [], keep: () => {} }, at(day));
  await writeDown(
    shelf,
    {
      played: (told) => wordSearch.asPlayed(engine, told),
      daily: { id: 'search', day, result: { found: words, of: 14, points: engine.state.score } },
    },
    { name: 'Mina' },
    at(day),
  );
}

async function letters(device: Device, words: string, day: string) {
  const engine = boards.begun();
  boards.typeAll(engine, words);
  boards.act(engine, { type: 'endTurn' });
  const played = (told: Parameters<typeof scramble.asPlayed>[1]) => scramble.asPlayed(engine, told);
  await writeDown(new PlayShelf(device.storage), { played }, { name: 'Mina' }, at(day));
}

async function carried(from: Device, to: Device) {
  const file = readEverything(writeEverything(await everythingOf(from.services)));
  if (typeof file === 'string') throw new Error(file);
  const plan = await planFor(to.services, file);
  if (typeof plan === 'string') throw new Error(plan);
  return plan;
}

const recordOf = (device: Device) => new PlayShelf(device.storage).record.read();
const unmarked = (record: readonly Played[]) => record.map(({ imported: _, ...own }) => own);

it('what was played on two devices is one record on both, without loss, and each game once', async () => {
  const [mine, theirs] = [new Device(), new Device()];
  await search(mine, 5, '2026-11-20');
  await letters(mine, 'FIB', '2026-11-20');
  await search(theirs, 14, '2026-11-21');
  await letters(theirs, 'OIL BOIL', '2026-11-21');
  const before = await recordOf(mine);
  const plan = await carried(theirs, mine);
  expect(plan).toMatchObject({ played: 2, dailies: 1 });
  expect(await recordOf(mine)).toEqual(before);
  await bringIn(mine.storage, mine.sealed, plan.journal);
  const both = await recordOf(mine);
  expect(both).toHaveLength(4);
  expect(both.filter(({ imported }) => imported).map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-21']);
  // Once more, and back again.
  const again = await carried(theirs, mine);
  expect(again).toMatchObject({ played: 0, dailies: 0 });
  await bringIn(mine.storage, mine.sealed, again.journal);
  expect(await recordOf(mine)).toEqual(both);
  await bringIn(theirs.storage, theirs.sealed, (await carried(mine, theirs)).journal);
  expect(unmarked(await recordOf(theirs))).toEqual(unmarked(both));
  const dailies = await new PlayShelf(theirs.storage).dailies.read();
  expect(streakOf(dailies, '2026-11-21').days).toBe(2);
  expect(attemptAt(dailies, 'search', '2026-11-21')?.result?.found).toBe(14);
});

it('is brought in whole, whenever the device is switched off in between', async () => {
  const [mine, theirs] = [new Device(), new Device()];
  await search(mine, 5, '2026-11-20');
  await search(theirs, 14, '2026-11-21');
  const { journal } = await carried(theirs, mine);
  mine.changesLeft = 1;
  await expect(bringIn(mine.storage, mine.sealed, journal)).rejects.toThrow('switched off');
  mine.changesLeft = Number.POSITIVE_INFINITY;
  await finishBringingIn(mine.storage, mine.sealed);
  expect(await recordOf(mine)).toHaveLength(2);
  expect((await new PlayShelf(mine.storage).dailies.read()).length).toBe(2);
});

it('that is damaged, or of a newer game, is refused whole', async () => {
  const mine = new Device();
  const refused = (value: unknown) => planFor(mine.services, { kept: { [recordPlace]: value }, sealed: {} });
  expect(await refused({ version: 1, played: [{}], digest: '' })).toBe('damaged');
  expect(await refused({ version: 2 })).toBe('newer');
});

it('that was laid aside and saved as a file comes in as soon as it can be read, and says till then why it does not', async () => {
  const [mine, theirs] = [new Device(), new Device()];
  await search(theirs, 5, '2026-11-20');
  await search(theirs, 14, '2026-11-21');
  const aside = [recordPlace, dailiesPlace].map((place) => ({ place, value: theirs.saved.get(place) }));
  const read = (file: object) => readEverything(JSON.stringify(file)) as Everything;
  const plan = await planFor(mine.services, read(aside));
  if (typeof plan === 'string') throw new Error(plan);
  expect(plan).toMatchObject({ played: 2, dailies: 2 });
  await bringIn(mine.storage, mine.sealed, plan.journal);
  expect(await recordOf(mine)).toHaveLength(2);
  expect(await planFor(mine.services, read([{ place: recordPlace, value: { version: 2 } }]))).toBe('newer');
  // What waits in the file of another device, too.
  const whole = { kept: { 'set aside': aside }, sealed: {} };
  expect(await planFor(new Device().services, whole)).toMatchObject({ played: 2, dailies: 2 });
});

it('words to learn come along without loss, and what was answered on both devices is put together', async () => {
  const [mine, theirs] = [new Device(), new Device()];
  const cardsOf = (device: Device) => new PlayShelf(device.storage).cards;
  const missed = { language: 'en', source: 'scramble', day: 739_900 } as const;
  const key = { word: 'QUA', language: 'en' } as const;
  await cardsOf(mine).change((deck) => withAnswer(withMissed(deck, ['QUA'], missed), key, 739_900, 'good'));
  await cardsOf(theirs).change((deck) => withAnswer(withMissed(deck, ['QUA', 'ZA'], missed), key, 739_903, 'hard'));
  const plan = await carried(theirs, mine);
  expect(plan.cards).toBe(2);
  await bringIn(mine.storage, mine.sealed, plan.journal);
  const both = await cardsOf(mine).read();
  expect(both.map(({ word }) => word)).toEqual(['QUA', 'ZA']);
  expect(both[0]?.answers).toEqual([
    { day: 739_900, grade: 'good' },
    { day: 739_903, grade: 'hard' },
  ]);
  expect((await carried(theirs, mine)).cards).toBe(0);
  await bringIn(theirs.storage, theirs.sealed, (await carried(mine, theirs)).journal);
  expect(await cardsOf(theirs).read()).toEqual(both);
});

it('words to learn are brought in whole after the device was switched off, and refused where they are damaged', async () => {
  const [mine, theirs] = [new Device(), new Device()];
  const missed = { language: 'fr', source: 'wordbler', day: 739_900 } as const;
  await new PlayShelf(theirs.storage).cards.change((deck) => withMissed(deck, ['OIE'], missed));
  const { journal } = await carried(theirs, mine);
  mine.changesLeft = 1;
  await expect(bringIn(mine.storage, mine.sealed, journal)).rejects.toThrow('switched off');
  mine.changesLeft = Number.POSITIVE_INFINITY;
  await finishBringingIn(mine.storage, mine.sealed);
  expect((await new PlayShelf(mine.storage).cards.read()).map(({ word }) => word)).toEqual(['OIE']);
  const damaged = { kept: { [cardsPlace]: { version: 1, cards: [{}] } }, sealed: {} };
  expect(await planFor(mine.services, damaged)).toBe('damaged');
});
