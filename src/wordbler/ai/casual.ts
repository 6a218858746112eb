import { Dice } from '../../engine/random/dice';
import type { Sight } from '../rules/sight';
import { Desk } from './desk';
import { chanceToSee, type Eye } from './findable';
import { blankBit, type Plays, tilesEach } from './plays';
import type { Manner, Thought } from './thought';
import { moveWithoutPlay } from './without-play';
import { wordsMade } from './words-made';

/** How many plays are looked at before the best so far is told. */
const glance = 256;
const fineness = 10_000;

/**
 * Overlooks plays, the harder they are to find the more of them, and lays the one that scores most of those it
 * sees. If it sees none at first, it looks until it has found the easiest.
 */
export const thinkCasually = (eye: Eye): Manner =>
  function* (knowledge, sight): Thought {
    const desk = Desk.of(knowledge.gaddag, sight);
    const plays = desk.findPlays(sight.rack);
    const dice = new Dice(seedOf(sight));
    const chanceOf = (at: number) => {
      const words = wordsMade(desk, plays, at);
      return words.some((word) => knowledge.isRude(word)) ? 0 : chanceToSee(eye, words, knowledge);
    };

    let [seen, best] = [-1, Number.NEGATIVE_INFINITY];
    let [easiest, chanceOfEasiest] = [-1, 0];
    for (let at = 0; at < plays.count; at++) {
      const luck = dice.below(fineness) / fineness;
      const value = plays.scores[at]! - eye.savesBlank * blanksIn(plays, at);
      // The words are read last, for that takes longest.
      if (value > best) {
        const chance = chanceOf(at);
        if (chance > chanceOfEasiest) [easiest, chanceOfEasiest] = [at, chance];
        if (luck < chance) [seen, best] = [at, value];
      }
      // Who is interrupted lays what has come to mind, and never gives its letters back while it was still looking.
      if (at % glance === glance - 1 && easiest >= 0) yield desk.moveOf(plays, seen >= 0 ? seen : easiest);
    }
    const own = seen >= 0 ? seen : easiest;
    return own >= 0 ? desk.moveOf(plays, own) : moveWithoutPlay(sight);
  };

function blanksIn({ tiles, lengths }: Plays, index: number): number {
  let blanks = 0;
  for (let at = index * tilesEach; at < index * tilesEach + lengths[index]!; at++)
    if (tiles[at]! & blankBit) blanks++;
  return blanks;
}

/** The same sight gives the same luck, however the rack is arranged. */
const seedOf = ({ seat, turn, rack, board }: Sight) =>
  [seat, turn, ...[...rack].sort(), '/', ...board.map((tile) => tile?.letter ?? '.')].join(' ');
