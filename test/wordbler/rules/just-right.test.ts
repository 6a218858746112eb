import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import {
  type EvenGame,
  type EvenStep,
  evenGameOf,
  evenSteps,
  gainedStep,
  heroOf,
  justRight,
  nextStep,
  readEvenGames,
  type Seat,
  seatedAt,
  setupFault,
  withGame,
} from '../../../src/rules';
import { rank } from '../../../src/wordbler/rules/ending';
import { setupFor } from './table';

const games = (step: EvenStep, ...results: number[]): EvenGame[] => results.map((won) => ({ step, won }));
const person = (name: string): Seat => ({ name, kind: 'person' });
const even = (name: string): Seat => ({ name, kind: 'computer', level: justRight, step: 'songbird' });
const outcome = (...totals: number[]) => ({
  reason: 'wentOut' as const,
  adjustments: [],
  ranking: rank(totals, []),
  winners: [],
});

describe('The next step', () => {
  it('is a mild one for somebody new', () => expect(nextStep([])).toBe('nestling'));

  it.each([
    ['a first game that was won', games('fledgling', 1), 'aboveFledgling'],
    ['a first game that was lost', games('fledgling', 0), 'nestling'],
    ['a draw', games('fledgling', 0.5), 'fledgling'],
    ['as many won as lost', games('songbird', 1, 0, 1, 0, 1, 0, 1, 0), 'songbird'],
    ['five of eight won', games('songbird', 1, 0, 1, 0, 1, 0, 1, 1), 'songbird'],
    ['six of eight won', games('songbird', 1, 0, 1, 0, 1, 1, 1, 1), 'aboveSongbird'],
    ['six of eight lost', games('songbird', 1, 0, 1, 0, 0, 0, 0, 0), 'aboveFledgling'],
    ['a game lost after many won', games('songbird', 1, 1, 1, 1, 1, 1, 1, 0), 'songbird'],
    ['a game won after many lost', games('songbird', 0, 0, 0, 0, 0, 0, 0, 1), 'songbird'],
    ['all won at the strongest', games('expert', 1, 1, 1, 1, 1, 1, 1, 1), 'expert'],
    ['all lost at the mildest', games('hatchling', 0, 0, 0, 0, 0, 0, 0, 0), 'hatchling'],
  ])('after %s', (_, past, step) => expect(nextStep(past as EvenGame[])).toBe(step));

  it('climbs as long as everything is won, one at a time', () => {
    let past: EvenGame[] = [];
    const taken = evenSteps.slice(1).map(() => {
      const step = nextStep(past);
      past = withGame(past, { step, won: 1 });
      return step;
    });
    expect(taken).toEqual(evenSteps.slice(1));
    expect(past).toHaveLength(evenSteps.length - 1);
    for (let game = 0; game < 9; game++) past = withGame(past, { step: 'expert', won: 1 });
    expect(past).toHaveLength(8);
  });
});

describe('A step is gained', () => {
  it.each([
    ['by a first game that was won', games('fledgling', 1), 'fledgling', 'aboveFledgling'],
    ['by no game that was lost', games('fledgling', 0), 'fledgling', undefined],
    [
      'by none of a step that was played before',
      [...games('songbird', 0), ...games('aboveFledgling', 1, 1)],
      'aboveFledgling',
      undefined,
    ],
    ['by none that does not count', games('fledgling', 1), 'aboveFledgling', undefined],
  ] as const)('%s', (_, past, played, step) => expect(gainedStep(past, played)).toBe(step));
});

describe('The end tells', () => {
  const { ranking } = outcome(40, 70, 55);
  const computer: Seat = { name: 'Pip', kind: 'computer', level: 'club' };

  it('of whoever plays alone, beside the winner', () => {
    const { own, other } = heroOf([person('Ada'), computer, computer], { ranking });
    expect([own.seat, other?.seat]).toEqual([0, 1]);
  });

  it('of the winner, beside the next', () => {
    for (const seats of [
      [person('Ada'), person('Mira'), computer],
      [computer, person('Mira'), computer],
    ]) {
      const { own, other } = heroOf(seats, { ranking });
      expect([own.seat, other?.seat]).toEqual([1, 2]);
    }
  });

  it('of nobody else where points do not say who came first', () => {
    const two = [person('Ada'), person('Mira')];
    const leftAhead = heroOf(two, { ranking: rank([40, 70], [], [1]) });
    expect([leftAhead.own.seat, leftAhead.other]).toEqual([0, undefined]);
    expect(heroOf(two, outcome(40, 40)).other?.seat).toBe(1);
  });
});

describe('Just right', () => {
  /** Wins by chance, the more often the stronger the player is. */
  function sharesOf(strengthAt: (game: number) => number, seed: string) {
    const dice = new Dice(seed);
    let past: EvenGame[] = [];
    const results = Array.from({ length: 200 }, (_, game) => {
      const step = nextStep(past);
      const chance = 1 / (1 + 3 ** (evenSteps.indexOf(step) - strengthAt(game)));
      const won = dice.below(1000) / 1000 < chance ? 1 : 0;
      past = withGame(past, { step, won });
      return won;
    });
    return results.reduce<number>((sum, won) => sum + won, 0) / results.length;
  }

  it.each(evenSteps.map((step, strength) => [step, strength]))(
    'is settled between 40 and 60 % against who plays like %s',
    (step, strength) => {
      const share = sharesOf(() => strength as number, `even ${step}`);
      expect(share).toBeGreaterThan(0.4);
      expect(share).toBeLessThan(0.6);
    },
  );

  it.each([
    ['learns', (game: number) => game / 33],
    ['lies between two steps', () => 3.5],
    ['has good days and bad days', (game: number) => 4 + 2 * Math.sin(game)],
  ])('is settled there against somebody who %s', (name, strengthAt) => {
    const share = sharesOf(strengthAt, name);
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });
});

describe('A finished game', () => {
  it.each([
    ['won', [person('Ann'), even('Pip')], [300, 200], 1],
    ['lost', [person('Ann'), even('Pip')], [200, 300], 0],
    ['drawn', [person('Ann'), even('Pip')], [300, 300], 0.5],
    ['won over one of two', [even('Pip'), person('Ann'), even('Otto')], [300, 200, 100], 0.5],
    ['won by one of two', [person('Ben'), person('Ann'), even('Pip')], [300, 100, 200], 0.5],
  ])('counts as %s', (_, seats, totals, won) => {
    expect(evenGameOf(seats as Seat[], outcome(...(totals as number[])))).toEqual({ step: 'songbird', won });
  });

  it('minds nobody else at the table', () => {
    const club: Seat = { name: 'Deep', kind: 'computer', level: 'club' };
    expect(evenGameOf([person('Ann'), club, even('Pip')], outcome(200, 300, 100))?.won).toBe(1);
    expect(evenGameOf([person('Ann'), club], outcome(200, 300))).toBeUndefined();
    expect(evenGameOf([even('Otto'), even('Pip')], outcome(200, 300))).toBeUndefined();
  });
});

describe('A table', () => {
  const asked: Seat[] = [person('Ann'), { name: 'Pip', kind: 'computer', level: justRight }];

  it('is played at a step that the setup tells', () => {
    expect(setupFault(setupFor(2, {}, { seats: asked }))).toBe('badSeat');
    const seats = seatedAt(asked, 'aboveSongbird');
    expect(setupFault(setupFor(2, {}, { seats }))).toBeUndefined();
    expect(seats).toEqual([asked[0], { ...asked[1], step: 'aboveSongbird' }]);
    expect(seatedAt(seats, 'club')[1]?.step).toBe('club');
  });

  it.each([
    [{ ...person('Ann'), step: 'club' }],
    [{ name: 'Ann', kind: 'computer', level: 'club', step: 'club' }],
    [{ name: 'Ann', kind: 'computer', level: justRight, step: 'champion' }],
    [{ name: 'Ann', kind: 'computer', step: 'club' }],
  ])('has no such seat: %j', (seat) => {
    expect(setupFault(setupFor(2, {}, { seats: [person('Ben'), seat as Seat] }))).toBe('badSeat');
  });
});

it.each([[undefined], [null], ['much'], [{}], [[7, null, { step: 'champion', won: 1 }, { step: 'club', won: 2 }]]])(
  'Nothing is remembered of %j',
  (saved) => expect(readEvenGames(saved)).toEqual([]),
);

it('The last eight games are remembered', () => {
  const past = [...games('club', 1, 0), ...games('songbird', 1, 1, 0, 0, 0, 1, 0.5, 0)];
  expect(readEvenGames([...past, 'strange'])).toEqual(past.slice(2));
});
