import { describe, expect, it } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { forgetSearch, keepSearch, keptSearch } from '../../../src/search/play/keeping';
import { searchStanding } from '../../../src/search/play/menu-facts';
import { SearchPlay } from '../../../src/search/play/search-play';
import { SearchRun } from '../../../src/search/play/search-run';
import { sheetOf } from '../../../src/search/play/search-sheet';
import { viewSearch } from '../../../src/search/play/search-view';
import { en } from '../../../src/texts/en';
import { search } from '../../../src/texts/en/search';
import { HandTicker } from '../../shared/play/hand-ticker';

const filter = wordSearch.noFilter;

function playing(clock: wordSearch.Clock = 'standard') {
  const engine = new wordSearch.GameEngine(
    {
      list: wordSearch.presetList('fruit'),
      directions: [...wordSearch.directions],
      clock,
      seed: 'play',
      filter: filter.id,
    },
    filter,
  );
  const ticker = new HandTicker();
  const heard: string[] = [];
  const refused: string[] = [];
  const warned: number[] = [];
  let shown = 0;
  const play = new SearchPlay(
    { ...en, search },
    {
      run: SearchRun.of(engine),
      ticker,
      keepsSecrets: () => false,
      changed: () => shown++,
      happened: (events) => heard.push(...events.map(({ type }) => type)),
      refused: (text) => refused.push(text),
      warned: (seconds) => warned.push(seconds),
    },
  );
  play.start();
  const find = (word: number) => {
    const squares = wordSearch.squaresOf(engine.state.laid[word]!);
    play.send({ type: 'stroke', from: squares[0]!, to: squares[squares.length - 1]! });
  };
  return { engine, ticker, play, heard, refused, warned, find, shown: () => shown };
}

describe('the clock of a search', () => {
  it('shows every second, and tells the game every few', () => {
    const { engine, ticker, play, shown } = playing();
    const before = shown();
    ticker.pass(4000);
    expect(shown() - before).toBe(4);
    expect(play.clock.left).toBe(716_000);
    expect(engine.state.msSpent).toBe(0);
    ticker.pass(1000);
    expect(engine.state.msSpent).toBe(5000);
  });

  it('tells the time before a word is found, so that the game knows when', () => {
    const { engine, ticker, find } = playing();
    ticker.pass(3200);
    find(0);
    expect(engine.state.found).toEqual([{ word: 0, atMs: 3200 }]);
  });

  it('ends the search at its last moment, and not a second later', () => {
    const { engine, ticker, heard } = playing();
    ticker.pass(719_999);
    expect(engine.state.phase).toBe('searching');
    ticker.pass(1);
    expect(engine.state.phase).toBe('over');
    expect(heard.at(-1)).toBe('gameEnded');
    expect(engine.state.outcome?.reason).toBe('timeOut');
  });

  it('stands still while paused, and when nobody sees the page', () => {
    const { ticker, play } = playing();
    ticker.pass(2000);
    play.outOfSight();
    expect(play.wentOutOfSight).toBe(true);
    ticker.pass(100_000);
    expect(play.clock.left).toBe(718_000);
    play.goOn();
    expect(play.wentOutOfSight).toBe(false);
    ticker.pass(1000);
    expect(play.clock.left).toBe(717_000);
  });

  it('notes time without a limit, too', () => {
    const { engine, ticker, play } = playing('off');
    ticker.pass(10_000);
    expect(engine.state.msSpent).toBe(10_000);
    expect(play.clock.left).toBeUndefined();
  });
});

describe('codes', () => {
  it('are typed letter by letter; a wrong key may begin one anew', () => {
    const { engine, play } = playing();
    for (const key of 'mambamambazamba') play.cheats.type(key);
    expect(engine.state.cheats).toEqual(['mambazamba']);
    for (const key of 'flaflash') play.cheats.type(key);
    expect(engine.state.cheats).toEqual(['mambazamba', 'flash']);
    expect(engine.state.score).toBe(-100);
  });

  it('show hidden words for a second, but none that is found meanwhile', () => {
    const { engine, ticker, play, find } = playing();
    find(3);
    for (const key of 'flash') play.cheats.type(key);
    expect(sheetOf(play).flashed).toHaveLength(13);
    find(4);
    expect(sheetOf(play).flashed.map(({ word }) => word)).not.toContain(engine.state.laid[4]!.word);
    ticker.pass(wordSearch.flashMs - 1);
    expect(sheetOf(play).flashed).toHaveLength(12);
    ticker.pass(1);
    expect(sheetOf(play).flashed).toEqual([]);
  });

  it('are refused in words where they can do nothing', () => {
    const { play, refused } = playing('off');
    play.send({ type: 'cheat', code: 'mambazamba' });
    expect(refused).toEqual(['This search has no clock.']);
  });
});

describe('what is shown', () => {
  it('covers the letters in a pause and lets go of a stroke', () => {
    const { play } = playing();
    play.stroking.press({ x: 1, y: 1 }, false);
    play.stroking.move({ x: 5, y: 1 }, false);
    expect(viewSearch(play, 'all').reading).toMatchObject({ direction: 'right', multiplier: 10 });
    play.pause();
    expect(sheetOf(play)).toMatchObject({ covered: true, stroke: undefined });
  });

  it('lists all words, those to find, or none before it is found', () => {
    const { play, find } = playing();
    find(2);
    const words = (mode: wordSearch.ListMode) => viewSearch(play, mode).rows.map(({ word }) => word);
    expect(words('all')).toHaveLength(14);
    expect(words('remaining')).toHaveLength(13);
    expect(words('hidden').filter((word) => word !== null)).toEqual([play.state.laid[2]!.word]);
    play.send({ type: 'giveUp' });
    expect(viewSearch(play, 'hidden').rows.filter(({ state }) => state === 'missed')).toHaveLength(13);
  });

  it('lets first letters glow until their word is found', () => {
    const { play, find } = playing();
    play.send({ type: 'hint', word: 5 });
    expect(sheetOf(play).hinted).toEqual([{ x: play.state.laid[5]!.x, y: play.state.laid[5]!.y }]);
    find(5);
    expect(sheetOf(play).hinted).toEqual([]);
  });
});

describe('a search that is kept', () => {
  function shelf() {
    const kept = new Map<string, unknown>();
    return {
      kept,
      get: async (key: string) => structuredClone(kept.get(key)),
      latest: async (key: string) => structuredClone(kept.get(key)),
      set: async (key: string, value: unknown) => void kept.set(key, structuredClone(value)),
      remove: async (key: string) => void kept.delete(key),
    };
  }

  it('comes back as it was, also when it is over, until it is forgotten', async () => {
    const { engine, ticker, play, find } = playing();
    const keeper = shelf();
    keepSearch(play.run, keeper);
    find(0);
    ticker.pass(60_000);
    const again = await keptSearch(keeper, async () => filter);
    expect(again).toBeInstanceOf(SearchRun);
    const standing = searchStanding(again as SearchRun);
    expect(standing).toMatchObject({ found: 1, words: 14, score: engine.state.score, secondsLeft: 660 });
    play.send({ type: 'giveUp' });
    const ended = (await keptSearch(keeper, async () => filter)) as SearchRun;
    expect(ended.state).toEqual(engine.state);
    expect(searchStanding(ended)).toBeUndefined();
    await forgetSearch(keeper);
    expect(await keptSearch(keeper, async () => filter)).toBeUndefined();
  });

  it('says why it cannot be gone on with', async () => {
    const { play } = playing();
    const keeper = shelf();
    keepSearch(play.run, keeper);
    const save = keeper.kept.get('search') as wordSearch.SavedGame;
    keeper.kept.set('search', { ...save, digest: `${save.digest}0` });
    expect(await keptSearch(keeper, async () => filter)).toEqual({ reason: 'damaged' });
  });
});
