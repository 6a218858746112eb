import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { restoreAll, saveAll } from '../../src/server/backup';
import { SqliteLog } from '../../src/server/sqlite-log';
import { freePort } from './host-process';
import { hasNats } from './nats-server';
import { openRoom } from './player';
import { aTable } from './table-online';

const server = join(import.meta.dirname, '../../src/server');
const folder = mkdtempSync(join(tmpdir(), 'hosting-'));

describe('A backup', () => {
  const open = (name: string) => new SqliteLog(join(folder, name));
  const linesOf = async function* (lines: readonly string[]) {
    yield* lines;
  };

  it('holds all games with all that was done, and brings them to an empty place, once or twice', async () => {
    const [log, other] = [open('a.db'), open('b.db')];
    await log.append('one', 1, 'opened', 70);
    await log.append('one', 2, 'begun', 80);
    await log.append('race~two', 1, 'opened', 90);
    const lines: string[] = [];
    expect(await saveAll(log, async (line) => lines.push(line))).toBe(2);
    for (let times = 0; times < 2; times++) {
      expect(await restoreAll(other, linesOf(lines))).toBe(2);
      expect([await other.read('one', 1), await other.read('race~two', 1)]).toEqual([['opened', 'begun'], ['opened']]);
      expect([await other.wakesAt('one'), await other.wakesAt('race~two')]).toEqual([80, 90]);
    }
    await other.append('one', 3, 'played on', 99);
    await restoreAll(other, linesOf(lines));
    expect([(await other.read('one', 1)).length, await other.wakesAt('one')]).toEqual([3, 99]);
    const strange = open('c.db');
    await strange.append('one', 1, 'another game', 70);
    await expect(restoreAll(strange, linesOf(lines))).rejects.toThrow('Restore into an empty place');
    for (const one of [log, other, strange]) await one.close();
  });
});

describe.runIf(hasNats())('Three processes behind one address', () => {
  let script: ChildProcess | undefined;
  afterEach(() => {
    script?.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });

  it('are what README says, and serve one game', async () => {
    const own = readFileSync(join(server, 'three.sh'), 'utf8').split('\n').slice(2).join('\n').trim();
    expect(readFileSync(join(server, 'README.md'), 'utf8')).toContain(own);
    const [port, nats, routes, metrics] = [await freePort(), await freePort(), await freePort(), await freePort()];
    script = spawn('sh', [join(server, 'three.sh')], {
      cwd: join(server, '../..'),
      env: {
        ...process.env,
        PORT: `${port}`,
        NATS_PORT: `${nats}`,
        ROUTES_PORT: `${routes}`,
        METRICS: `${metrics}`,
        DATA: folder,
        SITE: 'no-such-folder',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = new Promise((resolve) => script!.once('exit', resolve));
    const figures = (at: number) =>
      fetch(`http://127.0.0.1:${metrics + at}/metrics`).then(
        ({ ok }) => ok,
        () => false,
      );
    for (const at of [0, 1, 2]) await expect.poll(() => figures(at), { timeout: 120_000 }).toBe(true);
    const { room } = await openRoom(port, aTable(2));
    expect(room).toMatch(/^[\w-]{16}$/);
    script.kill('SIGTERM');
    await ended;
    for (const at of [0, 1, 2]) expect(await figures(at)).toBe(false);
    script = undefined;
  });
});
