import { called } from '../../../engine/players/unnamed';
import { fairnessCard } from '../../panels/online/fairness-card';
import type { CheckedEnd } from '../../play/online/checked-end';
import type { Room } from '../../play/online/room';
import type { FairnessProof } from '../fairness-proof';
import type { FriendsWays } from './friends-ways';

/** What the end of a game with others has beside any other's: that nobody touched the bag, and the same table once more. */
export function sealOf(rooms: FriendsWays, room: Room, { engine, isFair, draws }: CheckedEnd): FairnessProof {
  const { texts } = rooms;
  const { over } = texts.online;
  const { seats } = engine.setup;
  return {
    card: (dialog) => fairnessCard(texts, dialog, { isFair, draws, seats }),
    mayRepeat: room.seat !== null,
    get again() {
      if (room.seat === null) return texts.online.fresh.title;
      if (room.next !== undefined) return over.goTo;
      const { wished, seat } = room;
      if (seat !== null && wished.includes(seat)) return over.wished;
      const [other] = wished;
      return other === undefined
        ? over.again
        : `${over.asks(called(seats[other]?.name ?? '', texts.select))} ${over.again}`;
    },
    async playAgain() {
      if (room.next === undefined) room.rematch();
      else await rooms.goOn(room);
    },
    listen: (changed) => room.listen(changed),
    get next() {
      return room.next === undefined ? undefined : { room: room.next };
    },
  };
}
