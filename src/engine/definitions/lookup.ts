import { must } from '../must';
import { madeOf, mayComeFrom } from './affixes';
import { type BaseForm, baseForms } from './lemmatise';
import { littleWords, twoLetters } from './little-words';

export type Part =
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'pronoun'
  | 'preposition'
  | 'conjunction'
  | 'interjection'
  | 'article';

export interface Sense {
  readonly part: Part;
  readonly gloss: string;
}

/** What a form of a word is: FLUKED the past, REPOS more than one. */
export type Form =
  | 'plural'
  | 'present'
  | 'past'
  | 'ongoing'
  | 'more'
  | 'most'
  | 'doer'
  | 'doers'
  | 'doings'
  | 'spelling';

/** How a word comes from another, in capitals: as a form of it, or by what is put before or behind it. */
type Origin =
  | { readonly of: string; readonly forms: readonly Form[] }
  | { readonly of: string; readonly affix: string };

export interface Definition {
  /** The word the senses are of, in capitals: MOUSE for MICE. */
  readonly lemma: string;
  readonly senses: readonly Sense[];
  /** From the word itself to the lemma: UNFLUKED is un- + FLUKED, and that the past of FLUKE. */
  readonly origins: readonly Origin[];
}

/**
 * Definitions as one long text of sorted lines, and no more in memory than that: a map of 68,000 small
 * strings would take several times as much. A line is a word, a tab, and its entries with a `|` between.
 */
export class Glosses {
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The entries of a word in small letters. None for a word it does not know. */
  entriesOf(word: string): readonly string[] {
    const { text } = this;
    let low = 0;
    let high = text.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const start = middle === 0 ? 0 : text.lastIndexOf('\n', middle - 1) + 1;
      const tab = text.indexOf('\t', start);
      if (tab < 0) return [];
      const found = text.slice(start, tab);
      const end = lineEnd(text, tab);
      if (found === word) return text.slice(tab + 1, end).split('|');
      if (found < word) low = end + 1;
      else high = start;
    }
    return [];
  }
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

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

/** No definition is known; but it may come from a word that has one. */
export interface Lead {
  readonly mayComeFrom: string;
}

/** What a word means, or what the word means that it comes from. */
export function* definitionOf(word: string): Asking<Definition | Lead | undefined> {
  const small = word.toLowerCase();
  const found = (yield* known(small)) ?? (yield* made(small))?.definition ?? (yield* formOfMade(small));
  if (found) return found;
  for (const base of mayComeFrom(small)) {
    const lead = yield* known(base);
    if (lead) return { mayComeFrom: base.toUpperCase() };
  }
  return undefined;
}

/** Those of a word with entries, or of the word it is a form of. */
function* known(word: string): Asking<Definition | undefined> {
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

function* irregular(word: string, entries: readonly string[]): Asking<Definition | undefined> {
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

const formOf = (lemma: string, senses: readonly Sense[], forms: readonly Form[]): Definition => {
  const of = lemma.toUpperCase();
  return { lemma: of, senses, origins: [{ of, forms: [...new Set(forms)] }] };
};

function* regular(word: string): Asking<Definition | undefined> {
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
function* made(word: string): Asking<{ definition: Definition; part: Part } | undefined> {
  for (const one of madeOf(word)) {
    const found = yield* known(one.base);
    const senses = found?.senses.filter(({ part }) => one.parts.includes(part)) ?? [];
    if (!found || senses.length === 0) continue;
    // Of forms only those that un- and re- go before: -NESS does not follow the past of a word.
    if (one.makes && found.origins.length > 0 && !followsForms.has(one.affix)) continue;
    const origin: Origin = { of: one.base.toUpperCase(), affix: one.affix };
    const definition = { ...found, senses, origins: [origin, ...found.origins] };
    return { definition, part: one.makes ?? must(senses[0]).part };
  }
  const other = word.endsWith('ise') ? `${word.slice(0, -3)}ize` : undefined;
  const spelt = other && ((yield* known(other)) ?? (yield* made(other))?.definition);
  if (!other || !spelt) return undefined;
  const origin: Origin = { of: other.toUpperCase(), forms: ['spelling'] };
  return { definition: { ...spelt, origins: [origin, ...spelt.origins] }, part: 'verb' };
}

/** What goes behind a word that is itself a form: STARTLED, STARTLEDLY. */
const followsForms: ReadonlySet<string> = new Set(['-ly', '-ness']);

/** REREADINGS: a form of what is made of a word that is known. */
function* formOfMade(word: string): Asking<Definition | undefined> {
  for (const base of baseForms(word)) {
    const found = yield* made(base.word);
    if (!found) continue;
    const { definition, part } = found;
    const isThing = part === 'adjective' && base.parts.includes('noun');
    if (!base.parts.includes(part) && !isThing) continue;
    const origin: Origin = { of: base.word.toUpperCase(), forms: [isThing ? 'plural' : base.formOf(part)] };
    return { ...definition, origins: [origin, ...definition.origins] };
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
