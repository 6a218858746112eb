import { Match } from '../../match/wordbler/match';
import { Replay } from '../../match/wordbler/replay';
import type { House } from '../house';

/** The finished game, to be shown again. */
export function replayOf(house: House) {
  const { finished, words } = house;
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
