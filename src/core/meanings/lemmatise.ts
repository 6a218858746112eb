import type { Part } from './meaning';

/** A word that another may be a form of, and the parts of speech that have such forms. */
export interface BaseForm {
  readonly word: string;
  readonly parts: readonly Part[];
}

interface Ending {
  ending: string;
  /** What may stand in its place, the likeliest first. */
  instead: readonly string[];
  parts: readonly Part[];
  /** Whether a consonant before it may have been doubled: HOP, HOPPED. */
  doubles?: boolean;
}

const named: readonly Part[] = ['noun'];
const done: readonly Part[] = ['verb'];
const either: readonly Part[] = ['noun', 'verb'];
const compared: readonly Part[] = ['adjective', 'adverb'];
// RUNNER is no form of RUN, but whoever knows RUN knows it.
const comparedOrDoer: readonly Part[] = ['adjective', 'adverb', 'verb'];

const endings: readonly Ending[] = [
  { ending: 'ies', instead: ['y', 'ie'], parts: either },
  { ending: 'ves', instead: ['f', 'fe', 've'], parts: either },
  { ending: 'zzes', instead: ['zz', 'z'], parts: either },
  { ending: 'sses', instead: ['ss', 's'], parts: either },
  { ending: 'es', instead: ['e', ''], parts: either },
  { ending: 's', instead: [''], parts: either },
  { ending: 'ied', instead: ['y', 'ie'], parts: done },
  { ending: 'cked', instead: ['ck', 'c'], parts: done },
  { ending: 'ed', instead: ['', 'e'], parts: done, doubles: true },
  { ending: 'ying', instead: ['y', 'ie', 'ye'], parts: done },
  { ending: 'cking', instead: ['ck', 'c'], parts: done },
  { ending: 'ing', instead: ['', 'e'], parts: done, doubles: true },
  { ending: 'ings', instead: ['', 'e'], parts: done, doubles: true },
  { ending: 'iest', instead: ['y'], parts: compared },
  { ending: 'est', instead: ['', 'e'], parts: compared, doubles: true },
  { ending: 'ier', instead: ['y'], parts: comparedOrDoer },
  { ending: 'er', instead: ['', 'e'], parts: comparedOrDoer, doubles: true },
  { ending: 'iers', instead: ['y'], parts: done },
  { ending: 'ers', instead: ['', 'e'], parts: done, doubles: true },
  { ending: 'men', instead: ['man'], parts: named },
];

const doubled = /([bcdfghjklmnpqrstvwxz])\1$/;
/** Such a word would double its last letter before an ending: HOPING is of HOPE. */
const wouldDouble = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

/**
 * What a word in small letters may be a regular form of, the likeliest first. These are guesses: whoever asks
 * knows which of them are words.
 */
export function baseForms(word: string): BaseForm[] {
  return endings.flatMap(({ ending, instead, parts, doubles = false }) => {
    if (!word.endsWith(ending)) return [];
    const stem = word.slice(0, -ending.length);
    const stems = instead.map((put) => stem + put);
    if (doubles && wouldDouble.test(stem)) stems.reverse();
    // HOPPED is of HOP, but FALLING of FALL: a double consonant stays if there is such a word.
    if (doubles && doubled.test(stem)) stems.splice(1, 0, stem.slice(0, -1));
    return stems.filter((base) => base.length > 1).map((base) => ({ word: base, parts }));
  });
}
