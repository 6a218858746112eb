import {
  type RaceTold,
  type RaceWish,
  type RefusedRaceWish,
  raceVersion,
} from '../../online/protocol/protocol';
import { readRaceWish } from '../../online/protocol/read-race-wish';
import { Guest } from '../guest';
import type { Addresses } from '../limits';
import type { Line } from '../line';
import type { Time } from '../time';
import type { RaceRoom } from './race-room';
import type { Races } from './races';

/** Whatever a client says that came to race: obeyed, or refused with a reason. */
export class RacingVisitor extends Guest<RaceTold, Extract<RaceWish, { n: number }>, RaceRoom> {
  constructor(
    line: Line,
    private readonly races: Races,
    private readonly addresses: Addresses,
    time: Time,
    failed: (what: string, error: unknown) => void,
  ) {
    super(line, time, failed);
  }

  protected override async obey(text: string): Promise<void> {
    const wish = readRaceWish(text);
    if (!wish) return this.refuse(0, 'malformed');
    if (wish.t === 'open') return this.open(wish);
    if (wish.t === 'enter') return this.enter(wish);
    return this.wishThere(wish);
  }

  private async open({ v, race }: Extract<RaceWish, { t: 'open' }>) {
    if (v !== raceVersion) return this.refuse(0, 'otherVersion');
    if (!this.addresses.open(this.line.address)) return this.refuse(0, 'tooMany');
    const opened = await this.races.open(race);
    if (typeof opened === 'string') return this.refuse(0, opened);
    this.tell({ t: 'opened', ...opened });
  }

  private async enter({ v, room: id, secret, seq }: Extract<RaceWish, { t: 'enter' }>) {
    if (v !== raceVersion) return this.refuse(0, 'otherVersion');
    this.comeTo(id);
    const room = await this.races.find(id);
    if (this.isGone) return;
    if (!room) return this.refuse(0, 'noSuchRoom');
    if (room === 'otherVersion') return this.refuse(0, 'otherVersion');
    await room.look();
    if (this.isGone) return;
    const seat = room.seatOf(secret);
    if (seat === undefined) return this.refuse(0, 'notSeated');
    await this.comeInto(room, seat, seq, secret);
  }

  protected override refuse(n: number, reason: RefusedRaceWish) {
    super.refuse(n, reason);
  }
}
