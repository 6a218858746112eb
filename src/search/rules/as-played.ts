import { digestOf } from '../../engine/keeping/digest';
import { must } from '../../engine/must';
import type { Played } from '../../engine/played';
import type { Told } from '../../engine/told';
import type { ReadonlyGame } from './engine';
import { wordScore } from './grid/directions';
import { languageOf } from './lists/word-list';

/** A search that is over, for the record; undefined while it is not. */
export function asPlayed({ setup, state, commands }: ReadonlyGame, told: Told): Played | undefined {
  const { outcome, found, nopes, cheats, hinted, score } = state;
  if (!outcome) return undefined;
  const { name: _, ...more } = told;
  const laid = found.map(({ word }) => must(state.laid[word]));
  const words = laid.map(({ word, direction }) => ({ word, points: wordScore(word, direction) }));
  const best = words.reduce<Played['best']>(
    (most, own) => (most && most.points >= own.points ? most : own),
    undefined,
  );
  const longest = words.reduce((most, { word }) => (word.length > most.length ? word : most), '');
  return {
    id: digestOf(['search', setup, commands]),
    game: 'search',
    on: digestOf(['search', setup.list.words, setup.directions, setup.seed]),
    level: setup.clock,
    language: languageOf(setup.list),
    result: outcome.reason === 'allFound' ? 'won' : 'lost',
    points: score,
    ...(best && { best }),
    ...(longest && { longest: { word: longest, letters: longest.length } }),
    ...(found.length + nopes > 0 && { share: { made: found.length, of: found.length + nopes } }),
    ...(cheats.length > 0 && { cheats: cheats.length }),
    ...(hinted.length > 0 && { hints: hinted.length }),
    ...more,
  };
}
