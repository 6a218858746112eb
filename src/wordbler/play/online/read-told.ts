import { fieldsOf, isWithin } from '../../../engine/saving/untrusted';
import { askOnce, isNobodyThere, type NoAnswer, serverAddress } from '../../../online/client/connection';
import { areNumbers, type Checks, isListOf, isNumber, isText, toldBy } from '../../../online/client/room-connection';
import type { Ticker } from '../../../shared/play/game-clock';
import { areRules, type GameState, rackSize, type Setup, setupFault, shapeOf, tileFaces, tileSetOf } from '../../rules';
import {
  protocolVersion,
  type RefusedWish,
  type SeenSetup,
  type TableListed,
  type TableWished,
  type Told,
} from '../../rules/online';

/** What happens in a room beside its game. */
export type RoomNews =
  | { kind: 'changed' }
  /** Somebody sitting here has said something. */
  | { kind: 'said'; seat: number; phrase: number }
  | { kind: 'came' | 'left'; seat: number }
  /** More watch, or fewer. */
  | { kind: 'watched' }
  /** The game begins, or is another than was shown. */
  | { kind: 'game' }
  | { kind: 'refused'; reason: RefusedWish }
  | { kind: 'revealed' };

const isSeat = (value: unknown) => isWithin(value, [0, 3]);

/** What of each kind of message must be there before anything is made of it. */
const checks: Checks<Told> = {
  tables: ({ isListing, tables }) =>
    typeof isListing === 'boolean' &&
    isListOf(
      tables,
      ({ room, seats, taken, rules, tiles }) =>
        isText(room) &&
        isText(tiles) &&
        areRules(rules) &&
        Array.isArray(taken) &&
        isListOf(seats, ({ name }) => isText(name)),
    ),
  opened: ({ room, invitations }) =>
    isText(room) && isListOf(invitations, ({ seat, secret }) => isSeat(seat) && isText(secret)),
  welcome: ({ seq, n, now, since, seat, isTaken, setup, taken, commitment, view, rematch }) =>
    [seq, n, now, since].every(isNumber) &&
    (seat === null || isSeat(seat)) &&
    typeof isTaken === 'boolean' &&
    isSetup(setup) &&
    Array.isArray(taken) &&
    taken.length === setup.seats.length &&
    isText(commitment) &&
    (view === null || isView(view, setup)) &&
    areNumbers(fieldsOf<{ wished: unknown }>(rematch)?.wished),
  told: ({ seq, at, since, events }) =>
    [seq, at, since].every(isNumber) && isListOf(events, ({ type }) => isText(type)),
  refused: ({ n, reason }) => isNumber(n) && isText(reason),
  said: ({ seat, phrase }) => isSeat(seat) && isNumber(phrase),
  here: ({ seats, watching }) => areNumbers(seats) && (watching === undefined || isNumber(watching)),
  revealed: ({ seed, nonces, save }) =>
    isText(seed) && Array.isArray(nonces) && nonces.every(isText) && fieldsOf(save) !== undefined,
};

function isSetup(value: unknown): value is SeenSetup {
  const { seats, tiles } = fieldsOf<Setup>(value) ?? {};
  if (!Array.isArray(seats) || !isText(tiles)) return false;
  // The dice are fetched when the end is checked.
  const { dice: _, ...setup } = value as Setup;
  return !setupFault({ ...setup, seed: 'elsewhere' });
}

function isView(value: unknown, setup: SeenSetup): value is GameState {
  const view = fieldsOf<GameState>(value) ?? {};
  const { phase, bag, racks, board, laid, toMove, turn, scores, history, skips, resigned, msUsed } = view;
  const seats = setup.seats.length;
  const last = tileFaces(tileSetOf(setup)).length - 1;
  const isTile = (tile: unknown) => isWithin(tile, [-1, last]);
  const isTileOrNone = (tile: unknown) => tile === null || isTile(tile);
  const areLying = (tiles: unknown) => isListOf(tiles, ({ tile, letter }) => isTile(tile) && isText(letter));
  return (
    ['ready', 'turn', 'challenge', 'over'].includes(String(phase)) &&
    Array.isArray(bag) &&
    bag.every(isTile) &&
    Array.isArray(racks) &&
    racks.length === seats &&
    racks.every((rack) => Array.isArray(rack) && rack.length === rackSize && rack.every(isTileOrNone)) &&
    Array.isArray(board) &&
    board.length === shapeOf(setup.rules).bonuses.length &&
    areLying(board.filter((placed) => placed !== null)) &&
    areLying(laid) &&
    isWithin(toMove, [0, seats - 1]) &&
    isNumber(turn) &&
    [scores, skips, msUsed].every((list) => areNumbers(list) && (list as number[]).length === seats) &&
    areNumbers(resigned) &&
    isListOf(history, ({ kind, seat }) => isText(kind) && isSeat(seat))
  );
}

/** What a server says, whoever that is; undefined if nothing can be made of it. */
export const readTold = (message: string): Told | undefined => toldBy(checks, message);

/** Where the server listens to those at its tables. */
export const roomsPath = 'online';

type Opened = Extract<Told, { t: 'opened' }>;

/** Opens a room for such a table; or why there is none. */
export async function openRoom(
  table: TableWished,
  ticker: Ticker,
): Promise<Opened | RefusedWish | NoAnswer | 'strange'> {
  const question = { t: 'open', v: protocolVersion, table };
  const told = await askOnce(serverAddress(roomsPath), question, ticker, readTold);
  if (typeof told === 'string' || told.t === 'opened') return told;
  return told.t === 'refused' ? told.reason : 'strange';
}

/** The tables at which somebody waits for whoever comes; `off` where the server has no such list. */
export async function openTables(ticker: Ticker): Promise<readonly TableListed[] | 'off' | NoAnswer | 'strange'> {
  if (await isNobodyThere(roomsPath)) return 'unanswered';
  const told = await askOnce(serverAddress(roomsPath), { t: 'tables', v: protocolVersion }, ticker, readTold);
  if (typeof told === 'string') return told;
  if (told.t !== 'tables') return 'strange';
  return told.isListing ? told.tables : 'off';
}
