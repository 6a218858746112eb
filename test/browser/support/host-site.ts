import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';

const sample = new URL('../../host/index.html', import.meta.url);
const game = 'http://localhost:4173/';

interface HostSite {
  /** Ends with a slash. */
  url: string;
  close: () => Promise<void>;
}

/**
 * The sample page on an origin of its own, around the site; `change` makes another one of it. Beneath `/game/` it has
 * the
 * site once more, as a host serves it to frames without an origin.
 */
export async function serveHost(change: (page: string) => string = (page) => page): Promise<HostSite> {
  const page = change((await readFile(sample, 'utf8')).replaceAll(game, inject('siteUrl')));
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (!path.startsWith('/game/')) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
      return;
    }
    const given = await fetch(new URL(path.slice('/game/'.length), inject('siteUrl')));
    const headers = {
      'Content-Type': given.headers.get('Content-Type') ?? '',
      'Access-Control-Allow-Origin': '*',
    };
    response.writeHead(given.status, headers).end(Buffer.from(await given.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}
