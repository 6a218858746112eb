/**
 * Makes the dice of Scramble from the words of a language: `npx tsx assets/languages/make-dice.ts es`. README.md tells
 * how.
 * Dice that are there stay as they are.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { spelled } from '../../src/engine/alphabet/digraphs';
import { type LanguageId, playLanguages } from '../../src/engine/alphabet/languages';
import { Familiarity } from '../../src/engine/familiarity/familiarity';
import { Lexicon } from '../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../src/engine/lexicon/unpack-graph';
import { Dice } from '../../src/engine/random/dice';

const [id = ''] = process.argv.slice(2);
if (!Object.hasOwn(playLanguages, id)) throw new Error('which language? make-dice.ts es');
const { tiles, list } = playLanguages[id as LanguageId];
const { alphabet } = tiles;
const beside = (name: string) => new URL(`${id}/${name}`, import.meta.url);
const unpacked = (name: string) => gunzipSync(readFileSync(beside(name)));
const lexicon = new Lexicon({ id: list, alphabet, ...unpackGraph(unpacked(`${id}.words`), alphabet) });
const familiarity = new Familiarity(unpacked(`${id}.familiarity`), lexicon);

const facesOfDie = 6;
/** Of words that are found on a board, and that people know. */
const lengths = { least: 3, most: 8 };
const knownLevel = 40;
/** No letter is on so many dice that a board is full of it. */
const mostOf = 0.11;

const counts = new Map(alphabet.letters.map((letter) => [letter, 0]));
for (const word of lexicon.words()) {
  if (word.length < lengths.least || word.length > lengths.most) continue;
  if ((familiarity.levelOf(word) ?? 100) > knownLevel) continue;
  // The face Q is Qu.
  for (const letter of word.replaceAll('QU', 'Q')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
}

/** How many faces each letter has: its share of the words, but one at least. */
function shares(faces: number): Map<string, number> {
  const all = [...counts.values()].reduce((sum, count) => sum + count);
  const most = Math.round(faces * mostOf);
  const given = new Map(alphabet.letters.map((letter) => [letter, 1]));
  for (let left = faces - given.size; left > 0; left--) {
    const lack = (letter: string) => (counts.get(letter)! / all) * faces - given.get(letter)!;
    const [neediest = ''] = alphabet.letters
      .filter((letter) => given.get(letter)! < most)
      .toSorted((a, b) => lack(b) - lack(a));
    given.set(neediest, given.get(neediest)! + 1);
  }
  return given;
}

const vowel = /^[AEIOUYÀ-ÅÈ-ÏÒ-ÖÙ-ÝĄĘÓİIАЕЁИОУЫЭЮЯΑΕΗΙΟΥΩ]$/u;
const isVowel = (letter: string) => vowel.test(letter);

/**
 * Vowels are dealt first, so that each die has as many; each face goes where there are fewest like it, and else by
 * chance.
 */
function dealt(dice: number): string[][] {
  const given = shares(dice * facesOfDie);
  const chance = new Dice(`dice ${id} ${dice}`);
  const made: string[][] = Array.from({ length: dice }, () => []);
  const byNumber = [...given].toSorted(([, a], [, b]) => b - a).map(([letter]) => letter);
  for (const letter of [...byNumber.filter(isVowel), ...byNumber.filter((own) => !isVowel(own))])
    for (let times = given.get(letter)!; times > 0; times--) {
      const same = (die: readonly string[]) => die.filter((face) => face === letter).length;
      const open = chance.shuffled(made.filter(({ length }) => length < facesOfDie));
      open.toSorted((a, b) => a.length - b.length || same(a) - same(b))[0]!.push(letter);
    }
  return made;
}

const order = (letter: string) => alphabet.letters.indexOf(letter);
const written = (die: readonly string[]) =>
  die
    .toSorted((a, b) => order(a) - order(b))
    .map(spelled)
    .join(' ');
const there: Record<string, string[]> = existsSync(beside('dice.json'))
  ? JSON.parse(readFileSync(beside('dice.json'), 'utf8'))
  : {};
const rows = (side: number) =>
  (there[side] ?? dealt(side * side).map(written)).map((die) => `    ${JSON.stringify(die)}`).join(',\n');
const sides = [4, 5, 6].map((side) => `  "${side}": [\n${rows(side)}\n  ]`);
writeFileSync(beside('dice.json'), `{\n${sides.join(',\n')}\n}\n`);
process.stdout.write(`${id}: dice for boards of 4, 5 and 6 a side\n`);
