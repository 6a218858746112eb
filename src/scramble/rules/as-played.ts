import { digestOf } from '../../engine/keeping/digest';
import { must } from '../../engine/must';
import type { Played } from '../../engine/played';
import { ownAmong, type Told } from '../../engine/told';
import type { ReadonlyGame } from './engine';
import type { FoundWord } from './find-walk';
import { isKnown, type MarkedWord } from './known';
import { languageOf } from './language';
import { resultOf } from './result';
import { sortedWords } from './word-lists';

/**
 * A board that is over, for the record; undefined while it is not. With all its words it is known, too, which share of
 * those was found that most people know.
 */
export function asPlayed(
  { setup, state, commands }: ReadonlyGame,
  told: Told,
  solution: readonly (Pick<FoundWord, 'word' | 'points'> & MarkedWord)[] = [],
): Played | undefined {
  const result = resultOf({ setup, state, commands } as ReadonlyGame);
  if (!result) return undefined;
  const { name: _, ...more } = told;
  const own = ownAmong(setup.players, told);
  const { score, hints } = must(result.players[own]);
  const { winners, struck } = result.outcome;
  const kept = must(state.turns[own]).found.filter(({ word }) => !struck.includes(word));
  const [best] = sortedWords(kept, 'score');
  const [longest] = sortedWords(kept, 'length');
  const others = setup.players.filter((_, player) => player !== own);
  const isWon = winners.includes(own);
  const { board } = setup;
  const share = shareOf(kept, solution);
  return {
    id: digestOf(['scramble', setup, commands, own]),
    game: 'scramble',
    on: digestOf(['scramble', board, setup.words]),
    level: board.kind === 'dice' ? String(board.side) : 'typed',
    language: languageOf(setup),
    result: others.length === 0 ? 'over' : !isWon ? 'lost' : winners.length > 1 ? 'drawn' : 'won',
    points: score,
    ...(best && { best: { word: best.word, points: best.points } }),
    ...(longest && { longest: { word: longest.word, letters: longest.word.length } }),
    ...(share && { share }),
    ...(others.length > 0 && { against: others.map((player) => player.name) }),
    ...(hints > 0 && { hints }),
    // Without a clock there is all the time to find everything.
    ...(setup.seconds === null && { practice: true }),
    ...more,
  };
}

function shareOf(
  found: readonly { word: string; points: number }[],
  solution: readonly (Pick<FoundWord, 'word' | 'points'> & MarkedWord)[],
): Played['share'] {
  const words = new Set(found.map(({ word }) => word));
  const known = solution.filter((own) => isKnown(own) || words.has(own.word));
  const of = known.reduce((sum, { points }) => sum + points, 0);
  const made = known.reduce((sum, { word, points }) => sum + (words.has(word) ? points : 0), 0);
  return of > 0 ? { made, of } : undefined;
}
