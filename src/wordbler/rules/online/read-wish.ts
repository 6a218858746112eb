import { isMascotId } from '../../../engine/players/names';
import { type MessageReaders, readMessage } from '../../../engine/saving/read-message';
import {
  count,
  type FieldsOf,
  fieldsOf,
  isWithin,
  listOf,
  matching,
  type Reader,
  recordOf,
  text,
  whole,
  yesOrNo,
} from '../../../engine/saving/untrusted';
import { rackSize } from '../board';
import { levels } from '../levels';
import { areRules, ownRules, type Rules } from '../rules';
import { phraseCount, reactionCount, type SeatWished, type TableWished, type Wish } from './protocol';

/** 128 bits in base64url, as every secret and nonce is written. */
const isKey = /^[\w-]{22}$/;
const isRoom = /^[\w-]{16}$/;

const atMost =
  <T>(most: number, list: Reader<T[]>): Reader<T[]> =>
  (value) =>
    Array.isArray(value) && value.length <= most ? list(value) : undefined;

const key = matching(isKey);
const room = matching(isRoom);
const mascot: Reader<string> = (value) => (isMascotId(value) ? value : undefined);
const rules: Reader<Rules> = (value) => (areRules(value) ? ownRules(value) : undefined);

const seat: Reader<SeatWished> = (value) => {
  const { kind, name, level, mascot } =
    fieldsOf<{ kind: string; name: string; level: string; mascot: string }>(value) ?? {};
  if (kind === 'person') return { kind };
  const own = levels.find((one) => one === level);
  if (kind !== 'computer' || typeof name !== 'string' || !own) return undefined;
  return { kind, name, level: own, ...(typeof mascot === 'string' && { mascot }) };
};

const table = recordOf<TableWished>({
  seats: atMost(4, listOf(seat)),
  rules,
  tiles: text,
  words: text,
  'watched?': yesOrNo,
  'listed?': yesOrNo,
} as FieldsOf<TableWished>);

const inTurn = { n: count, turn: count };
const lays = listOf(
  recordOf<{ tile: number; x: number; y: number; letter?: string }>({
    tile: count,
    x: whole,
    y: whole,
    'letter?': text,
  }),
);
const phrase: Reader<number> = (value) => (isWithin(value, [0, phraseCount + reactionCount - 1]) ? value : undefined);

const readers: MessageReaders<Wish> = {
  open: recordOf({ v: count, table }),
  tables: recordOf({ v: count }),
  enter: recordOf<{ v: number; room: string; secret?: string; seq?: number; joins?: boolean }>({
    v: count,
    room,
    'secret?': key,
    'seq?': count,
    'joins?': yesOrNo,
  }),
  take: recordOf<{ n: number; name: string; mascot?: string; nonce: string; secret: string }>({
    n: count,
    name: text,
    'mascot?': mascot,
    nonce: key,
    secret: key,
  }),
  start: recordOf({ n: count }),
  give: recordOf<{ n: number; seat: number; to: SeatWished }>({ n: count, seat: count, to: seat }),
  play: recordOf({ ...inTurn, lays: atMost(rackSize, lays) }),
  exchange: recordOf({ ...inTurn, tiles: atMost(rackSize, listOf(count)) }),
  pass: recordOf(inTurn),
  accept: recordOf(inTurn),
  challenge: recordOf(inTurn),
  hint: recordOf(inTurn),
  resign: recordOf(inTurn),
  rematch: recordOf(inTurn),
  say: recordOf({ n: count, phrase }),
};

/** The wish in a message, which may be anything; stripped of what does not belong. */
export const readWish = (message: string): Wish | undefined => readMessage(readers, message);
