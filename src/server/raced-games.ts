import { readFile } from 'node:fs/promises';
import { setImmediate as nextTask } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { type LanguageId, languageOfList } from '../engine/alphabet/languages';
import { must } from '../engine/must';
import { type Rolled, rolling, type SharedBoard, Solver } from '../scramble/rules';
import { readScrambleRace, scrambleRace, wishOfRace } from '../scramble/rules/race';
import { filterOf, type LanguageWords, languageOf, languageWords, readBrought, type Setup } from '../search/rules';
import { languageOfRace, searchRace, searchRaceSetup } from '../search/rules/race';
import type { RacedHere } from './races/races';
import { readOnce, type Words, wordsOf } from './words';

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

const languages = new URL('../../assets/languages/', import.meta.url);

/** The lists of a language, read when somebody first races for one of them. */
const listsOf = readOnce(async (id: LanguageId): Promise<LanguageWords | undefined> => {
  if (id === 'en') {
    const rude = await readFile(new URL('en/family-filter.txt', languages), 'utf8');
    return languageWords(filterOf('en'), rude.split('\n'));
  }
  const packed = await readFile(new URL(`${id}/${id}.pages`, languages));
  return readBrought(gunzipSync(packed).toString('utf8'), id);
});

/** Word search, as it is raced in. */
export const racedSearch: RacedHere = {
  async setup(wished, seed) {
    const language = languageOfRace(wished);
    const words = language && (await listsOf(language));
    const setup = words && searchRaceSetup(wished, words, seed);
    if (!setup) return undefined;
    const { list, directions, clock } = setup;
    return { wished: { list: list.id, directions, clock }, setup };
  },
  async game(kept) {
    const setup = kept as Setup;
    const words = await listsOf(languageOf(setup.list));
    return words && searchRace(setup, words);
  },
  languageOf: (kept) => languageOf((kept as Setup).list),
};
