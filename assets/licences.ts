import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const fileName = 'licences.txt';

/** Files that hold a licence, as packages and the folders of our data call them. */
const licenceFile = /^(licen[cs]e|copying|notice|ofl)([-.].*)?$/i;
/** A comment that is a licence, and not a mere mention of one. */
const permits = /permission (is hereby granted|to use)|redistribution and use|licensed under the/i;
const comments = /\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n)+/gm;

interface Part {
  name: string;
  texts: string[];
}

/** Every file that lies in what is built, workers' too. */
const ids = new Set<string>();

/** Notes what a build is made of: workers are built by themselves. */
export function ingredients(): Plugin {
  return {
    name: 'ingredients',
    apply: 'build',
    generateBundle: (_, bundle) => note(bundle),
  };
}

function note(bundle: Rolldown.OutputBundle) {
  for (const file of Object.values(bundle)) if (file.type === 'chunk') for (const id of file.moduleIds) ids.add(id);
}

/** Writes all that code, data and fonts of the build ask to be said, from where each of them says it. */
export function licences(): Plugin {
  return {
    name: 'licences',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        note(bundle);
        const parts = partsOf([...ids]);
        for (const { name, texts } of parts)
          if (texts.length === 0) this.error(`${name} says nowhere what its licence is.`);
        this.emitFile({ type: 'asset', fileName, source: written(parts) });
      },
    },
    /** Where nothing is built, what may be bundled is known by name alone. */
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!new RegExp(`/${fileName}([?#]|$)`).test(request.url ?? '')) return next();
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(written(partsOf(everything())));
      });
    },
  };
}

/** Our data, and the packages that these files come from, each with its licences. */
function partsOf(files: readonly string[]): Part[] {
  const packages = new Map<string, Set<string>>();
  for (const id of files) {
    const path = id.replace(/^\0/, '').replace(/\?.*$/, '');
    const [, folder] = /^(.*\/node_modules\/(?!\.)(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
    // What the bundler itself puts in has a name and no file.
    const own = /^(rolldown|vite)\//.exec(path)?.[1];
    const found = folder ?? (own && join(root, 'node_modules', own));
    if (found) packages.set(found, (packages.get(found) ?? new Set()).add(path));
  }
  const isBuiltIn = (folder: string) => files.some((id) => id.startsWith(join(root, folder, '/')));
  const folders = foldersIn('assets').flatMap((folder) => [folder, ...foldersIn(folder).filter(isBuiltIn)]);
  const ofData = folders.map((folder) => ({
    name: `Data: ${folder}`,
    texts: licencesIn(join(root, folder)),
  }));
  return [
    { name: 'Wordbler', texts: licencesIn(root) },
    ...ofData.filter(({ texts }) => texts.length > 0),
    ...[...packages].sort(([one], [other]) => one.localeCompare(other)).map(([at, own]) => partOf(at, own)),
  ];
}

const foldersIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((own) => own.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

function partOf(folder: string, files: ReadonlySet<string>): Part {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const own = licencesIn(folder);
  // Where no file holds it, the scripts that a package begins with do.
  const begins = own.length > 0 ? [] : readdirSync(folder).filter((file) => /\.js$/.test(file));
  const noticed = [...begins.map((file) => join(folder, file)), ...files];
  const texts = new Set([...own, ...noticed.flatMap(noticesIn)]);
  // Its own notice only says where the text is to be found, and whoever passes the code on is to give it along.
  if (license === 'Apache-2.0') texts.add(apache());
  return { name: `${name} ${version} (${license})`, texts: [...texts] };
}

const apache = () => readFileSync(join(root, 'node_modules/typescript/LICENSE'), 'utf8').trim();

function licencesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => licenceFile.test(name) && !name.startsWith('THIRD-PARTY'))
    .sort()
    .map((name) => ownPart(readFileSync(join(folder, name), 'utf8')).trim());
}

/** Some tools add those of all they are made with, of which nothing comes into a page. */
const ownPart = (text: string) => text.replace(/^# Licenses of bundled dependencies[\s\S]*/m, '');

/** Licences that stand in a file of code. */
function noticesIn(file: string): string[] {
  if (!existsSync(file)) return [];
  const all = readFileSync(file, 'utf8').match(comments) ?? [];
  return all.filter((comment) => permits.test(comment)).map(plain);
}

const plain = (comment: string) =>
  comment
    .replace(/^\/\*+!?|\*+\/$/g, '')
    .replace(/^[ \t]*(\/\/|\*)[ \t]?/gm, '')
    .trim();

const line = '='.repeat(78);

const written = (parts: readonly Part[]) =>
  [
    'Wordbler, and everything it is made of.\n',
    ...parts.map(({ name, texts }) => [line, name, line, '', texts.join(`\n\n${'-'.repeat(78)}\n\n`), ''].join('\n')),
  ].join('\n');

/** What the packages of the page and theirs would bring. */
function everything(): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const folder = join(root, 'node_modules', name);
    const file = join(folder, 'package.json');
    // Types alone come into no page.
    if (name.startsWith('@types/') || found.has(file) || !existsSync(file)) return;
    found.add(file);
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
    Object.keys(dependencies).forEach(add);
    found.add(join(folder, `${name}.js`));
  };
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  Object.keys(dependencies).forEach(add);
  return [...found];
}
