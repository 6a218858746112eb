import type { Part } from './lookup';

/** A word that another may be made of by something before or behind it, and the parts of speech that allow it. */
export interface Made {
  readonly affix: string;
  readonly base: string;
  readonly parts: readonly Part[];
  /** What is made of it, if not a word of the same part. */
  readonly makes?: Part;
}

const names: readonly Part[] = ['noun'];
const acts: readonly Part[] = ['verb'];
const things: readonly Part[] = ['noun', 'adjective'];
const doings: readonly Part[] = ['noun', 'verb'];
const any: readonly Part[] = ['noun', 'verb', 'adjective', 'adverb'];

/** Before a word, and safe to state: that it is made of that word is right nine times of ten. */
const before: Readonly<Record<string, readonly Part[]>> = {
  re: doings,
  non: things,
  un: ['adjective', 'verb', 'adverb'],
  co: any,
  anti: things,
  sub: any,
  super: any,
  ultra: any,
  counter: any,
  semi: any,
  mid: names,
};

interface Behind {
  affix: string;
  /** How the word ends, and what its base ends with instead, the likeliest first. */
  ends: readonly (readonly [ending: string, instead: readonly string[]])[];
  parts: readonly Part[];
  makes: Part;
}

const behind: readonly Behind[] = [
  {
    affix: '-ly',
    ends: [
      ['ically', ['ic', 'ical']],
      ['ily', ['y']],
      ['lly', ['ll', 'l', 'lle']],
      ['ly', ['', 'le', 'e']],
    ],
    parts: ['adjective', 'verb', 'noun'],
    makes: 'adverb',
  },
  {
    affix: '-ness',
    ends: [
      ['iness', ['y', 'ey']],
      ['ness', ['']],
    ],
    parts: ['adjective', 'verb'],
    makes: 'noun',
  },
  {
    affix: '-ed',
    ends: [
      ['ied', ['y']],
      ['ed', ['', 'e']],
    ],
    parts: names,
    makes: 'adjective',
  },
  {
    affix: '-ability',
    ends: [
      ['iability', ['y']],
      ['ability', ['', 'e']],
    ],
    parts: acts,
    makes: 'noun',
  },
  {
    affix: '-ity',
    ends: [
      ['ility', ['le']],
      ['ity', ['', 'e']],
    ],
    parts: things,
    makes: 'noun',
  },
  {
    affix: '-able',
    ends: [
      ['iable', ['y']],
      ['able', ['', 'e']],
    ],
    parts: acts,
    makes: 'adjective',
  },
  {
    affix: '-ic',
    ends: [
      ['etic', ['esis', 'et']],
      ['ic', ['', 'e', 'y', 'ia', 'a', 'is']],
    ],
    parts: names,
    makes: 'adjective',
  },
  { affix: '-ist', ends: [['ist', ['', 'e', 'y', 'o', 'a']]], parts: things, makes: 'noun' },
  { affix: '-ize', ends: [['ize', ['', 'e', 'y', 'a']]], parts: things, makes: 'verb' },
  {
    affix: '-al',
    ends: [
      ['ial', ['y', 'e', '']],
      ['al', ['', 'e', 'a']],
    ],
    parts: names,
    makes: 'adjective',
  },
  { affix: '-or', ends: [['or', ['', 'e']]], parts: acts, makes: 'noun' },
  { affix: '-like', ends: [['like', ['']]], parts: names, makes: 'adjective' },
  {
    affix: '-less',
    ends: [
      ['iless', ['y']],
      ['less', ['']],
    ],
    parts: doings,
    makes: 'adjective',
  },
  { affix: '-ish', ends: [['ish', ['', 'e', 'y']]], parts: things, makes: 'adjective' },
  {
    affix: '-ful',
    ends: [
      ['iful', ['y']],
      ['ful', ['']],
    ],
    parts: doings,
    makes: 'noun',
  },
  { affix: '-ship', ends: [['ship', ['']]], parts: things, makes: 'noun' },
  { affix: '-dom', ends: [['dom', ['', 'e']]], parts: things, makes: 'noun' },
  { affix: '-hood', ends: [['hood', ['']]], parts: things, makes: 'noun' },
  {
    affix: '-ward',
    ends: [
      ['wards', ['']],
      ['ward', ['']],
    ],
    parts: names,
    makes: 'adverb',
  },
  { affix: '-fold', ends: [['fold', ['']]], parts: things, makes: 'adjective' },
];

const doubled = /([bcdfgklmnprtvz])\1$/;
/** Shorter, an ending alone says nothing. */
const shortestBase = 3;

/** What a word in small letters is made of, if one of these is a word: as it may safely be said. */
export function madeOf(word: string): Made[] {
  const found: Made[] = [];
  for (const [prefix, parts] of Object.entries(before))
    if (word.startsWith(prefix)) found.push({ affix: `${prefix}-`, base: word.slice(prefix.length), parts });
  for (const { affix, ends, parts, makes } of behind) {
    const [ending, instead] = ends.find(([end]) => word.endsWith(end)) ?? [];
    if (!ending || !instead) continue;
    const stem = word.slice(0, -ending.length);
    const bases = instead.map((put) => stem + put);
    if (doubled.test(stem)) bases.push(stem.slice(0, -1));
    for (const base of bases) found.push({ affix, base, parts, makes });
  }
  return found.filter(({ base }) => base.length >= shortestBase);
}

const loose: readonly (readonly [before: string, behind: string])[] = [
  ...['over', 'out', 'under', 'pre', 'mis', 'dis', 'fore', 'up', 'be', 'en', 'in'].map((one) => [one, ''] as const),
  ...['ing', 'y', 'ism', 'age', 'ery', 'ous', 'ive', 'ment', 'ation'].map((one) => ['', one] as const),
];

/** What it may come from, which nobody would swear to. */
export function mayComeFrom(word: string): string[] {
  return loose
    .flatMap(([prefix, suffix]) => {
      if (!word.startsWith(prefix) || !word.endsWith(suffix)) return [];
      const stem = word.slice(prefix.length, word.length - suffix.length);
      if (prefix) return [stem];
      return [stem, `${stem}e`, ...(doubled.test(stem) ? [stem.slice(0, -1)] : [])];
    })
    .filter((base) => base.length >= shortestBase && base !== word);
}
