import { describe, expect, it } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { HighScores } from '../../../src/search/play/high-scores';
import { ScoreEntry, type ScoreEntryView } from '../../../src/search/play/score-entry';
import { SomeSealed } from '../../shared/platform/some-sealed';
import { en } from '../../texts/spoken';

const { search } = en;

const setup: wordSearch.Setup = {
  list: wordSearch.presetList('gardenBirds'),
  directions: ['right', 'up'],
  clock: 'standard',
  seed: '7',
  filter: 'none',
};
const texts = { ...en, search };

const someShelf = () => {
  const saved = new Map<string, unknown>();
  return {
    get: async (place: string) => saved.get(place),
    set: async (place: string, value: unknown) => saved.set(place, value),
  };
};

function entering(
  score: number,
  scores = new HighScores(new SomeSealed()),
  { rules = {}, changes = {}, isPractice = false, storage = someShelf() } = {},
) {
  const engine = new wordSearch.GameEngine(setup, wordSearch.noFilter);
  const game = {
    ...engine,
    setup: { ...setup, ...rules },
    state: { ...engine.state, score, ...changes },
  } as unknown as wordSearch.ReadonlyGame;
  const page = { notice: (() => 'Something else.') as (() => string) | undefined, storage };
  const entry = new ScoreEntry(texts, game, scores, page, { isElsewhere: false, isPractice }, 'Ada');
  const views: ScoreEntryView[] = [];
  const entered: string[] = [];
  entry.changed.on((view) => views.push(view));
  entry.entered.on((_, said) => entered.push(said()));
  return { entry, scores, page, views, entered };
}

const casual = wordSearch.tableId(setup.list.id, 'casual');

describe('A score that comes into its table', () => {
  it('asks for a name, goes in once, and says so', async () => {
    const { entry, scores, page, views, entered } = entering(500);
    expect(await entry.begin()).toMatchObject({ place: 0, asksName: true, isRecord: false });
    expect(views.at(-1)?.notices.map((notice) => notice())).toEqual(['Something else.']);
    expect(page.notice).toBeUndefined();
    await entry.call('');
    expect(views.at(-1)?.fault).toBeDefined();
    await entry.call('Mina');
    expect(entered).toEqual(['Mina: rank 1.']);
    expect(views.at(-1)).toMatchObject({ place: 0, asksName: false });
    const { shelf } = await scores.read();
    expect(shelf.tables[setup.list.id]?.map(({ name, score }) => [name, score])).toEqual([['Mina', 500]]);
  });

  it('is a record where it beats others, and is kept but not told once nobody sees it', async () => {
    const first = entering(500);
    await first.entry.begin();
    await first.entry.call('Theo');
    const { entry, views, entered } = entering(600, first.scores);
    expect(await entry.begin()).toMatchObject({ place: 0, isRecord: true });
    entry.stop();
    const before = views.length;
    await entry.call('Mina');
    expect([views.length, entered]).toEqual([before, []]);
    expect((await first.scores.read()).shelf.tables[setup.list.id]).toHaveLength(2);
  });

  it('by Casual rules has a time beside it, if its grid was new', async () => {
    const rules = { rules: 'casual', clock: 'off' };
    const over = (msSpent: number) => ({
      rules,
      changes: { msSpent, outcome: { reason: 'allFound', seconds: 0, bonus: 0 } },
    });
    const { entry, scores } = entering(500, undefined, over(200_000));
    expect(await entry.begin()).toMatchObject({ place: 0, bestTime: 200_000 });
    expect((await scores.read()).shelf.tables[casual]?.map(({ name }) => name)).toEqual(['Ada']);
    expect(await entering(400, scores, over(250_000)).entry.begin()).toMatchObject({ place: 1, bestTime: 200_000 });
    const seen = entering(400, scores, { ...over(1000), isPractice: true });
    expect((await seen.entry.begin()).bestTime).toBeUndefined();
    // The author's table is another.
    expect(await entering(100, scores).entry.begin()).toMatchObject({ place: 0, table: [{ score: 100 }] });
  });

  it('by Casual rules enters by itself, is called otherwise in its place, and enters no more after a reload', async () => {
    const storage = someShelf();
    const options = { rules: { rules: 'casual', clock: 'off' }, storage };
    const first = entering(500, undefined, options);
    expect(await first.entry.begin()).toMatchObject({ place: 0, asksName: false, name: 'Ada' });
    await first.entry.call('Mina');
    expect(first.entered).toEqual(['Ada: rank 1.', 'Mina: rank 1.']);
    const names = async () => (await first.scores.read()).shelf.tables[casual]?.map(({ name }) => name);
    expect(await names()).toEqual(['Mina']);
    const again = entering(500, first.scores, options);
    expect(await again.entry.begin()).toMatchObject({ place: 0, name: 'Mina' });
    expect(again.entered).toEqual([]);
    expect(await names()).toEqual(['Mina']);
    // Nor once somebody has emptied the table.
    await first.scores.clear(casual);
    expect(await entering(500, first.scores, options).entry.begin()).toMatchObject({
      place: undefined,
      asksName: false,
    });
    expect(await names()).toBeUndefined();
  });
});
