import type { Match } from './match';

/** What the menu says of a game that waits to be gone on with. */
export const gameStanding = ({ setup, state }: Match) => ({
  seats: setup.seats,
  scores: state.scores,
  toMove: state.toMove,
  tilesLeft: state.bag.length,
});
