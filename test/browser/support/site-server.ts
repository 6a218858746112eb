import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { builtOf, type Weights, weigh } from '../../../assets/budget';

export interface SiteFile {
  name: string;
  bytes: number;
}

export interface Site {
  /** Ends with a slash: the page's own folder. */
  url: string;
  /** Where its files lie. */
  folder: string;
  /**
   * Source files the page itself loads, now or later, from the repository's root; a worker's own are not among them.
   */
  pageModules: string[];
  files: SiteFile[];
  /** The build's own table. */
  weights: Weights;
  close: () => Promise<void>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const SUB_FOLDER = '/games/wordbler/';
/** The same once more, with what a frame without an origin needs, and a page around it that isolates itself. */
const OPEN_FOLDER = '/open/wordbler/';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.m4a': 'audio/mp4',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** As strict as a host can be: whatever the page does against it is an error on its console. */
const POLICY = [
  "default-src 'none'",
  ...['script', 'style', 'worker', 'font', 'media', 'connect', 'manifest'].map((kind) => `${kind}-src 'self'`),
  "img-src 'self' data: blob:",
].join('; ');

/** README names these. */
const OPEN_HEADERS = {
  'Content-Security-Policy': POLICY.replace("worker-src 'self'", "worker-src 'self' blob:"),
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** `probe` is the site as it is built for people, and a probe for tests beside it. */
type Mode = 'production' | 'probe';

/**
 * The built site, in a folder outside the repository, from a server that knows no more than a plain static host with
 * the strictest of policies.
 */
export async function buildAndServe(mode: Mode = 'probe'): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'wordbler-site-'));
  let server: Server | undefined;
  const close = async () => {
    if (server?.listening) {
      const closed = new Promise((resolve) => server?.close(resolve));
      server.closeAllConnections();
      await closed;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const { pageModules, weights } = await buildInto(folder, mode);
    server = await serve(folder);
    const { port } = server.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${port}${SUB_FOLDER}`,
      folder,
      pageModules,
      files: await filesIn(folder),
      weights,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function buildInto(folder: string, mode: Mode): Promise<Pick<Site, 'pageModules' | 'weights'>> {
  // Vitest says "test" here, which would give the build a development page.
  const usual = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    const built = await build({
      root,
      mode,
      logLevel: 'warn',
      build: { outDir: folder, emptyOutDir: true },
    });
    if ('close' in built) throw new Error('The build went into watch mode');
    const outputs = [built].flat();
    return {
      pageModules: modulesOf(outputs),
      weights: weigh(builtOf(outputs.flatMap(({ output }) => output))),
    };
  } finally {
    if (usual === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = usual;
  }
}

/** Vite reports a worker's bundles as assets, so that chunks are the page's alone. */
function modulesOf(outputs: Rolldown.RolldownOutput[]): string[] {
  const ids = outputs.flatMap(({ output }) => output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])));
  const paths = ids
    .filter((id) => !id.startsWith('\0'))
    .map((id) => relative(root, id.replace(/\?.*$/, '')).split(sep).join('/'));
  return [...new Set(paths)].sort();
}

async function filesIn(folder: string): Promise<SiteFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map(async (path) => ({
    name: relative(folder, path).split(sep).join('/'),
    bytes: (await stat(path)).size,
  }));
  return (await Promise.all(files)).sort((a, b) => a.name.localeCompare(b.name));
}

function serve(folder: string): Promise<Server> {
  // Hundreds of pages ask for the same files, which never change.
  const read = new Map<string, Promise<Buffer | undefined>>();
  const bytesOf = (path: string) => {
    const bytes = read.get(path) ?? readFile(path).catch(() => undefined);
    read.set(path, bytes);
    return bytes;
  };
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = pathInside(folder, request.url ?? '/');
    const bytes = path && (await bytesOf(path));
    if (!path || !bytes) {
      response.writeHead(404, { 'Content-Type': TYPES['.txt'] }).end('Not found');
      return;
    }
    response.writeHead(200, {
      'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
      'Content-Length': bytes.length,
      // What carries its content in its name never changes, as README advises hosts.
      'Cache-Control': path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(request.url?.startsWith(OPEN_FOLDER) ? OPEN_HEADERS : { 'Content-Security-Policy': POLICY }),
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => resolve(server));
  });
}

/** Encoded dots and slashes are read as what they mean before the path is held to the folder. */
function pathInside(folder: string, url: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(url.replace(/[?#].*$/, ''));
  } catch {
    return undefined;
  }
  const base = [SUB_FOLDER, OPEN_FOLDER].find((own) => path.startsWith(own));
  if (!base || path.includes('\0')) return undefined;
  const inside = path.slice(base.length);
  const file = join(folder, inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside);
  return file.startsWith(folder + sep) ? file : undefined;
}
