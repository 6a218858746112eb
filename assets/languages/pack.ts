/**
 * Packs a language's words for shipping: `npx tsx assets/languages/pack.ts es path/to/words.txt`, a word a line.
 * README.md tells where the lists are from.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { spelled } from '../../src/engine/alphabet/digraphs';
import { type LanguageFile, tileSet } from '../../src/engine/alphabet/languages';
import { readLetters } from '../../src/engine/alphabet/spelling';
import { Lexicon } from '../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../src/engine/lexicon/unpack-graph';
import { packGraph } from './pack-graph';

const [id, path] = process.argv.slice(2);
if (!id || !path) throw new Error('which language, and which file? pack.ts es path/to/words.txt');
const beside = (name: string) => new URL(`${id}/${name}`, import.meta.url);
const { alphabet } = tileSet(JSON.parse(readFileSync(beside('language.json'), 'utf8')) as LanguageFile);

const file = readFileSync(path);
const source = path.endsWith('.gz') ? gunzipSync(file) : file;
const lines = source.toString('utf8').trim().split('\n');
const words = lines.flatMap((line) => {
  const read = readLetters(line, alphabet);
  if ('stranger' in read) throw new RangeError(`${line} has ${read.stranger}, which is no letter here`);
  const { letters } = read;
  return letters.length >= 2 && letters.length <= 15 ? [letters] : [];
});
const graph = packGraph(words, alphabet);
const tries = [6, 7, 8, 9].map((memLevel) => gzipSync(graph, { level: 9, memLevel }));
const packed = tries.reduce((a, b) => (b.length < a.length ? b : a));
writeFileSync(beside(`${id}.words`), packed);
const sum = (of: string | Buffer) => createHash('sha256').update(of).digest('hex');
const lexicon = new Lexicon({ id, alphabet, ...unpackGraph(graph, alphabet) });
const shipped = Array.from(lexicon.words(), (word) => `${spelled(word)}\n`);
process.stdout.write(`${id}: ${words.length} words in ${packed.length} bytes\n`);
process.stdout.write(
  `sha256 of the source ${sum(source)}\n  of what ships, a word a line, in order ${sum(shipped.join(''))}\n`,
);
