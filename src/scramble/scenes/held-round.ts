import { raceIn } from '../../online/races/scenes/race-at-play';
import type { House } from '../../shared/scenes/house';
import { keepRound } from '../play/keeping';
import { roundPlace } from '../play/menu-facts';
import type { Round } from '../play/round';

/** A board that is played by this page and kept, until another goes on with it. */
export const heldRound = (round: Round, house: House) => ({
  game: 'scramble' as const,
  place: roundPlace,
  keep: () => keepRound(round, house.storage),
  drop: () => {
    house.round = undefined;
  },
});

/** The board that is played: one's own, or that of a race. */
export function roundAt(house: Pick<House, 'round' | 'race'>, room: string | undefined) {
  const race = raceIn(house.race, room, 'scramble');
  return { race, round: room === undefined ? house.round : race?.run };
}
