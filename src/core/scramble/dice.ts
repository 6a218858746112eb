import { Dice } from '../random/dice';
import { type Board, boardOf } from './board';

/** The sides of boards that there are dice for. */
export const diceSides = [4, 5] as const;
export type DiceSide = (typeof diceSides)[number];

/** The usual dice, six faces each; the face Q is Qu. */
export const diceOf: Readonly<Record<DiceSide, readonly string[]>> = {
  4: [
    ...['AAEEGN', 'ABBJOO', 'ACHOPS', 'AFFKPS', 'AOOTTW', 'CIMOTU', 'DEILRX', 'DELRVY'],
    ...['DISTTY', 'EEGHNW', 'EEINSU', 'EHRTVW', 'EIOSST', 'ELRTTY', 'HIMNUQ', 'HLNNRZ'],
  ],
  5: [
    ...['AAAFRS', 'AAEEEE', 'AAFIRS', 'ADENNN', 'AEEEEM', 'AEEGMU', 'AEGMNN', 'AFIRSY', 'BJKQXZ'],
    ...['CCNSTW', 'CEIILT', 'CEILPT', 'CEIPST', 'DDLNOR', 'DHHLOR', 'DHHNOT', 'DHLNOR', 'EIIITT'],
    ...['EMOTTT', 'ENSSSU', 'FIPRSY', 'GORRVW', 'HIPRRY', 'NOOTUW', 'OOOTTU'],
  ],
};

export const isDiceSide = (side: unknown): side is DiceSide => diceSides.some((own) => own === side);

/** A throw of all the dice. The same seed has one throw after another, the first is 0; each can be had at once. */
export interface Throw {
  side: DiceSide;
  seed: string;
  roll: number;
}

export function throwDice({ side, seed, roll }: Throw): Board {
  const dice = new Dice(`scramble ${side} ${roll} ${seed}`);
  return boardOf(
    dice
      .shuffled(diceOf[side])
      .map((die) => die[dice.below(die.length)])
      .join(''),
  );
}
