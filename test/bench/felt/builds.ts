import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { build } from 'vite';

/** A build that is measured, and where it is served. */
export interface Build {
  name: 'ours' | 'against';
  url: string;
  /** Bytes that were fetched up to a moment of the clock, by the page or its workers. */
  sent: (until: number) => number;
  close: () => Promise<unknown>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const packed = ['.css', '.html', '.js', '.json', '.svg'];

/** This checkout, and the other folder if there is one: a checkout too, or what one was built into. */
export async function openBuilds(against: string | undefined): Promise<Build[]> {
  const ours = await openBuild('ours', root);
  return against ? [ours, await openBuild('against', resolve(against))] : [ours];
}

async function openBuild(name: Build['name'], folder: string): Promise<Build> {
  const isCheckout = existsSync(join(folder, 'package.json'));
  const site = isCheckout ? await mkdtemp(join(tmpdir(), 'wordbler-felt-')) : folder;
  if (isCheckout) await buildInto(folder, site);
  const server = createServer();
  const sent = serve(server, site);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    if (isCheckout) await rm(site, { recursive: true, force: true });
  };
  return { name, url: `http://127.0.0.1:${port}/`, sent, close };
}

async function buildInto(folder: string, outDir: string) {
  const usual = process.cwd();
  // What a configuration finds, it finds from here.
  process.chdir(folder);
  try {
    await build({ root: folder, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  } finally {
    process.chdir(usual);
  }
}

/** Texts go packed, as from any static host. */
function serve(server: Server, folder: string): Build['sent'] {
  const sent: { at: number; bytes: number }[] = [];
  const ready = new Map<string, Promise<Buffer>>();
  const load = async (path: string) => {
    const bytes = await readFile(join(folder, path));
    return packed.includes(extname(path)) ? promisify(gzip)(bytes) : bytes;
  };
  server.on('request', async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    if (!ready.has(path)) ready.set(path, load(path));
    try {
      const bytes = await ready.get(path)!;
      response.writeHead(200, {
        'Content-Type': types[extname(path)] ?? 'application/octet-stream',
        'Content-Length': bytes.length,
        'Cache-Control': 'max-age=600',
        ...(packed.includes(extname(path)) && { 'Content-Encoding': 'gzip' }),
      });
      sent.push({ at: Date.now(), bytes: bytes.length });
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  return (until) => sent.reduce((sum, { at, bytes }) => sum + (at <= until ? bytes : 0), 0);
}
