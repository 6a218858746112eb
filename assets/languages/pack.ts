/**
 * Packs a language's words for shipping: `npx tsx assets/languages/pack.ts es path/to/words.txt`, a word a line.
 * README.md tells where the lists are from.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type LanguageFile, tileSet } from '../../src/core/alphabet/language';
import { readLetters } from '../../src/core/alphabet/spelling';
import { packGraph } from './pack-graph';

const [id, path] = process.argv.slice(2);
if (!id || !path) throw new Error('which language, and which file? pack.ts es path/to/words.txt');
const beside = (name: string) => new URL(`${id}/${name}`, import.meta.url);
const { alphabet } = tileSet(JSON.parse(readFileSync(beside('language.json'), 'utf8')) as LanguageFile);

const file = readFileSync(path);
const lines = (path.endsWith('.gz') ? gunzipSync(file) : file).toString('utf8').trim().split('\n');
const words = lines.map((line) => {
  const read = readLetters(line, alphabet);
  if ('stranger' in read) throw new RangeError(`${line} has ${read.stranger}, which is no letter here`);
  return read.letters;
});
const graph = packGraph(words, alphabet);
const tries = [6, 7, 8, 9].map((memLevel) => gzipSync(graph, { level: 9, memLevel }));
const packed = tries.reduce((a, b) => (b.length < a.length ? b : a));
writeFileSync(beside('words'), packed);
const sum = createHash('sha256').update(`${lines.join('\n')}\n`).digest('hex');
process.stdout.write(`${id}: ${words.length} words in ${packed.length} bytes; the list's sha256 is ${sum}\n`);
