import { scramble } from '../../core';
import { ownAmong } from '../../core/records/told';
import { the } from '../../core/the';
import type { Round } from '../../match/scramble/round';
import type { House } from '../house';
import { writeGameDown } from '../records/write-down';

/** Whose board it is, if it is one of a day; its time is the same for everyone, too. */
export const dayOf = (setup: scramble.Setup) =>
  setup.seconds === scramble.usualRules.seconds ? scramble.dayOfBoard(setup) : undefined;

/** Writes down a board that is over, once; with all its words, which share of them was found. */
export async function writeRoundDown(
  house: House,
  { engine, isRace }: Round,
  solution?: readonly scramble.PlacedWord[],
) {
  // Races are told where people came together for them.
  if (isRace) return undefined;
  const { setup } = engine;
  const day = dayOf(setup);
  return writeGameDown(house, engine, (name) => {
    const own = the(scramble.resultOf(engine)?.players[ownAmong(setup.players, { name })]);
    const result = { found: own.words, points: own.score };
    return {
      played: (told) => scramble.asPlayed(engine, told, solution),
      ...(day !== undefined && { daily: { id: 'scramble', day, result } }),
    };
  });
}
