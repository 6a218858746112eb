import { must } from '../../engine/must';
import type { RaceHere } from '../../online/races/client/race-here';
import { RacedGame, type RacedRules } from '../../online/races/client/raced-game';
import * as scramble from '../rules';
import { setupOfRace } from '../rules/race';

const turnOf = ({ turns }: scramble.GameState) => must(turns[0]);

const rules: RacedRules<scramble.GameEngine> = {
  playing: (find) => ({ type: 'play', path: [...find] }),
  findIn: (event) => (event.type === 'wordFound' ? event.path : undefined),
  hasFound: (state, sought) => turnOf(state).found.some(({ word }) => word === sought),
  msSpent: (state) => turnOf(state).msSpent,
  unfair: { hint: 'allShown' },
};

/** A board that is raced on, as this seat plays it. */
export const scrambleRaceHere = (board: scramble.SharedBoard, words: scramble.WordJudge, race: RaceHere) => {
  const players = race.seats.filter((_, seat) => seat === race.seat);
  return new RacedGame(new scramble.GameEngine(setupOfRace(board, players), words), rules, race);
};

/** What came of it: as if all who raced had taken turns on the board. */
export function scrambleRaceOver(
  board: scramble.SharedBoard,
  words: scramble.WordJudge,
  { seats, finds }: Pick<RaceHere, 'seats' | 'finds'>,
): scramble.GameEngine {
  const engine = new scramble.GameEngine(setupOfRace(board, seats), words);
  for (const seat of seats.keys()) {
    engine.dispatch({ type: 'begin' });
    let spent = 0;
    for (const own of finds) {
      if (own.seat !== seat || !('find' in own)) continue;
      engine.dispatch({ type: 'spendTime', ms: own.ms - spent });
      engine.dispatch(rules.playing(own.find));
      spent = own.ms;
    }
    engine.dispatch({ type: 'spendTime', ms: 1000 * (board.seconds ?? 0) });
  }
  return engine;
}
