import { isMascotId } from '../../engine/players/names';
import type { Find } from '../../engine/racer';
import { type MessageReaders, readMessage } from '../../engine/saving/read-message';
import {
  count,
  type FieldsOf,
  fieldsOf,
  matching,
  oneOf,
  type Reader,
  recordOf,
  text,
  whole,
  yesOrNo,
} from '../../engine/saving/untrusted';
import { type RaceWish, type RaceWished, raceGames } from './protocol';

const longestFind = 100;

const key = matching(/^[\w-]{22}$/);
const room = matching(/^[\w-]{16}$/);
const mascot: Reader<string> = (value) => (isMascotId(value) ? value : undefined);
const fields: Reader<object> = (value) => fieldsOf<object>(value);
const find: Reader<Find> = (value) =>
  Array.isArray(value) && value.length <= longestFind && value.every((one) => whole(one) !== undefined)
    ? [...value]
    : undefined;

const race = recordOf<RaceWished>({
  game: oneOf(raceGames),
  wished: fields,
  hides: yesOrNo,
} as FieldsOf<RaceWished>);

const readers: MessageReaders<RaceWish> = {
  open: recordOf({ v: count, race }),
  enter: recordOf<{ v: number; room: string; secret: string; seq?: number }>({
    v: count,
    room,
    secret: key,
    'seq?': count,
  }),
  take: recordOf<{ n: number; name: string; mascot?: string; secret: string }>({
    n: count,
    name: text,
    'mascot?': mascot,
    secret: key,
  }),
  start: recordOf({ n: count }),
  again: recordOf({ n: count }),
  find: recordOf<{ n: number; find: Find }>({ n: count, find }),
};

/** The wish in a message, which may be anything; stripped of what does not belong. */
export const readRaceWish = (message: string): RaceWish | undefined => readMessage(readers, message);
