import { describe, expect, it } from 'vitest';
import { packGraph } from '../../../assets/languages/pack-graph';
import { Lexicon } from '../../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../../src/engine/lexicon/unpack-graph';
import { english, GameEngine, presets, type Seat } from '../../../src/rules';
import { buildGaddag } from '../../../src/wordbler/ai/build-gaddag';
import type { Knowledge } from '../../../src/wordbler/ai/knowledge';
import { type Advice, adviseOn } from '../../../src/wordbler/ai/review';
import { type Adviser, GameReview } from '../../../src/wordbler/play/game-review';
import { commandsOf, type VisibleState, visibleStateOf } from '../../../src/wordbler/rules/visible-state';
import { lexicon } from '../../engine/familiarity/shipped-familiarity';
import { playText, slowSearch } from '../ai/slow-search';

/** Few enough words for the slow search, and all those of two letters, which hold a board together. */
const words = [...lexicon.words()].filter((word, at) => word.length === 2 || at % 500 === 0);
const judge = new Lexicon({
  id: 'some',
  alphabet: english,
  ...unpackGraph(packGraph(words, english), english),
});
const knowledge: Knowledge = {
  alphabet: english,
  gaddag: buildGaddag(judge),
  has: (word) => judge.has(word),
  levelOf: () => undefined,
  isRude: () => false,
};

const seats: Seat[] = [
  { name: 'Pip', kind: 'computer', level: 'club' },
  { name: 'Ann', kind: 'person' },
  { name: 'Ben', kind: 'person' },
];

/** The best plays, but every fourth turn is an exchange or a pass. */
function game(turns: number, failsToEnd = 6): GameEngine {
  const rules = { ...presets.classic, failsToEnd };
  const engine = new GameEngine({ seats, rules, seed: 'reviewed', tiles: 'en', words: judge.id }, judge);
  engine.dispatch({ type: 'begin' });
  while (engine.state.phase === 'turn' && engine.state.turn <= turns) {
    const { toMove: seat, turn } = engine.state;
    const sight = visibleStateOf(engine, seat);
    const found = turn % 4 === 3 ? undefined : adviseOn(knowledge, sight);
    const other =
      turn % 8 === 3 ? ({ kind: 'pass' } as const) : { kind: 'exchange' as const, letters: sight.rack.slice(0, 2) };
    for (const command of commandsOf(found?.move ?? other, engine, seat)) engine.dispatch(command);
  }
  return engine;
}

const wise: Adviser = { advise: async (sight) => adviseOn(knowledge, sight) };

/** Answers when it is told to. */
class Slow implements Adviser {
  readonly asked: VisibleState[] = [];
  private settle: { resolve(advice: Advice | undefined): void; reject(error: Error): void } | undefined;

  advise(sight: VisibleState) {
    this.asked.push(sight);
    return new Promise<Advice | undefined>((resolve, reject) => {
      this.settle = { resolve, reject };
    });
  }

  async answer() {
    this.settle?.resolve(adviseOn(knowledge, this.asked.at(-1)!));
    await new Promise((done) => setTimeout(done));
  }

  async fail() {
    this.settle?.reject(new Error('the worker died'));
    await new Promise((done) => setTimeout(done));
  }
}

const lettersOf = ({ board }: VisibleState) =>
  board.map((tile) => (tile ? (tile.blank ? tile.letter.toLowerCase() : tile.letter) : ''));

describe('A review', () => {
  it('sets every turn beside the best of all its plays', async () => {
    const engine = game(18);
    const review = new GameReview(engine, judge);
    await review.ask(
      wise,
      () => 1,
      () => {},
    );
    expect(review.turns).toHaveLength(18);
    expect(new Set(review.turns.map(({ entry }) => entry.kind))).toEqual(new Set(['played', 'passed', 'exchanged']));
    let compared = 0;
    for (const turn of review.turns) {
      const { sight, entry } = turn;
      const { best, missed } = review.reviewOf(turn)!;
      const all = slowSearch(lettersOf(sight), sight.rack, words, engine.setup.rules);
      const scores = [...all].map((text) => Number(text.split(' = ')[1]));
      if (!best) {
        expect(all.size, `turn ${entry.turn}`).toBe(0);
        continue;
      }
      expect(best.move.score, `turn ${entry.turn}`).toBe(Math.max(...scores));
      expect(all).toContain(playText(best.move.tiles, best.move.score));
      expect(missed).toBe(best.move.score - entry.points);
      compared++;
    }
    expect(compared).toBeGreaterThan(12);
  });

  it('looks first at the turns of whom is looked at, and goes over when another one is', async () => {
    const review = new GameReview(game(9), judge);
    const adviser = new Slow();
    const answered: number[] = [];
    let seat = 2;
    const asking = review.ask(
      adviser,
      () => seat,
      (of) => answered.push(of),
    );
    await adviser.answer();
    seat = 0;
    await adviser.answer();
    for (let turn = 2; turn < 9; turn++) await adviser.answer();
    await asking;
    expect(answered.slice(0, 5)).toEqual([2, 2, 0, 0, 0]);
    expect(adviser.asked).toHaveLength(9);
    expect([0, 1, 2].every((one) => review.isDone(one))).toBe(true);
  });

  it('has no lessons before all turns of a seat are known', async () => {
    const review = new GameReview(game(9), judge);
    const adviser = new Slow();
    const { seat } = review.turns[2]!.sight;
    void review.ask(
      adviser,
      () => seat,
      () => {},
    );
    await adviser.answer();
    expect(review.reviewsOf(seat)).toHaveLength(1);
    expect(review.lessonsOf(seat)).toEqual([]);
    await adviser.answer();
    await adviser.answer();
    expect(review.lessonsOf(seat).map(({ entry }) => entry.turn)).toEqual([3]);
  });

  it('goes on where it stopped when somebody comes back', async () => {
    const review = new GameReview(game(6), judge);
    const first = new Slow();
    void review.ask(
      first,
      () => 1,
      () => {},
    );
    await first.answer();
    review.stop();
    await first.answer();
    expect(first.asked).toHaveLength(2);
    expect(review.turns.filter((turn) => review.reviewOf(turn))).toHaveLength(1);
    let second = 0;
    await review.ask(
      wise,
      () => 1,
      () => second++,
    );
    expect(second).toBe(5);
  });

  it('says that nobody could be asked, and can be tried again', async () => {
    const review = new GameReview(game(4), judge);
    const adviser = new Slow();
    let answers = 0;
    const asking = review.ask(
      adviser,
      () => 1,
      () => answers++,
    );
    await adviser.fail();
    await asking;
    expect(review.failed).toBe(true);
    expect(answers).toBe(1);
    await review.ask(
      wise,
      () => 1,
      () => {},
    );
    expect(review.failed).toBe(false);
    expect([0, 1, 2].every((seat) => review.isDone(seat))).toBe(true);
  });

  it('of a game that ended before all had a turn has nothing to say of the others', async () => {
    const engine = game(0, 2);
    while (engine.state.phase === 'turn') engine.dispatch({ type: 'pass', seat: engine.state.toMove });
    const review = new GameReview(engine, judge);
    await review.ask(
      wise,
      () => 0,
      () => {},
    );
    const [idle] = [0, 1, 2].filter((seat) => review.turnsOf(seat).length === 0);
    expect(review.turns).toHaveLength(2);
    expect(review.isDone(idle!)).toBe(true);
    expect(review.lessonsOf(idle!)).toEqual([]);
  });

  it('begins with the people', () => {
    expect(new GameReview(game(1), judge).seats).toEqual([1, 2, 0]);
  });
});

describe('A turn lost to a challenge', () => {
  it('is reviewed as the turn it was, and a doubt in vain is no turn', async () => {
    const rules = { ...presets.classic, invalidWord: 'challenge' as const };
    const setup = { seats: seats.slice(1), rules, seed: 'doubted', tiles: 'en', words: judge.id };
    const engine = new GameEngine(setup, judge);
    engine.dispatch({ type: 'begin' });
    const layTwo = () => {
      const seat = engine.state.toMove;
      const rack = engine.state.racks[seat]!.filter((tile) => tile !== null);
      const pair = rack
        .flatMap((a) => rack.map((b) => [a, b]))
        .find(([a, b]) => {
          const letters = [a, b].map((tile) => engine.faces[tile!]!.letter);
          return a !== b && letters.every(Boolean) && !judge.has(letters.join(''));
        })!;
      for (const [at, tile] of pair.entries()) engine.dispatch({ type: 'lay', seat, tile, x: 7 + at, y: 7 });
      engine.dispatch({ type: 'done', seat });
      return seat;
    };
    const loser = layTwo();
    expect(engine.dispatch({ type: 'challenge', seat: 1 - loser }).ok).toBe(true);
    const sight = visibleStateOf(engine, engine.state.toMove);
    const { move } = adviseOn(knowledge, sight)!;
    for (const command of commandsOf(move, engine, sight.seat)) engine.dispatch(command);
    expect(engine.dispatch({ type: 'challenge', seat: loser }).ok).toBe(true);
    const review = new GameReview(engine, judge);
    await review.ask(
      wise,
      () => loser,
      () => {},
    );
    const reviews = review.turns.map((turn) => review.reviewOf(turn)!);
    expect(reviews.map(({ entry }) => entry.kind)).toEqual(['invalid', 'played']);
    expect(reviews[0]!.missed).toBe(reviews[0]!.best!.move.score);
    expect(reviews[1]!.missed).toBe(0);
    expect(engine.state.history.some(({ kind }) => kind === 'challengedInVain')).toBe(true);
  });
});
