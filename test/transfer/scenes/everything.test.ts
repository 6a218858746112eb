import { beforeEach, describe, expect, it } from 'vitest';
import { GameEngine, presets, scramble, wordSearch } from '../../../src/rules';
import { HighScores } from '../../../src/search/play/high-scores';
import { OwnLists } from '../../../src/search/play/own-lists';
import { defaultSettings } from '../../../src/shared/platform/settings';
import type { AnySave } from '../../../src/shared/play/same-game';
import { readEverything, writeEverything } from '../../../src/transfer/play/carried';
import { everythingOf, type Plan, planFor } from '../../../src/transfer/scenes/everything';
import { bringIn, finishBringingIn } from '../../../src/transfer/scenes/journal';
import { lexicon } from '../../engine/familiarity/shipped-familiarity';
import * as boards from '../../scramble/rules/playing';
import * as searches from '../../search/rules/playing';
import { Device } from './device';

let mine: Device;
let theirs: Device;

beforeEach(() => {
  mine = new Device();
  theirs = new Device();
});

async function fileOf(device: Device) {
  const read = readEverything(writeEverything(await everythingOf(device.services)));
  if (typeof read === 'string') throw new Error(read);
  return read;
}

async function plan(): Promise<Plan> {
  const planned = await planFor(mine.services, await fileOf(theirs));
  if (typeof planned === 'string') throw new Error(planned);
  return planned;
}

const carryOver = async () => bringIn(mine.storage, mine.sealed, (await plan()).journal);

const saved = (engine: { save(): object }) => JSON.parse(JSON.stringify(engine.save())) as AnySave;

function searched(moves: number, seed = 'birds'): AnySave {
  const engine = searches.begun({ seed });
  for (let word = 0; word < moves; word++) searches.find(engine, word);
  return saved(engine);
}

function rolled(seed: string): AnySave {
  return saved(new scramble.GameEngine(boards.setupFor({ board: { kind: 'dice', side: 4, seed, roll: 0 } }), lexicon));
}

const list = (name: string, from: wordSearch.PresetId) => ({
  name,
  words: wordSearch.presetList(from).words,
});
const score = (points: number, name = 'Zoë', when = 1_790_000_000_000) =>
  wordSearch.scoreEntry(
    { setup: searches.setupFor(), state: { ...searches.begun().state, score: points } },
    name,
    when,
  );

async function fill(device: Device) {
  await device.storage.set('search', searched(3));
  await device.storage.set('scramble', rolled('one'));
  await device.storage.set('settings', { ...defaultSettings, pace: 'fast', hand: 'left' });
  await device.storage.set('player', { name: 'Zoë', mascot: 'maize' });
  const lists = new OwnLists(device.sealed);
  await lists.load();
  await lists.take([list('Travels', 'space'), list('Tools', 'gardenBirds')]);
  const scores = new HighScores(device.sealed);
  await scores.enter(wordSearch.presetList('space'), score(700));
  await scores.enter(wordSearch.ownList(list('Travels', 'space')), score(1200));
}

describe('Everything brought in from another device', () => {
  it('is told before, and all there after, on one that is empty', async () => {
    await fill(theirs);
    const planned = await plan();
    expect(mine.all).toEqual({ kept: {}, sealed: {} });
    expect(planned.games).toEqual([
      { place: 'search', what: 'put' },
      { place: 'scramble', what: 'put' },
    ]);
    expect(planned).toMatchObject({ lists: { added: 2, known: 0 }, scores: { added: 2, left: 0 } });
    expect(planned.settings).toEqual({ pace: 'fast', hand: 'left' });
    expect(planned.come.map(({ scene }) => scene)).toEqual(['WordSearch', 'ScramblePlay']);
    await carryOver();
    expect(mine.saved.get('search')).toEqual(searched(3));
    expect(mine.saved.get('player')).toEqual({ name: 'Zoë', mascot: 'maize' });
    expect(mine.saved.has('bringing in')).toBe(false);
    const { shelf } = await new HighScores(mine.sealed).read();
    expect(Object.values(shelf.tables).flat()).toMatchObject([
      { score: 700, elsewhere: true },
      { score: 1200, elsewhere: true },
    ]);
    expect(Object.values(shelf.names)).toEqual(['Travels']);
  });

  it('brings nothing a second time', async () => {
    await fill(theirs);
    await carryOver();
    const before = structuredClone(mine.all);
    const again = await plan();
    expect(again).toMatchObject({
      lists: { added: 0, known: 2 },
      scores: { added: 0 },
      games: [],
      choices: 0,
    });
    await carryOver();
    expect(mine.all).toEqual(before);
  });

  it('never takes the place of what is here: another game waits, a list gets a number, own scores stay unmarked', async () => {
    await fill(theirs);
    await mine.storage.set('search', searched(2, 'mine'));
    await mine.storage.set('scramble', rolled('one'));
    await mine.storage.set('player', { name: 'Me', mascot: 'azure' });
    const lists = new OwnLists(mine.sealed);
    await lists.load();
    await lists.take([list('Travels', 'gardenBirds')]);
    const scores = new HighScores(mine.sealed);
    await scores.enter(wordSearch.presetList('space'), score(900, 'Me'));
    expect((await plan()).games).toEqual([{ place: 'search', what: 'aside' }]);
    await carryOver();
    expect(mine.saved.get('search')).toEqual(searched(2, 'mine'));
    expect(mine.saved.get('set aside')).toEqual([{ place: 'search', value: searched(3) }]);
    expect(mine.saved.get('player')).toEqual({ name: 'Me', mascot: 'azure' });
    await lists.load();
    expect(lists.all.map(({ name }) => name)).toEqual(['Travels', 'Travels 2', 'Tools']);
    const { shelf } = await scores.read();
    const table = wordSearch.tableOf(shelf.tables, 'space');
    expect(table.map(({ name, elsewhere }) => [name, elsewhere])).toEqual([
      ['Me', undefined],
      ['Zoë', true],
    ]);
  });

  it('goes on in the same game where it was played further, and back nowhere', async () => {
    await mine.storage.set('search', searched(2));
    await theirs.storage.set('search', searched(4));
    expect((await plan()).games).toEqual([{ place: 'search', what: 'further' }]);
    await carryOver();
    expect(mine.saved.get('search')).toEqual(searched(4));
    await theirs.storage.set('search', searched(1));
    expect((await plan()).games).toEqual([]);
    expect(mine.saved.has('set aside')).toBe(false);
  });

  it('says how many scores leave a full table, and lets none go for one that is no higher', async () => {
    const scores = new HighScores(mine.sealed);
    for (let place = 0; place < 14; place++)
      await scores.enter(wordSearch.presetList('space'), score(100 + place, 'Me', place));
    const others = new HighScores(theirs.sealed);
    for (const points of [50, 100, 500, 600]) await others.enter(wordSearch.presetList('space'), score(points));
    expect((await plan()).scores).toEqual({ added: 2, left: 2 });
    await carryOver();
    const once = structuredClone(mine.all);
    await carryOver();
    expect(mine.all).toEqual(once);
  });

  it('leaves a game behind that cannot be opened here, and says why', async () => {
    await theirs.storage.set('search', { ...searched(1), version: 99 });
    await theirs.storage.set('game', {
      ...saved(new GameEngine(setupForTwo, lexicon)),
      commands: [{ type: 'win' }],
    });
    const { games } = await plan();
    expect(games.map((game) => ({ ...game, why: game.what === 'unread' && game.why() }))).toMatchObject([
      { place: 'game', what: 'unread', why: expect.stringContaining('damaged') },
      { place: 'search', what: 'unread', why: expect.stringContaining('newer version') },
    ]);
    await carryOver();
    expect(mine.all).toEqual({ kept: {}, sealed: {} });
  });

  it.each([
    ['lists', { 'own word lists': [{ name: 'Cut', words: ['ONE'] }] }],
    ['scores', { 'search scores': { tables: { space: [{ name: 'Me' }] }, names: {} } }],
    ['scores of nobody', { 'search scores': 'high' }],
  ])('is refused whole where its %s cannot be read', async (_, sealed) => {
    expect(await planFor(mine.services, { kept: {}, sealed })).toBe('damaged');
  });

  it.each([
    { 'set aside': 7 },
    { 'set aside': [null, { place: 'game' }, { value: { commands: [] } }] },
    { game: { commands: 'none' }, search: null, scramble: [], settings: 'none', player: 0 },
    { settings: { pace: 'warp', openRacks: 'yes', soundVolume: 9 } },
  ])('holds whatever it likes at its places, and no fault comes of it: %j', async (kept) => {
    const planned = await planFor(mine.services, { kept, sealed: {} });
    if (typeof planned === 'string') throw new Error(planned);
    expect(planned.settings).toEqual({});
    expect(planned.come).toEqual([]);
  });

  it('is refused where it holds more than anybody keeps', async () => {
    const aside = { place: 'game', value: { commands: [] } };
    const games = { kept: { 'set aside': new Array(9_000).fill(aside) }, sealed: {} };
    expect(await planFor(mine.services, games)).toBe('damaged');
    const list = { name: 'Fruit', words: [...wordSearch.presetList('fruit').words] };
    const lists = { kept: {}, sealed: { 'own word lists': new Array(5_000).fill(list) } };
    expect(await planFor(mine.services, lists)).toBe('tooManyLists');
  });

  it('is never half there: switched off at any moment, the next visit does the rest', async () => {
    await fill(theirs);
    await fill(mine);
    await mine.storage.set('search', searched(2, 'mine'));
    mine.sealed.lying.clear();
    const before = structuredClone(mine.all);
    const { journal } = await plan();
    await bringIn(mine.storage, mine.sealed, journal);
    const after = structuredClone(mine.all);
    expect(after).not.toEqual(before);
    let cuts = 0;
    for (let changes = 0; ; changes++) {
      mine.saved.clear();
      mine.sealed.lying.clear();
      for (const [place, value] of Object.entries(before.kept)) mine.saved.set(place, value);
      mine.changesLeft = changes;
      const isCut = await bringIn(mine.storage, mine.sealed, journal).then(
        () => false,
        () => true,
      );
      mine.changesLeft = Number.POSITIVE_INFINITY;
      if (!isCut) break;
      cuts++;
      if (changes === 0) expect(mine.all).toEqual(before);
      else {
        await finishBringingIn(mine.storage, mine.sealed);
        expect(mine.all).toEqual(after);
      }
    }
    expect(cuts).toBeGreaterThan(3);
  });

  it.each([7, 'nonsense', { version: 1, kept: [], lists: [], scores: null }])(
    'is laid aside where what was left undone cannot be read: %j',
    async (left) => {
      mine.saved.set('bringing in', left);
      await finishBringingIn(mine.storage, mine.sealed);
      expect(mine.all).toEqual({
        kept: { 'set aside': [{ place: 'bringing in', value: left }] },
        sealed: {},
      });
    },
  );

  it('is left to the later release that wrote it down, and stands in the way of nothing meanwhile', async () => {
    const left = { version: 9, kept: {} };
    mine.saved.set('bringing in', left);
    await finishBringingIn(mine.storage, mine.sealed);
    expect(mine.all).toEqual({ kept: { 'bringing in': left }, sealed: {} });
    await bringIn(mine.storage, mine.sealed, (await plan()).journal);
    expect(mine.saved.get('set aside')).toEqual([{ place: 'bringing in', value: left }]);
    expect(mine.saved.has('bringing in')).toBe(false);
  });
});

const setupForTwo = {
  seats: ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const })),
  rules: presets.casual,
  seed: 'two',
  tiles: 'en',
  words: lexicon.id,
};
