import { describe, expect, it } from 'vitest';
import { justRight, nameFaults, presets, type Seat, seatCounts, seatedAt, setupFault } from '../../../src/rules';
import { computerNames, freeName } from '../../../src/shared/play/own-player';
import {
  type Chairs,
  chairsFor,
  changeChair,
  nameAt,
  namesAt,
  seatsOf,
  withNames,
} from '../../../src/wordbler/play/new-game';

const namesOf = (chairs: Chairs, count: number) => chairs.slice(0, count).map(nameAt);
const kindsOf = (chairs: Chairs, count: number) => chairs.slice(0, count).map(({ kind }) => kind);
const table = (...seats: Seat[]) => chairsFor({ seats, rules: presets.wordbler });
const person = (name: string): Seat => ({ name, kind: 'person' });
const [first, second, third] = computerNames;

describe("a computer's name", () => {
  it('is fit for a table, and there are more than seats', () => {
    expect(nameFaults(computerNames).filter(Boolean)).toEqual([]);
    expect(computerNames.length).toBeGreaterThan(Math.max(...seatCounts));
  });

  it('is the first that nobody has, whatever the capitals', () => {
    expect(freeName([])).toBe(first);
    expect(freeName([` ${first!.toUpperCase()} `, 'Ada'])).toBe(second);
    expect(freeName([second!, first!.toLowerCase()])).toBe(third);
  });
});

describe('a table that is set', () => {
  it('is first offered to somebody new and a computer', () => {
    const chairs = chairsFor(undefined);
    expect(kindsOf(chairs, 2)).toEqual(['person', 'computer']);
    expect(namesOf(chairs, 2)).toEqual(['', first]);
    expect(chairs[1]!.level).toBe(justRight);
    expect(kindsOf(chairs, 4)).toEqual(['person', 'computer', 'person', 'person']);
  });

  it('is offered as it was, and gives the same seats again', () => {
    const seats: Seat[] = [
      { name: 'Ann', kind: 'person', mascot: 'sage' },
      { name: 'Deep', kind: 'computer', level: 'expert', mascot: 'river' },
      { name: 'Pip', kind: 'computer', level: 'fledgling', mascot: 'jewel' },
    ];
    const chairs = table(...seats);
    expect(seatsOf(chairs, namesAt(chairs, 3), ['sage', 'river', 'jewel'])).toEqual(seats);
  });

  it('lets computers change names as soon as a person or one before has theirs', () => {
    let chairs = chairsFor(undefined);
    chairs = changeChair(chairs, 2, 0, { typed: first!.toUpperCase() });
    expect(namesOf(chairs, 2)).toEqual([first!.toUpperCase(), second]);
    chairs = changeChair(chairs, 2, 0, { typed: 'Ann' });
    expect(namesOf(chairs, 2)).toEqual(['Ann', second]);
    chairs = changeChair(chairs, 4, 2, { typed: second! });
    expect(namesOf(chairs, 4)).toEqual(['Ann', first, second, '']);
  });

  it('never has two of one name, however many computers sit down', () => {
    let chairs = table(person('Ann'), person('Ben'), person('Cem'), person('Dan'));
    for (const seat of [3, 0, 2, 1]) chairs = changeChair(chairs, 4, seat, { kind: 'computer' });
    expect(nameFaults(namesOf(chairs, 4)).filter(Boolean)).toEqual([]);
    expect(new Set(kindsOf(chairs, 4))).toEqual(new Set(['computer']));
    expect(chairs[3]!.called).toBe(first);
  });

  it('gives a person back what was typed, and a computer its name and level', () => {
    let chairs = table(person('Ann'), person('Ben'));
    chairs = changeChair(chairs, 2, 1, { kind: 'computer' });
    chairs = changeChair(chairs, 2, 1, { level: 'club' });
    expect(namesOf(chairs, 2)).toEqual(['Ann', first]);
    chairs = changeChair(chairs, 2, 1, { kind: 'person' });
    expect(namesOf(chairs, 2)).toEqual(['Ann', 'Ben']);
    chairs = changeChair(chairs, 2, 1, { kind: 'computer' });
    expect(chairs[1]).toMatchObject({ called: first, level: 'club' });
  });

  it('minds only those who sit at it when another seat comes', () => {
    let chairs = table(person('Ann'), { name: 'Ivy', kind: 'computer', level: 'club' }, person('ivy '));
    expect(namesOf(chairs, 3)).toEqual(['Ann', first, 'ivy ']);
    chairs = table(person('Ann'), { name: 'Ivy', kind: 'computer', level: 'club' });
    chairs = changeChair(chairs, 2, 2, { typed: 'IVY' });
    expect(namesOf(chairs, 2)).toEqual(['Ann', 'Ivy']);
    expect(namesOf(withNames(chairs, 3), 3)).toEqual(['Ann', first, 'IVY']);
  });

  it('names whoever typed nothing: You, or a number that nobody has', () => {
    let chairs = chairsFor(undefined);
    expect(namesAt(chairs, 2)).toEqual(['You', first]);
    chairs = changeChair(chairs, 2, 0, { typed: ' \u200b' });
    expect(namesAt(chairs, 2)).toEqual(['You', first]);
    chairs = changeChair(chairs, 3, 0, { typed: 'player 3' });
    expect(namesAt(chairs, 3)).toEqual(['player 3', first, 'Player 5']);
    chairs = changeChair(chairs, 4, 0, { typed: '' });
    expect(namesAt(chairs, 4)).toEqual(['Player 1', first, 'Player 3', 'Player 4']);
  });

  it('makes seats that a game can begin with', () => {
    const chairs = changeChair(chairsFor(undefined), 2, 0, { typed: '  Ann ' });
    const seats = seatsOf(chairs, namesAt(chairs, 2), ['sage', 'river']);
    expect(seats[0]).toEqual({ name: 'Ann', kind: 'person', mascot: 'sage' });
    const setup = {
      seats: seatedAt(seats, 'songbird'),
      rules: presets.wordbler,
      seed: 'any',
      tiles: 'en',
      words: '',
    };
    expect(setupFault(setup)).toBeUndefined();
  });
});
