import type { Step } from '../rules/levels';
import type { Move, Sight } from '../rules/sight';
import { Desk } from './desk';
import { eyeOf, rarestKnown } from './easy-levels';
import type { Knowledge } from './knowledge';
import { knowledgeBy, readBy } from './knowledge';
import type { Plays } from './plays';
import { wordsMade } from './plays';

/**
 * A play worth knowing, and the words it makes, the main word first; as they are read, where letters lie in any order.
 */
export interface PlayFound {
  readonly move: Move & { kind: 'play' };
  readonly words: readonly string[];
}

/** The play that would have scored most. */
export interface Advice extends PlayFound {
  /** What an expert would have laid, in words that are not for everybody, for more points. */
  readonly beyond?: PlayFound;
}

/**
 * What a teacher would lay: of the plays in words that a player of this step knows the one for most points, and of
 * those that score alike the one whose words are best known. Where there is none, any words will do.
 */
export function adviseOn(known: Knowledge, sight: Sight, step: Step = 'expert'): Advice | undefined {
  const knowledge = knowledgeBy(sight.rules, known);
  const desk = Desk.of(knowledge.gaddag, sight);
  const plays = desk.findPlays(sight.rack);
  const most = (may: (words: readonly string[]) => boolean) => {
    const found = mostOf(knowledge, desk, plays, may);
    return found && { ...found, words: found.words.map((word) => readBy(sight.rules, known, word)) };
  };
  const best = most(() => true);
  const eye = eyeOf(step);
  if (!best || !eye) return best;
  const own = most(
    (words) => rarestKnown(eye, words, knowledge) !== undefined && !words.some((word) => knowledge.isRude(word)),
  );
  if (!own) return best;
  return own.move.score < best.move.score ? { ...own, beyond: best } : own;
}

function mostOf(
  knowledge: Knowledge,
  desk: Desk,
  plays: Plays,
  may: (words: readonly string[]) => boolean,
): PlayFound | undefined {
  let found = -1;
  let leastKnown = Number.POSITIVE_INFINITY;
  for (let at = 0; at < plays.count; at++) {
    const ahead = found < 0 ? 1 : plays.scores[at]! - plays.scores[found]!;
    // The words are read last, for that takes longest.
    if (ahead < 0) continue;
    const words = wordsMade(desk, plays, at);
    const known = Math.max(...words.map((word) => knowledge.levelOf(word) ?? unknownToAll));
    if ((ahead === 0 && known >= leastKnown) || !may(words)) continue;
    [found, leastKnown] = [at, known];
  }
  return found < 0 ? undefined : { move: desk.moveOf(plays, found), words: wordsMade(desk, plays, found) };
}

const unknownToAll = 100;
