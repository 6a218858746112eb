import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostHere, type TestHost } from './table-online';

/** Where Linux tells which files this process has open. */
const ownFiles = '/proc/self/fd';

describe('What a host serves beside rooms', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  let host: TestHost;
  const at = (path: string, more: RequestInit = {}) => fetch(`http://127.0.0.1:${host.port}${path}`, more);

  beforeAll(async () => {
    mkdirSync(join(folder, 'site/assets'), { recursive: true });
    writeFileSync(join(folder, 'secret.txt'), 'not to be read');
    writeFileSync(join(folder, 'site/index.html'), '<!doctype html><title>Wordbler</title>');
    writeFileSync(join(folder, 'site/assets/a-1.js'), 'export {};'.repeat(50));
    host = await hostHere({ site: join(folder, 'site') });
  });
  afterAll(async () => {
    await host.stop();
    rmSync(folder, { recursive: true });
  });

  it('is the page, compressed, and kept for as long as it may be', async () => {
    const page = await at('/');
    expect(await page.text()).toContain('<title>Wordbler</title>');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-encoding')).toBe('gzip');
    const script = await at('/assets/a-1.js?anything');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await script.text()).length).toBe(500);
    expect((await at('/', { method: 'HEAD' })).status).toBe(200);
  });

  it('is an answer to a page that asks whether somebody is here, whatever its build says', async () => {
    writeFileSync(join(folder, 'site/online'), 'none');
    expect(await (await at('/online')).text()).toBe('here');
  });

  it('is the next build as soon as that is there', async () => {
    const index = join(folder, 'site/index.html');
    await (await at('/')).text();
    writeFileSync(index, '<!doctype html><title>Wordbler</title>Anew');
    utimesSync(index, new Date(), new Date(Date.now() + 5000));
    expect(await (await at('/')).text()).toContain('Anew');
  });

  it('is nothing outside its folder, and nothing that is not there', async () => {
    for (const path of [
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/%2e%2e/%2e%2e/secret.txt',
      '/%',
      '/assets',
      '/none',
    ])
      expect((await at(path)).status, path).toBe(404);
    expect((await at('/', { method: 'POST' })).status).toBe(405);
  });

  it.runIf(existsSync(ownFiles))('is closed again when somebody goes away in the middle of it', async () => {
    writeFileSync(join(folder, 'site/assets/long.mp3'), Buffer.alloc(30_000_000));
    const openFiles = () =>
      readdirSync(ownFiles).filter((file) => {
        try {
          return readlinkSync(join(ownFiles, file)).endsWith('long.mp3');
        } catch {
          return false;
        }
      });
    for (let times = 0; times < 5; times++) {
      const socket = connect(host.port, '127.0.0.1');
      socket.write('GET /assets/long.mp3 HTTP/1.1\r\nHost: x\r\n\r\n');
      await new Promise((resolve) => socket.once('data', resolve));
      expect(openFiles()).not.toEqual([]);
      socket.destroy();
    }
    await expect.poll(openFiles).toEqual([]);
  });

  it('says how it is', async () => {
    expect(await (await at('/health')).json()).toEqual({ ok: true });
    expect(await (await at('/metrics')).text()).toMatch(/^wordbler_sockets 0\nwordbler_rooms_awake 0\n/);
  });
});
