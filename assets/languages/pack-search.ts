/**
 * Packs what Word search is played with in a language: `npx tsx assets/languages/pack-search.ts es`. README.md tells of
 * it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { isLanguage, playLanguages } from '../../src/engine/alphabet/languages';
import { readLetters } from '../../src/engine/alphabet/spelling';
import { Familiarity } from '../../src/engine/familiarity/familiarity';
import { Lexicon } from '../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../src/engine/lexicon/unpack-graph';
import type { BroughtWords } from '../../src/search/rules/lists/language-words';

const [id = ''] = process.argv.slice(2);
if (!isLanguage(id)) throw new Error('which language? pack-search.ts es');
const { tiles, list } = playLanguages[id];
const { alphabet } = tiles;
const beside = (name: string) => new URL(`${id}/${name}`, import.meta.url);

const lettersOf = (word: string): string => {
  const read = readLetters(word, alphabet);
  if ('stranger' in read) throw new RangeError(`${word} has ${read.stranger}, which is no letter here`);
  return read.letters;
};
const turned = (word: string) => [...word].reverse().join('');
const holds = (word: string, other: string) => word.includes(other) || turned(word).includes(other);

// Whatever holds a rude word is seen with it.
const rude: string[] = [];
const listed = readFileSync(beside('family-filter.txt'), 'utf8').trim().split('\n').map(lettersOf);
for (const word of listed.toSorted((a, b) => a.length - b.length))
  if (word.length >= 3 && word.length <= 18 && !rude.some((other) => word.includes(other))) rude.push(word);

/** Of the first levels: so well known that nobody has to look them up. */
function knownWords(): string[] {
  const graph = unpackGraph(gunzipSync(readFileSync(beside(`${id}.words`))), alphabet);
  const lexicon = new Lexicon({ id: list, alphabet, ...graph });
  const marks = new Uint8Array(gunzipSync(readFileSync(beside(`${id}.familiarity`))));
  const familiarity = new Familiarity(marks, lexicon);
  const words: string[] = [];
  for (const word of lexicon.words()) {
    if (word.length < 3 || word.length > 10 || (familiarity.levelOf(word) ?? 70) > 20) continue;
    if (!familiarity.isRude(word) && !rude.some((other) => holds(word, other))) words.push(word);
  }
  return words;
}

const lists = beside('search-lists.json');
const wordsOf = (words: readonly string[]) => words.join(' ');
const categories = existsSync(lists) ? (JSON.parse(readFileSync(lists, 'utf8')) as Record<string, string>) : undefined;
const known = categories ? [] : knownWords();
const brought: BroughtWords = {
  rude: wordsOf(rude),
  listed: categories
    ? Object.fromEntries(
        Object.entries(categories).map(([page, words]) => [page, wordsOf(words.split(' ').map(lettersOf))]),
      )
    : wordsOf(known),
};
const text = JSON.stringify(brought);
const tries = [6, 7, 8, 9].map((memLevel) => gzipSync(text, { level: 9, memLevel }));
const packed = tries.reduce((a, b) => (b.length < a.length ? b : a));
writeFileSync(beside(`${id}.pages`), packed);
const count = categories ? `${Object.keys(categories).length} categories` : `${known.length} words`;
process.stdout.write(`${id}: ${count}, ${rude.length} of ${listed.length} rude words, in ${packed.length} bytes\n`);
