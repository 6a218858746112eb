import type Phaser from 'phaser';
import { beginsHere, tellPractice, writeGameDown } from '../../daily/scenes/record-result';
import { must } from '../../engine/must';
import { ownAmong } from '../../engine/told';
import { layUnseenAside } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import type { ScrambleTexts, Sentence } from '../../texts/texts';
import { keepRound } from '../play/keeping';
import { roundPlace } from '../play/menu-facts';
import type { Round } from '../play/round';
import * as scramble from '../rules';

/** Whose board it is, if it is one of a day; its time is the same for everyone, too. */
export const dayOf = (setup: scramble.Setup) =>
  setup.seconds === scramble.usualRules.seconds ? scramble.dayOfBoard(setup) : undefined;

/** A board is begun, and one of a day kept; false where another page has begun that. */
export const beginRound = (services: Services, round: Round) =>
  beginsHere(
    services,
    round,
    'scramble',
    () => dayOf(round.setup),
    () => {
      void layUnseenAside(services, roundPlace);
      keepRound(round, services.storage)();
    },
  );

/** Where it is one of a day, and counts for none, it is told why. */
export const tellIfPractice = (
  scene: Phaser.Scene,
  texts: ScrambleTexts,
  services: Services,
  round: Round,
  tell: (says: Sentence) => void,
) => tellPractice(scene, services, round, beginRound(services, round), () => texts.scramble.practice, tell);

/** Writes down a board that is over, once; with all its words, which share of them was found. */
export async function writeRoundDown(
  services: Services,
  { engine, isRace }: Round,
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
