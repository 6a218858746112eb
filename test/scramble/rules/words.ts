import type { Dice } from '../../../src/engine/random/dice';
import { scramble } from '../../../src/rules';
import { lexicon } from '../../engine/familiarity/shipped-familiarity';

export { familiarity, lexicon } from '../../engine/familiarity/shipped-familiarity';

export const allWords = [...lexicon.words()];
export const solver = new scramble.Solver(lexicon);

const common = 'EEEEEEEEEEEAAAAAAARRRRRRIIIIIIOOOOOOTTTTTTNNNNNSSSSSLLLLLCCCCUUUDDDPPPMMMHHHGGBBFFYYWWKVXZJQ';

/** Letters as words have them, some Q among them. */
export const chanceBoard = (side: number, dice: Dice, letters = common): scramble.Board =>
  scramble.boardOf(Array.from({ length: side * side }, () => letters[dice.below(letters.length)]).join(''));

/** Written as it lies, rows as lines. */
export const board = (rows: string): scramble.Board => scramble.boardOf(rows.replace(/\s/g, ''));
