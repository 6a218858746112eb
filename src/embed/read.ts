import { type LanguageId, languageIds } from '../engine/alphabet/languages';
import { nameFaults, tidyName } from '../engine/players/names';
import { isSeed } from '../engine/random/dice';
import { type Fields, fieldsOf, listOf, oneOf, type Reader, readBy } from '../engine/saving/untrusted';
import { justRight, levels } from '../wordbler/rules/levels';
import type { Asked, GameName, GameSpec, Level, Service, Theme } from './protocol';

const mostPlayers = 4;

export const games: readonly GameName[] = ['wordbler', 'wordsearch', 'scramble'];
const readGame = oneOf<GameName>(games);
const readLevel = oneOf<Level>([justRight, ...levels]);
const readRules = oneOf<NonNullable<GameSpec['rules']>>(['casual', 'authors']);
const readTheme = oneOf<Theme>(['system', 'dark', 'light', 'contrast']);
const readSeed: Reader<string> = (value) => (isSeed(value) ? value : undefined);

/** From one to four, tidy, no two alike. */
const readNames: Reader<string[]> = (value) => {
  if (!Array.isArray(value) || value.length < 1 || value.length > mostPlayers) return undefined;
  const names = listOf<string>((name) => (typeof name === 'string' && name.length < 200 ? name : undefined))(value);
  return names && nameFaults(names).every((fault) => !fault) ? names.map(tidyName) : undefined;
};

const share: Reader<number> = (value) =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value + 0 : undefined;
const flag = oneOf([true, false]);
const plain: Reader<object> = (value) => fieldsOf(plainCopy(value));

type Named = { [Type in keyof Asked]: { type: Type } & Asked[Type] };
/** A command of the host, read. */
export type HostCommand = Named[keyof Asked];

const fields: Fields<HostCommand> = {
  newGame: { game: readGame, 'seed?': readSeed, 'players?': readNames, 'level?': readLevel, 'rules?': readRules },
  pause: {},
  resume: {},
  mute: { 'muted?': flag },
  setVolume: { 'sound?': share, 'music?': share },
  setTheme: { theme: readTheme },
  getState: {},
  loadState: { save: plain },
  snapshot: {},
  focus: {},
};

/** What can be asked of the game. */
export const commands = Object.keys(fields);

const ns = 'wordbler';
const version = 1;
const longestId = 100;

type Id = string | number;

export const enveloped = (message: object) => ({ ns, v: version, ...message });

const readId: Reader<Id> = (value) => {
  if (typeof value === 'string') return value.length <= longestId ? value : undefined;
  return Number.isFinite(value) ? (value as number) : undefined;
};

interface Envelope {
  type: string;
  id: Id | undefined;
  given: Readonly<Record<string, unknown>>;
}

/** Undefined if it is none of ours. A later version of the host says what it says in the words of this one, too. */
function readEnvelope(value: unknown): Envelope | undefined {
  const given = fieldsOf(value);
  if (given?.['ns'] !== ns || typeof given['v'] !== 'number' || !(given['v'] >= version)) return undefined;
  const { type, id } = given;
  return typeof type === 'string' ? { type, id: readId(id), given } : undefined;
}

/** What a host offers to do, if that is its `hello`. */
export function readHello(value: unknown): { services: Service[] } | undefined {
  const envelope = readEnvelope(value);
  if (envelope?.type !== 'hello') return undefined;
  const { services } = envelope.given;
  const known: readonly Service[] = ['storage', 'share', 'fullscreen'];
  // A list with nothing in it may be of any length.
  const named: unknown[] = Array.isArray(services) ? services.slice(0, known.length) : [];
  return { services: known.filter((own) => named.includes(own)) };
}

/** What came over the line. `unreadable` is a message of ours with something amiss; all else is nothing at all. */
type Heard =
  | { kind: 'command'; command: HostCommand; id: Id | undefined }
  | { kind: 'answer'; id: Id; value: unknown }
  | { kind: 'failed'; id: Id }
  | { kind: 'unreadable'; id: Id | undefined };

export function readMessage(value: unknown): Heard | undefined {
  const envelope = readEnvelope(value);
  if (!envelope) {
    const { ns: name, id } = fieldsOf(value) ?? {};
    return name === ns ? { kind: 'unreadable', id: readId(id) } : undefined;
  }
  const { type, id, given } = envelope;
  if (type === 'answer' && id !== undefined) return { kind: 'answer', id, value: plainCopy(given['value']) };
  if (type === 'error' && id !== undefined) return { kind: 'failed', id };
  if (!Object.hasOwn(fields, type)) return undefined;
  const command = readBy<HostCommand>(fields, given);
  return command ? { kind: 'command', command, id } : { kind: 'unreadable', id };
}

/** What the address of the page asks for. */
export interface Address extends GameSpec {
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
    rules: readRules,
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

export interface First {
  scene: string;
  data: object;
}

/** What the page around this one, or the address, has a say in. */
export interface Embedding {
  /** The scene that the address asks for, in the place of the one that would come first. */
  firstScene(usual: First): Promise<First>;
}

/** More is nothing that a game has ever written, and would keep a page busy. */
const mostValues = 60_000;
const mostLetters = 1_000_000;
const deepest = 16;

/**
 * What JSON could say of a value that may come from anywhere, copied, and nothing else of it; undefined where there is
 * something it could not say, or too much.
 */
function plainCopy(value: unknown): unknown {
  let values = 0;
  let letters = 0;
  const isText = (text: string) => {
    letters += text.length;
    return letters <= mostLetters;
  };
  const copy = (given: unknown, depth: number): unknown => {
    if (++values > mostValues || depth > deepest) return undefined;
    if (given === null || typeof given === 'boolean') return given;
    if (typeof given === 'number') return Number.isFinite(given) ? given + 0 : undefined;
    if (typeof given === 'string') return isText(given) ? given : undefined;
    if (typeof given !== 'object') return undefined;
    return Array.isArray(given) ? copyList(given, depth) : copyRecord(given, depth);
  };
  const copyList = (given: readonly unknown[], depth: number) => {
    if (given.length > mostValues) return undefined;
    const list = Array.from(given, (one) => copy(one, depth + 1));
    return list.includes(undefined) ? undefined : list;
  };
  const copyRecord = (given: object, depth: number) => {
    if (Object.prototype.toString.call(given) !== '[object Object]') return undefined;
    const entries: [string, unknown][] = [];
    for (const [name, field] of Object.entries(given)) {
      // As in JSON, what is undefined is not there.
      if (field === undefined) continue;
      const own = isText(name) ? copy(field, depth + 1) : undefined;
      if (own === undefined) return undefined;
      entries.push([name, own]);
    }
    return Object.fromEntries(entries);
  };
  return copy(value, 0);
}
