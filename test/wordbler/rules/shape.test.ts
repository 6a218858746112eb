import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BoardRules,
  boardNames,
  englishTiles,
  GameEngine,
  presets,
  type Rules,
  roomFor,
  setupFault,
  shapeOf,
  tileSetOf,
  withBonusSquaresBy,
} from '../../../src/rules';
import { often } from '../../long';
import { anyWord, setupFor } from './table';

const rulesOn = (board: BoardRules): Rules => ({ ...presets.casual, ...board });
const named = boardNames.map((name): BoardRules => (name === 'usual' ? {} : { board: name }));
const counted = (all: readonly (string | null)[]) =>
  ['2L', '3L', '2W', '3W'].map((bonus) => all.filter((one) => one === bonus).length);
const picture = ({ side, bonuses }: ReturnType<typeof shapeOf>) =>
  Array.from({ length: side }, (_, y) =>
    bonuses
      .slice(y * side, (y + 1) * side)
      .map((bonus) => (bonus ? { '3W': '=', '2W': '-', '3L': '"', '2L': "'" }[bonus] : '.'))
      .join(''),
  );

describe('A board', () => {
  it('has its own side, star and bonus squares', () => {
    expect(named.map((board) => shapeOf(board).side)).toEqual([15, 11, 21]);
    expect(named.map((board) => shapeOf(board).star)).toEqual([
      { x: 7, y: 7 },
      { x: 5, y: 5 },
      { x: 10, y: 10 },
    ]);
    expect(named.map((board) => counted(shapeOf(board).bonuses))).toEqual([
      [24, 12, 17, 8],
      [16, 8, 9, 4],
      [52, 24, 33, 16],
    ]);
    expect(picture(shapeOf({ board: 'small' }))).toEqual([
      "=..'.-.'..=",
      '....".".....'.slice(0, 11),
      "..-..'..-..",
      "'.........'",
      `."..'.'..".`,
      "-.'..-..'.-",
      `."..'.'..".`,
      "'.........'",
      "..-..'..-..",
      '....".".....'.slice(0, 11),
      "=..'.-.'..=",
    ]);
  });

  it.each(named)(
    'has bonus squares by chance that are as many, symmetric, and never two for words side by side: %o',
    (board) => {
      fc.assert(
        fc.property(fc.nat(999_999), (premiums) => {
          const shape = shapeOf({ ...board, premiums });
          const { side } = shape;
          expect(counted(shape.bonuses)).toEqual(counted(shapeOf(board).bonuses));
          const at = (x: number, y: number) => shape.bonuses[y * side + x];
          expect(at(shape.star.x, shape.star.y)).toBe('2W');
          for (let y = 0; y < side; y++)
            for (let x = 0; x < side; x++) {
              expect(at(x, y)).toBe(at(y, x));
              expect(at(x, y)).toBe(at(side - 1 - x, y));
              if (at(x, y)?.endsWith('W') && x + 1 < side) expect(at(x + 1, y) ?? '').not.toMatch(/W/);
            }
        }),
        { numRuns: often(20, 60) },
      );
    },
  );

  it('is another one for another number, and the same for the same', () => {
    const [one, same, other] = [1, 1, 2].map((premiums) => picture(shapeOf({ premiums })));
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
    // Kept games and links have no more than the number.
    expect(one).toEqual([
      `="..........."=`,
      `".....'.'....."`,
      `.."-.-.=.-.-"..`,
      `..-.........-..`,
      `....'.'.'.'....`,
      `..-....'....-..`,
      `.'..'.....'..'.`,
      `..=..'.-.'..=..`,
      `.'..'.....'..'.`,
      `..-....'....-..`,
      `....'.'.'.'....`,
      `..-.........-..`,
      `.."-.-.=.-.-"..`,
      `".....'.'....."`,
      `="..........."=`,
    ]);
  });

  it('has bonus squares by the seed, where they lie by chance', () => {
    const rules = rulesOn({ premiums: 0 });
    expect(withBonusSquaresBy('a', rules)).toEqual(withBonusSquaresBy('a', rules));
    expect(withBonusSquaresBy('a', rules)).not.toEqual(withBonusSquaresBy('b', rules));
    expect(withBonusSquaresBy('a', presets.casual)).toBe(presets.casual);
  });

  it('has a bag of its own', () => {
    const tiles = (board: BoardRules) => {
      const { letters, blanks } = tileSetOf({ tiles: 'en', rules: rulesOn(board) });
      return letters.reduce((sum, { count }) => sum + count, blanks);
    };
    expect(named.map(tiles)).toEqual([100, 54, 200]);
    expect(tileSetOf({ tiles: 'en', rules: presets.casual })).toBe(englishTiles);
    const small = tileSetOf({ tiles: 'en', rules: rulesOn({ board: 'small' }) });
    expect(small.letters.every(({ count }) => count > 0)).toBe(true);
  });

  it('that is small is for two, and gives way to the usual one', () => {
    const rules = rulesOn({ board: 'small' });
    const setup = (seats: number) => setupFor(seats, rules);
    expect(setupFault(setup(2))).toBeUndefined();
    expect(setupFault(setup(3))).toBe('seatCount');
    expect(roomFor(3, rules)).toEqual(presets.casual);
    expect(roomFor(3, { ...rules, premiums: 4 })).toEqual({ ...presets.casual, premiums: 4 });
    expect(roomFor(2, rules)).toBe(rules);
  });

  it.each([{ board: 'huge' }, { board: 1 }, { premiums: -1 }, { premiums: 1_000_000 }, { premiums: 0.5 }])(
    'is refused that there is not: %o',
    (board) => {
      expect(setupFault({ ...setupFor(2), rules: { ...presets.casual, ...board } })).toBe('badRules');
    },
  );

  it.each(named)('is laid on to its edges and no farther, and is kept and opened again: %o', (board) => {
    const engine = new GameEngine({ ...setupFor(2), rules: rulesOn({ ...board, premiums: 5 }) }, anyWord);
    engine.dispatch({ type: 'begin' });
    const { side } = shapeOf(board);
    const { toMove: seat, racks } = engine.state;
    const tile = racks[seat]!.find((own) => engine.faces[own!]!.letter !== '')!;
    const lay = (x: number, y: number) => engine.dispatch({ type: 'lay', seat, tile, x, y });
    expect(lay(side, 0)).toMatchObject({ ok: false, reason: 'outsideBoard' });
    expect(lay(side - 1, side - 1)).toMatchObject({ ok: true });
    const opened = GameEngine.restore(JSON.parse(JSON.stringify(engine.save())), anyWord);
    expect(opened).toBeInstanceOf(GameEngine);
    expect((opened as GameEngine).state).toEqual(engine.state);
  });
});
