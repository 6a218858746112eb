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

function entering(
  score: number,
  scores = new HighScores(new SomeSealed()),
  { rules = {}, changes = {}, isPractice = false } = {},
) {
  const engine = new wordSearch.GameEngine(setup, wordSearch.noFilter);
  const game = {
    ...engine,
    setup: { ...setup, ...rules },
    state: { ...engine.state, score, ...changes },
  } as unknown as wordSearch.ReadonlyGame;
  const page: { notice: (() => string) | undefined } = { notice: () => 'Something else.' };
  const entry = new ScoreEntry(texts, game, scores, page, { isElsewhere: false, isPractice });
  const views: ScoreEntryView[] = [];
  const entered: string[] = [];
  entry.changed.on((view) => views.push(view));
  entry.entered.on((_, said) => entered.push(said()));
  return { entry, scores, page, views, entered };
}

describe('A score that comes into its table', () => {
  it('asks for a name, goes in once, and says so', async () => {
    const { entry, scores, page, views, entered } = entering(500);
    expect(await entry.begin()).toMatchObject({ place: 0, asksName: true, isRecord: false });
    expect(views.at(-1)?.notices.map((notice) => notice())).toEqual(['Something else.']);
    expect(page.notice).toBeUndefined();
    await entry.enter('');
    expect(views.at(-1)?.fault).toBeDefined();
    await entry.enter('Mina');
    await entry.enter('Mina');
    expect(entered).toHaveLength(1);
    expect(views.at(-1)).toMatchObject({ place: 0, asksName: false });
    const { shelf } = await scores.read();
    expect(shelf.tables[setup.list.id]?.map(({ name, score }) => [name, score])).toEqual([['Mina', 500]]);
  });

  it('is a record where it beats others, and is kept but not told once nobody sees it', async () => {
    const first = entering(500);
    await first.entry.begin();
    await first.entry.enter('Theo');
    const { entry, views, entered } = entering(600, first.scores);
    expect(await entry.begin()).toMatchObject({ place: 0, isRecord: true });
    entry.stop();
    const before = views.length;
    await entry.enter('Mina');
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
    await entry.enter('Mina');
    expect(await entering(400, scores, over(250_000)).entry.begin()).toMatchObject({ place: 1, bestTime: 200_000 });
    const seen = entering(400, scores, { ...over(1000), isPractice: true });
    expect((await seen.entry.begin()).bestTime).toBeUndefined();
    // The author's table is another.
    expect(await entering(100, scores).entry.begin()).toMatchObject({ place: 0, table: [{ score: 100 }] });
  });
});
