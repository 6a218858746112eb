import { beforeAll, describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { type GameEngine, presets } from '../../../src/rules';
import { type Choice, promisingChoices } from '../../../src/wordbler/ai/choices';
import type { Knowledge } from '../../../src/wordbler/ai/knowledge';
import { think } from '../../../src/wordbler/ai/levels';
import { aims, dealtByChance, LookingAhead } from '../../../src/wordbler/ai/looking-ahead';
import { SearchBoard } from '../../../src/wordbler/ai/search-board';
import { type VisibleState, visibleStateOf } from '../../../src/wordbler/rules/visible-state';
import { often } from '../../long';
import { knowledgeOf, loadWords } from '../../strength/knowledge';
import { newGame, playOn, thoughtOut } from '../../strength/self-play';
import { PlainMinimax } from './plain-endings';

let knowledge: Knowledge;
/** Positions of games between clubs, with so many tiles left in the bag at most. */
let positionsBy: (seats: number, bag: number, count: number, rules?: typeof presets.classic) => VisibleState[];

beforeAll(async () => {
  const words = await loadWords();
  knowledge = knowledgeOf(words);
  const club = (sight: VisibleState) => thoughtOut(think(knowledge, sight, 'club'));
  positionsBy = (seats, bag, count, rules = presets.classic) => {
    const found: VisibleState[] = [];
    const stop = ({ state }: GameEngine) => state.bag.length <= bag;
    for (let game = 0; found.length < count; game++) {
      const engine = newGame(words, seats, `ahead ${seats} ${bag} ${game}`, rules);
      playOn(
        engine,
        Array.from({ length: seats }, () => club),
        stop,
      );
      if (engine.state.phase === 'turn' && engine.state.bag.length > 0)
        found.push(visibleStateOf(engine, engine.state.toMove));
    }
    return found;
  };
});

/** By chance, and each time alike. */
const lookingBy = (
  desk: SearchBoard,
  sight: VisibleState,
  choices: readonly Choice[],
  seed: string,
  aim: (typeof aims)[keyof typeof aims],
) => new LookingAhead(desk, sight, choices, dealtByChance(desk, sight, new Dice(seed)), aim);

function looking(sight: VisibleState, most: number, seed = 'throws') {
  const desk = SearchBoard.of(knowledge.gaddag, sight);
  const choices = promisingChoices(knowledge, desk, sight, most);
  return {
    choices,
    ahead: lookingBy(desk, sight, choices, seed, aims.points),
  };
}

describe('choices', () => {
  it('come the most promising first, each once, and no more than asked for', () => {
    for (const sight of positionsBy(2, 60, 2)) {
      const { choices } = looking(sight, 12);
      expect(choices.length).toBeLessThanOrEqual(12);
      const promises = choices.map(({ promise }) => promise);
      expect(promises).toEqual([...promises].sort((a, b) => b - a));
      expect(new Set(choices.map(({ move }) => JSON.stringify(move))).size).toBe(choices.length);
      expect(looking(sight, 1).choices).toEqual(choices.slice(0, 1));
    }
  });

  it('are what the rack holds: laid, given or kept', () => {
    for (const sight of positionsBy(3, 40, 2)) {
      const desk = SearchBoard.of(knowledge.gaddag, sight);
      const codes = (letters: readonly string[]) => letters.map((letter) => desk.codeOf(letter));
      const gone = ({ move }: Choice) =>
        move.kind === 'play'
          ? move.tiles.map(({ letter, blank }) => (blank ? '' : letter))
          : move.kind === 'exchange'
            ? move.letters
            : [];
      for (const choice of looking(sight, 10).choices)
        expect([...codes(gone(choice)), ...choice.kept].sort()).toEqual(codes(sight.rack).sort());
    }
  });
});

describe('looking ahead', () => {
  it('leaves the board it looks from as it was, and says the same again', () => {
    for (const sight of positionsBy(2, 7, often(1, 3))) {
      const desk = SearchBoard.of(knowledge.gaddag, sight);
      const choices = promisingChoices(knowledge, desk, sight, 5);
      const letters = desk.lines.letters.slice();
      const meansOf = () => {
        const ahead = lookingBy(desk, sight, choices, 'same', aims.points);
        for (let round = 0; round < 6; round++) ahead.lookOnce();
        return choices.map((_, at) => ahead.tallies.mean(at));
      };
      expect(meansOf()).toEqual(meansOf());
      expect(desk.lines.letters).toEqual(letters);
    }
  });

  it.each([
    [2, 'classic'],
    [4, 'classic'],
    [3, 'wordbler'],
  ] as const)('comes to what a game can bring, with %i seats by %s', (seats, preset) => {
    for (const sight of positionsBy(seats, 5, often(1, 3), presets[preset])) {
      const { ahead, choices } = looking(sight, 6);
      for (let round = 0; round < 8; round++) ahead.lookOnce();
      for (const [at] of choices.entries()) expect(Math.abs(ahead.tallies.mean(at))).toBeLessThan(400);
    }
  });

  it('for the chance to win counts the more the nearer the game is', () => {
    for (const sight of positionsBy(2, 40, often(1, 3))) {
      const desk = SearchBoard.of(knowledge.gaddag, sight);
      const choices = promisingChoices(knowledge, desk, sight, 4);
      const meansBy = (aim: keyof typeof aims, lead: number) => {
        const scores = sight.scores.map((_, seat) => (seat === sight.seat ? lead + 400 : 400));
        const ahead = lookingBy(desk, { ...sight, scores }, choices, 'same', aims[aim]);
        for (let round = 0; round < 4; round++) ahead.lookOnce();
        return choices.map((_, at) => ahead.tallies.mean(at));
      };
      const points = meansBy('points', 0);
      expect(meansBy('points', 350)).toEqual(points);
      const byLead = [-350, -60, 0, 60, 350].map((lead) => meansBy('chances', lead));
      for (const at of choices.keys()) {
        const bonuses = byLead.map((means) => means[at]! - points[at]!);
        expect(bonuses).toEqual([...bonuses].sort((a, b) => a - b));
        expect(bonuses[0]).toBeLessThan(-140);
        expect(bonuses.at(-1)).toBeGreaterThan(140);
        expect(Math.abs(bonuses[2]!)).toBeLessThan(140);
      }
    }
  });

  it('to the ending tells of games that are over', () => {
    const worthsOf = (sight: VisibleState) => {
      const desk = SearchBoard.of(knowledge.gaddag, sight);
      const choices = promisingChoices(knowledge, desk, sight, 4);
      const ahead = lookingBy(desk, sight, choices, 'to the end', aims.endings);
      ahead.lookOnce();
      const [own, other] = [sight.scores[sight.seat]!, sight.scores[1 - sight.seat]!];
      return choices.map((_, at) => ({ worth: ahead.tallies.mean(at), lead: own - other }));
    };
    for (const { worth, lead } of positionsBy(2, 20, often(3, 6)).flatMap(worthsOf)) {
      // Whole points, and won, drawn or lost.
      const ends = [-1, 0, 1].filter((won) => Math.sign(lead + worth - 150 * won) === won);
      expect(ends, `${worth}`).not.toEqual([]);
      expect(Number.isInteger(worth)).toBe(true);
    }
  });

  // With one tile left, and all unseen ones alike, nothing is left to chance, and the rest can be tried out to the end.
  it('is never better than what the other can do about it, where there is no chance', () => {
    for (const base of positionsBy(2, 1, often(2, 5))) {
      const rack = base.rack.slice(0, 2);
      const sight: VisibleState = {
        ...base,
        rack,
        unseen: ['N', 'N'],
        bagCount: 1,
        rackCounts: [2, 1],
        seat: 0,
        fails: 0,
      };
      const { ahead, choices } = looking(sight, 6);
      ahead.lookOnce();
      const minimax = new PlainMinimax(knowledge.gaddag);
      for (const [at, { move, kept }] of choices.entries()) {
        if (move.kind !== 'play') continue;
        const letters = [...rack];
        const board = [...sight.board];
        for (const { x, y, letter, blank } of move.tiles) {
          board[y * 15 + x] = { letter, blank };
          letters.splice(letters.indexOf(blank ? '' : letter), 1);
        }
        expect(letters.length).toBe(kept.length);
        const rest = minimax.worthOf({
          board,
          racks: [[...letters, 'N'], ['N']],
          toMove: 1,
          fails: 0,
          rules: sight.rules,
        });
        const gain = move.score - rest;
        expect(ahead.tallies.mean(at)).toBe(gain + 50 * Math.sign(sight.scores[0]! - sight.scores[1]! + gain));
      }
    }
  });
});
