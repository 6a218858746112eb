import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.webm': 'audio/webm',
  '.txt': 'text/plain; charset=utf-8',
};
const text = /\.(html|js|css|json|webmanifest|svg|txt|ts)$/;

/** Serves the files of a build; texts compressed, once for each build. */
export function siteOf(folder: string) {
  const packed = new Map<string, { changed: number; bytes: Promise<Buffer> }>();
  const packedAt = (path: string, changed: number) => {
    const own = packed.get(path);
    if (own?.changed === changed) return own.bytes;
    const bytes = readFile(path).then((read) => promisify(gzip)(read));
    packed.set(path, { changed, bytes });
    bytes.catch(() => packed.delete(path));
    return bytes;
  };
  return async (request: IncomingMessage, response: ServerResponse) => {
    const path = pathIn(folder, request.url ?? '/');
    const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
    if (path === undefined || !found?.isFile()) return answer(response, 404);
    const headers = {
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      // What is in assets/ never changes; all else may with the next build.
      'Cache-Control': path.startsWith(join(folder, 'assets') + sep)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    };
    if (text.test(path) && /\bgzip\b/.test(String(request.headers['accept-encoding']))) {
      const bytes = await packedAt(path, found.mtimeMs);
      response.writeHead(200, {
        ...headers,
        'Content-Encoding': 'gzip',
        'Content-Length': bytes.length,
        Vary: 'Accept-Encoding',
      });
      response.end(request.method === 'HEAD' ? undefined : bytes);
      return;
    }
    response.writeHead(200, { ...headers, 'Content-Length': found.size });
    if (request.method === 'HEAD') response.end();
    // Whoever goes away before the end leaves no open file behind.
    else pipeline(createReadStream(path), response, () => {});
  };
}

export function answer(
  response: ServerResponse,
  status: number,
  body = '',
  type = 'text/plain; charset=utf-8',
) {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}

/** The file that an address means; undefined for one outside the folder. */
function pathIn(folder: string, url: string): string | undefined {
  const [named = '/'] = url.split(/[?#]/);
  try {
    const path = normalize(join(folder, decodeURIComponent(named), named.endsWith('/') ? 'index.html' : ''));
    return path.startsWith(folder + sep) && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}
