import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort, HostProcess } from '../server/host-process';
import { hasNats, NatsServers } from '../server/nats-server';
import { type Figures, figuresOf, LoadedRoom } from './loaded-room';
import { playWholeGames } from './whole-games';

// What a server bears on this machine, beside the figures it was planned with: `npm run load`, or `npm run load --
// nats`.
// Whether whole games over three processes on NATS all come to the same end: `npm run load -- games 1000 --nats 3`,
// where NATS
// is so many servers that keep each room together; `--at-once 24` of them, `--kill` with processes and servers killed
// in turn.

const rooms = 1000;
const movesPerSecond = 500;
const seconds = 20;
const idleSockets = 5000;
const busyRooms = 50;

const say = (text: string) => process.stdout.write(`${text}\n`);
const row = (what: string, here: string, book: string) =>
  say(`${what.padEnd(52)}${here.padStart(14)}${book.padStart(14)}`);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const quantile = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
const ms = (figure: number) => `${figure.toFixed(1)} ms`;
const mb = (figure: number) => `${(figure / 1e6).toFixed(0)} MB`;

const { positionals, values: asked } = parseArgs({
  allowPositionals: true,
  options: {
    nats: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '8' },
    kill: { type: 'boolean' },
  },
});
if (positionals[0] === 'games') {
  if (!hasNats()) process.exit(1);
  await playGames(Number(positionals[1] ?? 1000));
  process.exit(0);
}

async function playGames(games: number) {
  const { nats: servers, 'at-once': atOnce, kill: kills = false } = asked;
  const began = performance.now();
  const plan = { games, atOnce: Number(atOnce), servers: Number(servers), kills };
  const { ended, frozen, doubled, differing, leaked, refused, killed } = await playWholeGames(plan);
  const seconds = (performance.now() - began) / 1000;
  say(
    `${games} games over three processes, ${atOnce} at once, NATS servers: ${servers}, killed: ${killed}, ${seconds.toFixed(0)} s`,
  );
  say(
    `ended ${ended}, frozen ${frozen.length}, doubled ${doubled.length}, differing ${differing.length}, leaked ${leaked.length}`,
  );
  say(`wishes refused ${JSON.stringify(refused)}`);
  for (const [what, all] of Object.entries({ frozen, doubled, differing, leaked }))
    for (const one of all.slice(0, 20)) say(`${what}: ${one}`);
}

const folder = mkdtempSync(join(tmpdir(), 'load-'));
const isNats = positionals.includes('nats');
if (isNats && !hasNats()) process.exit(1);
const nats = isNats ? await NatsServers.start() : undefined;
const metrics = await freePort();
const unlimited = { SOCKETS_AN_ADDRESS: '100000', ROOMS_AN_HOUR: '100000', METRICS: `${metrics}` };
const kept = nats ? { NATS: nats.url } : { ROOMS: join(folder, 'rooms.db') };

async function withHost<Done>(act: (port: number) => Promise<Done>): Promise<Done> {
  const host = new HostProcess(await freePort(), { ...unlimited, ...kept });
  await host.start();
  const done = await act(host.port);
  await host.end('SIGTERM');
  return done;
}

/** In bunches, so that nobody waits in a line of thousands. */
async function inBunches<Made>(count: number, make: (at: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  while (made.length < count) {
    const bunch = Math.min(50, count - made.length);
    made.push(...(await Promise.all(Array.from({ length: bunch }, (_, at) => make(made.length + at)))));
  }
  return made;
}

/** Moves for so long, at an even pace all over the rooms; what they took, in ms, and what the server took. */
async function play(all: readonly LoadedRoom[], perSecond: number) {
  for (const room of all) room.latencies.length = 0;
  const before = await figuresOf(metrics);
  const began = performance.now();
  for (let moves = 0; moves < perSecond * seconds; moves++) {
    const early = began + (moves * 1000) / perSecond - performance.now();
    if (early > 2) await wait(early);
    all[moves % all.length]!.move();
  }
  const after = await figuresOf(metrics);
  const took = (performance.now() - began) / 1000;
  const latencies = all.flatMap((room) => room.latencies).sort((a, b) => a - b);
  return {
    latencies,
    cores: (after.cpu - before.cpu) / took,
    perSecond: latencies.length / took,
    memory: after.memory,
  };
}

say(`${isNats ? 'NATS JetStream' : 'Embedded database'}, Node ${process.version}\n`);
row('', 'here', 'planned');

await withHost(async (port) => {
  const empty: Figures = await figuresOf(metrics);
  const all = await inBunches(rooms, () => LoadedRoom.begin(port, 1));
  const full = await figuresOf(metrics);
  row(
    `memory for a folded room and its two sockets`,
    `${((full.memory - empty.memory) / rooms / 1000).toFixed(0)} kB`,
    '60 kB',
  );
  await play(all, movesPerSecond);
  const { latencies, cores, perSecond, memory } = await play(all, movesPerSecond);
  say(`\n${rooms} rooms, ${2 * rooms} sockets`);
  row('moves a second', perSecond.toFixed(0), `${movesPerSecond}`);
  row('cores taken', cores.toFixed(2), isNats ? '0.47' : '0.25');
  row('a move, median', ms(quantile(latencies, 0.5)), isNats ? '1.7 ms' : '1.0 ms');
  row('a move, 99 of 100', ms(quantile(latencies, 0.99)), '');
  row('a move, the slowest', ms(latencies.at(-1) ?? Number.NaN), '');
  row('memory', mb(memory), '');
  for (const room of all) room.leave();
  if (!isNats) {
    execFileSync(process.execPath, [
      '-e',
      `const { DatabaseSync } = process.getBuiltinModule('node:sqlite') ?? { DatabaseSync: require('libsql') };
      new DatabaseSync(${JSON.stringify(join(folder, 'rooms.db'))}).exec('pragma wal_checkpoint(truncate)')`,
    ]);
    row(
      'a room asleep on the disk',
      `${(statSync(join(folder, 'rooms.db')).size / LoadedRoom.opened / 1000).toFixed(1)} kB`,
      '5 kB',
    );
  }
});

await withHost(async (port) => {
  const idle = await inBunches(idleSockets / 4, () => LoadedRoom.open(port, 2));
  const busy = await inBunches(busyRooms, () => LoadedRoom.begin(port, 1));
  const { latencies, cores, memory } = await play(busy, busyRooms / 2);
  const { sockets } = await figuresOf(metrics);
  say(`\n${sockets} sockets, of which ${2 * busyRooms} play in ${busyRooms} rooms`);
  row('memory', mb(memory), '225 MB');
  row('cores taken', cores.toFixed(2), '');
  row('a move, median', ms(quantile(latencies, 0.5)), '');
  for (const room of [...idle, ...busy]) room.leave();
});

await nats?.stop();
rmSync(folder, { recursive: true });
process.exit(0);
