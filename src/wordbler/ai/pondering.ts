import { Dice } from '../../engine/random/dice';
import { keptAfter, keyOf, type Move, type VisibleState } from '../rules/visible-state';
import { type Choice, looksNoFurther, promisingChoices, weighed } from './choices';
import { isForTwoToEnd, playToTheEnd } from './endgame';
import { type Knowledge, knowledgeBy } from './knowledge';
import { aims, dealtByChance, dealtOnceEach, LookingAhead } from './looking-ahead';
import { SearchBoard } from './search-board';
import { fewestToTell, lookBackAtEnd, type Pondered, together } from './verdicts';

/** So many choices are tried, and after so many throws another one tells hardly anything. */
const tried = 14;
const mostRounds = 8_000;
/**
 * With so few tiles left in the bag of two, what has come out of so many throws is tried to the end of the game: that
 * tells more, in each throw a little. What was found before counts as much as a throw to the end.
 */
const nearTheEnd = 14;
const roundsBefore = 256;
/**
 * With hardly any tiles left it is often a play of little promise that wins, and many are tried; fewer where each throw
 * takes long, because there is much to lay.
 */
const veryNear = 3;
const triedVeryNear = 60;
const playsToTry = 20_000;
const shortlist = { after: 8, most: 16 } as const;
/** Effort for the last tiles: as far as anybody waits. */
const endgameEffort = 400_000;

/** Nothing else was tried. */
const settled = (move: Move): Pondered => ({
  move,
  verdicts: () => [{ move, rounds: 1, mean: 0, variance: 0 }],
});

/**
 * Looks ahead for as long as anybody waits, and says again and again how far it has come. Others may look at the same
 * position by other throws, and what all have found is judged together. If it is asked what came of a move that was
 * made, that is tried to the last.
 */
export function* ponder(
  given: Knowledge,
  sight: VisibleState,
  throws: string,
  done?: Move,
): Generator<Pondered, Pondered, void> {
  const knowledge = knowledgeBy(sight.rules, given);
  if (looksNoFurther(sight)) return settled(weighed(knowledge, sight));
  if (isForTwoToEnd(sight)) {
    if (done) return yield* lookBackAtEnd(knowledge, sight, done, endgameEffort);
    const thought = playToTheEnd(knowledge, SearchBoard.of(knowledge.gaddag, sight), sight, endgameEffort);
    for (;;) {
      const { done, value: move } = thought.next();
      const known = settled(move);
      if (done) return known;
      yield known;
    }
  }
  const desk = SearchBoard.of(knowledge.gaddag, sight);
  const isNear = !done && sight.bagCount <= nearTheEnd && sight.rackCounts.length === 2;
  const choices = promisingChoices(knowledge, desk, sight, isNear ? widthOf(desk, sight) : tried);
  const asked = done && placeAmong(choices, done, desk, sight);
  // What a move has cost is told in points.
  const aim = done ? aims.points : aims.chances;
  const dice = new Dice(throws);
  const deals = isNear ? dealtOnceEach(desk, sight, dice) : dealtByChance(desk, sight, dice);
  const looking = new LookingAhead(desk, sight, choices, deals, aim, asked, shortlist);
  const known = knownBy(looking, choices);
  yield* lookOn(looking, isNear ? roundsBefore : mostRounds, known);
  if (!isNear || looking.isThrough) return known;

  const left = looking.tallies.left.map((at) => choices[at]!);
  const toTheEnd = dealtByChance(desk, sight, new Dice(`${throws} to the end`));
  const further = new LookingAhead(desk, sight, left, toTheEnd, aims.endings);
  const knownBoth = both(known, knownBy(further, left));
  yield* lookOn(further, mostRounds, knownBoth);
  return knownBoth;
}

/** How many choices are tried near the end. */
function widthOf(desk: SearchBoard, { bagCount, rack }: VisibleState): number {
  if (bagCount > veryNear) return tried;
  const affordable = Math.floor(playsToTry / Math.max(1, desk.findPlays(rack).count));
  return Math.min(triedVeryNear, Math.max(tried, affordable));
}

function* lookOn(looking: LookingAhead, most: number, known: Pondered): Generator<Pondered, void, void> {
  const { tallies } = looking;
  while (tallies.left.length > 1 && tallies.rounds < most && !looking.isThrough) {
    yield known;
    looking.lookOnce();
  }
}

const knownBy = (looking: LookingAhead, choices: readonly Choice[]): Pondered => ({
  get move() {
    return choices[looking.tallies.best]!.move;
  },
  verdicts: () =>
    looking.tallies.left.map((at) => {
      const told = looking.tallies.of(at);
      // Where there are no more throws to make, few are enough.
      const rounds = looking.isThrough ? Math.max(told.rounds, fewestToTell) : told.rounds;
      return { move: choices[at]!.move, ...told, rounds };
    }),
});

/** What was found of those choices that are left, first and later. */
const both = (first: Pondered, later: Pondered): Pondered => ({
  get move() {
    return together([this.verdicts()]).best.move;
  },
  verdicts() {
    const found = later.verdicts();
    const left = new Set(found.map(({ move }) => keyOf(move)));
    return [...first.verdicts().filter(({ move }) => left.has(keyOf(move))), ...found];
  },
});

/** Where a move is among the choices, at the end if it was none of them. */
function placeAmong(choices: Choice[], done: Move, desk: SearchBoard, { rack }: VisibleState): number {
  const at = choices.findIndex(({ move }) => keyOf(move) === keyOf(done));
  if (at >= 0) return at;
  const kept = keptAfter(done, rack).map((letter) => desk.codeOf(letter));
  return choices.push({ move: done, kept, promise: 0 }) - 1;
}
