import type { LineFault } from '../../../online/ui/line-fault';
import type { FriendTexts } from '../../../texts/texts';
import type { Room } from '../../play/online/room';
import type { RoomFault } from '../../play/online/room-news';

/** What a table with others, and its end, ask of the rooms. */
export interface FriendsWays {
  readonly texts: FriendTexts;
  /** Why nothing comes of it, in a sentence. */
  why(reason: RoomFault | LineFault): string;
  /** The finished game as one of this device; false if it is none. */
  finish(room: Room): Promise<boolean>;
  /** In the room of the next game, at the same seat behind the same bird. */
  goOn(room: Room): Promise<void>;
}
