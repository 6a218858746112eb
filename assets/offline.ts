import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { spokenIn } from '../src/shared/platform/offline.js';

const script = fileURLToPath(new URL('../src/worker/service-worker.ts', import.meta.url));
/** Every build has it at the same place, where browsers look for a newer one. */
const fileName = 'service-worker.js';
/**
 * What only others look at: stores, whoever shows a link, and pages that hold a frame. Some browsers show the touch
 * icon in a
 * tab. And what leads to tables with friends, which nobody can without a network.
 */
const forOthers =
  /(^|\/)(icon-(?!touch)|screenshot-|preview-)[^/]*\.(png|jpg)$|(^|\/)wordbler-host\.|(^|\/)(net|online|online-scenes|races-scenes)-[\w-]{8}\.(js|css)$|\.(webmanifest|map|md)$|^online$/;

/** A year of finds: kept once somebody has wanted one of it, or come to the menu in it. */
const onceWanted = /\.finds$/;

/** The page, and what says on it why it goes no further: the worker has them once more. */
const spare = /^index\.html$|(^|\/)without-modules-[^/]*\.js$/;

/** What those alone need who play in a language, or are spoken to in it: kept as soon as that is so. */
function languagesOf(name: string): readonly string[] {
  const [, language] = /\/(\w\w)-[^/]*\.(?:words|familiarity|pages)$/.exec(name) ?? [];
  const [, script] = /-(\w+)-\d+-normal-[^/]*\.woff2$/.exec(name) ?? [];
  const [, spoken] = /\/(\w\w)-texts-[^/]*\.js$/.exec(name) ?? [];
  if (spoken) return [spokenIn(spoken)];
  return language && language !== 'en' ? [language] : (playedIn[script ?? ''] ?? []);
}

const playedIn: Readonly<Record<string, readonly string[]>> = {
  extended: ['pl', 'tr'],
  cyrillic: ['ru'],
  greek: ['el'],
  bengali: [spokenIn('bn')],
};

/** By which the worker knows that a file is whole, as it works that out itself. */
const sumOf = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('base64').slice(0, 8);

/** Builds the worker that keeps the whole site for when there is no network, and tells it what that is. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: script, fileName });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle);
        const worker = files.find((file) => file.fileName === fileName);
        const html = files.find((file) => file.fileName === 'index.html');
        const page = files.find(
          (file) =>
            file.type === 'chunk' && file.isEntry && html?.type === 'asset' && `${html.source}`.includes(file.fileName),
        );
        if (worker?.type !== 'chunk' || !page) return this.error('There is no script to keep the site with.');
        // Not every browser reads modules here.
        worker.code = worker.code.replace(/export\s*\{\s*\};?\s*$/, '');
        if (worker.imports.length > 0 || /^(import|export)\b/m.test(worker.code))
          this.error(`${fileName} must be whole in itself.`);
        const kept = files
          .filter(
            (file) =>
              file !== worker &&
              !forOthers.test(file.fileName) &&
              !onceWanted.test(file.fileName) &&
              !/\.html$/.test(file.fileName),
          )
          .map(({ fileName: name }) => ({ name, languages: languagesOf(name) }));
        const languages: Record<string, string[]> = {};
        for (const { name, languages: own } of kept)
          for (const language of own) languages[language] = [...(languages[language] ?? []), name].sort();
        const wanted = files.filter(({ fileName: name }) => onceWanted.test(name));
        const all = new Set([...kept, ...wanted.map(({ fileName: name }) => ({ name }))].map(({ name }) => name));
        const sums = files
          .filter(({ fileName: name }) => all.has(name))
          .map((file) => [file.fileName, sumOf(file.type === 'chunk' ? file.code : file.source)] as const);
        const sum = createHash('sha256');
        for (const file of files.filter((own) => own !== worker))
          sum.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
        const built = {
          id: sum.digest('hex').slice(0, 16),
          script: page.fileName,
          files: kept.flatMap(({ name, languages: own }) => (own.length > 0 ? [] : name)).sort(),
          languages,
          onceWanted: wanted.map(({ fileName: name }) => name),
          sums: Object.fromEntries(sums),
          spare: Object.fromEntries(
            files.flatMap((file) =>
              file.type === 'asset' && spare.test(file.fileName)
                ? [[file.fileName === 'index.html' ? '' : file.fileName, `${file.source}`]]
                : [],
            ),
          ),
        };
        worker.code = `const BUILT = ${JSON.stringify(built)};\n${worker.code}`;
      },
    },
  };
}
