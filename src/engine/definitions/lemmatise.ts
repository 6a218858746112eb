import type { Form, Part } from './lookup';

/** A word that another may be a form of, and the parts of speech that have such forms. */
export interface BaseForm {
  readonly word: string;
  readonly parts: readonly Part[];
  /** What it is then of a word of this part. */
  formOf(part: Part): Form;
}

interface Ending {
  ending: string;
  /** What may stand in its place, the likeliest first. */
  instead: readonly string[];
  parts: readonly Part[];
  form: Form | ((part: Part) => Form);
  /** Whether a consonant before it may have been doubled: HOP, HOPPED. */
  doubles?: boolean;
}

const named: readonly Part[] = ['noun'];
const done: readonly Part[] = ['verb'];
const either: readonly Part[] = ['noun', 'verb'];
const compared: readonly Part[] = ['adjective', 'adverb'];
// RUNNER is no form of RUN, but whoever knows RUN knows it.
const comparedOrDoer: readonly Part[] = ['adjective', 'adverb', 'verb'];

const pluralOrPresent = (part: Part): Form => (part === 'verb' ? 'present' : 'plural');
const moreOrDoer = (part: Part): Form => (part === 'verb' ? 'doer' : 'more');

const endings: readonly Ending[] = [
  { ending: 'ies', instead: ['y', 'ie'], form: pluralOrPresent, parts: either },
  { ending: 'ves', instead: ['f', 'fe', 've'], form: pluralOrPresent, parts: either },
  { ending: 'zzes', instead: ['zz', 'z'], form: pluralOrPresent, parts: either },
  { ending: 'sses', instead: ['ss', 's'], form: pluralOrPresent, parts: either },
  { ending: 'es', instead: ['e', ''], form: pluralOrPresent, parts: either },
  { ending: 's', instead: [''], form: pluralOrPresent, parts: either },
  { ending: 'ied', instead: ['y', 'ie'], form: 'past', parts: done },
  { ending: 'cked', instead: ['ck', 'c'], form: 'past', parts: done },
  { ending: 'ed', instead: ['', 'e'], form: 'past', parts: done, doubles: true },
  { ending: 'ying', instead: ['y', 'ie', 'ye'], form: 'ongoing', parts: done },
  { ending: 'cking', instead: ['ck', 'c'], form: 'ongoing', parts: done },
  { ending: 'ing', instead: ['', 'e'], form: 'ongoing', parts: done, doubles: true },
  { ending: 'ings', instead: ['', 'e'], form: 'doings', parts: done, doubles: true },
  { ending: 'iest', instead: ['y'], form: 'most', parts: compared },
  { ending: 'est', instead: ['', 'e'], form: 'most', parts: compared, doubles: true },
  { ending: 'ier', instead: ['y'], form: moreOrDoer, parts: comparedOrDoer },
  { ending: 'er', instead: ['', 'e'], form: moreOrDoer, parts: comparedOrDoer, doubles: true },
  { ending: 'iers', instead: ['y'], form: 'doers', parts: done },
  { ending: 'ers', instead: ['', 'e'], form: 'doers', parts: done, doubles: true },
  { ending: 'men', instead: ['man'], form: 'plural', parts: named },
];

const doubled = /([bcdfghjklmnpqrstvwxz])\1$/;
/** Such a word would double its last letter before an ending: HOPING is of HOPE. */
const wouldDouble = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

/**
 * What a word in small letters may be a regular form of, the likeliest first. These are guesses: whoever asks
 * knows which of them are words.
 */
export function baseForms(word: string): BaseForm[] {
  return endings.flatMap(({ ending, instead, parts, form, doubles = false }) => {
    if (!word.endsWith(ending)) return [];
    const stem = word.slice(0, -ending.length);
    const stems = instead.map((put) => stem + put);
    if (doubles && wouldDouble.test(stem)) stems.reverse();
    // HOPPED is of HOP, but FALLING of FALL: a double consonant stays if there is such a word.
    if (doubles && doubled.test(stem)) stems.splice(1, 0, stem.slice(0, -1));
    const formOf = (part: Part) => (typeof form === 'string' ? form : form(part));
    return stems.filter((base) => base.length > 1).map((base) => ({ word: base, parts, formOf }));
  });
}
