import { fieldsOf, isWithin } from '../../../engine/saving/untrusted';
import type { Ticker } from '../../../shared/play/game-clock';
import { askOnce, type NoAnswer, serverAddress } from '../../client/connection';
import { areNumbers, type Checks, type Fields, isListOf, isNumber, isText, toldBy } from '../../client/room-connection';
import {
  mostRacers,
  type RaceTold,
  type RaceWished,
  type RefusedRaceWish,
  raceGames,
  raceVersion,
} from '../../protocol/protocol';

const isSeat = (value: unknown) => isWithin(value, [0, mostRacers - 1]);
const isRacer = ({ name, mascot }: Fields) => isText(name) && (mascot === undefined || isText(mascot));

/** As much of a find as was told, and no half of it. */
const isFind = ({ seat, word, points, ms, find }: Fields) =>
  isSeat(seat) &&
  (word === undefined || (isText(word) && isNumber(points))) &&
  (find === undefined || (areNumbers(find) && isNumber(ms) && isText(word)));
const isWholeFind = (find: Fields) => isFind(find) && find['find'] !== undefined;
const isStart = ({ at, setup }: Fields) => isNumber(at) && fieldsOf(setup) !== undefined;

const events: Readonly<Record<string, (event: Fields) => boolean>> = {
  seatTaken: (event) => isSeat(event['seat']) && isRacer(event),
  startCalled: ({ start }) => isStart(fieldsOf(start) ?? {}),
  found: ({ find }) => isFind(fieldsOf(find) ?? {}),
  raceEnded: ({ finds, scores }) => isListOf(finds, isWholeFind) && areNumbers(scores),
  nextOpened: ({ room }) => isText(room),
};

const isRace = ({ game, wished, hides }: Fields) =>
  raceGames.some((own) => own === game) && fieldsOf(wished) !== undefined && typeof hides === 'boolean';

/** What of each kind of message must be there before anything is made of it. */
const checks: Checks<RaceTold> = {
  opened: ({ room, secret }) => isText(room) && isText(secret),
  welcome: ({ v, seq, n, now, seat, race, seats, start, finds, scores, next }) =>
    [v, seq, n, now].every(isNumber) &&
    (seat === null || isSeat(seat)) &&
    isRace(fieldsOf(race) ?? {}) &&
    isListOf(seats, isRacer) &&
    (start === null || isStart(fieldsOf(start) ?? {})) &&
    isListOf(finds, scores === null ? isFind : isWholeFind) &&
    (scores === null || areNumbers(scores)) &&
    (next === null || isText(next)),
  told: (fields) =>
    isNumber(fields['seq']) &&
    isNumber(fields['now']) &&
    isListOf(fields['events'], (event) => {
      const { type } = event;
      return isText(type) && Object.hasOwn(events, type) && events[type]!(event);
    }),
  refused: ({ n, reason }) => isNumber(n) && isText(reason),
  here: ({ seats }) => areNumbers(seats),
};

/** What a server says of a race, whoever that is; undefined if nothing can be made of it. */
export const readRaceTold = (message: string): RaceTold | undefined => toldBy(checks, message);

/** Where the server listens to those who race. */
export const racesPath = 'online/races';

/** Opens such a race; or why there is none. */
export async function openRace(
  race: RaceWished,
  ticker: Ticker,
): Promise<{ room: string; secret: string } | RefusedRaceWish | NoAnswer | 'strange'> {
  const question = { t: 'open', v: raceVersion, race };
  const told = await askOnce(serverAddress(racesPath), question, ticker, readRaceTold);
  if (typeof told === 'string' || told.t === 'opened') return told;
  return told.t === 'refused' ? told.reason : 'strange';
}
