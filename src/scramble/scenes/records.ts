import type Phaser from 'phaser';
import { beginsHere, tellPractice, writeGameDown } from '../../daily/scenes/record-result';
import { ownAmong } from '../../engine/finished-game';
import { must } from '../../engine/must';
import { raceIn } from '../../online/races/scenes/race-at-play';
import { layUnseenAside } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import type { ScrambleTexts, Sentence } from '../../texts/texts';
import type { ScrambleMatch } from '../play/match';
import { roundPlace } from '../play/menu-facts';
import { keepMatch } from '../play/saving';
import * as scramble from '../rules';

/** Whose board it is, if it is one of a day; its time is the same for everyone, too. */
export const dayOf = (setup: scramble.Setup) =>
  setup.seconds === scramble.usualRules.seconds ? scramble.dayOfBoard(setup) : undefined;

/** A board is begun, and one of a day saved; false where another page has begun that. */
export const beginHere = (services: Services, match: ScrambleMatch) =>
  beginsHere(
    services,
    match,
    'scramble',
    () => dayOf(match.setup),
    () => {
      void layUnseenAside(services, roundPlace);
      keepMatch(match, services.storage)();
    },
  );

/** Where it is one of a day, and counts for none, it is told why. */
export const tellIfPractice = (
  scene: Phaser.Scene,
  texts: ScrambleTexts,
  services: Services,
  match: ScrambleMatch,
  tell: (says: Sentence) => void,
) => tellPractice(scene, services, match, beginHere(services, match), () => texts.scramble.practice, tell);

/** Writes down a board that is over, once; with all its words, which share of them was found. */
export async function writeDown(
  services: Services,
  { engine, isRace }: ScrambleMatch,
  solution?: readonly scramble.PlacedWord[],
) {
  // Races are told where people came together for them.
  if (isRace) return undefined;
  const { setup } = engine;
  const day = dayOf(setup);
  return writeGameDown(services, engine, (name) => {
    const own = must(scramble.resultOf(engine)?.players[ownAmong(setup.players, { name })]);
    const result = { found: own.words, points: own.score };
    return {
      played: (told) => scramble.asPlayed(engine, told, solution),
      ...(day !== undefined && { daily: { id: 'scramble', day, result } }),
    };
  });
}

/** A board that is played by this page and saved, until another goes on with it. */
export const heldMatch = (match: ScrambleMatch, services: Services) => ({
  game: 'scramble' as const,
  place: roundPlace,
  keep: () => keepMatch(match, services.storage),
  drop: () => {
    services.saves.scramble = undefined;
  },
});

/** The board that is played: one's own, or that of a race. */
export function matchAt(services: Pick<Services, 'saves' | 'friends'>, room: string | undefined) {
  const race = raceIn(services, room, 'scramble');
  return { race, match: room === undefined ? services.saves.scramble : race?.run };
}
