import { type LanguageId, languageIds } from '../engine/alphabet/languages';
import { oneOf, type Reader } from '../engine/keeping/read-command';
import type { GameName, GameWish, Theme } from './protocol';
import { readGame, readLevel, readNames, readTheme } from './read';

/** What the address of the page asks for. */
export interface Address extends GameWish {
  game?: GameName;
  lang?: string;
  /** The language of tiles and words. */
  words?: LanguageId;
  theme?: Theme;
  mute?: true;
  motion?: 'system' | 'full' | 'reduced';
  /** The only origin that is listened to. */
  host?: string;
}

const yes: Reader<boolean> = (value) => ({ '1': true, '0': false })[String(value)];

/** An origin as browsers write it, and nothing behind it. */
const origin: Reader<string> = (value) => {
  if (typeof value !== 'string' || !/^https?:\/\/[^/?#@\s]+$/.test(value)) return undefined;
  try {
    return new URL(value).origin;
  } catch {
    // An address of the wrong form has no origin.
    return undefined;
  }
};

const readers = (languages: readonly string[]) =>
  ({
    game: readGame,
    // Longer ones were always cut.
    seed: (value) => (value === '' ? undefined : String(value)),
    players: (value) => readNames(String(value).split(',')),
    level: readLevel,
    lang: oneOf(languages),
    words: oneOf(languageIds),
    theme: readTheme,
    mute: yes,
    motion: oneOf(['system', 'full', 'reduced']),
    host: origin,
    embed: yes,
  }) satisfies Record<string, Reader<unknown>>;

/** What an address asks for, and the names of what in it cannot be read; names nobody knows are passed over. */
export function readAddress(search: string, languages: readonly string[]): { asked: Address; bad: string[] } {
  const asked: Record<string, unknown> = {};
  const bad: string[] = [];
  const given = new URLSearchParams(search);
  for (const [name, read] of Object.entries<Reader<unknown>>(readers(languages))) {
    const text = given.get(name);
    if (text === null) continue;
    const value = read(text);
    if (value === undefined) bad.push(name);
    else if (value !== false && name !== 'embed') asked[name] = value;
  }
  return { asked: asked as Address, bad };
}
