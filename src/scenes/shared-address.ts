import { isSharedBoard } from '../match/scramble/shared-board';
import { isShared } from '../match/search/shared-link';

/** The scene that an address leads to: that of a grid or a board somebody shared, or else the menu. */
export function sceneFor(hash: string): 'SearchChoose' | 'ScrambleChoose' | 'Menu' {
  if (isShared(hash)) return 'SearchChoose';
  return isSharedBoard(hash) ? 'ScrambleChoose' : 'Menu';
}
