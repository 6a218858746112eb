import type { House } from '../../shared/scenes/house';
import { Match } from '../play/match';
import { Replay } from '../play/replay';
import { wordsLookedAt } from './words-of';

/** The finished game, to be shown again. */
export function replayOf(house: House) {
  const { finished } = house;
  const words = wordsLookedAt(house).words;
  if (!finished || !words) return undefined;
  const match = Match.fresh(finished.match.engine.setup, words);
  const replay = new Replay(match, finished.match.engine, words);
  return {
    match,
    step: () => {
      if (replay.step()) house.sound.play('page');
    },
  };
}
