import { execFile } from 'node:child_process';
import { access, constants, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Chromium {
  path: string;
  env?: Record<string, string>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

/** Written last: the size of every file, so that a folder can be told from half a folder. */
const WHOLE = 'unpacked.json';

/**
 * The machine's fonts, if it has any, and the packed ones. The packed fonts.conf only knows the folders of one host.
 */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * The packed browser unpacks into the temporary folder, file by file, and leaves its NSS libraries out unless it
 * believes it runs on Lambda. So it is unpacked by a process of its own that is told both, next to its final
 * folder, and then moved there in one step.
 */
export async function unpackedChromium(): Promise<Chromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`runs on Linux x64 only, this is ${process.platform} ${process.arch}`);
  }
  const version = await packedVersion();
  const parent = await cacheFolder();
  const folder = join(parent, version);
  if (!(await isWhole(folder))) {
    const fresh = await mkdtemp(join(parent, `${version}-unpacking-`));
    try {
      const script = `import packed from '@sparticuz/chromium'; await packed.executablePath();`;
      const env = {
        ...process.env,
        TMPDIR: fresh,
        AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x',
        NODE_OPTIONS: '',
      };
      await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, env });
      await writeFile(join(fresh, 'fonts.conf'), FONTS_CONF);
      await writeFile(join(fresh, WHOLE), JSON.stringify(await sizes(fresh)));
      await moveInto(fresh, folder);
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
  }
  const path = join(folder, 'chromium');
  const env: Record<string, string> = { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  if (await lacksLibraries(path)) {
    env['LD_LIBRARY_PATH'] = [process.env['LD_LIBRARY_PATH'], join(folder, 'al2023/lib')].filter(Boolean).join(':');
  }
  return { path, env };
}

async function packedVersion(): Promise<string> {
  try {
    const text = await readFile(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
    return (JSON.parse(text) as { version: string }).version;
  } catch {
    throw new Error('not installed (npm ci without --omit=dev and --omit=optional brings it)');
  }
}

async function cacheFolder(): Promise<string> {
  const places = [
    join(root, 'node_modules/.cache/wordbler-chromium'),
    join(tmpdir(), `wordbler-chromium-${process.getuid?.() ?? 'all'}`),
  ];
  for (const place of places) {
    try {
      await mkdir(place, { recursive: true, mode: 0o700 });
      await access(place, constants.W_OK);
      return place;
    } catch {}
  }
  throw new Error(`no folder to unpack into: ${places.join(' and ')} cannot be written`);
}

async function sizes(folder: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === WHOLE) continue;
    const path = join(entry.parentPath, entry.name);
    found[path.slice(folder.length + 1)] = (await stat(path)).size;
  }
  return found;
}

async function isWhole(folder: string): Promise<boolean> {
  try {
    const wanted = JSON.parse(await readFile(join(folder, WHOLE), 'utf8')) as Record<string, number>;
    const found = await sizes(folder);
    return 'chromium' in wanted && Object.entries(wanted).every(([path, size]) => found[path] === size);
  } catch {
    return false;
  }
}

async function moveInto(fresh: string, folder: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await rename(fresh, folder);
    } catch (error) {
      // Another process was quicker, which is just as well, or what lies there is damaged.
      if (await isWhole(folder)) return;
      if (attempt === 3) throw error;
      await discard(folder);
    }
  }
}

async function discard(folder: string): Promise<void> {
  const aside = `${folder}-damaged-${process.pid}-${Date.now()}`;
  await rename(folder, aside).catch(() => {});
  await rm(aside, { recursive: true, force: true });
}

/** For a browser that does not start although all of it seems to be there. */
export async function discardUnpacked(): Promise<void> {
  await discard(join(await cacheFolder(), await packedVersion()));
}

/** The packed NSS libraries stand in for missing ones only: mixed with a machine's own they may not fit. */
async function lacksLibraries(path: string): Promise<boolean> {
  try {
    return (await run('ldd', [path])).stdout.includes('not found');
  } catch {
    return true;
  }
}
