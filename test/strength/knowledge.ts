import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type LanguageId, playLanguages } from '../../src/engine/alphabet/languages';
import { Familiarity } from '../../src/engine/familiarity/familiarity';
import { Lexicon } from '../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../src/engine/lexicon/unpack-graph';
import { type Knowledge, knowledgeOf as knowledgeFrom } from '../../src/wordbler/ai/knowledge';
import { unpackWords } from '../../src/worker/fetch-words';

const fileOf = (id: LanguageId, kind: string) =>
  readFileSync(new URL(`../../assets/languages/${id}/${id}.${kind}`, import.meta.url));

const lists = new Map<LanguageId, Promise<Lexicon>>();
const known = new WeakMap<Lexicon, Knowledge>();

/** Read once a process. */
export function loadWords(id: LanguageId = 'en'): Promise<Lexicon> {
  const list = lists.get(id) ?? readWords(id);
  lists.set(id, list);
  return list;
}

async function readWords(id: LanguageId): Promise<Lexicon> {
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

/** Put together once for each list that was read: the graph for finding plays takes seconds. */
export function knowledgeOf(words: Lexicon): Knowledge {
  const knowledge = known.get(words) ?? knowledgeFrom(words, familiarityOf(words));
  known.set(words, knowledge);
  return knowledge;
}
