import type { Find } from '../../engine/racer';
import type { RaceStart, RaceWished } from '../../online/protocol/protocol';
import type { RacerSeat } from '../../online/protocol/race';
import type { OutageEntry } from '../logged-room';

/** What a race's log holds. Each was judged before it was written. */
export type RaceEntry = RaceOpened | WrittenInRace;

export type WrittenInRace =
  | ({ k: 'take'; at: number; n: number; key: string } & RacerSeat)
  | { k: 'go'; at: number; seat: number; n: number; startAt: number }
  | { k: 'find'; at: number; seat: number; n: number; find: Find }
  | { k: 'end'; at: number }
  | OutageEntry
  | { k: 'next'; at: number; seat: number; n: number; room: string };

export interface RaceOpened extends RaceWished {
  k: 'race';
  at: number;
  v: number;
  setup: RaceStart['setup'];
  /** The hash of the invitation's secret. */
  invitation: string;
  /** Who is there from the beginning, where they race once more; and the hashes of what they come in with. */
  seats: RacerSeat[];
  keys: string[];
}

export const raceEntriesIn = (bodies: readonly string[]) =>
  bodies.map((body) => JSON.parse(body) as RaceEntry);
