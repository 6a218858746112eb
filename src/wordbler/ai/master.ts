import type { Sight } from '../rules/sight';
import { ponder } from './pondering';
import type { Knowledge, Thought } from './thought';

/** Tries its choices out in a thousand throws, as far as its time goes. */
export function* thinkAsMaster(knowledge: Knowledge, sight: Sight, rounds = 1_000): Thought {
  const thought = ponder(knowledge, sight, `master ${sight.turn} ${sight.scores.join(' ')}`);
  for (let round = 0; ; round++) {
    const { done, value } = thought.next();
    if (done || round === rounds) return value.move;
    yield value.move;
  }
}
