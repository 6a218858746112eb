import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { spelled } from '../../../src/engine/alphabet/digraphs';
import type { LanguageId } from '../../../src/engine/alphabet/languages';
import { type LanguageFile, tileSet } from '../../../src/engine/alphabet/languages';
import { readLetters } from '../../../src/engine/alphabet/spelling';
import { Familiarity } from '../../../src/engine/familiarity/familiarity';
import { Lexicon } from '../../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../../src/engine/lexicon/unpack-graph';
import { wordSearch } from '../../../src/rules';
import { grain } from '../../../src/shared/canvas/brush';
import { long, some } from '../../long';

const folder = new URL('../../../assets/languages/', import.meta.url);
const readme = readFileSync(new URL('README.md', folder), 'utf8');
const ids = readdirSync(folder).filter((name) => statSync(new URL(name, folder)).isDirectory());
const fileOf = (id: string, name: string) => readFileSync(new URL(`${id}/${name}`, folder));
const told = (id: string) => {
  const row = readme.split('\n').find((line) => line.startsWith(`| ${id} |`)) ?? '';
  const [words = NaN, bytes = NaN] = row
    .split('|')
    .slice(3, 5)
    .map((cell) => Number(cell.replaceAll(',', '')));
  return { words, bytes, sum: /`([0-9a-f]{64})`/.exec(row)?.[1] };
};

/** As the makers of the game in each language sell it. */
const bags: Record<string, { tiles: number; points: number }> = {
  en: { tiles: 100, points: 187 },
  fr: { tiles: 102, points: 197 },
  es: { tiles: 100, points: 192 },
  pt: { tiles: 120, points: 204 },
  nl: { tiles: 102, points: 230 },
  pl: { tiles: 100, points: 190 },
  tr: { tiles: 100, points: 201 },
  ru: { tiles: 104, points: 224 },
  el: { tiles: 104, points: 206 },
};

it('there are nine languages', () => {
  expect(ids.toSorted()).toEqual(Object.keys(bags).sort());
});

describe.each(some(ids, ['es', 'el']))('the language %s', (id) => {
  const language = JSON.parse(fileOf(id, 'language.json').toString()) as LanguageFile;
  const set = tileSet(language);
  const { alphabet, letters, blanks } = set;
  const packed = fileOf(id, `${id}.words`);

  it('has a bag as it is sold, and says on which terms it has its words', () => {
    expect(language.id).toBe(id);
    expect(new Set(alphabet.letters).size).toBe(letters.length);
    expect(alphabet.letters.every((letter) => letter.length === 1)).toBe(true);
    const tiles = letters.reduce((sum, { count }) => sum + count, blanks);
    const points = letters.reduce((sum, one) => sum + one.count * one.points, 0);
    expect({ tiles, points }).toEqual(bags[id]);
    expect(readdirSync(new URL(id, folder)).some((name) => /^LICENSE.*\.txt$/.test(name))).toBe(true);
  });

  it('has dice for boards of 4×4, 5×5 and 6×6 that show every letter', () => {
    const dice = JSON.parse(fileOf(id, 'dice.json').toString()) as Record<string, string[]>;
    expect(Object.keys(dice)).toEqual(['4', '5', '6']);
    for (const [side, own] of Object.entries(dice)) {
      const faces = own.map((die) => die.split(' '));
      expect(faces.map(({ length }) => length)).toEqual(Array(Number(side) ** 2).fill(6));
      expect(new Set(faces.flat())).toEqual(new Set(alphabet.letters.map(spelled)));
    }
  });

  it('reads each letter however it is written', () => {
    for (const letter of alphabet.letters) {
      const large = spelled(letter);
      const small = large.toLocaleLowerCase(id);
      for (const written of [large, small, large.normalize('NFD'), small.normalize('NFD')])
        expect(readLetters(written, alphabet), written).toEqual({ letters: letter });
    }
  });

  // To go through a whole list takes seconds. The sample's has tiles of two letters.
  const isRead = some(ids, ['es']).includes(id);
  (isRead ? it : long)('has the words that its README tells of, spelled in its letters, and no others', () => {
    const lexicon = new Lexicon({ id, alphabet, ...unpackGraph(gunzipSync(packed), alphabet) });
    const { words, bytes, sum } = told(id);
    expect({ size: lexicon.size, bytes: packed.length }).toEqual({ size: words, bytes });
    const random = grain(id.charCodeAt(0));
    const some: string[] = [];
    const seen = new Set<string>();
    const sums = createHash('sha256');
    let lines = '';
    for (const word of lexicon.words()) {
      lines += `${spelled(word)}\n`;
      if (lines.length > 100_000) {
        sums.update(lines);
        lines = '';
      }
      if (random() * words < 2000) some.push(word);
      if (seen.size < alphabet.letters.length) for (const letter of word) seen.add(letter);
      // A list as long as these takes seconds; its file's own sum was right, and so is the number of its words.
      if (words > 1_000_000 && some.length > 1000) break;
    }
    if (words <= 1_000_000) expect(sums.update(lines).digest('hex')).toBe(sum);
    expect(alphabet.letters.filter((letter) => !seen.has(letter))).toEqual([]);
    for (const word of some) {
      expect(lexicon.has(word)).toBe(true);
      expect(readLetters(spelled(word).toLocaleLowerCase(id), alphabet)).toEqual({ letters: word });
    }
  });

  it('has what Word search is played with: categories of its own, or words that everybody knows', () => {
    const lists = readdirSync(new URL(id, folder)).includes('search-lists.json')
      ? (JSON.parse(fileOf(id, 'search-lists.json').toString()) as Record<string, string>)
      : undefined;
    for (const [page, words] of Object.entries(lists ?? {}))
      expect(
        wordSearch.checkList({ name: page.slice(0, 16), words: words.split(' ') }, [], alphabet),
        page,
      ).toMatchObject({ ready: 14, sound: true });
    if (id === 'en') return;
    const read = wordSearch.readBrought(gunzipSync(fileOf(id, `${id}.pages`)).toString(), id as LanguageId);
    if (lists) expect(Object.keys(read!.listed)).toEqual(Object.keys(lists));
    else {
      const lexicon = new Lexicon({ id, alphabet, ...unpackGraph(gunzipSync(packed), alphabet) });
      const known = new Familiarity(new Uint8Array(gunzipSync(fileOf(id, `${id}.familiarity`))), lexicon);
      const words = read!.listed as readonly string[];
      expect(words.length).toBeGreaterThan(3000);
      expect(words.filter((word) => (known.levelOf(word) ?? 70) > 20 || known.isRude(word))).toEqual([]);
    }
  });

  it('keeps within what a phone may be asked to fetch', () => {
    const most = ['pl', 'ru', 'tr', 'el'].includes(id) ? 2_000_000 : 500_000;
    expect(packed.length).toBeLessThanOrEqual(most);
  });
});
