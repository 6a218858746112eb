import { afterEach, describe, expect, it, vi } from 'vitest';
import { HostLine } from '../../src/embed/page/host-line';
import { enveloped, games, type HostCommand, readAddress, readHello, readMessage } from '../../src/embed/read';
import { GameEngine, nameFaults, presets, scramble, wordSearch } from '../../src/rules';
import { often } from '../long';
import { Hostile } from './hostile';

const judge = { id: 'any', has: (word: string) => word.length < 9 };
const filter = wordSearch.noFilter;

function saves(): object[] {
  const seats = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));
  const match = new GameEngine({ seats, rules: presets.casual, seed: 'a', tiles: 'en', words: judge.id }, judge);
  match.dispatch({ type: 'begin' });
  for (let turn = 0; turn < 3; turn++) match.dispatch({ type: 'pass', seat: match.state.toMove });
  const list = wordSearch.presetList('fruit');
  const directions = [...wordSearch.directions];
  const search = new wordSearch.GameEngine(
    { list, directions, clock: 'standard', seed: 'a', filter: filter.id },
    filter,
  );
  search.dispatch({ type: 'begin' });
  search.dispatch({ type: 'spendTime', ms: 5000 });
  const board = { kind: 'typed', letters: 'ABCDEFGHIJKLMNOP' } as const;
  const players = [{ name: 'Ann' }, { name: 'Ben' }];
  const round = new scramble.GameEngine({ ...scramble.usualRules, board, players, words: judge.id }, judge);
  round.dispatch({ type: 'begin' });
  round.dispatch({ type: 'play', path: [0, 1, 2] });
  return [match, search, round].map((engine) => engine.save());
}

const saved = saves();
const sound: object[] = [
  { type: 'newGame', game: 'scramble', seed: 'a', players: ['Ann', 'Ben'], level: 'club' },
  { type: 'newGame', game: 'wordsearch', rules: 'authors' },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'mute', muted: true },
  { type: 'setVolume', sound: 0.5, music: 1 },
  { type: 'setTheme', theme: 'light' },
  { type: 'getState' },
  { type: 'snapshot' },
  { type: 'focus' },
  ...saved.map((save) => ({ type: 'loadState', save })),
];
const messages = [
  ...sound.map((message, at) => enveloped({ id: at, ...message })),
  enveloped({ type: 'answer', id: 'game-1', value: { a: [1] } }),
  enveloped({ type: 'error', id: 'game-1', code: 'refused' }),
  enveloped({ type: 'hello', services: ['storage'] }),
];

/** What every command that is read promises. */
function expectSound(command: HostCommand) {
  const text = JSON.stringify(command);
  expect(structuredClone(command)).toEqual(JSON.parse(text));
  if (command.type === 'newGame') {
    const { game, seed = 'a', players = ['a'] } = command;
    expect(games).toContain(game);
    expect(wordSearch.isSeed(seed)).toBe(true);
    expect(players.length).toBeLessThanOrEqual(4);
    expect(nameFaults(players).filter((fault) => fault)).toEqual([]);
  }
  if (command.type === 'setVolume')
    for (const volume of [command.sound ?? 0, command.music ?? 0]) expect(volume >= 0 && volume <= 1).toBe(true);
  if (command.type === 'loadState') expectRestored(command.save);
}

const engines = [
  (save: object) => GameEngine.restore(save, judge),
  (save: object) => wordSearch.GameEngine.restore(save, filter),
  (save: object) => scramble.GameEngine.restore(save, judge),
];

/** Either there is a reason, or a game that its own setup and commands give once more. */
function expectRestored(save: object) {
  for (const restore of engines) {
    const engine = restore(save);
    if ('reason' in engine) continue;
    const again = restore(engine.save());
    expect('state' in again && again.state).toEqual(engine.state);
  }
}

describe('messages of a host', () => {
  it('are read as they are meant', () => {
    for (const [at, message] of sound.entries())
      expect(readMessage(messages[at])).toEqual({ kind: 'command', id: at, command: message });
    expect(readHello(messages.at(-1))).toEqual({ services: ['storage'] });
    expect(readMessage(enveloped({ type: 'newGame', game: 'chess', id: 3 }))).toEqual({
      kind: 'unreadable',
      id: 3,
    });
    expect(readMessage(enveloped({ type: 'dance', id: 3 }))).toBeUndefined();
    expect(readMessage({ ns: 'wordbler', v: 0, type: 'pause', id: 3 })).toEqual({
      kind: 'unreadable',
      id: 3,
    });
    expect(readMessage({ ns: 'other', v: 1, type: 'pause', id: 3 })).toBeUndefined();
    expect(readMessage(enveloped({ v: 2, type: 'pause', later: [] }))).toMatchObject({ kind: 'command' });
  });

  it('may be anything: what is read is sound and plain, and all else is refused', () => {
    const hostile = new Hostile('messages');
    let commands = 0;
    for (let count = 0; count < often(3_000, 60_000); count++) {
      let message: unknown = hostile.one(messages);
      for (let times = hostile.one([0, 1, 1, 2, 5]); times > 0; times--) message = hostile.spoiled(message);
      readHello(message);
      const heard = readMessage(message);
      if (heard?.kind !== 'command') continue;
      commands++;
      expectSound(heard.command);
    }
    expect(commands).toBeGreaterThan(often(350, 10_000));
  });
});

describe('the address of the page', () => {
  it('asks for what can be read, and names what cannot', () => {
    expect(
      readAddress(
        '?embed=1&game=wordbler&players=Ann,Ben&level=club&rules=casual&theme=pink&mute=1&motion=reduced&lang=xx&host=https://a.example&more=1&seed=',
        ['en'],
      ),
    ).toEqual({
      asked: {
        game: 'wordbler',
        players: ['Ann', 'Ben'],
        level: 'club',
        rules: 'casual',
        mute: true,
        motion: 'reduced',
        host: 'https://a.example',
      },
      bad: ['seed', 'lang', 'theme'],
    });
    for (const host of ['a.example', 'https://a.example/', 'javascript:alert(1)', 'https://a@b', 'https://', 'null'])
      expect(readAddress(`?host=${encodeURIComponent(host)}`, ['en'])).toEqual({ asked: {}, bad: ['host'] });
  });
});

describe('the line to a host', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is opened by the window around this one alone, and where an origin is named, from there alone', () => {
    const around = { postMessage() {} };
    let hear: (message: object) => void = () => {};
    vi.stubGlobal('window', {});
    vi.stubGlobal('parent', around);
    vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
      hear = listener;
    });
    const named = 'https://a.example';
    const isAnswered = (host: string | undefined, source: object, origin: string) => {
      let answers = 0;
      const carryOut = async () => ({ ok: {} });
      new HostLine({ greet: () => [{ type: 'ready' }], carryOut, malformed: '' }, host);
      hear({ source, origin, data: enveloped({ type: 'hello' }), ports: [{ postMessage: () => answers++ }] });
      return answers > 0;
    };
    expect(isAnswered(named, around, named)).toBe(true);
    expect(isAnswered(named, around, 'https://b.example')).toBe(false);
    expect(isAnswered(named, {}, named)).toBe(false);
    expect(isAnswered(undefined, around, 'https://b.example')).toBe(true);
    expect(isAnswered(undefined, {}, named)).toBe(false);
  });
});
