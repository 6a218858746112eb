import { replay } from '../../engine/keeping/replay';
import type { Command } from './commands';
import { GameEngine, type ReadonlyGame } from './engine';
import type { GameEvent } from './events';
import type { LanguageWords } from './lists/language-words';

/** A moment of a search: when it was on the game's own clock, what was done, and what came of it. */
export interface Moment {
  atMs: number;
  command: Command;
  events: GameEvent[];
}

/** A search once more, moment by moment; time that only passed is left to `atMs`. */
export function replayOf(played: ReadonlyGame, words: LanguageWords): Moment[] {
  const engine = new GameEngine(played.setup, words);
  const moments: Moment[] = [];
  for (const { command, events: all } of replay(engine, played.commands)) {
    const events = all.filter(({ type }) => type !== 'timeSpent');
    if (events.length > 0) moments.push({ atMs: engine.state.msSpent, command, events });
  }
  return moments;
}
