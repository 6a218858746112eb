import type { Command } from './commands';
import { GameEngine } from './engine';
import type { GameEvent } from './events';
import type { FamilyFilter } from './grid/family-filter';

/** A moment of a search: when it was on the game's own clock, what was done, and what came of it. */
export interface Moment {
  atMs: number;
  command: Command;
  events: GameEvent[];
}

/** A search once more, moment by moment; time that only passed is left to `atMs`. */
export function replayOf(played: GameEngine, filter: FamilyFilter): Moment[] {
  const engine = new GameEngine(played.setup, filter);
  const moments: Moment[] = [];
  for (const command of played.commands) {
    const answer = engine.dispatch(command);
    if (!answer.ok) throw new Error(`A played game holds a command that is refused: ${answer.reason}`);
    const events = answer.events.filter(({ type }) => type !== 'timeSpent');
    if (events.length > 0) moments.push({ atMs: engine.state.msSpent, command, events });
  }
  return moments;
}
