import { type RaceEvent, type RaceTold, type RaceWelcome, raceVersion } from '../../online/protocol/protocol';
import { type SeatFind, seenFind } from '../../online/protocol/race';
import type { EarFor } from '../guest';
import type { FoldedRace } from './folded-race';

/** A device at a seat, or one that was invited and has not sat down. */
export type RaceEar = EarFor<RaceTold>;

/** What a seat may see of what has happened. */
function seenRaceEvent(event: RaceEvent, viewer: number | null, hides: boolean): RaceEvent {
  if (event.type !== 'found') return event;
  return { ...event, find: seenFind(event.find as SeatFind, viewer, hides) };
}

export function raceToldOf(
  { tale, open }: FoldedRace,
  at: number,
  viewer: number | null,
  now: number,
): RaceTold {
  const events = tale[at]!.map((event) => seenRaceEvent(event, viewer, open.hides));
  return { t: 'told', seq: at + 1, now, events };
}

export function raceWelcome(folded: FoldedRace, seat: number | null, now: number): RaceWelcome {
  const { seq, obeyed, seats, start, race, next, isOver } = folded;
  const { game, wished, hides } = folded.open;
  return {
    ...{ t: 'welcome', v: raceVersion, seq, now, seat, seats, start, next },
    n: seat === null ? 0 : obeyed[seat]!,
    race: { game, wished, hides },
    finds: (race?.finds ?? []).map((find) => (isOver ? find : seenFind(find, seat, hides))),
    scores: race && isOver ? race.scores : null,
  };
}
