import { setImmediate as nextTask } from 'node:timers/promises';
import { languageOfList } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { type Rolled, rolling, type SharedBoard, Solver } from '../../scramble/rules';
import { readScrambleRace, scrambleRace, wishOfRace } from '../../scramble/rules/race';
import type { RacedHere } from '../races/races';
import { type Words, wordsOf } from '../words';

const solvers = new WeakMap<Words, Solver>();

function solverOf(words: Words): Solver {
  const own = solvers.get(words) ?? new Solver(words.lexicon);
  solvers.set(words, own);
  return own;
}

/** Scramble, as it is raced in. */
export const racedScramble: RacedHere = {
  async setup(asked, seed) {
    const wished = readScrambleRace(asked);
    const words = wished && (await wordsOf(wished.words));
    if (!words) return undefined;
    const throws = rolling(solverOf(words), wishOfRace(wished, seed), words.familiarity);
    let step: IteratorResult<Rolled, Rolled> = throws.next();
    while (!step.done) {
      // Others are heard meanwhile.
      await nextTask();
      step = throws.next();
    }
    const { words: list, shortest, seconds, strikeShared } = wished;
    const setup: SharedBoard = { board: step.value.board, words: list, shortest, seconds, strikeShared };
    return { wished, setup };
  },
  async game(kept) {
    const board = kept as SharedBoard & { seconds: number };
    const words = await wordsOf(board.words);
    return words && scrambleRace(board, words.lexicon);
  },
  // Whoever comes has a board already, and so a list that is here.
  languageOf: (kept) => must(languageOfList((kept as SharedBoard).words)),
};
