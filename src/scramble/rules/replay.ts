import { replay } from '../../engine/keeping/replay';
import type { WordJudge } from '../../engine/lexicon/word-judge';
import { must } from '../../engine/must';
import type { Command } from './commands';
import { GameEngine, type ReadonlyGame } from './engine';
import type { GameEvent } from './events';

/** A moment of a game: when it was on the clock of its turn, what was done, and what came of it. */
export interface Moment {
  player: number;
  atMs: number;
  command: Command;
  events: GameEvent[];
}

/** A game once more, moment by moment; time that only passed is left to `atMs`. */
export function replayOf(played: ReadonlyGame, words: WordJudge): Moment[] {
  const engine = new GameEngine(played.setup, words);
  const moments: Moment[] = [];
  const look = () => engine.state.player;
  for (const { command, events: all, before: player } of replay(engine, played.commands, look)) {
    const events = all.filter(({ type }) => type !== 'timeSpent');
    if (events.length > 0)
      moments.push({ player, atMs: must(engine.state.turns[player]).msSpent, command, events });
  }
  return moments;
}
