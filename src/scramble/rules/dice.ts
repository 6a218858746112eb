import el from '../../../assets/languages/el/dice.json';
import en from '../../../assets/languages/en/dice.json';
import es from '../../../assets/languages/es/dice.json';
import fr from '../../../assets/languages/fr/dice.json';
import nl from '../../../assets/languages/nl/dice.json';
import pl from '../../../assets/languages/pl/dice.json';
import pt from '../../../assets/languages/pt/dice.json';
import ru from '../../../assets/languages/ru/dice.json';
import tr from '../../../assets/languages/tr/dice.json';
import { unitOf } from '../../engine/alphabet/digraphs';
import type { LanguageId } from '../../engine/alphabet/languages';
import { Dice } from '../../engine/random/dice';
import { type Board, boardOf } from './board';

/** The sides of boards that there are dice for. */
export const diceSides = [4, 5, 6] as const;
export type DiceSide = (typeof diceSides)[number];

/** The dice of each language, six faces each; the face Q is Qu. */
const files: Readonly<Record<LanguageId, Readonly<Record<`${DiceSide}`, readonly string[]>>>> = {
  ...{ en, fr, es, pt, nl, pl, tr, ru, el },
};

export const diceOf = (language: LanguageId, side: DiceSide): readonly (readonly string[])[] =>
  files[language][side].map((die) => die.split(' ').map(unitOf));

export const isDiceSide = (side: unknown): side is DiceSide => diceSides.some((own) => own === side);

/** A throw of all the dice. The same seed has one throw after another, the first is 0; each can be had at once. */
export interface Throw {
  side: DiceSide;
  seed: string;
  roll: number;
}

export function throwDice({ side, seed, roll }: Throw, language: LanguageId): Board {
  const dice = new Dice(`scramble ${side} ${roll} ${seed}`);
  return boardOf(
    dice
      .shuffled(diceOf(language, side))
      .map((die) => die[dice.below(die.length)])
      .join(''),
  );
}
