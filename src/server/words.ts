import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { type LanguageId, languageOfList, playLanguages } from '../engine/alphabet/languages';
import { Familiarity } from '../engine/familiarity/familiarity';
import { Lexicon } from '../engine/lexicon/lexicon';
import { unpackGraph } from '../engine/lexicon/unpack-graph';

const languages = new URL('../../assets/languages/', import.meta.url);

/** What is read when it is first asked for, and again where that failed. */
export function readOnce<Key, Read>(read: (key: Key) => Promise<Read>): (key: Key) => Promise<Read> {
  const known = new Map<Key, Promise<Read>>();
  return (key) => {
    const own = known.get(key) ?? read(key);
    known.set(key, own);
    own.catch(() => known.delete(key));
    return own;
  };
}

const unpacked = async (id: LanguageId, kind: 'words' | 'familiarity') =>
  new Uint8Array(gunzipSync(await readFile(new URL(`${id}/${id}.${kind}`, languages))));

/** What there is to know of a language's words. */
export interface Words {
  lexicon: Lexicon;
  familiarity: Familiarity;
}

const wordsIn = readOnce(async (id: LanguageId): Promise<Words> => {
  const { list, tiles } = playLanguages[id];
  const graph = unpackGraph(await unpacked(id, 'words'), tiles.alphabet);
  const lexicon = new Lexicon({ id: list, alphabet: tiles.alphabet, ...graph });
  return { lexicon, familiarity: new Familiarity(await unpacked(id, 'familiarity'), lexicon) };
});

/** The words of a list, read when a table first plays by it; undefined if there is no such list. */
export function wordsOf(list: string): Promise<Words> | undefined {
  const id = languageOfList(list);
  return id && wordsIn(id);
}

/** Whether a name is none for a family's table. */
export type IsRude = (name: string) => boolean;

const fileOf = (language: LanguageId) => new URL(`${language}/family-filter.txt`, languages);

/** Digits and signs that are read as letters. */
const readAs: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};
/**
 * Shorter ones stand in many a good name; so do, in languages that are listed with all their forms, some of five
 * letters.
 */
const shortestInside = (language: LanguageId) => (language === 'en' ? 5 : 6);

/** No script piles up so many: they would run over whatever stands above and below. */
const piled = /\p{M}{7}/u;

/** Without marks and capitals; a sigma at the end is as any other. */
const plainly = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');

const filterOf = readOnce(async (language: LanguageId): Promise<IsRude> => {
  const words = (await readFile(fileOf(language), 'utf8')).split('\n').filter(Boolean).map(plainly);
  const known = new Set(words);
  const inside = words.filter((word) => word.length >= shortestInside(language));
  return (name) => {
    const plain = plainly(name);
    const read = Array.from(plain, (sign) => readAs[sign] ?? sign).join('');
    const parts = [...plain.split(/[^\p{L}]+/u), ...read.split(/[^\p{L}]+/u)];
    const joined = parts.slice(parts.length / 2).join('');
    return (
      [...parts, read.replace(/[^\p{L}]/gu, ''), joined].some((part) => known.has(part)) ||
      inside.some((word) => read.includes(word))
    );
  };
});

/**
 * The family filter for names, where people play in this language: no word of it nor of English, which everybody
 * knows, neither as a whole, nor with signs for letters, nor run into others; and nothing that spoils the table for
 * the others' eyes.
 */
export async function rudeNamesIn(language: LanguageId): Promise<IsRude> {
  const [english, own] = await Promise.all([filterOf('en'), filterOf(language)]);
  return (name) => piled.test(name) || english(name) || (language !== 'en' && own(name));
}
