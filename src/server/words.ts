import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { type LanguageId, languageOfList, playLanguages } from '../engine/alphabet/languages';
import { Familiarity } from '../engine/familiarity';
import { Lexicon } from '../engine/lexicon';
import { unpackGraph } from '../engine/lexicon/unpack-graph';

const languages = new URL('../../assets/languages/', import.meta.url);

const unpacked = async (id: LanguageId, kind: 'words' | 'familiarity') =>
  new Uint8Array(gunzipSync(await readFile(new URL(`${id}/${id}.${kind}`, languages))));

/** What there is to know of a language's words. */
export interface Words {
  lexicon: Lexicon;
  familiarity: Familiarity;
}

async function load(id: LanguageId): Promise<Words> {
  const { list, tiles } = playLanguages[id];
  const graph = unpackGraph(await unpacked(id, 'words'), tiles.alphabet);
  const lexicon = new Lexicon({ id: list, alphabet: tiles.alphabet, ...graph });
  return { lexicon, familiarity: new Familiarity(await unpacked(id, 'familiarity'), lexicon) };
}

const loaded = new Map<LanguageId, Promise<Words>>();

/** The words of a list, read when a table first plays by it; undefined if there is no such list. */
export function wordsOf(list: string): Promise<Words> | undefined {
  const id = languageOfList(list);
  if (!id) return undefined;
  const own = loaded.get(id) ?? load(id);
  loaded.set(id, own);
  own.catch(() => loaded.delete(id));
  return own;
}
