import { raceIn } from '../../online/races/scenes/race-at-play';
import type { Services } from '../../shared/scenes/services';
import { keepRound } from '../play/keeping';
import { roundPlace } from '../play/menu-facts';
import type { Round } from '../play/round';

/** A board that is played by this page and kept, until another goes on with it. */
export const heldRound = (round: Round, services: Services) => ({
  game: 'scramble' as const,
  place: roundPlace,
  keep: () => keepRound(round, services.storage),
  drop: () => {
    services.round = undefined;
  },
});

/** The board that is played: one's own, or that of a race. */
export function roundAt(services: Pick<Services, 'round' | 'race'>, room: string | undefined) {
  const race = raceIn(services.race, room, 'scramble');
  return { race, round: room === undefined ? services.round : race?.run };
}
