import { describe, expect, it } from 'vitest';
import { presets } from '../../../src/rules';
import { namesWith, readNames, readTable } from '../../../src/wordbler/play/new-game';

const { classic: rules } = presets;
const ann = { name: 'Ann', kind: 'person', mascot: 'sage' };
const ben = { name: 'Ben', kind: 'person', mascot: 'river' };

describe('the last table', () => {
  it('is offered again with its names, mascots and rules', () => {
    expect(readTable({ seats: [ann, ben], rules })).toEqual({ seats: [ann, ben], rules });
  });

  it('is offered again with its computers and their levels', () => {
    const pip = { name: 'Pip', kind: 'computer', level: 'expert', mascot: 'river' };
    expect(readTable({ seats: [ann, pip], rules })).toEqual({ seats: [ann, pip], rules });
  });

  it('is offered again with a computer that is to be just right', () => {
    const pip = { name: 'Pip', kind: 'computer', level: 'justRight', step: 'nestling', mascot: 'river' };
    expect(readTable({ seats: [ann, pip], rules })).toEqual({ seats: [ann, pip], rules });
  });

  it('is read as it was kept before there were mascots', () => {
    const seats = [
      { name: 'Ann', kind: 'person' },
      { name: 'Ben', kind: 'person' },
    ];
    expect(readTable({ names: ['Ann', 'Ben'], rules })).toEqual({ seats, rules });
  });

  it.each([
    [undefined],
    ['Ann'],
    [{ seats: [ann], rules }],
    [{ seats: [ann, 7], rules }],
    [{ seats: [ann, { ...ben, name: ' ann ' }], rules }],
    [{ seats: [ann, { ...ben, mascot: 'sage' }], rules }],
    [{ seats: [ann, { name: 'Pip', kind: 'computer' }], rules }],
    [{ seats: [ann, { name: 'Pip', kind: 'computer', level: 'champion' }], rules }],
    [{ seats: [ann, { ...ben, level: 'club' }], rules }],
    [{ seats: [ann, ben], rules: { ...rules, failsToEnd: 0 } }],
    [{ names: ['Ann'], rules }],
    [{ names: ['Ann', 7], rules }],
    [{ names: ['Ann', ' ann '], rules }],
  ])('is not read from %j', (value) => {
    expect(readTable(value)).toBeUndefined();
  });
});

describe('who played here last', () => {
  const pip = { name: 'Pip', kind: 'computer', level: 'expert', mascot: 'river' } as const;
  const seats = [{ ...ann, kind: 'person' }, pip] as const;

  it('is kept by name, the latest first, three of them, each once', () => {
    expect(namesWith(seats, ['Ben', 'ann ', 'Chidi', 'Dora'])).toEqual(['Ann', 'Ben', 'Chidi']);
  });

  it('is nobody who gave no name, and no computer', () => {
    const nobody = { name: 'You', kind: 'person', mascot: 'sage' } as const;
    expect(namesWith([nobody, pip], ['Player 2', ' '])).toEqual([]);
  });

  it('is read from a table of any release, and from nothing else', () => {
    expect(readNames({ seats, rules })).toEqual(['Ann']);
    expect(readNames({ seats, rules, names: ['Ann', 'Ben', 7] })).toEqual(['Ann', 'Ben']);
    expect(readNames({ names: ['Ann', 'Ben'], rules })).toEqual(['Ann', 'Ben']);
    for (const strange of [undefined, 'Ann', { names: 'Ann' }]) expect(readNames(strange)).toEqual([]);
  });
});
