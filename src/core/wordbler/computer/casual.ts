import { Dice } from '../../random/dice';
import { Desk } from './desk';
import { chanceToSee, type Eye } from './findable';
import type { Move } from './move';
import { blankBit, type Plays, tilesEach } from './plays';
import type { Sight } from './sight';
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

    let move: Move = moveWithoutPlay(sight);
    let best = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < plays.count; at++) {
      if (at % glance === 0) yield move;
      const luck = dice.below(fineness) / fineness;
      const value = plays.scores[at]! - eye.savesBlank * blanksIn(plays, at);
      // The words are read last, for that takes longest.
      if (value <= best || luck >= chanceOf(at)) continue;
      best = value;
      move = desk.moveOf(plays, at);
    }
    if (move.kind === 'play') return move;

    let easiest = 0;
    for (let at = 0; at < plays.count; at++) {
      if (at % glance === 0) yield move;
      const chance = chanceOf(at);
      if (chance <= easiest) continue;
      easiest = chance;
      move = desk.moveOf(plays, at);
    }
    return move;
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
