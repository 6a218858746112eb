import { digestOf } from '../../keeping/digest';
import { fieldsOf } from '../../keeping/fields';
import { tidyName } from '../../players/names';
import { isPreset, type PresetId, presetWords } from '../categories/presets';
import { capitals, checkList } from './check';

/** A category with its words. High scores are kept under its id. */
export interface WordList {
  id: string;
  /** Of own lists only: what players read for a preset is written elsewhere. */
  name?: string;
  words: string[];
}

export interface OwnList {
  name: string;
  words: string[];
}

export const presetList = (id: PresetId): WordList => ({ id, words: presetWords(id) });

/** An own list's id follows from its name and its words, so that another list begins a table of its own. */
export function ownList({ name: typed, words }: OwnList): WordList {
  const capital = words.filter((word) => word !== '').map(capitals);
  const name = wholeName(typed);
  return { id: namedId(formerId(capital), name), name, words: capital };
}

const formerMark = 'own-';

/** Of the words alone, as the first releases had it. */
export const formerId = (words: readonly string[]) => `${formerMark}${digestOf([...words].sort())}`;
export const isFormerId = (id: string) => id.startsWith(formerMark);

/** What a former id has become: its words need not be known. */
export const namedId = (former: string, name: string) => `list-${digestOf([former, name])}`;

// Half a sign could be neither shown nor put into a link.
const wholeName = (name: string) => tidyName(name.replace(/\p{Cs}/gu, ''));

/** The list in a value from anywhere, if it is a preset as it ships, or an own list that passes all checks. */
export function readWordList(value: unknown): WordList | undefined {
  const { id, name, words } = fieldsOf<WordList>(value) ?? {};
  if (typeof id !== 'string' || !isTexts(words)) return undefined;
  if (isPreset(id)) {
    const preset = presetList(id);
    return name === undefined && isSame(words, preset.words) ? preset : undefined;
  }
  const own = readOwnList({ name, words });
  if (!own) return undefined;
  const list = ownList(own);
  return list.id === id && list.name === name && isSame(words, list.words) ? list : undefined;
}

export function readOwnList(value: unknown): OwnList | undefined {
  const { name, words } = fieldsOf<OwnList>(value) ?? {};
  if (typeof name !== 'string' || !isTexts(words)) return undefined;
  if (!checkList({ name, words }).sound) return undefined;
  const list = ownList({ name, words });
  return { name: wholeName(name), words: list.words };
}

/** More are no list of words, and are not looked at. */
const mostTexts = 1000;

export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= mostTexts &&
  Array.from<unknown>(value).every((text) => typeof text === 'string');

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((word, at) => word === b[at]);
