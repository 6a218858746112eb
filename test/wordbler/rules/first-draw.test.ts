import { describe, expect, it } from 'vitest';
import { type EventOf, GameEngine, type GameEvent, type TileId } from '../../../src/rules';
import { often } from '../../long';
import { faces } from './notation';
import { anyWord, eventsOf, expectAllTiles, setupFor } from './table';

interface Opening {
  engine: GameEngine;
  events: GameEvent[];
  rounds: EventOf<'drewForStart'>[];
}

function open(seatCount: number, seed: string): Opening {
  const engine = new GameEngine(setupFor(seatCount, {}, { seed }), anyWord);
  const events = eventsOf(engine.dispatch({ type: 'begin' }));
  return { engine, events, rounds: events.filter((event) => event.type === 'drewForStart') };
}

const openings = (seatCount: number, count: number) =>
  Array.from({ length: count }, (_, number) => open(seatCount, `seed ${number}`));

const first = <T extends GameEvent['type']>({ events }: Opening, type: T) =>
  events.find((event) => event.type === type) as EventOf<T>;

// A blank counts as the letter before A.
const letterOf = (tile: TileId) => faces[tile]!.letter || '@';

/** Everybody's letters in seat order, round by round: `EA`, `AA CB`. */
const drawnText = ({ rounds }: Opening) =>
  rounds.map(({ draws }) => draws.map(({ tile }) => letterOf(tile)).join('')).join(' ');

describe.each([2, 3, 4])('The first draw for %i seats', (seatCount) => {
  const all = openings(seatCount, often(100, 300));

  it('is won by a blank, else by the letter nearest to A', () => {
    for (const opening of all) {
      const { draws } = opening.rounds.at(-1)!;
      const sorted = [...draws].sort((a, b) => (letterOf(a.tile) < letterOf(b.tile) ? -1 : 1));
      expect(letterOf(sorted[0]!.tile), drawnText(opening)).not.toBe(letterOf(sorted[1]!.tile));
      expect(first(opening, 'startDecided')).toEqual({ type: 'startDecided', ...sorted[0] });
      expect(opening.engine.state).toMatchObject({ toMove: sorted[0]!.seat, turn: 1, phase: 'turn' });
    }
  });

  it('is drawn again only by those who share the best', () => {
    for (const { rounds } of all) {
      let drawing = Array.from({ length: seatCount }, (_, seat) => seat);
      for (const [index, { round, draws, tied }] of rounds.entries()) {
        expect(round).toBe(index + 1);
        expect(draws.map(({ seat }) => seat)).toEqual(drawing);
        const best = draws.map(({ tile }) => letterOf(tile)).sort()[0];
        const leaders = draws.filter(({ tile }) => letterOf(tile) === best).map(({ seat }) => seat);
        expect(tied).toEqual(leaders.length > 1 ? leaders : []);
        drawing = leaders;
      }
      expect(drawing).toHaveLength(1);
    }
  });

  it('keeps the drawn tiles out until it is settled, then returns them all', () => {
    for (const opening of all) {
      const drawn = opening.rounds.flatMap(({ draws }) => draws.map(({ tile }) => tile));
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(first(opening, 'drawReturned').tiles).toEqual(drawn);
      expect(opening.engine.state.bag).toHaveLength(100 - 7 * seatCount);
      expectAllTiles(opening.engine.state);
    }
  });

  it('is followed by the deal of seven each, in turn order', () => {
    for (const opening of all) {
      const { hands } = first(opening, 'dealt');
      const { seat: starter } = first(opening, 'startDecided');
      expect(hands.map(({ seat }) => seat)).toEqual(hands.map((_, step) => (starter + step) % seatCount));
      for (const { seat, drawn } of hands) {
        expect(drawn.map(({ cell }) => cell)).toEqual([0, 1, 2, 3, 4, 5, 6]);
        expect(drawn.map(({ tile }) => tile)).toEqual(opening.engine.state.racks[seat]);
      }
      expect(opening.events.slice(opening.rounds.length).map(({ type }) => type)).toEqual([
        'startDecided',
        'drawReturned',
        'dealt',
        'turnBegan',
      ]);
      expect(first(opening, 'turnBegan')).toEqual({ type: 'turnBegan', seat: starter, turn: 1 });
    }
  });
});

describe('Some openings', () => {
  it.each([
    ['a blank beats an A', 2, 'seed 40', 'A@', 1],
    ['a blank beats an A, whoever drew it', 2, 'seed 34', '@A', 0],
    ['a blank beats three of a kind', 4, 'seed 1472', 'EE@E', 2],
    ['A beats Z', 2, 'seed 39', 'ZA', 1],
    ['B beats C', 2, 'seed 1015', 'BC', 0],
    ['two blanks draw again', 2, 'seed 5827', '@@ SR', 1],
    ['two A draw again', 2, 'seed 5024', 'AA @G', 0],
    ['of three, the two with A draw again', 3, 'seed 2116', 'AZA IA', 2],
    ['of four, the first and the third draw again', 4, 'seed 7923', 'ELEV TS', 2],
    ['four, then three, then two', 4, 'seed 2610', 'TTUT NYN DH', 0],
    ['four rounds', 2, 'seed 710', 'TT LL EE PV', 0],
  ])('%s', (_, seatCount, seed, drawn, winner) => {
    const opening = open(seatCount, seed);
    expect(drawnText(opening)).toBe(drawn);
    expect(first(opening, 'startDecided').seat).toBe(winner);
  });
});

describe('A seed', () => {
  it('gives the same opening again', () => {
    expect(open(4, 'once more').events).toEqual(open(4, 'once more').events);
  });

  it('of another text gives another opening', () => {
    const deals = openings(2, 200).map(({ engine }) => JSON.stringify(engine.state.racks));
    expect(new Set(deals).size).toBe(200);
  });
});

describe('Drawing', () => {
  /** How far counts are from even; about as much as there are boxes, less one, if all are equally likely. */
  const chiSquare = (counts: number[]) => {
    const even = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
  };

  const tally = (boxes: number, values: number[]) => {
    const counts = new Array<number>(boxes).fill(0);
    for (const value of values) counts[value]!++;
    return counts;
  };

  const many = openings(2, often(1200, 3000));

  // With 99 degrees of freedom a fair draw stays under 149 in 999 of 1000 cases.
  it('the very first tile is uniform over the bag', () => {
    const tiles = many.map(({ rounds }) => rounds[0]!.draws[0]!.tile);
    expect(chiSquare(tally(100, tiles))).toBeLessThan(149);
  });

  it('each cell of a dealt rack is uniform over the bag', () => {
    for (const cell of [0, 3, 6]) {
      const tiles = many.map(({ engine }) => engine.state.racks[1]![cell] as TileId);
      expect(chiSquare(tally(100, tiles)), `cell ${cell}`).toBeLessThan(149);
    }
  });

  // With 3 degrees of freedom the same bound is 16.3.
  it('every seat starts equally often', () => {
    const starters = openings(4, often(800, 2000)).map((opening) => first(opening, 'startDecided').seat);
    expect(chiSquare(tally(4, starters))).toBeLessThan(16.3);
  });
});
