import { type Command, msPerTurn } from '../../wordbler/rules';
import type { RunningTime } from '../logged-room';
import { msKept } from '../room-log';
import type { FoldedRoom } from './folded-room';

/** If whoever should think for a computer has died, others do after so long. */
const msToThink = 30_000;
/** A room whose time has come is not woken again before. */
const msBetweenWakes = 10_000;

/** Whoever is so long over a time for the whole game has left: the others play on. */
const msOver = 10 * 60_000;

/** How much more time the mover has, from when the turn began on; undefined where there is no end to it. */
function msForTurn({ game, rules: { clock } }: FoldedRoom): number | undefined {
  const { toMove, msUsed, msThisTurn } = game!.state;
  if (clock.kind !== 'perPlayer') return msPerTurn(clock);
  return clock.minutes * 60_000 + msOver - (msUsed[toMove]! - msThisTurn);
}

/** Until the turn that is running is lost, or the open play stands; undefined where there is time. */
export function runningIn(room: FoldedRoom): RunningTime | undefined {
  const { game, since } = room;
  const most = game && msToRun(room);
  return most === undefined ? undefined : { since, deadline: since + most };
}

function msToRun(room: FoldedRoom): number | undefined {
  const { phase } = room.game!.state;
  if (phase === 'turn') return msForTurn(room);
  const { challengeSeconds } = room.rules;
  return phase === 'challenge' && challengeSeconds !== undefined ? challengeSeconds * 1000 : undefined;
}

/** What the clock does at a deadline. */
export function atDeadline(room: FoldedRoom): Command[] {
  const { phase, toMove: seat, msThisTurn } = room.game!.state;
  if (phase === 'challenge') return [{ type: 'letStand' }];
  const spent: Command = { type: 'spendTime', seat, ms: msForTurn(room)! - msThisTurn };
  return room.rules.clock.kind === 'perPlayer' ? [spent, { type: 'resign', seat }] : [spent];
}

/** The time that a seat has taken by now, where there is a clock: it goes before what the seat does. */
export function timeTaken(room: FoldedRoom, seat: number, now: number): Command[] {
  const { game, since, rules } = room;
  const { phase, toMove, msThisTurn } = game!.state;
  if (rules.clock.kind === 'off' || phase !== 'turn' || seat !== toMove) return [];
  const left = (msForTurn(room) ?? Number.MAX_SAFE_INTEGER) - msThisTurn - 1;
  return [{ type: 'spendTime', seat, ms: Math.max(0, Math.min(now - since - msThisTurn, left)) }];
}

/** The computers that are to move, or to say something to an open play. */
export function computersAsked({ game, seats }: FoldedRoom): number[] {
  if (!game) return [];
  const { phase, toMove, openPlay } = game.state;
  const asked = phase === 'turn' ? [toMove] : (openPlay?.awaiting ?? []);
  return asked.filter((seat) => seats[seat]!.kind === 'computer');
}

/** When the room wants to be woken. */
export function dueOf(room: FoldedRoom): number {
  const deadline = runningIn(room)?.deadline ?? Number.POSITIVE_INFINITY;
  const thought = computersAsked(room).length > 0 ? room.at + msToThink : Number.POSITIVE_INFINITY;
  return Math.min(deadline, thought, room.at + msKept);
}

/** When it wants to be woken again, if nothing has come of it now. */
export const dueAfter = (room: FoldedRoom, now: number) => Math.max(dueOf(room), now + msBetweenWakes);
