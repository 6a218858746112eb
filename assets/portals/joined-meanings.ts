import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** So many parts of the meanings become one. */
const JOINED = 4;

interface Part {
  file: string;
  from: string;
  packed: Buffer;
}

/** Portals count files: there the meanings lie in fewer and larger ones, each still of whole lines in order. */
export function joinedMeanings(): Plugin {
  return {
    name: 'joined-meanings',
    load(id) {
      if (!/\/assets\/meanings\/parts\.ts$/.test(id)) return null;
      const folder = join(import.meta.dirname, '../../node_modules/.cache/wordbler-portals');
      mkdirSync(folder, { recursive: true });
      const joined = partsJoined(readFileSync(id, 'utf8'), dirname(id));
      for (const { file, packed } of joined) writeFileSync(join(folder, file), packed);
      return [
        ...joined.map(({ file }, at) => `import at${at} from ${JSON.stringify(`${folder}/${file}?url`)};`),
        `export const parts = [`,
        ...joined.map(({ from, packed }, at) => `  { url: at${at}, from: '${from}', bytes: ${packed.length} },`),
        '];',
      ].join('\n');
    },
  };
}

/** What a list of parts names, read from its folder, several to one. */
export function partsJoined(list: string, folder: string): Part[] {
  const rows = [...list.matchAll(/file: '([^']+)'.*? from: '([^']+)'/g)].map(([, file = '', from = '']) => ({
    file,
    from,
  }));
  const joined: Part[] = [];
  for (let at = 0; at < rows.length; at += JOINED) {
    const own = rows.slice(at, at + JOINED);
    const text = Buffer.concat(own.map(({ file }) => gunzipSync(readFileSync(join(folder, file)))));
    joined.push({ ...own[0]!, packed: gzipSync(text, { level: 9 }) });
  }
  return joined;
}
