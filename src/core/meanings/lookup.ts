import { the } from '../the';
import type { Glosses } from './glosses';
import { baseForms } from './lemmatise';
import { littleWords } from './little-words';
import type { Meaning, Part, Sense } from './meaning';
import { twoLetters } from './two-letters';

const parts: Readonly<Record<string, Part>> = { n: 'noun', v: 'verb', a: 'adjective', r: 'adverb' };

/** What a word means, or what the word means that it is a form of. */
export function meaningOf(word: string, glosses: Glosses): Meaning | undefined {
  const small = word.toLowerCase();
  // Our own glosses of AM and IS say what they are forms of.
  const entries = Object.hasOwn(twoLetters, small) ? [] : glosses.entriesOf(small);
  const own = sensesOf(small, glosses);
  const meaning = own.length > 0 ? { lemma: small, senses: own } : undefined;
  // The entry that is met most often stands first: LEFT is itself before it is a form of LEAVE.
  const found = isForm(entries[0] ?? '')
    ? (irregular(entries, glosses) ?? meaning)
    : (meaning ?? irregular(entries, glosses) ?? regular(small, glosses));
  return found && { ...found, lemma: found.lemma.toUpperCase() };
}

/** Entries with a capital lead from an irregular form to its word, as in `mice`, `N mouse`. */
const isForm = (entry: string) => /^[A-Z] /.test(entry);

function irregular(entries: readonly string[], glosses: Glosses): Meaning | undefined {
  for (const entry of entries.filter(isForm)) {
    const lemma = entry.slice(2);
    const part = parts[entry.charAt(0).toLowerCase()];
    const senses = sensesOf(lemma, glosses).filter((sense) => sense.part === part);
    if (senses.length > 0) return { lemma, senses };
  }
  return undefined;
}

function regular(word: string, glosses: Glosses): Meaning | undefined {
  for (const base of baseForms(word)) {
    const senses = sensesOf(base.word, glosses).filter(({ part }) => base.parts.includes(part));
    if (senses.length > 0) return { lemma: base.word, senses };
  }
  return undefined;
}

function sensesOf(word: string, glosses: Glosses): readonly Sense[] {
  if (Object.hasOwn(twoLetters, word)) return the(twoLetters[word]);
  if (Object.hasOwn(littleWords, word)) return [the(littleWords[word])];
  return glosses.entriesOf(word).flatMap((entry) => {
    const part = parts[entry.charAt(0)];
    return part === undefined ? [] : [{ part, gloss: readable(entry.slice(2)) }];
  });
}

/** The file is in ASCII. */
const readable = (gloss: string) => gloss.replace(/`([^`']*)'/g, '“$1”').replace(/\.\.\.$/, '…');
