import { levelSteps } from '../../engine/familiarity/familiarity';
import { Dice } from '../../engine/random/dice';
import type { Step } from '../rules/levels';
import type { Move, VisibleState } from '../rules/visible-state';
import { looksNoFurther, promisingChoices, weighed } from './choices';
import { isForTwoToEnd, playToTheEnd } from './endgame';
import { type Knowledge, knowledgeBy, type Manner, type Thought } from './knowledge';
import { aims, dealtByChance, LookingAhead } from './looking-ahead';
import { blankBit, isDecent, moveWithoutPlay, type Plays, tilesEach, wordsMade } from './plays';
import { ponder } from './pondering';
import { SearchBoard } from './search-board';

/** What a casual player knows, and how well it sees what it could lay. */
export interface Eye {
  /** Its main words are no less common than this, */
  readonly knows: number;
  /** and its words across than this: it may use one that lies there without having thought of it. */
  readonly knowsAcross: number;
  /** Words of two letters are learnt by heart, so it may know rarer ones of them. */
  readonly knowsOfTwo: number;
  /** Of a hundred plays with the easiest of words, how many it sees. */
  readonly sees: number;
  /** What is left of that for each letter of the main word after the third, */
  readonly perLetter: number;
  /** for each word across, */
  readonly perCross: number;
  /** and for each step that the least common of the words is away from the commonest. */
  readonly perStep: number;
  /** So many more points a play must bring for a blank to be spent on it. */
  readonly savesBlank: number;
}

const easyLength = 3;

/** How rare the rarest word of a play is, the main word first; undefined if there is one that is not known. */
function rarestKnown(eye: Eye, words: readonly string[], knowledge: Pick<Knowledge, 'levelOf'>): number | undefined {
  const [main] = words;
  let rarest = 0;
  for (const word of words) {
    const level = knowledge.levelOf(word) ?? Number.POSITIVE_INFINITY;
    const known = word.length === 2 ? eye.knowsOfTwo : word === main ? eye.knows : eye.knowsAcross;
    if (level > known) return undefined;
    rarest = Math.max(rarest, level);
  }
  return rarest;
}

/** How easily a play is found by its words, the main word first: from 0, if there is one it does not know, to 1. */
export function chanceToSee(eye: Eye, words: readonly string[], knowledge: Pick<Knowledge, 'levelOf'>): number {
  const rarest = rarestKnown(eye, words, knowledge);
  if (rarest === undefined) return 0;
  const [main, ...across] = words;
  const steps = levelSteps.filter((step) => step < rarest).length;
  const letters = Math.max(0, main!.length - easyLength);
  return (eye.sees / 100) * eye.perLetter ** letters * eye.perCross ** across.length * eye.perStep ** steps;
}

/** How many plays are looked at before the best so far is told. */
const glance = 256;
const fineness = 10_000;

/**
 * Overlooks plays, the harder they are to find the more of them, and lays the one that scores most of those it
 * sees. If it sees none at first, it looks until it has found the easiest.
 */
export const thinkCasually = (eye: Eye): Manner =>
  function* (knowledge, sight): Thought {
    const desk = SearchBoard.of(knowledge.gaddag, sight);
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
  for (let at = index * tilesEach; at < index * tilesEach + lengths[index]!; at++) if (tiles[at]! & blankBit) blanks++;
  return blanks;
}

/** The same sight gives the same luck, however the rack is arranged. */
const seedOf = ({ seat, turn, rack, board }: VisibleState) =>
  [seat, turn, ...[...rack].sort(), '/', ...board.map((tile) => tile?.letter ?? '.')].join(' ');

/** A child's words, and those that are long or lie alongside others are often overlooked. */
const fledgling: Eye = {
  knows: 20,
  knowsAcross: 20,
  knowsOfTwo: 40,
  sees: 100,
  perLetter: 0.88,
  perCross: 0.78,
  perStep: 0.95,
  savesBlank: 0,
};

/** A grown-up's words, all of the two-letter list, and little is overlooked. */
const songbird: Eye = {
  knows: 40,
  knowsAcross: 50,
  knowsOfTwo: 70,
  sees: 100,
  perLetter: 0.95,
  perCross: 0.88,
  perStep: 0.98,
  savesBlank: 15,
};

/** How those see who don't know every word. */
export const eyes = {
  /** Sees few plays, and hardly ever one that is long or makes two words. */
  hatchling: { ...fledgling, knows: 10, sees: 35, perLetter: 0.7, perCross: 0.55, perStep: 0.85 },
  /** Plays like a beginner: what comes to mind first, short, beside one word only. */
  nestling: { ...fledgling, sees: 40, perLetter: 0.76, perCross: 0.6, perStep: 0.9 },
  fledgling,
  /** Knows more, but overlooks as much. */
  aboveFledgling: { ...fledgling, knows: 35, savesBlank: 8 },
  songbird,
  /** The words of who reads much. */
  aboveSongbird: {
    knows: 70,
    knowsAcross: 70,
    knowsOfTwo: 70,
    sees: 100,
    perLetter: 0.98,
    perCross: 0.94,
    perStep: 0.99,
    savesBlank: 10,
  },
} as const satisfies Partial<Record<Step, Eye>>;

const thinkBy = (step: keyof typeof eyes) => thinkCasually(eyes[step]);

export const easyManners = {
  hatchling: thinkBy('hatchling'),
  nestling: thinkBy('nestling'),
  fledgling: thinkBy('fledgling'),
  aboveFledgling: thinkBy('aboveFledgling'),
  songbird: thinkBy('songbird'),
  aboveSongbird: thinkBy('aboveSongbird'),
} as const;

/** Lays the play that scores most. */
export function* thinkAsClub(knowledge: Knowledge, sight: VisibleState): Thought {
  const desk = SearchBoard.of(knowledge.gaddag, sight);
  const plays = desk.findPlays(sight.rack);
  const mayLay = (index: number) => isDecent(knowledge, desk, plays, index);
  let best = bestOf(plays, () => true);
  // Hardly ever is the best one rude, and asking costs more than comparing scores.
  if (best >= 0 && !mayLay(best)) best = bestOf(plays, mayLay);
  const move: Move = best >= 0 ? desk.moveOf(plays, best) : moveWithoutPlay(sight);
  yield move;
  return move;
}

/** The first of those that score most, or -1. */
function bestOf({ count, scores }: Plays, mayLay: (index: number) => boolean): number {
  let best = -1;
  for (let at = 0; at < count; at++) if ((best < 0 || scores[at]! > scores[best]!) && mayLay(at)) best = at;
  return best;
}

/** As much effort as an endgame is worth: well under a second on a quiet machine. */
const endgameEffort = 40_000;

/** With so few tiles left in the bag it looks ahead, and tries so many choices in so many throws. */
const nearlyEmpty = 7;
const tried = 8;
const throws = 48;

/** Weighs what a play leaves behind, looks ahead as the bag runs out, and plays endgames of two to the last tile. */
export function* thinkAsExpert(knowledge: Knowledge, sight: VisibleState, effort = endgameEffort): Thought {
  if (looksNoFurther(sight)) return weighed(knowledge, sight);
  const desk = SearchBoard.of(knowledge.gaddag, sight);
  if (isForTwoToEnd(sight)) return yield* playToTheEnd(knowledge, desk, sight, effort);
  // Where the game ends with the bag, who empties it decides more than any throw.
  const looksAhead = sight.rules.bagEmpty === 'playOn' && sight.bagCount > 0 && sight.bagCount <= nearlyEmpty;
  const choices = promisingChoices(knowledge, desk, sight, looksAhead ? tried : 1);
  const looking = new LookingAhead(desk, sight, choices, dealtByChance(desk, sight, diceFor(sight)), aims.points);
  while (looking.tallies.left.length > 1 && looking.tallies.rounds < throws) {
    yield choices[looking.tallies.best]!.move;
    looking.lookOnce();
  }
  const { move } = choices[looking.tallies.best]!;
  yield move;
  return move;
}

/** The same for the same position, so that a thought can be thought again. */
const diceFor = ({ turn, scores, rack, seat }: VisibleState) =>
  new Dice(['ahead', turn, seat, ...scores, ...[...rack].sort()].join(' '));

/** Tries its choices out in a thousand throws, as far as its time goes. */
export function* thinkAsMaster(knowledge: Knowledge, sight: VisibleState, rounds = 1_000): Thought {
  const thought = ponder(knowledge, sight, `master ${sight.turn} ${sight.scores.join(' ')}`);
  for (let round = 0; ; round++) {
    const { done, value } = thought.next();
    if (done || round === rounds) return value.move;
    yield value.move;
  }
}

const manners: Readonly<Record<Step, Manner>> = {
  ...easyManners,
  club: thinkAsClub,
  expert: thinkAsExpert,
  master: thinkAsMaster,
};

export const think = (knowledge: Knowledge, sight: VisibleState, step: Step): Thought =>
  manners[step](knowledgeBy(sight.rules, knowledge), sight);
