import { writeGameDown } from '../../daily/scenes/record-result';
import { ResultRecorder } from '../../daily/scenes/result-recorder';
import { must } from '../../engine/must';
import { ownAmong } from '../../engine/played';
import { raceIn } from '../../online/races/scenes/race-at-play';
import type { Services } from '../../shared/scenes/services';
import type { Finished } from '../../stats/play/finished';
import { keepMatch, type ScrambleMatch } from '../play/match';
import { roundPlace } from '../play/menu-facts';
import * as scramble from '../rules';

/** Whose board it is, if it is one of a day; its time is the same for everyone, too. */
export const dayOf = (setup: scramble.Setup) =>
  setup.seconds === scramble.usualRules.seconds ? scramble.dayOfBoard(setup) : undefined;

/** Saves one's own board, and records its end. */
export class ScrambleRecorder extends ResultRecorder<ScrambleMatch> {
  protected override readonly game = 'scramble';
  protected override readonly place = roundPlace;

  /** All words of the board are known now: which share of them was found is recorded, too. */
  async recordShare(match: ScrambleMatch, solution: readonly scramble.PlacedWord[]) {
    // Races are recorded where people came together for them.
    if (match.isRace) return undefined;
    return writeGameDown(this.services, match.engine, (name) => this.finished(match, name, solution));
  }

  protected override dayOf({ setup }: ScrambleMatch) {
    return dayOf(setup);
  }

  protected override save(match: ScrambleMatch) {
    return keepMatch(match, this.services.storage);
  }

  protected override finished(
    { engine }: ScrambleMatch,
    name: string,
    solution?: readonly scramble.PlacedWord[],
  ): Finished {
    const { setup } = engine;
    const day = dayOf(setup);
    const own = must(scramble.resultOf(engine)?.players[ownAmong(setup.players, { name })]);
    const result = { found: own.words, points: own.score };
    return {
      played: (told) => scramble.asPlayed(engine, told, solution),
      ...(day !== undefined && { daily: { id: 'scramble', day, result } }),
    };
  }
}

/** The board that is played: one's own, or that of a race. */
export function matchAt(services: Pick<Services, 'saves' | 'friends'>, room: string | undefined) {
  const race = raceIn(services, room, 'scramble');
  return { race, match: room === undefined ? services.saves.scramble : race?.run };
}
