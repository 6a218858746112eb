import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { presets, type Rules } from '../../src/rules';
import { type Host, type HostOptions, startHost } from '../../src/server/host';
import { SqliteLog } from '../../src/server/sqlite-log';
import { wordsOf } from '../../src/server/words';
import { think } from '../../src/wordbler/ai/levels';
import { commandsOf, visibleStateOf } from '../../src/wordbler/rules/visible-state';
import { knowledgeOf, loadWords } from '../strength/knowledge';
import { openRoom, Player } from './player';

export const english = (await wordsOf('enable1')!).lexicon;

const list = await loadWords();
/** Whoever plays here knows all words, and takes the play that scores most. */
const knowledge = () => knowledgeOf(list);

const drained = <Answer>(thought: Generator<Answer, Answer, void>): Answer => {
  let step = thought.next();
  while (!step.done) step = thought.next();
  return step.value;
};

/** Thinks in this thread, and at once. */
const quickMind: NonNullable<HostOptions['mind']> = {
  think: async (_, sight) => drained(think(knowledge(), sight, 'club')),
  doubts: async (_, words) => words.some((word) => !english.has(word)),
};

export const aTable = (count: number, rules: Partial<Rules> = {}, more: object = {}) => ({
  seats: new Array(count).fill({ kind: 'person' }),
  rules: { ...presets.classic, ...rules },
  tiles: 'en',
  words: 'enable1',
  ...more,
});

export interface TestHost extends Host {
  folder: string;
}

/** A server of one's own in this process. */
export async function hostHere(options: Partial<HostOptions> = {}): Promise<TestHost> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const host = await startHost({
    log: new SqliteLog(join(folder, 'rooms.db')),
    port: 0,
    origins: [],
    isBehindProxy: false,
    mind: quickMind,
    msAtLeast: 0,
    allowed: { sockets: 2000, roomsAnHour: 5000 },
    ...options,
  });
  const stop = async () => {
    await host.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...host, folder, stop };
}

const names = ['Ada', 'Bruno', 'Cleo', 'Dan'];

/**
 * As `expect.poll`, before a test begins, too; a server that is started twenty times takes its time on a busy machine.
 */
const until = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 300_000, interval: 15 });

/** All who are invited have come, and the game has begun. */
export async function seated(port: () => number, table: object): Promise<Player[]> {
  const { room, invitations } = await openRoom(port(), table);
  const players = invitations.map(({ secret }) => new Player(port, room, secret, english).connect());
  await until(() => players.every(({ welcome }) => welcome));
  for (const [at, player] of players.entries()) player.take(names[at]!);
  await until(() => players.every(({ game }) => game && game.state.phase !== 'ready'));
  return players;
}

/** Whoever's turn it is does what it likes best. */
export function playOn(player: Player) {
  const { game, isBusy } = player;
  if (!game || isBusy || game.state.phase === 'over') return;
  const { phase, toMove, openPlay } = game.state;
  if (phase === 'challenge' && openPlay!.awaiting.includes(player.seat)) player.wish({ t: 'accept' });
  if (phase !== 'turn' || toMove !== player.seat) return;
  player.does(commandsOf(drained(think(knowledge(), visibleStateOf(game, toMove), 'club')), game, toMove));
}

export async function playToEnd(players: readonly Player[], each: () => void = () => {}) {
  await until(() => {
    for (const player of players) playOn(player);
    each();
    return players.every(({ game, revealed }) => game?.state.phase === 'over' && revealed);
  });
}
