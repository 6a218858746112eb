import * as scramble from '../rules';
import { isSharedBoard, mark } from './menu-facts';

/** An address that leads whoever opens it to the same board. Nothing of it is sent to a server. */
export const boardLink = (board: scramble.SharedBoard, page: string) =>
  `${page.replace(/[?#].*$/s, '')}${mark}${scramble.shareText(board)}`;

/** What an address has for this game: a board, why it is none, or undefined. */
export function sharedBoard(hash: string): scramble.SharedBoard | scramble.ShareFault | undefined {
  return isSharedBoard(hash) ? scramble.readShared(hash.slice(mark.length)) : undefined;
}
