import { readFile } from 'node:fs/promises';

const file = new URL('../../assets/languages/en/family-filter.txt', import.meta.url);

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
/** Shorter ones stand in many a good name. */
const shortestInside = 5;

/** The family filter for names: no word of it, neither as a whole, nor with signs for letters, nor run into others. */
export async function rudeNames(): Promise<(name: string) => boolean> {
  const words = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  const known = new Set(words);
  const inside = words.filter((word) => word.length >= shortestInside);
  return (name) => {
    const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const read = Array.from(plain, (sign) => readAs[sign] ?? sign).join('');
    const parts = [...plain.split(/[^\p{L}]+/u), ...read.split(/[^\p{L}]+/u)];
    const joined = parts.slice(parts.length / 2).join('');
    return (
      [...parts, read.replace(/[^\p{L}]/gu, ''), joined].some((part) => known.has(part)) ||
      inside.some((word) => read.includes(word))
    );
  };
}
