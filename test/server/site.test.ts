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
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { logLine } from '../../src/server/logging';
import { freePort, HostProcess } from './host-process';
import { hostHere, type TestHost } from './table-online';

/** Where Linux tells which files this process has open. */
const ownFiles = '/proc/self/fd';

describe('What a host serves beside rooms', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  let host: TestHost;
  let metricsPort: number;
  const at = (path: string, more: RequestInit = {}) => fetch(`http://127.0.0.1:${host.port}${path}`, more);

  beforeAll(async () => {
    mkdirSync(join(folder, 'site/assets'), { recursive: true });
    writeFileSync(join(folder, 'secret.txt'), 'not to be read');
    writeFileSync(join(folder, 'site/index.html'), '<!doctype html><title>Wordbler</title>');
    writeFileSync(join(folder, 'site/assets/a-1.js'), 'export {};'.repeat(50));
    metricsPort = await freePort();
    host = await hostHere({
      site: join(folder, 'site'),
      address: '127.0.0.1',
      origins: ['https://school.example'],
      addressForOthers: '192.0.2.7',
      metrics: { port: metricsPort, address: '127.0.0.1' },
    });
  });
  afterAll(async () => {
    await host.stop();
    rmSync(folder, { recursive: true });
  });

  it('is the page, compressed, and kept for as long as it may be', async () => {
    const page = await at('/');
    expect(await page.text()).toContain('<title>Wordbler</title>');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-encoding')).toMatch(/^(gzip|br)$/);
    const script = await at('/assets/a-1.js?anything');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await script.text()).length).toBe(500);
    expect((await at('/', { method: 'HEAD' })).status).toBe(200);
  });

  it('is an answer to a page that asks whether somebody is here, whatever its build says', async () => {
    writeFileSync(join(folder, 'site/online'), 'none');
    expect(await (await at('/online')).text()).toMatch(/^here/);
  });

  it('tells a page on its own machine alone where others reach it', async () => {
    const told = (hostHeader: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(host.port, '127.0.0.1');
        socket.write(`GET /online HTTP/1.0\r\nHost: ${hostHeader}\r\n\r\n`);
        let all = '';
        socket.on('data', (data) => {
          all += data;
        });
        socket.on('end', () => resolve(all.split('\r\n\r\n')[1]!));
      });
    for (const own of ['localhost:8787', '127.0.0.1:8787', '[::1]']) expect(await told(own)).toBe('here 192.0.2.7');
    for (const other of ['games.example', 'localhost.example:8787', '192.0.2.7:8787'])
      expect(await told(other)).toBe('here');
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

  it('is compressed once and for all as soon as there was time, for whoever can read it', async () => {
    const packedFor = async (encoding: string) => {
      const { headers } = await at('/assets/a-1.js', { headers: { 'Accept-Encoding': encoding } });
      return headers.get('content-encoding');
    };
    await expect.poll(() => packedFor('gzip, deflate, br')).toBe('br');
    expect(await packedFor('gzip')).toBe('gzip');
    expect(await packedFor('br;q=0, gzip')).toBe('gzip');
    expect(await packedFor('identity')).toBeNull();
    const script = await at('/assets/a-1.js');
    expect(script.headers.get('vary')).toBe('Accept-Encoding');
    expect(await script.text()).toBe('export {};'.repeat(50));
  });

  it('is not sent again to whoever has it', async () => {
    const tag = (await at('/')).headers.get('etag')!;
    const again = await at('/', { headers: { 'If-None-Match': `"other", ${tag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await at('/', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('is fenced in: what it may load, who may frame it, and what it tells others', async () => {
    const { headers } = await at('/');
    const policy = headers.get('content-security-policy')!;
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      `connect-src 'self' ws://127.0.0.1:${host.port} wss://127.0.0.1:${host.port}`,
      "frame-ancestors 'self' https://school.example",
    ])
      expect(policy.split('; ')).toContain(part);
    for (const path of ['/', '/none', '/online', '/health']) {
      const own = (await at(path)).headers;
      expect(own.get('x-content-type-options'), path).toBe('nosniff');
      expect(own.get('referrer-policy'), path).toBe('no-referrer');
    }
  });

  it('says how it is; its figures stand on a port of their own', async () => {
    expect(await (await at('/health')).json()).toEqual({ ok: true });
    expect((await at('/metrics')).status).toBe(404);
    const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(figures).toMatch(/^wordbler_sockets 0\nwordbler_rooms_awake 0\n/);
    expect(figures).toMatch(/^wordbler_loop_lag_seconds\{quantile="0.99"\} [\d.e-]+$/m);
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}/online`);
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send('{"t":"tables","v":2}');
    await new Promise((resolve) => socket.once('message', resolve));
    await expect.poll(() => host.figures()).toContain('wordbler_message_seconds_count 1\n');
    socket.close();
  });
});

describe('Where a server listens', () => {
  it('is its own machine alone behind a proxy, past which nobody is to come', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'proxied-'));
    const [own] = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal);
    const process = new HostProcess(await freePort(), { ROOMS: join(folder, 'rooms.db'), BEHIND_PROXY: '1' });
    await process.start();
    const answers = (address: string) =>
      fetch(`http://${address}:${process.port}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    expect(await answers('127.0.0.1')).toBe(true);
    if (own) expect(await answers(own.address)).toBe(false);
    await process.end('SIGTERM');
    rmSync(folder, { recursive: true });
  });
});

describe('A line of the log', () => {
  it('says when, and how grave it is', () => {
    expect(logLine(0, 'warn', 'Room reloads')).toBe('1970-01-01T00:00:00.000Z warn Room reloads\n');
  });
});
