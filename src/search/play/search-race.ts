import type { RaceHere } from '../../online/races/client/race-here';
import { RacedGame, type RacedRules } from '../../online/races/client/raced-game';
import * as wordSearch from '../rules';
import { strokeOfFind } from '../rules/race';

const rules: RacedRules<wordSearch.GameEngine> = {
  playing: strokeOfFind,
  findIn: (event) =>
    event.type === 'wordFound' ? [event.from.x, event.from.y, event.to.x, event.to.y] : undefined,
  hasFound: ({ found, laid }, sought) => found.some(({ word }) => laid[word]?.word === sought),
  msSpent: ({ msSpent }) => msSpent,
  unfair: { hint: 'nothingToHint', cheat: 'noClock' },
};

/** A word search that is raced in. */
export const searchRaceHere = (setup: wordSearch.Setup, words: wordSearch.LanguageWords, race: RaceHere) =>
  new RacedGame(new wordSearch.GameEngine(setup, words), rules, race);
