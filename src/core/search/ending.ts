import { secondsLeft } from '../keeping/time';
import { type Game, stillHidden } from './game';
import type { EndReason } from './state';

export const bonusPerSecond = 10;

/** The end: time left is worth points when all is found; what is not found is shown. */
export function end(game: Game, reason: EndReason) {
  const { state } = game;
  const seconds = reason === 'allFound' ? (secondsLeft(state) ?? 0) : 0;
  const bonus = seconds * bonusPerSecond;
  state.phase = 'over';
  state.score += bonus;
  state.outcome = { reason, seconds, bonus };
  game.emit({ type: 'gameEnded', reason, seconds, bonus, score: state.score, missed: stillHidden(state) });
}

export function giveUp(game: Game): undefined {
  end(game, 'givenUp');
}
