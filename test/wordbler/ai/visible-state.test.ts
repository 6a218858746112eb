import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { type GameEngine, type GameState, levels, squareIndex, type TileId, usualShape } from '../../../src/rules';
import { type VisibleState, visibleStateOf } from '../../../src/wordbler/rules/visible-state';
import { RandomPlayer } from '../rules/random-player';
import { anyWord, begun, setupFor, tableWith } from '../rules/table';
import { bag } from './positions';

/** Games of random play, each stopped somewhere between two turns. */
function* stoppedGames() {
  const dice = new Dice('stopped');
  for (let game = 0; game < 36; game++) {
    const engine = begun(setupFor(2 + (game % 3), {}, { seed: `sight ${game}` }), anyWord);
    const player = new RandomPlayer(`sight ${game}`, 0);
    const lastTurn = 1 + dice.below(40);
    for (let steps = 0; steps < 2000; steps++) {
      const { phase, laid, turn } = engine.state;
      if (phase === 'over' || (phase === 'turn' && turn >= lastTurn && laid.length === 0)) break;
      engine.dispatch(player.next(engine));
    }
    if (engine.state.phase === 'turn') yield { engine, dice };
  }
}

/** What the seat cannot see, dealt and sorted anew: the other racks, the bag, and all that chance will bring. */
function shuffledBehind(engine: GameEngine, seat: number, dice: Dice): GameEngine {
  const { faces, letters } = engine;
  const state: GameState = structuredClone(engine.state);
  const others = state.racks.filter((_, owner) => owner !== seat);
  const hidden = dice.shuffled([...state.bag, ...others.flat().filter((tile) => tile !== null)]);
  for (const rack of others)
    for (const [cell, tile] of rack.entries()) if (tile !== null) rack[cell] = hidden.pop() as TileId;
  state.bag = hidden;
  state.dice = { c: 1, s0: 0.1, s1: 0.2, s2: 0.3 };
  const setup = { ...engine.setup, seed: 'quite another' };
  // Only what a sight is made of: had it asked for more, it would have failed.
  return { setup, state, faces, letters } as GameEngine;
}

const lettersIn = ({ board, rack }: VisibleState) => [
  ...board.flatMap((tile) => (tile ? [tile.blank ? '' : tile.letter] : [])),
  ...rack,
];

describe('What a computer is shown', () => {
  it('is the same whatever lies in the bag and on the other racks, in whatever order', () => {
    let differ = 0;
    let games = 0;
    for (const { engine, dice } of stoppedGames()) {
      const seat = engine.state.toMove;
      const other = shuffledBehind(engine, seat, dice);
      games++;
      if (JSON.stringify(other.state.racks) !== JSON.stringify(engine.state.racks)) differ++;
      expect(visibleStateOf(other, seat)).toEqual(visibleStateOf(engine, seat));
    }
    expect(games).toBeGreaterThan(15);
    expect(differ).toBeGreaterThan(10);
  });

  it('accounts for every tile of the game, and for those that nobody sees', () => {
    for (const { engine } of stoppedGames()) {
      const { state } = engine;
      for (const seat of state.racks.keys()) {
        const sight = visibleStateOf(engine, seat);
        expect([...lettersIn(sight), ...sight.unseen].sort()).toEqual([...bag].sort());
        const onOthers = sight.rackCounts.reduce((sum, count, owner) => sum + (owner === seat ? 0 : count), 0);
        expect(sight.unseen).toHaveLength(sight.bagCount + onOthers);
        expect(sight.rack).toHaveLength(sight.rackCounts[seat]!);
      }
    }
  });

  it('is its own rack, the board with its blanks, and the standing', () => {
    const engine = tableWith({ racks: ['QUIZ?', 'AAA'], board: '8 ......cAT', bag: 'EF', scores: [12, 30] });
    const sight = visibleStateOf(engine, 0);
    expect(sight.rack).toEqual(['Q', 'U', 'I', 'Z', '']);
    expect(sight.board[squareIndex({ x: 6, y: 7 }, usualShape.side)]).toEqual({ letter: 'C', blank: true });
    expect(sight.board[squareIndex({ x: 7, y: 7 }, usualShape.side)]).toEqual({ letter: 'A', blank: false });
    expect(sight.board[squareIndex({ x: 0, y: 0 }, usualShape.side)]).toBeNull();
    expect(sight).toMatchObject({
      unseen: ['A', 'A', 'A', 'E', 'F'],
      bagCount: 2,
      rackCounts: [5, 3],
      scores: [12, 30],
    });
  });

  it('is plain data that goes to another thread, and no part of the game', () => {
    const engine = begun(setupFor(levels.length), anyWord);
    const sight = visibleStateOf(engine, 2);
    expect(structuredClone(sight)).toEqual(sight);
    (sight.scores as number[])[0] = 99;
    (sight.rack as string[])[0] = 'Q';
    expect(engine.state.scores[0]).toBe(0);
    expect(visibleStateOf(engine, 2).rack).not.toEqual(undefined);
  });
});
