import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';

/** A host of the built site that can be put out of reach, and can be given a newer build. */
export interface DeployedSite {
  /** The page's own folder. */
  url: string;
  origin: string;
  /** What was asked for, beside the page's folder. */
  asked: string[];
  /** From now on nobody answers, or again. */
  isDown: boolean;
  /** Puts another build in the place of this one: every script and style has another name. */
  deploy(): void;
  close(): Promise<void>;
}

interface Served {
  body: Buffer;
  headers: Record<string, string>;
}

const sumOf = (body: Buffer) => createHash('sha256').update(body).digest('base64').slice(0, 8);
const text = /\.(html|js|css)$/;
const renewed = (name: string) => name.replace(/-([\w-]{7})[\w-]\.(js|css)$/, '-$1~.$2');

export async function deploySite(): Promise<DeployedSite> {
  const from = inject('siteUrl');
  const folder = new URL(from).pathname;
  let files = new Map<string, Served>();
  for (const { name } of inject('siteFiles')) {
    const response = await fetch(new URL(name, from));
    const body = Buffer.from(await response.arrayBuffer());
    const headers = ['content-type', 'content-security-policy'].map((own) => [own, response.headers.get(own)]);
    files.set(name, { body, headers: Object.fromEntries(headers) });
  }
  const site: DeployedSite = {
    url: '',
    origin: '',
    asked: [],
    isDown: false,
    deploy() {
      const last = (path: string) => path.split('/').at(-1)!;
      const names = new Map([...files.keys()].map((name) => [last(name), last(renewed(name))]));
      const anew = (body: Buffer) => body.toString().replace(/[\w.-]+\.(js|css)\b/g, (name) => names.get(name) ?? name);
      const before = files;
      files = new Map(
        [...before].map(([name, { body, headers }]) => [
          renewed(name),
          { headers, body: text.test(name) ? Buffer.from(anew(body).replace(/"id":"/, '"id":"2')) : body },
        ]),
      );
      const keeper = files.get('service-worker.js')!;
      // It knows every file by its sum.
      let script = keeper.body.toString();
      for (const [name, { body }] of before) {
        const now = files.get(renewed(name))!.body;
        if (now !== body) script = script.replaceAll(sumOf(body), sumOf(now));
      }
      keeper.body = Buffer.from(script);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    if (site.isDown) {
      request.socket.destroy();
      return;
    }
    const path = new URL(request.url ?? '/', from).pathname;
    if (path === '/host.html') {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end(
        `<!doctype html><title>host</title><link rel="icon" href="data:,"><iframe src="${folder}" width="800" height="600"></iframe>`,
      );
      return;
    }
    const name = path.slice(folder.length) || 'index.html';
    site.asked.push(name);
    const file = path.startsWith(folder) ? files.get(name) : undefined;
    if (!file) response.writeHead(404).end();
    else response.writeHead(200, { ...file.headers, 'Cache-Control': 'no-cache' }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  site.url = site.origin + folder;
  return site;
}
