import type { Dice } from '../../engine/random/dice';
import type { Sight } from '../rules/sight';
import type { Desk } from './desk';

/** How the unseen tiles may lie, as codes: what the others hold first, then the bag in the order it is drawn from. */
export type Deals = Iterator<readonly number[], void>;

export function* dealtByChance(desk: Desk, sight: Sight, dice: Dice): Deals {
  const unseen = unseenBy(desk, sight);
  for (;;) yield dice.shuffled(unseen);
}

/** With so few tiles in the bag of two, all that may be drawn is soon tried. */
const soonTried = 2;

/** Each bag that there may be once, if it is for two and holds hardly anything; otherwise by chance, without an end. */
export function dealtOnceEach(desk: Desk, sight: Sight, dice: Dice): Deals {
  const { bagCount, rackCounts } = sight;
  if (rackCounts.length !== 2 || bagCount > soonTried) return dealtByChance(desk, sight, dice);
  const unseen = unseenBy(desk, sight);
  const bags = dice.shuffled(drawn(bagCount, unseen.length));
  return bags
    .map((bag) => [...unseen.filter((_, at) => !bag.includes(at)), ...bag.map((at) => unseen[at]!)])
    .values();
}

/** So many tiles of so many, in any order. */
function drawn(count: number, of: number): number[][] {
  if (count === 0) return [[]];
  return drawn(count - 1, of).flatMap((before) =>
    Array.from({ length: of }, (_, at) => at)
      .filter((at) => !before.includes(at))
      .map((at) => [...before, at]),
  );
}

const unseenBy = (desk: Desk, { unseen }: Sight) => unseen.map((letter) => desk.codeOf(letter));
