import { unnamed } from '../../engine/players/unnamed';
import {
  GameEngine,
  msPerTurn,
  type Rules,
  type Seat,
  setupFault,
  type WordJudge,
} from '../../wordbler/rules';
import { type RefusedWish, rulesVersion, type TableWished } from '../../wordbler/rules/online';
import { hashOf, newSecret } from '../secrets';
import type { OpenEntry } from './entries';
import type { FoldedRoom } from './folded-room';

interface Opening {
  entry: OpenEntry;
  invitations: { seat: number; secret: string }[];
}

const noWords = (id: string): WordJudge => ({ id, has: () => false });

/** The first entry of a room for such a table, and its invitations; or why it is no table. */
export function openTable(
  table: TableWished,
  at: number,
  isRude: (name: string) => boolean,
): Opening | RefusedWish {
  const { tiles, words, watched = false, listed = false } = table;
  const rules = withTimeToDoubt(table.rules);
  const seats = table.seats.map(
    (seat, at): Seat => (seat.kind === 'person' ? { kind: 'person', name: unnamed.seat(at) } : seat),
  );
  const setup = { seats, rules, seed: 'to come', dice: 'sha256' as const, tiles, words };
  const fault = setupFault(setup);
  if (fault) return fault;
  if (!seats.some(({ kind }) => kind === 'person')) return 'malformed';
  if (seats.some(({ kind, name }) => kind === 'computer' && isRude(name))) return 'rudeName';
  const own = new GameEngine(setup, noWords(words)).setup;
  const { version: save } = new GameEngine(setup, noWords(words)).save();
  const secrets = seats.map(({ kind }) => (kind === 'person' ? newSecret() : null));
  return {
    entry: {
      ...{ k: 'open', at, v: rulesVersion, save, seats: own.seats, rules: own.rules, tiles, words },
      ...{
        seed: newSecret(),
        watched,
        ...(listed && { listed }),
        keys: secrets.map((secret) => secret && hashOf(secret)),
      },
    },
    invitations: secrets.flatMap((secret, seat) => (secret ? [{ seat, secret }] : [])),
  };
}

/** Where nobody has chosen it and turns have no time. */
const msToDoubt = 180_000;

/** Nobody waits for ever for whoever has left: a play that may be doubted stands after the time of a turn. */
const withTimeToDoubt = (rules: Rules): Rules =>
  rules.invalidWord === 'challenge' && rules.challengeSeconds === undefined
    ? { ...rules, challengeSeconds: (msPerTurn(rules.clock) ?? msToDoubt) / 1000 }
    : rules;

/** The same table once more: who sat there comes in with the same secret, and adds to a new seed. */
export function openAgain({ seats, setup, keys, isWatched, open }: FoldedRoom, at: number): OpenEntry {
  const { rules, tiles, words } = setup;
  return {
    ...{ k: 'open', at, v: rulesVersion, save: open.save, seats, rules, tiles, words },
    ...{ seed: newSecret(), watched: isWatched, keys: [...keys] },
  };
}
