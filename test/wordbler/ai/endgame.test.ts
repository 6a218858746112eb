import { beforeAll, describe, expect, it } from 'vitest';
import type { Lexicon } from '../../../src/engine/lexicon/lexicon';
import { Dice } from '../../../src/engine/random/dice';
import { type GameEngine, presets } from '../../../src/rules';
import { Endgame, type EndgameAnswer } from '../../../src/wordbler/ai/endgame';
import { EndgameMemory, kinds, passing } from '../../../src/wordbler/ai/endgame-line';
import type { Knowledge } from '../../../src/wordbler/ai/knowledge';
import { think } from '../../../src/wordbler/ai/levels';
import { SearchBoard } from '../../../src/wordbler/ai/search-board';
import { type Move, type VisibleState, visibleStateOf } from '../../../src/wordbler/rules/visible-state';
import { often } from '../../long';
import { knowledgeOf, loadWords } from '../../strength/knowledge';
import { makeMove, newGame, playOn, thoughtOut } from '../../strength/self-play';
import { movesOf, type PlainEnding, PlainMinimax, sightOfEnding } from './plain-endings';

let words: Lexicon;
let knowledge: Knowledge;
/** Where the bag of a game has just run out. */
let endings: GameEngine[];

const enough = 60_000;
const club = (sight: VisibleState) => thoughtOut(think(knowledge, sight, 'club'));

beforeAll(async () => {
  words = await loadWords();
  knowledge = knowledgeOf(words);
  endings = Array.from({ length: often(10, 24) }, (_, game) => {
    const engine = newGame(words, 2, `ending ${game}`);
    playOn(engine, [club, club], ({ state }) => state.bag.length === 0);
    return engine;
  }).filter(({ state }) => state.phase === 'turn');
});

function solverOf(sight: VisibleState, budget = enough) {
  const desk = SearchBoard.of(knowledge.gaddag, sight);
  const codesOf = (rack: readonly string[]) => rack.map((letter) => desk.codeOf(letter));
  const { failsToEnd } = sight.rules;
  const racks = [codesOf(sight.rack), codesOf(sight.unseen)] as const;
  const ending = { racks, failsLeft: failsToEnd - sight.fails };
  const endgame = new Endgame(desk, ending, budget);
  const moveOf = ({ choice }: EndgameAnswer): Move =>
    choice === passing ? { kind: 'pass' } : desk.moveOf(endgame.plays, choice);
  return { endgame, moveOf };
}

function solve(sight: VisibleState, budget = enough) {
  const { endgame, moveOf } = solverOf(sight, budget);
  const search = endgame.solve();
  let step = search.next();
  while (!step.done) step = search.next();
  return { ...step.value, move: moveOf(step.value), effort: endgame.effort };
}

/** Positions from games, with only so many tiles left on the racks, and any number of fails before. */
function smallEndings(count: number, own: number, other: number, seed: string, blank = false): PlainEnding[] {
  const dice = new Dice(seed);
  return Array.from({ length: count }, (_, at) => {
    const sight = visibleStateOf(endings[at % endings.length]!, endings[at % endings.length]!.state.toMove);
    const some = (rack: readonly string[], length: number) =>
      dice.shuffled(rack.filter((letter) => letter !== '')).slice(0, length);
    const racks: [string[], string[]] = [some(sight.rack, own), some(sight.unseen, other)];
    if (blank) racks[0][0] = '';
    const rules = { ...presets.classic, failsToEnd: 2 + dice.below(5) };
    return { board: [...sight.board], racks, toMove: 0, fails: dice.below(rules.failsToEnd), rules };
  });
}

it('what is remembered of an endgame answers what it bounds, looked at as deeply, and nothing else', () => {
  const memory = new EndgameMemory(4);
  const answers = (kind: number, low: number, high: number, depth = 3) => {
    memory.keep(1, 2, 10, kind, 3, 0);
    return memory.answers(memory.find(1, 2), depth, low, high);
  };
  expect([answers(kinds.atLeast, 0, 10), answers(kinds.atLeast, 10, 20)]).toEqual([true, false]);
  expect([answers(kinds.atMost, 10, 20), answers(kinds.atMost, 0, 10)]).toEqual([true, false]);
  expect([answers(kinds.exact, 0, 20), answers(kinds.exact, 0, 20, 4)]).toEqual([true, false]);
  expect(memory.find(1, 3)).toBe(-1);
});

describe('an endgame of two seats', () => {
  it.each([
    ['one tile against one', often(50, 130), 1, 1],
    ['one against two', often(20, 40), 1, 2],
    ['two against one', often(12, 25), 2, 1],
    ['one against three', often(3, 6), 1, 3],
  ])('is played as well as by trying everything: %s', (_, count, own, other) => {
    for (const ending of smallEndings(count, own, other, `${own} against ${other}`)) {
      const answer = solve(sightOfEnding(ending));
      const minimax = new PlainMinimax(knowledge.gaddag);
      const best = minimax.worthOf(ending);
      const said = JSON.stringify([ending.racks, ending.fails, ending.rules.failsToEnd]);
      expect([answer.isExact, answer.worth, minimax.worthOfMove(ending, answer.move)], said).toEqual([
        true,
        best,
        best,
      ]);
    }
  });

  it('sees a block that is laid beside the way out', () => {
    const rows =
      '7QUODS1L1/9BOA1OP/8VENTAGe/11EX1N/4YO7AD/5FAWN4HE/6MAUVE1I1N/5LIE2TUNIC/5OE5J1Y/4TO3KUDu2/4AI3AH1R2/4BE1W3PI2/7OF2RE2/5NITRATES2/RAGGLE1SO2Z3';
    const board = rows
      .split('/')
      .flatMap((row) =>
        [...row.matchAll(/\d+|[a-z]/gi)].flatMap(([part]) =>
          /\d/.test(part)
            ? new Array(Number(part)).fill(null)
            : [{ letter: part.toUpperCase(), blank: part !== part.toUpperCase() }],
        ),
      );
    expect(board).toHaveLength(225);
    const racks: PlainEnding['racks'] = [[...'MISIRLT'], [...'CDEEIR']];
    const answer = solve(sightOfEnding({ board, racks, toMove: 0, fails: 0, rules: presets.classic }));
    expect([answer.isExact, answer.worth]).toEqual([true, 21]);
  });

  it('is played as well as by trying everything with a blank', () => {
    for (const ending of smallEndings(12, 1, 1, 'blank', true)) {
      const answer = solve(sightOfEnding(ending));
      const minimax = new PlainMinimax(knowledge.gaddag);
      expect(answer.worth).toBe(minimax.worthOf(ending));
      expect(minimax.worthOfMove(ending, answer.move)).toBe(answer.worth);
    }
  });

  it('ends in the game as it was foreseen', () => {
    let foreseen = 0;
    for (const { setup, commands } of endings.slice(0, 8)) {
      const engine = newGame(words, 2, setup.seed);
      for (const command of commands.slice(1)) engine.dispatch(command);
      const { state } = engine;
      const held = () => state.racks.flat().filter((tile) => tile !== null).length;
      playOn(engine, [club, club], () => held() <= 8);
      const seat = state.toMove;
      const sight = visibleStateOf(engine, seat);
      const answer = solve(sight, 3000);
      if (isOver(engine) || !answer.isExact) continue;
      foreseen++;
      const lead = (of: number) => state.scores[of]! - state.scores[1 - of]!;
      const before = lead(seat);
      while (!isOver(engine)) {
        const own = solve(visibleStateOf(engine, state.toMove), 6000);
        makeMove(engine, own.move);
      }
      expect(lead(seat) - before).toBe(answer.worth);
    }
    expect(foreseen).toBeGreaterThanOrEqual(3);
  });

  it('has a legal move at any time, and keeps to its budget', () => {
    for (const engine of endings.slice(0, 6)) {
      const sight = visibleStateOf(engine, engine.state.toMove);
      const legal = movesOf(knowledge.gaddag, { ...plainOf(sight) }).map((move) => JSON.stringify(move));
      const budget = 800;
      const { endgame, moveOf } = solverOf(sight, budget);
      const search = endgame.solve();
      let before = 0;
      for (let step = search.next(); ; step = search.next()) {
        expect(legal).toContain(JSON.stringify(moveOf(step.value)));
        expect(endgame.effort - before).toBeLessThan(60);
        before = endgame.effort;
        if (step.done) break;
      }
      expect(endgame.effort).toBeLessThan(budget + 100);
    }
  });

  it('makes no play that is not welcome', () => {
    const sight = visibleStateOf(endings[0]!, endings[0]!.state.toMove);
    const desk = SearchBoard.of(knowledge.gaddag, sight);
    const codesOf = (rack: readonly string[]) => rack.map((letter) => desk.codeOf(letter));
    const ending = {
      racks: [codesOf(sight.rack), codesOf(sight.unseen)] as const,
      failsLeft: 6,
    };
    const free = new Endgame(desk, ending, 1500);
    const barred = lastOf(free).choice;
    expect(barred).not.toBe(passing);
    const strict = new Endgame(desk, ending, 1500, (_, index) => index !== barred);
    expect(lastOf(strict).choice).not.toBe(barred);
  });
});

function lastOf(endgame: Endgame): EndgameAnswer {
  const search = endgame.solve();
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

const isOver = ({ state }: GameEngine) => state.phase === 'over';

const plainOf = ({ board, rack, unseen, fails, rules }: VisibleState): PlainEnding => ({
  board: [...board],
  racks: [[...rack], [...unseen]],
  toMove: 0,
  fails,
  rules,
});
