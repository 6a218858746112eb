/**
 * Packs the meanings for shipping: `npx tsx assets/meanings/pack.ts dict-folder exc-folder`. README.md tells where
 * from.
 */
import { readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { english } from '../../src/engine/alphabet/languages';
import { baseForms } from '../../src/engine/definitions/lemmatise';
import { littleWords } from '../../src/engine/definitions/little-words';
import { Lexicon } from '../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../src/engine/lexicon/unpack-graph';

const longest = 92;
/** Of a part of the file, packed: what a phone fetches for one word. */
const mostBytes = 60_000;
/** Met more seldom than this, a word is taken for a form of another, if it is one: RUNNING for RUN. */
const seldom = 6;
const files = [
  { part: 'n', file: 'noun', letter: 'N' },
  { part: 'v', file: 'verb', letter: 'V' },
  { part: 'a', file: 'adj', letter: 'A' },
  { part: 'r', file: 'adv', letter: 'R' },
];

const [dict, exceptions] = process.argv.slice(2);
if (exceptions === undefined) throw new Error('which folders? pack.ts dict-folder exc-folder');

const packedWords = readFileSync(new URL('../languages/en/en.words', import.meta.url));
const graph = unpackGraph(gunzipSync(packedWords), english);
const lexicon = new Lexicon({ id: 'enable1', alphabet: english, ...graph });
const counts = senseCounts();
const senses = new Map<string, { text: string; count: number }[]>();

for (const { part, file, letter } of files) {
  const data = readFileSync(join(dict!, `data.${file}`));
  for (const line of linesOf(join(dict!, `index.${file}`))) {
    const fields = line.trimEnd().split(' ');
    const [word] = fields;
    // The worker has glosses of its own for two letters.
    if (!/^[a-z]{3,15}$/.test(word!)) continue;
    const pointers = Number(fields[3]);
    const found = fields.slice(6 + pointers).find((offset) => namesIt(data, Number(offset), word!));
    if (found === undefined) continue;
    add(word!, `${part} ${glossAt(data, Number(found))}`, counts.get(`${word} ${part}`) ?? 0);
  }
  for (const line of linesOf(join(exceptions, `${file}.exc`))) {
    const [form, ...lemmas] = line.trim().split(' ');
    if (!lexicon.has(form!.toUpperCase())) continue;
    for (const lemma of lemmas) if (lemma !== form && /^[a-z]+$/.test(lemma)) add(form!, `${letter} ${lemma}`, -1);
  }
}

// A lemma may be no word of the list while one of its forms is.
const lemmas = new Set<string>();
for (const [word, list] of senses) {
  if (!lexicon.has(word.toUpperCase())) continue;
  for (const { text } of list) if (/^[A-Z]/.test(text)) lemmas.add(text.slice(2));
}
const ordered = new Map(
  [...senses]
    .filter(([word]) => lexicon.has(word.toUpperCase()) || lemmas.has(word))
    .map(([word, list]) => {
      const byCount = list.sort((a, b) => b.count - a.count).map(({ text }) => text);
      const isRare = list[0]!.count < seldom || byCount.some((text) => compares(word, text));
      return [word, isRare ? [...new Set([...formsFirst(word, byCount), ...byCount])] : byCount];
    }),
);
// Behind what WordNet says, and where it says nothing.
for (const line of gunzipSync(readFileSync(new URL('webster-1913.tsv.gz', import.meta.url)))
  .toString()
  .trimEnd()
  .split('\n')) {
  const [word, part, gloss] = line.split('\t');
  const known = ordered.get(word!) ?? [];
  const isOurs = word!.length < 3 || Object.hasOwn(littleWords, word!);
  const isTold = senses.get(word!)?.some(({ text }) => text.startsWith(`${part} `));
  if (!isOurs && !isTold) ordered.set(word!, [...known, `${part} ${gloss!.replaceAll('|', '/')}`]);
}
const lines = [...ordered].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, texts]) => `${word}\t${texts.join('|')}\n`);
const text = lines.join('');
// One byte a letter keeps the text half as large in memory.
const strange = /[^\n\t -~]/.exec(text);
if (strange !== null) throw new Error(`more than ASCII: ${text.slice(strange.index - 60, strange.index + 1)}`);

let parts = [text];
let packed = [gzipSync(text)];
for (let count = 2; packed.some(({ length }) => length > mostBytes); count++) {
  parts = cut(text.length / count);
  packed = parts.map((part) => gzipSync(part, { level: 9 }));
}
const folder = new URL('.', import.meta.url);
for (const old of readdirSync(folder)) if (old.endsWith('.meanings')) unlinkSync(new URL(old, folder));
const shelf = parts.map((part, at) => ({
  file: `glosses-${String(at).padStart(2, '0')}.meanings`,
  from: part.slice(0, part.indexOf('\t')),
  bytes: packed[at]!.length,
}));
for (const [at, { file }] of shelf.entries()) writeFileSync(new URL(file, folder), packed[at]!);
const imports = shelf.map(({ file }, at) => `import at${at} from './${file}?url';\n`);
const rows = shelf.map(
  ({ file, from, bytes }, at) => `  { file: '${file}', url: at${at}, from: '${from}', bytes: ${bytes} },\n`,
);
writeFileSync(
  new URL('parts.ts', folder),
  `${imports.join('')}\n/** The files of the meanings, each with its first word and its length. Written by pack.ts. */\nexport const parts = [\n${rows.join('')}] as const;\n`,
);
const all = shelf.reduce((sum, { bytes }) => sum + bytes, 0);
process.stdout.write(`${lines.length} lines, ${text.length} bytes, packed ${all} in ${shelf.length} parts\n`);

/** Parts of about so many letters, each of whole lines. */
function cut(length: number): string[] {
  const found: string[] = [];
  let part = '';
  for (const line of lines) {
    part += line;
    if (part.length < length) continue;
    found.push(part);
    part = '';
  }
  return part === '' ? found : [...found, part];
}

/** BIGGER says no more than BIG, however often it is met; BETTER stands for itself. */
function compares(word: string, text: string): boolean {
  return text.startsWith('A ') && word.startsWith(text.slice(2, 4));
}

/** What to tell instead of a word's own senses: BIG of BIGGER, FALL of FALLING, but of ROVE not REEVE. */
function formsFirst(word: string, texts: readonly string[]): string[] {
  const has = (part: string) => texts.some((text) => text.startsWith(part));
  if (has('v ')) return [];
  const forms = texts.filter((text) => text.startsWith('V ') || (has('a ') && text.startsWith('A ')));
  if (forms.length > 0 || !texts[0]!.startsWith('a ') || !/(ing|ed)$/.test(word)) return forms;
  const base = baseForms(word).find((form) => senses.get(form.word)?.some(({ text }) => text.startsWith('v ')));
  return base?.parts.includes('verb') ? [`V ${base.word}`] : [];
}

function add(word: string, text: string, count: number): void {
  const list = senses.get(word) ?? [];
  if (list.length === 0) senses.set(word, list);
  if (!list.some((other) => other.text === text)) list.push({ text, count });
}

function linesOf(path: string): string[] {
  const lines = readFileSync(path, 'latin1').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith(' '));
}

function entryAt(data: Buffer, offset: number): string {
  return data.toString('latin1', offset, data.indexOf(10, offset));
}

/** The index has no capitals: it leads from turkey to Turkey as well, and no name may be laid. */
function namesIt(data: Buffer, offset: number, word: string): boolean {
  const fields = entryAt(data, offset).split(' ');
  const names = Array.from({ length: Number.parseInt(fields[3]!, 16) }, (_, at) => fields[4 + at * 2]);
  return names.some((name) => name!.replace(/\(\w+\)$/, '') === word);
}

function glossAt(data: Buffer, offset: number): string {
  const entry = entryAt(data, offset);
  const whole = entry.slice(entry.indexOf('| ') + 2);
  const gloss =
    whole
      .split(/[;:,]? *"/)[0]!
      .trim()
      .replaceAll('|', '/')
      .replace(/[;:,]$/, '') || whole.trim();
  if (gloss.length <= longest) return gloss;
  const clause = gloss.lastIndexOf('; ', longest);
  if (clause > longest / 3) return gloss.slice(0, clause);
  return `${gloss.slice(0, gloss.lastIndexOf(' ', longest)).replace(/[;:,]$/, '')}...`;
}

/** How often each part of speech of a word was met in the texts that WordNet counted. */
function senseCounts(): Map<string, number> {
  const letters = ['', 'n', 'v', 'a', 'r', 'a'];
  const counts = new Map<string, number>();
  for (const line of linesOf(join(dict!, 'index.sense'))) {
    const [sense, , , count] = line.split(' ');
    const [word, rest] = sense!.split('%');
    const key = `${word} ${letters[Number(rest![0])]}`;
    counts.set(key, (counts.get(key) ?? 0) + Number(count));
  }
  return counts;
}
