/** Packs ENABLE1 for shipping: `npm run pack-words -- path/to/enable1.txt`. README.md tells where to get it. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { english } from '../../src/core/alphabet/english';
import { fold } from './fold';

const sourceSum = '3f16130220645692ed49c7134e24a18504c2ca55b3c012f7290e3e77c63b1a89';
const playable = /^[a-z]{2,15}$/;

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('which file? npm run pack-words -- path/to/enable1.txt');
const source = readFileSync(path);
const sum = createHash('sha256').update(source).digest('hex');
if (sum !== sourceSum) throw new Error(`this is not ENABLE1: its sha256 is ${sum}, not ${sourceSum}`);

const words = source
  .toString('latin1')
  .split('\n')
  .filter((word) => playable.test(word))
  .map((word) => word.toUpperCase());
const packed = smallestGzip(fold(words, english));
writeFileSync(new URL('enable1.words', import.meta.url), packed);
process.stdout.write(`${words.length} words in ${packed.length} bytes\n`);

/** How much memory zlib takes changes where it starts a new block, and more is not always smaller. */
function smallestGzip(bytes: Uint8Array): Uint8Array {
  const tries = [4, 5, 6, 7, 8, 9].map((memLevel) => gzipSync(bytes, { level: 9, memLevel }));
  return tries.reduce((a, b) => (b.length < a.length ? b : a));
}
