import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { type LanguageId, languageOfList, playLanguages } from '../engine/alphabet/languages';
import { Familiarity } from '../engine/familiarity/familiarity';
import { Lexicon } from '../engine/lexicon/lexicon';
import { unpackGraph } from '../engine/lexicon/unpack-graph';

const languages = new URL('../../assets/languages/', import.meta.url);

const unpacked = async (id: LanguageId, kind: 'words' | 'familiarity') =>
  new Uint8Array(gunzipSync(await readFile(new URL(`${id}/${id}.${kind}`, languages))));

/** What there is to know of a language's words. */
export interface Words {
  lexicon: Lexicon;
  familiarity: Familiarity;
}

async function load(id: LanguageId): Promise<Words> {
  const { list, tiles } = playLanguages[id];
  const graph = unpackGraph(await unpacked(id, 'words'), tiles.alphabet);
  const lexicon = new Lexicon({ id: list, alphabet: tiles.alphabet, ...graph });
  return { lexicon, familiarity: new Familiarity(await unpacked(id, 'familiarity'), lexicon) };
}

const loaded = new Map<LanguageId, Promise<Words>>();

/** The words of a list, read when a table first plays by it; undefined if there is no such list. */
export function wordsOf(list: string): Promise<Words> | undefined {
  const id = languageOfList(list);
  if (!id) return undefined;
  const own = loaded.get(id) ?? load(id);
  loaded.set(id, own);
  own.catch(() => loaded.delete(id));
  return own;
}

/** Whether a name is none for a family's table. */
export type IsRude = (name: string) => boolean;

const filterFolder = new URL('../../assets/languages/', import.meta.url);

const fileOf = (language: LanguageId) => new URL(`${language}/family-filter.txt`, filterFolder);

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

async function loadFilter(language: LanguageId): Promise<IsRude> {
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
}

const loadedFilters = new Map<LanguageId, Promise<IsRude>>();

function ofLanguage(language: LanguageId): Promise<IsRude> {
  const own = loadedFilters.get(language) ?? loadFilter(language);
  loadedFilters.set(language, own);
  own.catch(() => loadedFilters.delete(language));
  return own;
}

/**
 * The family filter for names, where people play in this language: no word of it nor of English, which everybody knows,
 * neither
 * as a whole, nor with signs for letters, nor run into others; and nothing that spoils the table for the others' eyes.
 */
export async function rudeNamesIn(language: LanguageId): Promise<IsRude> {
  const [english, own] = await Promise.all([ofLanguage('en'), ofLanguage(language)]);
  return (name) => piled.test(name) || english(name) || (language !== 'en' && own(name));
}
