import {
  protocolVersion,
  type RefusedWish,
  readWish,
  type Told,
  type Wish,
} from '../../wordbler/rules/online';
import { Guest } from '../guest';
import type { Addresses } from '../limits';
import type { Line } from '../line';
import type { Time } from '../time';
import { Room } from './room';
import type { Rooms } from './rooms';

/** Whatever its client says, any bytes in any order: obeyed, or refused with a reason. */
export class Visitor extends Guest<Told, Extract<Wish, { n: number }>, Room> {
  constructor(
    line: Line,
    private readonly rooms: Rooms,
    private readonly addresses: Addresses,
    time: Time,
    failed: (what: string, error: unknown) => void,
  ) {
    super(line, time, failed);
  }

  protected override async obey(text: string): Promise<void> {
    const wish = readWish(text);
    if (!wish) return this.refuse(0, 'malformed');
    if (wish.t === 'open') return this.open(wish);
    if (wish.t === 'enter') return this.enter(wish);
    if (wish.t === 'tables')
      return this.tell({
        t: 'tables',
        isListing: this.rooms.isListing,
        tables: await this.rooms.tables(),
      });
    return this.wishThere(wish);
  }

  private async open({ v, table }: Extract<Wish, { t: 'open' }>) {
    if (v !== protocolVersion) return this.refuse(0, 'otherVersion');
    if (!this.addresses.open(this.line.address)) return this.refuse(0, 'tooMany');
    const opened = await this.rooms.open(table);
    if (typeof opened === 'string') return this.refuse(0, opened);
    this.tell({ t: 'opened', ...opened });
  }

  private async enter({ v, room: id, secret, seq, joins }: Extract<Wish, { t: 'enter' }>) {
    if (v !== protocolVersion) return this.refuse(0, 'otherVersion');
    // Whoever looks for a free seat leaves the one that was looked at.
    this.comeTo(joins ? undefined : id);
    const room = await this.rooms.find(id);
    if (this.isGone) return;
    if (!room) return this.refuse(0, 'noSuchRoom');
    if (!(room instanceof Room)) {
      // Whoever is refused hangs up.
      if (room.past) this.tell({ t: 'revealed', ...room.past });
      return this.refuse(0, 'otherVersion');
    }
    await room.look();
    if (this.isGone) return;
    const seat = joins ? room.freeSeat() : secret === undefined ? null : room.seatOf(secret);
    if (seat === undefined || (seat === null && !room.state.isWatched))
      return this.refuse(0, (secret !== undefined && room.whyClosed(secret)) || 'notSeated');
    await this.comeInto(room, seat, seq, joins ? undefined : secret);
  }

  protected override refuse(n: number, reason: RefusedWish) {
    super.refuse(n, reason);
  }
}
