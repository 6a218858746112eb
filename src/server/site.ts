import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

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

/** As strict as src/embed/README.md says. Not every browser takes a socket for 'self'. */
function policyFor(host: string | undefined, origins: readonly string[]): string {
  const own = host !== undefined && /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'none'",
    ...['script', 'style', 'worker', 'font', 'media', 'manifest'].map((kind) => `${kind}-src 'self'`),
    `connect-src 'self'${own}`,
    "img-src 'self' data: blob:",
    "base-uri 'none'",
    ["frame-ancestors 'self'", ...origins].join(' '),
  ].join('; ');
}

interface Packed {
  changed: number;
  gzip: Promise<Buffer>;
  /** Smaller, but slow to make: there when it is done. */
  brotli?: Buffer;
}

/** The texts of a build, compressed once each, one after the other. */
class PackedTexts {
  private readonly packed = new Map<string, Packed>();
  private queue: Promise<void> = Promise.resolve();

  /** All of a folder, before anybody asks for them; one that is not there has none. */
  async packAll(folder: string) {
    const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const file of files) {
      const path = join(file.parentPath, file.name);
      if (file.isFile() && text.test(path)) this.at(path, (await stat(path)).mtimeMs);
    }
  }

  at(path: string, changed: number): Packed {
    const known = this.packed.get(path);
    if (known?.changed === changed) return known;
    const bytes = readFile(path);
    const own: Packed = { changed, gzip: bytes.then((read) => promisify(gzip)(read)) };
    this.packed.set(path, own);
    this.queue = Promise.all([this.queue, own.gzip])
      .then(async () => {
        own.brotli = await promisify(brotliCompress)(await bytes);
      })
      .catch(() => {
        this.packed.delete(path);
      });
    return own;
  }
}

const accepts = ({ headers }: IncomingMessage, coding: string) =>
  String(headers['accept-encoding'])
    .split(',')
    .some((own) => new RegExp(`^\\s*${coding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$)|$)`).test(own));

/** Serves the files of a build to pages of its own and of these origins. */
export function siteOf(folder: string, origins: readonly string[]) {
  const texts = new PackedTexts();
  void texts.packAll(folder);
  return async (request: IncomingMessage, response: ServerResponse) => {
    const path = pathIn(folder, request.url ?? '/');
    const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
    if (path === undefined || !found?.isFile()) return answer(response, 404);
    const tag = `W/"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
    const isText = text.test(path);
    const headers: OutgoingHttpHeaders = {
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      // What is in assets/ never changes; all else may with the next build.
      'Cache-Control': path.startsWith(join(folder, 'assets') + sep)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ETag: tag,
      'Content-Security-Policy': policyFor(request.headers.host, origins),
      ...(isText && { Vary: 'Accept-Encoding' }),
    };
    const send = (status: number, more: OutgoingHttpHeaders, body?: Buffer) => {
      response.writeHead(status, { ...headers, ...more });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (isKnown(request, tag)) return send(304, {});
    if (isText) {
      const packed = texts.at(path, found.mtimeMs);
      const { brotli } = packed;
      const coding = brotli && accepts(request, 'br') ? 'br' : accepts(request, 'gzip') ? 'gzip' : undefined;
      if (coding) {
        const bytes = coding === 'br' ? brotli! : await packed.gzip;
        return send(200, { 'Content-Encoding': coding, 'Content-Length': bytes.length }, bytes);
      }
    }
    if (request.method === 'HEAD') return send(200, { 'Content-Length': found.size });
    response.writeHead(200, { ...headers, 'Content-Length': found.size });
    // Whoever goes away before the end leaves no open file behind.
    pipeline(createReadStream(path), response, () => {});
  };
}

const isKnown = ({ headers }: IncomingMessage, tag: string) =>
  headers['if-none-match']?.split(',').some((own) => own.trim() === tag || own.trim() === '*') ?? false;

/** Of all that is served: it is what it says, in nobody's frame but a page's that may, and tells others nothing. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
} as const;

export function answer(response: ServerResponse, status: number, body = '', type = 'text/plain; charset=utf-8') {
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
