import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type LanguageId, playLanguages } from '../../src/engine/alphabet/languages';
import { Familiarity } from '../../src/engine/familiarity/familiarity';
import { Lexicon } from '../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../src/engine/lexicon/unpack-graph';
import { type Knowledge, knowledgeOf as knowledgeFrom } from '../../src/wordbler/ai';
import { unpackWords } from '../../src/worker/fetch-words';

const fileOf = (id: LanguageId, kind: string) =>
  readFileSync(new URL(`../../assets/languages/${id}/${id}.${kind}`, import.meta.url));

export async function loadWords(id: LanguageId = 'en'): Promise<Lexicon> {
  const { list, tiles } = playLanguages[id];
  const packed = new Uint8Array(fileOf(id, 'words'));
  return new Lexicon({
    id: list,
    alphabet: tiles.alphabet,
    ...unpackGraph(await unpackWords([packed]), tiles.alphabet),
  });
}

export const familiarityOf = (words: Lexicon): Familiarity =>
  new Familiarity(gunzipSync(fileOf(words.alphabet.id as LanguageId, 'familiarity')), words);

export const knowledgeOf = (words: Lexicon): Knowledge => knowledgeFrom(words, familiarityOf(words));
