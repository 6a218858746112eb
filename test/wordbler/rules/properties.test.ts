import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { type EndReason, GameEngine, presets, type Rules, type WordJudge } from '../../../src/rules';
import { often } from '../../long';
import { RandomPlayer } from './random-player';
import { anyWord, expectAllTiles, noWord, setupFor } from './table';

// Two of three words are words, as anybody can reckon from the letters.
const parityWord: WordJudge = {
  id: 'parity',
  has: (word) => [...word].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 3 !== 0,
};

const options: Partial<Rules>[] = [
  {},
  {},
  { invalidWord: 'tryAgain' },
  { invalidWord: 'challenge' },
  { fullRackBonus: 35 },
  { bagEmpty: 'gameEnds' },
  { bagEmpty: 'playOn' },
  { failsToEnd: 2 },
  { failsToEnd: 20 },
  { exchangeNeeds: 1 },
  { clock: { kind: 'perTurn', seconds: 45 } },
  { clock: { kind: 'perPlayer', minutes: 1 } },
];

interface Played {
  engine: GameEngine;
  words: WordJudge;
  /** The events of each accepted command, as text; only of the games that are looked at again. */
  told: string[];
}

/** Every other game, in the sample. */
const step = often(2, 1);
const isKept = (number: number) => number % 7 === 0;

/** One game from its seed alone: seats, rules, and all that is tried in it. */
function playGame(number: number, judge: WordJudge): Played {
  const dice = new Dice(`table ${number}`);
  const preset = presets[(['wordbler', 'classic'] as const)[dice.below(2)]!];
  const rules = { ...preset, ...options[dice.below(options.length)] };
  const setup = setupFor(2 + (number % 3), rules, { seed: `game ${number}`, words: judge.id });
  const engine = new GameEngine(setup, judge);
  const player = new RandomPlayer(`player ${number}`);
  const told: string[] = [];
  for (let tries = 0; tries < 900 && engine.state.phase !== 'over'; tries++) {
    const command = player.next(engine);
    // Comparing the whole state is dear, so only some commands that are likely to be refused are looked at.
    const before = player.wasNonsense && tries % 5 === 0 ? JSON.stringify(engine.state) : '';
    const answer = engine.dispatch(command);
    if (answer.ok) {
      // What is lost stays lost, so that looking now and then sees it.
      if (tries % 3 === 0 || engine.state.outcome) checkTiles(engine);
      checkPhase(engine);
      if (isKept(number)) told.push(JSON.stringify(answer.events));
    } else if (before) expect(JSON.stringify(engine.state), JSON.stringify(command)).toBe(before);
  }
  return { engine, words: judge, told };
}

function checkTiles({ state }: GameEngine) {
  const seen = new Uint8Array(100);
  for (const tile of state.bag) seen[tile]!++;
  for (const rack of state.racks) for (const tile of rack) if (tile !== null) seen[tile]!++;
  for (const placed of state.board) if (placed) seen[placed.tile]!++;
  if (seen.some((times) => times !== 1)) expectAllTiles(state);
  const squares = new Set<number>();
  for (const { tile, x, y } of state.laid) {
    if (!state.racks[state.toMove]!.includes(tile)) expect.fail(`Tile ${tile} is laid but on no rack of the mover`);
    if (state.board[y * 15 + x]) expect.fail(`Tile ${tile} is laid on another`);
    squares.add(y * 15 + x);
  }
  if (squares.size !== state.laid.length) expect.fail('Two tiles are laid on one square');
}

function checkScores({ state }: GameEngine) {
  const sums = state.scores.map(() => 0);
  for (const entry of state.history) {
    sums[entry.seat]! += entry.points;
    if (entry.total !== sums[entry.seat]) expect.fail('A running total is wrong');
  }
  expect(state.scores).toEqual(sums);
}

function checkPhase({ state, setup }: GameEngine) {
  const isOpen = state.phase === 'challenge';
  if ((state.openPlay !== null) !== isOpen) expect.fail('An open play and its phase disagree');
  if ((state.outcome !== null) !== (state.phase === 'over')) expect.fail('The outcome and its phase disagree');
  if (state.phase === 'turn' && state.fails >= setup.rules.failsToEnd) expect.fail('Too many fails');
  if (state.phase === 'turn' && state.bag.length > 0 && state.racks.some((rack) => rack.includes(null)))
    expect.fail('A rack was not refilled');
}

function checkReplay({ engine, words, told }: Played) {
  const again = new GameEngine(engine.setup, words);
  const retold = engine.commands.map((command) => {
    const answer = again.dispatch(command);
    return answer.ok ? JSON.stringify(answer.events) : answer.reason;
  });
  expect(retold).toEqual(told);
  expect(JSON.stringify(again.state)).toBe(JSON.stringify(engine.state));
}

const judges: [string, WordJudge, number][] = [
  ['every word', anyWord, often(200, 700)],
  ['some words', parityWord, often(150, 450)],
  ['no word', noWord, often(250, 850)],
];

const kinds: Record<string, number> = {};

describe.each(judges)('Random games, with a judge who takes %s', (_, judge, count) => {
  const games: Played[] = [];
  const reasons: (EndReason | undefined)[] = [];

  it('never lose or double a tile, and keep their accounts', () => {
    for (let number = 0; number < count; number += step) {
      const game = playGame(number, judge);
      const { history, outcome } = game.engine.state;
      checkScores(game.engine);
      if (isKept(number)) games.push(game);
      reasons.push(outcome?.reason);
      for (const { kind } of history) kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
  });

  it('come to an end', () => {
    const ended = reasons.filter((reason) => reason !== undefined);
    expect(ended.length).toBeGreaterThan((0.95 * count) / step);
    expect(ended).toContain('fails');
    if (judge !== noWord) expect([...new Set(ended)].sort()).toEqual(['bagEmpty', 'fails', 'wentOut']);
  });

  it('replay to the letter', () => {
    for (const game of games) checkReplay(game);
  });

  it('are plain data', () => {
    for (const { engine } of games.slice(0, 40)) {
      expect(JSON.parse(JSON.stringify(engine.state))).toEqual(engine.state);
      expect(JSON.parse(JSON.stringify(engine.save()))).toEqual(engine.save());
    }
  });

  it('go on equally after they were saved in the middle', () => {
    for (const { engine, told } of games.slice(0, 30)) {
      const half = Math.floor(engine.commands.length / 2);
      const first = new GameEngine(engine.setup, judge);
      for (const command of engine.commands.slice(0, half)) first.dispatch(command);
      const restored = GameEngine.restore(JSON.parse(JSON.stringify(first.save())), judge);
      if (!(restored instanceof GameEngine)) return expect.fail(restored.reason);
      const rest = engine.commands.slice(half).map((command) => {
        const answer = restored.dispatch(command);
        return answer.ok ? JSON.stringify(answer.events) : answer.reason;
      });
      expect(rest).toEqual(told.slice(half));
      expect(JSON.stringify(restored.save())).toBe(JSON.stringify(engine.save()));
    }
  });
});

describe('All these games together', () => {
  it('have seen everything happen', () => {
    const all = ['played', 'exchanged', 'passed', 'invalid', 'disjoint', 'timedOut', 'challengedInVain'];
    for (const kind of [...all, 'skipped', 'rackLost', 'wentOut', 'overTime'])
      expect(kinds[kind], kind).toBeGreaterThan(often(2, 20));
    expect(kinds['played']).toBeGreaterThan(often(1_500, 15_000));
  });
});
