import type { Room } from '../../../net/wordbler/room';
import type { RoomFault } from '../../../net/wordbler/room-news';
import type { FriendTexts } from '../../../texts/texts';
import type { LineFault } from '../../line-fault';

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
