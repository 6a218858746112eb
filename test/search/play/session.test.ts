import { describe, expect, it } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { forgetSearch, keepSearch, SearchMatch, savedSearch } from '../../../src/search/play/match';
import { searchInProgress } from '../../../src/search/play/menu-facts';
import { SearchSession } from '../../../src/search/play/session';
import { sheetOf, viewSearch } from '../../../src/search/play/view';
import { HandTicker } from '../../shared/play/hand-ticker';
import { en } from '../../texts/spoken';

const { search } = en;

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
  const session = new SearchSession(SearchMatch.of(engine), {
    texts: { ...en, search },
    ticker,
    preferences: { now: { searchList: 'all' } },
  });
  session.changed.on(() => shown++);
  session.happened.on((events) => heard.push(...events.map(({ type }) => type)));
  session.refused.on((text) => refused.push(text));
  session.warned.on((seconds) => warned.push(seconds));
  session.start();
  const find = (word: number) => {
    const squares = wordSearch.squaresOf(engine.state.laid[word]!);
    session.send({ type: 'stroke', from: squares[0]!, to: squares[squares.length - 1]! });
  };
  return { engine, ticker, session, heard, refused, warned, find, shown: () => shown };
}

describe('A session of Word search', () => {
  it('plays a whole game by strokes, and tells what happens after the state has changed', () => {
    const { engine, ticker, session, heard, warned, shown } = playing();
    const foundWhenTold: number[] = [];
    session.happened.on(() => foundWhenTold.push(session.state.found.length));
    const tally = () => [session.state.found.length, session.shownScore];
    for (const laid of engine.state.laid) {
      ticker.pass(45_000);
      const [from, before] = [wordSearch.squaresOf(laid), shown()];
      session.selecting.press(from[0]!, false);
      session.selecting.move(from.at(-1)!, false);
      session.selecting.lift(false);
      expect(shown()).toBeGreaterThan(before);
    }
    expect(session.isOver).toBe(true);
    expect(session.state.outcome?.reason).toBe('allFound');
    expect(tally()).toEqual([14, engine.state.score]);
    expect(foundWhenTold.at(-1)).toBe(14);
    expect(heard.filter((type) => type === 'wordFound')).toHaveLength(14);
    expect(heard.at(-1)).toBe('gameEnded');
    expect(session.news).toMatchObject({ pose: 'happy' });
    expect(warned).toEqual([]);
    session.stop();
    expect(ticker.isIdle).toBe(true);
  });

  it('warns as the time runs out, and ends with it', () => {
    const { ticker, session, heard, warned } = playing();
    ticker.pass(720_000);
    expect(warned).toEqual([60, 30, 10]);
    expect(heard.at(-1)).toBe('gameEnded');
    expect(session.match.isTimeUp).toBe(true);
  });

  it('says when a selection is cancelled, and keeps secret what the list hides', () => {
    const { engine, ticker } = playing();
    const settings: { searchList: 'all' | 'hidden' } = { searchList: 'all' };
    const session = new SearchSession(SearchMatch.of(engine), {
      texts: { ...en, search },
      ticker,
      preferences: { now: settings },
    });
    let lost = 0;
    session.selectionLost.on(() => lost++);
    expect(session.cancelSelection()).toBe(false);
    session.selecting.point({ x: 2, y: 2 });
    session.selecting.mark();
    expect(session.cancelSelection()).toBe(true);
    session.selecting.press({ x: 1, y: 1 }, false);
    session.selecting.move({ x: 4, y: 1 }, false);
    session.loseSelection();
    expect(lost).toBe(2);
    expect(session.news).toMatchObject({ pose: 'think', isNote: true });
    expect(session.keepsSecrets).toBe(false);
    settings.searchList = 'hidden';
    expect(session.keepsSecrets).toBe(true);
  });
});

describe('the clock of a search', () => {
  it('shows every second, and tells the game every few', () => {
    const { engine, ticker, session, shown } = playing();
    const before = shown();
    ticker.pass(4000);
    expect(shown() - before).toBe(4);
    expect(session.clock.left).toBe(716_000);
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
    const { ticker, session } = playing();
    ticker.pass(2000);
    session.outOfSight();
    expect(session.wentOutOfSight).toBe(true);
    ticker.pass(100_000);
    expect(session.clock.left).toBe(718_000);
    session.goOn();
    expect(session.wentOutOfSight).toBe(false);
    ticker.pass(1000);
    expect(session.clock.left).toBe(717_000);
  });

  it('notes time without a limit, too', () => {
    const { engine, ticker, session } = playing('off');
    ticker.pass(10_000);
    expect(engine.state.msSpent).toBe(10_000);
    expect(session.clock.left).toBeUndefined();
  });
});

describe('codes', () => {
  it('are typed letter by letter; a wrong key may begin one anew', () => {
    const { engine, session } = playing();
    for (const key of 'mambamambazamba') session.type(key);
    expect(engine.state.cheats).toEqual(['mambazamba']);
    for (const key of 'flaflash') session.type(key);
    expect(engine.state.cheats).toEqual(['mambazamba', 'flash']);
    expect(engine.state.score).toBe(-100);
  });

  it('show hidden words for a second, but none that is found meanwhile', () => {
    const { engine, ticker, session, find } = playing();
    find(3);
    for (const key of 'flash') session.type(key);
    expect(sheetOf(session).flashed).toHaveLength(13);
    find(4);
    expect(sheetOf(session).flashed.map(({ word }) => word)).not.toContain(engine.state.laid[4]!.word);
    ticker.pass(wordSearch.flashMs - 1);
    expect(sheetOf(session).flashed).toHaveLength(12);
    ticker.pass(1);
    expect(sheetOf(session).flashed).toEqual([]);
  });

  it('show hidden words for a second more where they are typed again meanwhile', () => {
    const { ticker, session } = playing();
    for (const key of 'flash') session.type(key);
    ticker.pass(wordSearch.flashMs - 1);
    for (const key of 'flash') session.type(key);
    ticker.pass(wordSearch.flashMs - 1);
    expect(sheetOf(session).flashed).toHaveLength(14);
    ticker.pass(1);
    expect(sheetOf(session).flashed).toEqual([]);
  });

  it('are refused in words where they can do nothing', () => {
    const { session, refused } = playing('off');
    session.send({ type: 'cheat', code: 'mambazamba' });
    expect(refused).toEqual(['This game has no clock.']);
  });
});

describe('what is shown', () => {
  it('covers the letters in a pause and cancels a selection', () => {
    const { session } = playing();
    session.selecting.press({ x: 1, y: 1 }, false);
    session.selecting.move({ x: 5, y: 1 }, false);
    expect(viewSearch(session, 'all').reading).toMatchObject({ direction: 'right', multiplier: 10 });
    session.pause();
    expect(sheetOf(session)).toMatchObject({ covered: true, selection: undefined });
  });

  it('lists all words, those to find, or none before it is found', () => {
    const { session, find } = playing();
    find(2);
    const words = (mode: wordSearch.ListMode) => viewSearch(session, mode).rows.map(({ word }) => word);
    expect(words('all')).toHaveLength(14);
    expect(words('remaining')).toHaveLength(13);
    expect(words('hidden').filter((word) => word !== null)).toEqual([session.state.laid[2]!.word]);
    session.send({ type: 'giveUp' });
    expect(viewSearch(session, 'hidden').rows.filter(({ state }) => state === 'missed')).toHaveLength(13);
  });

  it('lets first letters glow until their word is found', () => {
    const { session, find } = playing();
    session.send({ type: 'hint', word: 5 });
    expect(sheetOf(session).hinted).toEqual([{ x: session.state.laid[5]!.x, y: session.state.laid[5]!.y }]);
    find(5);
    expect(sheetOf(session).hinted).toEqual([]);
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
    const { engine, ticker, session, find } = playing();
    const keeper = shelf();
    keepSearch(session.match, keeper);
    find(0);
    ticker.pass(60_000);
    const again = await savedSearch(keeper, async () => filter);
    expect(again).toBeInstanceOf(SearchMatch);
    const standing = searchInProgress(again as SearchMatch);
    expect(standing).toMatchObject({ found: 1, words: 14 });
    session.send({ type: 'giveUp' });
    const ended = (await savedSearch(keeper, async () => filter)) as SearchMatch;
    expect(ended.state).toEqual(engine.state);
    expect(searchInProgress(ended)).toBeUndefined();
    await forgetSearch(keeper);
    expect(await savedSearch(keeper, async () => filter)).toBeUndefined();
  });

  it('says why it cannot be gone on with', async () => {
    const { session } = playing();
    const keeper = shelf();
    keepSearch(session.match, keeper);
    const save = keeper.kept.get('search') as wordSearch.SavedGame;
    keeper.kept.set('search', { ...save, digest: `${save.digest}0` });
    expect(await savedSearch(keeper, async () => filter)).toEqual({ reason: 'damaged' });
  });
});
