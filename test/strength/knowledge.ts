import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { english } from '../../src/core/alphabet/english';
import { Familiarity } from '../../src/core/familiarity';
import { Lexicon } from '../../src/core/lexicon';
import { unpackGraph } from '../../src/core/lexicon/unpack-graph';
import { type Knowledge, knowledgeOf as knowledgeFrom } from '../../src/core/wordbler/computer';
import { unpackWords } from '../../src/worker/fetch-words';

const packed = readFileSync(new URL('../../assets/languages/en/en.words', import.meta.url));
const marks = readFileSync(new URL('../../assets/languages/en/en.familiarity', import.meta.url));

export async function loadWords(): Promise<Lexicon> {
  return new Lexicon({
    id: 'enable1',
    alphabet: english,
    ...unpackGraph(await unpackWords([packed]), english),
  });
}

export const knowledgeOf = (words: Lexicon): Knowledge =>
  knowledgeFrom(words, new Familiarity(gunzipSync(marks), words));
