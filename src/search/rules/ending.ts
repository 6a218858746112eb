import { secondsLeft } from '../../engine/keeping/time';
import { must } from '../../engine/must';
import { secondsGained } from './cheat-codes';
import { type Game, stillHidden } from './game';
import { wordScore } from './grid/directions';
import type { EndReason, GameState } from './state';

export const bonusPerSecond = 10;

/** The end: time left is worth points when all is found; what is not found is shown. */
export function end(game: Game, reason: EndReason) {
  const { state, setup } = game;
  const seconds = reason === 'allFound' ? Math.max(0, (secondsLeft(state) ?? 0) - secondsBought(state)) : 0;
  const whole = seconds * bonusPerSecond;
  const bonus = setup.cappedBonus ? Math.min(whole, worthOfWords(state)) : whole;
  state.phase = 'over';
  state.score += bonus;
  state.outcome = { reason, seconds, bonus };
  game.emit({ type: 'gameEnded', reason, seconds, bonus, score: state.score, missed: stillHidden(state) });
}

/** What a cheat gave is spent last, and worth nothing. */
export const secondsBought = ({ cheats }: Pick<GameState, 'cheats'>) =>
  cheats.filter((code) => code === 'mambazamba').length * secondsGained;

const worthOfWords = ({ found, laid }: GameState) =>
  found.reduce((sum, { word: at }) => {
    const { word, direction } = must(laid[at]);
    return sum + wordScore(word, direction);
  }, 0);

export function giveUp(game: Game): undefined {
  end(game, 'givenUp');
}
