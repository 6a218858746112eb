import { must } from '../must';
import { madeOf, mayComeFrom } from './affixes';
import { type BaseForm, baseForms } from './lemmatise';
import { littleWords } from './little-words';
import type { Form, Meaning, Origin, Part, Sense } from './meaning';
import { twoLetters } from './two-letters';

const parts: Readonly<Record<string, Part>> = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  r: 'adverb',
  i: 'interjection',
  p: 'preposition',
  c: 'conjunction',
  o: 'pronoun',
};

/** Asks for the entries of one word after another, as it needs them: they may lie in files that are still to come. */
export type Asking<T> = Generator<string, T, readonly string[]>;

/** No meaning is known; but it may come from a word that has one. */
export interface Lead {
  readonly mayComeFrom: string;
}

/** What a word means, or what the word means that it comes from. */
export function* meaningOf(word: string): Asking<Meaning | Lead | undefined> {
  const small = word.toLowerCase();
  const found = (yield* known(small)) ?? (yield* made(small))?.meaning ?? (yield* formOfMade(small));
  if (found) return found;
  for (const base of mayComeFrom(small)) {
    const lead = yield* known(base);
    if (lead) return { mayComeFrom: base.toUpperCase() };
  }
  return undefined;
}

/** Those of a word with entries, or of the word it is a form of. */
function* known(word: string): Asking<Meaning | undefined> {
  // Our own glosses of AM and IS say what they are forms of.
  const entries = Object.hasOwn(twoLetters, word) ? [] : yield word;
  const senses = yield* sensesOf(word);
  const own = senses.length > 0 ? { lemma: word.toUpperCase(), senses, origins: [] } : undefined;
  // The entry that is met most often stands first: LEFT is itself before it is a form of LEAVE.
  return isForm(entries[0] ?? '')
    ? ((yield* irregular(word, entries)) ?? own)
    : (own ?? (yield* irregular(word, entries)) ?? (yield* regular(word)));
}

/** Entries with a capital lead from an irregular form to its word, as in `mice`, `N mouse`. */
const isForm = (entry: string) => /^[A-Z] /.test(entry);

function* irregular(word: string, entries: readonly string[]): Asking<Meaning | undefined> {
  for (const entry of entries.filter(isForm)) {
    const lemma = entry.slice(2);
    const part = parts[entry.charAt(0).toLowerCase()];
    const senses = (yield* sensesOf(lemma)).filter((sense) => sense.part === part);
    if (part && senses.length > 0) return formOf(lemma, senses, [irregularForm(word, part)]);
  }
  return undefined;
}

function irregularForm(word: string, part: Part): Form {
  if (part === 'noun') return 'plural';
  if (part !== 'verb') return word.endsWith('st') ? 'most' : 'more';
  return word.endsWith('ing') ? 'ongoing' : word.endsWith('s') ? 'present' : 'past';
}

const formOf = (lemma: string, senses: readonly Sense[], forms: readonly Form[]): Meaning => {
  const of = lemma.toUpperCase();
  return { lemma: of, senses, origins: [{ of, forms: [...new Set(forms)] }] };
};

function* regular(word: string): Asking<Meaning | undefined> {
  const bases = baseForms(word);
  for (const base of bases) {
    const senses = (yield* sensesOf(base.word)).filter(({ part }) => base.parts.includes(part));
    if (senses.length > 0) return formOf(base.word, senses, formsOf(base, senses));
  }
  // More than one ETHICAL: what is told of things may be told of one.
  for (const base of bases.filter(({ parts }) => parts.includes('noun'))) {
    const senses = (yield* sensesOf(base.word)).filter(({ part }) => part === 'adjective');
    if (senses.length > 0) return formOf(base.word, senses, ['plural']);
  }
  return undefined;
}

const formsOf = (base: BaseForm, senses: readonly Sense[]) => senses.map(({ part }) => base.formOf(part));

/** A word with something before or behind it that is known. */
function* made(word: string): Asking<{ meaning: Meaning; part: Part } | undefined> {
  for (const one of madeOf(word)) {
    const found = yield* known(one.base);
    const senses = found?.senses.filter(({ part }) => one.parts.includes(part)) ?? [];
    if (!found || senses.length === 0) continue;
    // Of forms only those that un- and re- go before: -NESS does not follow the past of a word.
    if (one.makes && found.origins.length > 0 && !followsForms.has(one.affix)) continue;
    const origin: Origin = { of: one.base.toUpperCase(), affix: one.affix };
    const meaning = { ...found, senses, origins: [origin, ...found.origins] };
    return { meaning, part: one.makes ?? must(senses[0]).part };
  }
  const other = word.endsWith('ise') ? `${word.slice(0, -3)}ize` : undefined;
  const spelt = other && ((yield* known(other)) ?? (yield* made(other))?.meaning);
  if (!other || !spelt) return undefined;
  const origin: Origin = { of: other.toUpperCase(), forms: ['spelling'] };
  return { meaning: { ...spelt, origins: [origin, ...spelt.origins] }, part: 'verb' };
}

/** What goes behind a word that is itself a form: STARTLED, STARTLEDLY. */
const followsForms: ReadonlySet<string> = new Set(['-ly', '-ness']);

/** REREADINGS: a form of what is made of a word that is known. */
function* formOfMade(word: string): Asking<Meaning | undefined> {
  for (const base of baseForms(word)) {
    const found = yield* made(base.word);
    if (!found) continue;
    const { meaning, part } = found;
    const isThing = part === 'adjective' && base.parts.includes('noun');
    if (!base.parts.includes(part) && !isThing) continue;
    const origin: Origin = { of: base.word.toUpperCase(), forms: [isThing ? 'plural' : base.formOf(part)] };
    return { ...meaning, origins: [origin, ...meaning.origins] };
  }
  return undefined;
}

function* sensesOf(word: string): Asking<readonly Sense[]> {
  if (Object.hasOwn(twoLetters, word)) return must(twoLetters[word]);
  if (Object.hasOwn(littleWords, word)) return [must(littleWords[word])];
  return (yield word).flatMap((entry) => {
    const part = parts[entry.charAt(0)];
    return part === undefined ? [] : [{ part, gloss: readable(entry.slice(2)) }];
  });
}

/** The file is in ASCII. */
const readable = (gloss: string) => gloss.replace(/`([^`']*)'/g, '“$1”').replace(/\.\.\.$/, '…');
