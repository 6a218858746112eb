import { isLanguage, type LanguageId } from '../../engine/alphabet/languages';
import { aDay } from '../../engine/played';
import { count, fieldsOf, listOf, type Reader, recordOf, text } from '../../engine/saving/untrusted';

/**
 * Words of the other games, of which a word search can be made: missed on the boards of a day, or laid in the last
 * game.
 */
export const seekSources = ['missed', 'laid'] as const;
export type SeekSource = (typeof seekSources)[number];

export interface ToSeek {
  day: string;
  language: LanguageId;
  /** The last ones first. */
  words: readonly string[];
}

export type AllToSeek = { readonly [source in SeekSource]?: ToSeek };

/** More than any list takes, for some of them are too short, or lie in others. */
const mostWords = 80;

/** What the next board of the same day has is added; another game takes the place of the last. */
export function withWordsToSeek(all: AllToSeek, source: SeekSource, own: ToSeek): AllToSeek {
  const known = all[source];
  const isMore = source === 'missed' && known?.day === own.day && known.language === own.language;
  const words = [...new Set([...own.words, ...(isMore ? known.words : [])])].slice(0, mostWords);
  return words.length > 0 ? { ...all, [source]: { ...own, words } } : all;
}

const version = 1;

export const writeToSeek = (all: AllToSeek) => ({ version, ...all });

const language: Reader<LanguageId> = (value) => (typeof value === 'string' && isLanguage(value) ? value : undefined);
const readSource = recordOf<ToSeek>({ day: aDay, language, words: listOf(text) });
const readAll = recordOf<AllToSeek>({ 'missed?': readSource, 'laid?': readSource });

/** What was kept, or why nothing is taken of it. Takes anything. */
export function readToSeek(value: unknown): AllToSeek | 'newer' | 'damaged' {
  const release = count(fieldsOf<{ version: unknown }>(value)?.version);
  if (!release) return 'damaged';
  return release > version ? 'newer' : (readAll(value) ?? 'damaged');
}
