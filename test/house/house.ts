import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Scans, type Sources, scanAll } from './imports';

const ROOT = join(import.meta.dirname, '../..');

export interface House {
  sources: Sources;
  scans: Scans;
  /** Paths that git keeps. */
  kept: string[];
}

export const houseOf = (sources: Sources, kept: string[]): House => ({
  sources,
  scans: scanAll(sources),
  kept,
});

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
    return readdirSync(ROOT).filter((name) => !['node_modules', 'dist', 'shots'].includes(name));
  }
}
