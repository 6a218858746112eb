import { readdir, readFile } from 'node:fs/promises';
import { firstFrame } from '../../src/texts/en/first-frame';
import { englishMessages } from './english';
import { placesOf, terms } from './terms';

// Prints every term with the messages and the files of code it stands in; with a term behind it, that one alone.
const only = process.argv.slice(2).join(' ');
const say = (line: string) => process.stdout.write(`${line}\n`);

const { en, ...parts } = await englishMessages();
const places = placesOf({ ...en, ...parts, firstFrame });
const files = (await readdir('src', { recursive: true })).filter((name) => /^(?!texts).*\.ts$/.test(name)).sort();
const code = await Promise.all(files.map(async (name) => ({ name, text: await readFile(`src/${name}`, 'utf8') })));

/** The words of a term as a sentence has them, in any number. */
const inSentences = (term: string) =>
  new RegExp(`\\b${term.replace(/[’']/g, "[’']").replace(/ /g, '[ -]')}(s|es)?\\b`, 'i');
/** … and as a name in code has them. */
const inNames = (term: string) => {
  const [first = '', ...rest] = term.replace(/[’']/g, '').split(' ');
  const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
  const tail = rest.map(capital).join('');
  return new RegExp(`\\b${first.toLowerCase()}${tail}|${capital(first)}${tail}`);
};

for (const { term, dropped, except } of terms) {
  if (only && term !== only) continue;
  const words = term.split(', ');
  const said = places.filter(({ text }) => words.some((word) => inSentences(word).test(text)));
  const named = code.filter(({ text }) => words.some((word) => inNames(word).test(text)));
  const left = places.filter(({ way, text }) => dropped.test(text) && !except?.test(way));
  say(`\n${term}: ${said.length} messages, ${named.length} files`);
  for (const { way, text } of said) say(`  ${way.slice(1)}  “${text.length > 80 ? `${text.slice(0, 79)}…` : text}”`);
  if (named.length > 0) say(`  ${named.map(({ name }) => name).join(', ')}`);
  for (const { way, text } of left) say(`  DROPPED ${dropped} in ${way.slice(1)}  “${text}”`);
}
