import { readFile } from 'node:fs/promises';
import type { LanguageId } from '../engine/alphabet/languages';

/** Whether a name is none for a family's table. */
export type IsRude = (name: string) => boolean;

const languages = new URL('../../assets/languages/', import.meta.url);

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
/** Shorter ones stand in many a good name; so do, in languages that are listed with all their forms, some of five letters. */
const shortestInside = (language: LanguageId) => (language === 'en' ? 5 : 6);

/** No script piles up so many: they would run over whatever stands above and below. */
const piled = /\p{M}{7}/u;

/** Without marks and capitals; a sigma at the end is as any other. */
const plainly = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');

async function load(language: LanguageId): Promise<IsRude> {
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

const loaded = new Map<LanguageId, Promise<IsRude>>();

function ofLanguage(language: LanguageId): Promise<IsRude> {
  const own = loaded.get(language) ?? load(language);
  loaded.set(language, own);
  own.catch(() => loaded.delete(language));
  return own;
}

/**
 * The family filter for names, where people play in this language: no word of it nor of English, which everybody knows, neither
 * as a whole, nor with signs for letters, nor run into others; and nothing that spoils the table for the others' eyes.
 */
export async function rudeNamesIn(language: LanguageId): Promise<IsRude> {
  const [english, own] = await Promise.all([ofLanguage('en'), ofLanguage(language)]);
  return (name) => piled.test(name) || english(name) || (language !== 'en' && own(name));
}
