import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Import, type Scans, type Sources, scanAll } from './imports';

const ROOT = join(import.meta.dirname, '../..');

interface House {
  sources: Sources;
  scans: Scans;
  /** Paths that git keeps. */
  kept: string[];
}

export interface Rule {
  name: string;
  faults: (house: House) => string[];
  /** A house that breaks the rule in every way it can be broken, and what is to be said about it, in order. */
  broken: Record<string, string>;
  said: string[];
}

export const at = ({ file, line, specifier }: Import) =>
  `${file}:${line} imports ${specifier || 'what cannot be told'}`;
export const all = ({ scans }: House) => [...scans.values()].flatMap(({ imports }) => imports);

export const houseOf = (sources: Sources, kept: string[]): House => ({
  sources,
  scans: scanAll(sources),
  kept,
});

/** Reads and parses every source, which takes seconds. */
export function thisHouse(): House {
  const texts = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.([mc]?[jt]sx?|css|html|json)$/.test(path)),
  );
  const sources = new Map(texts.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
  return houseOf(sources, keptByGit());
}

function keptByGit(): string[] {
  try {
    const git = ['-c', `safe.directory=${ROOT}`, 'ls-files', '-z'];
    const paths = execFileSync('git', git, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return paths.split('\0').slice(0, -1);
  } catch {
    // Unpacked from an archive, so without git: what lies here, but for what is made here.
    return readdirSync(ROOT).filter((name) => !['node_modules', 'dist', 'shots', 'strips'].includes(name));
  }
}
