import type Phaser from 'phaser';
import { beginsHere, tellPractice, writeGameDown } from '../../daily/scenes/write-down';
import { must } from '../../engine/must';
import { ownAmong } from '../../engine/told';
import type { House } from '../../shared/scenes/house';
import { layUnseenAside } from '../../shared/scenes/lay-unseen-aside';
import type { ScrambleTexts, Sentence } from '../../texts/texts';
import { keepRound } from '../play/keeping';
import { roundPlace } from '../play/menu-facts';
import type { Round } from '../play/round';
import * as scramble from '../rules';

/** Whose board it is, if it is one of a day; its time is the same for everyone, too. */
export const dayOf = (setup: scramble.Setup) =>
  setup.seconds === scramble.usualRules.seconds ? scramble.dayOfBoard(setup) : undefined;

/** A board is begun, and one of a day kept; false where another page has begun that. */
export const beginRound = (house: House, round: Round) =>
  beginsHere(
    house,
    round,
    'scramble',
    () => dayOf(round.setup),
    () => {
      void layUnseenAside(house, roundPlace);
      keepRound(round, house.storage)();
    },
  );

/** Where it is one of a day, and counts for none, it is told why. */
export const tellIfPractice = (
  scene: Phaser.Scene,
  texts: ScrambleTexts,
  house: House,
  round: Round,
  tell: (says: Sentence) => void,
) => tellPractice(scene, house, round, beginRound(house, round), () => texts.scramble.practice, tell);

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
    const own = must(scramble.resultOf(engine)?.players[ownAmong(setup.players, { name })]);
    const result = { found: own.words, points: own.score };
    return {
      played: (told) => scramble.asPlayed(engine, told, solution),
      ...(day !== undefined && { daily: { id: 'scramble', day, result } }),
    };
  });
}
