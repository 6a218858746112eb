import { must } from '../../engine/must';
import { replay } from '../../engine/saving/game-log';
import { type Command, GameEngine, type ReadonlyGame, type Setup, type WordJudge } from '../rules';
import { isPassing } from './event-queue';
import type { Match } from './match';

/** Plays a game over again that has been played, from its first draw. */
export class Replay {
  private readonly commands: readonly Command[];
  private next = 0;

  constructor(
    private readonly match: Match,
    { setup, commands }: ReadonlyGame,
    words: WordJudge,
  ) {
    this.commands = essence(setup, commands, words);
  }

  /** Sends what was done up to the end of a turn; false when nothing is left. */
  step(): boolean {
    while (this.next < this.commands.length) {
      let told = false;
      this.match.send(must(this.commands[this.next++]), (answer) => {
        told = answer.ok && !answer.events.every(isPassing);
      });
      if (told) return true;
    }
    return false;
  }
}

const handiwork: readonly Command['type'][] = [
  'lay',
  'move',
  'chooseLetter',
  'takeBack',
  'recall',
  'arrange',
  'shuffle',
];

/** The plays without the trying: of all that was laid and taken back only what lay there at the end of a turn. */
function essence(setup: Setup, commands: readonly Command[], words: WordJudge): Command[] {
  const engine = new GameEngine(setup, words);
  const plays: Command[] = [];
  for (const { command, events, before: laid } of replay(engine, commands, () => [...engine.state.laid])) {
    if (handiwork.includes(command.type)) continue;
    if (command.type === 'done') {
      if (events.every(isPassing)) continue;
      plays.push(...laid.map((tile) => ({ type: 'lay' as const, seat: command.seat, ...tile })));
    }
    plays.push(command);
  }
  return plays;
}
