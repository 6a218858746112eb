import type { Command } from './commands';
import { GameEngine } from './engine';
import type { GameEvent } from './events';
import type { WordJudge } from './game';

/** A moment of a game: when it was on the clock of its turn, what was done, and what came of it. */
export interface Moment {
  player: number;
  atMs: number;
  command: Command;
  events: GameEvent[];
}

/** A game once more, moment by moment; time that only passed is left to `atMs`. */
export function replayOf(played: GameEngine, words: WordJudge): Moment[] {
  const engine = new GameEngine(played.setup, words);
  const moments: Moment[] = [];
  for (const command of played.commands) {
    const { player } = engine.state;
    const answer = engine.dispatch(command);
    if (!answer.ok) throw new Error(`A played game holds a command that is refused: ${answer.reason}`);
    const events = answer.events.filter(({ type }) => type !== 'timeSpent');
    if (events.length > 0)
      moments.push({ player, atMs: engine.state.turns[player].msSpent, command, events });
  }
  return moments;
}
