import { Desk } from './desk';
import type { Move } from './move';
import type { Sight } from './sight';
import type { Knowledge } from './thought';
import { wordsMade } from './words-made';

/** The play that would have scored most, and the words it makes, the main word first. */
export interface Advice {
  readonly move: Move & { kind: 'play' };
  readonly words: readonly string[];
}

/** What a teacher would lay: the most points, and of plays that score alike the one whose words are best known. */
export function adviseOn(knowledge: Knowledge, sight: Sight): Advice | undefined {
  const desk = Desk.of(knowledge.gaddag, sight);
  const plays = desk.findPlays(sight.rack);
  let most = -1;
  for (let at = 0; at < plays.count; at++) most = Math.max(most, plays.scores[at]!);
  let advice: Advice | undefined;
  let leastKnown = Number.POSITIVE_INFINITY;
  for (let at = 0; at < plays.count; at++) {
    if (plays.scores[at] !== most) continue;
    const words = wordsMade(desk, plays, at);
    const known = Math.max(...words.map((word) => knowledge.levelOf(word) ?? unknownToAll));
    if (known >= leastKnown) continue;
    leastKnown = known;
    advice = { move: desk.moveOf(plays, at), words };
  }
  return advice;
}

const unknownToAll = 100;
