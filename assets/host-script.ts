import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const name = 'wordbler-host';

/**
 * Builds the script that host pages load, one file that names nothing of the game's own, and its types beside the page.
 */
export function hostScript(): Plugin {
  return {
    name: 'host-script',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: `${name}.js`, source: await script() });
      this.emitFile({ type: 'asset', fileName: `${name}.d.ts`, source: await types() });
    },
  };
}

async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      write: false,
      lib: { entry: source(`embed/host/${name}.ts`), formats: ['iife'], name: 'wordbler', fileName: name },
      minify: true,
    },
  });
  const [file] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (file?.type !== 'chunk') throw new Error('The host script was not built');
  return file.code;
}

/** The types that it is written with hold for host pages, too. */
async function types(): Promise<string> {
  const [protocol, api] = await Promise.all(
    ['embed/protocol.ts', 'embed/host/api.ts'].map((path) => readFile(source(path), 'utf8')),
  );
  return `${protocol}\n${api?.replace(/^import [^;]*;\n+/gm, '')}`;
}
