import type { RefusedWish } from '../../rules/online';

/** Why nothing can be done here: the server says so, or what it says cannot be understood. */
export type RoomFault = RefusedWish | 'strange';

/** What happens in a room beside its game. */
export type RoomNews =
  | { kind: 'changed' }
  /** Somebody sitting here has said something. */
  | { kind: 'said'; seat: number; phrase: number }
  | { kind: 'came' | 'left'; seat: number }
  /** More look on, or fewer. */
  | { kind: 'watched' }
  /** The game begins, or is another than was shown. */
  | { kind: 'game' }
  | { kind: 'refused'; reason: RefusedWish }
  | { kind: 'revealed' };
