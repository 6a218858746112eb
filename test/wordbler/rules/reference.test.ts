import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LaidTile, type PlacedTile, presets, squareIndex, usualShape } from '../../../src/rules';
import { placementFault } from '../../../src/wordbler/rules/placement';
import { scorePlay } from '../../../src/wordbler/rules/scoring';
import { often } from '../../long';
import { faces } from './notation';
import { emptyGrid, type Grid, type Laid, referenceFault, referenceTotal, referenceWords } from './reference';

const blank = faces.findIndex(({ letter }) => letter === '');

// The engine's own number for a letter; here two tiles may share one, for only squares tell them apart.
const tileFor = (letter: string) => {
  const found = faces.findIndex((face) => face.letter === letter);
  return found < 0 ? blank : found;
};

const boardFrom = (grid: Grid) =>
  grid
    .flat()
    .map((letter): PlacedTile | null =>
      letter === '' ? null : { tile: tileFor(letter), letter: letter.toUpperCase() },
    );

const tilesFrom = (laid: Laid[]): LaidTile[] =>
  laid.map(({ x, y, letter }) => ({ x, y, tile: tileFor(letter), letter: letter.toUpperCase() }));

const letters = fc.constantFrom(...'AABCDEEEFGHIIJKLMNOOPQRSTUVWXYZaeqz');
const place = fc.nat(14);

const words = fc.array(
  fc.record({
    x: place,
    y: place,
    down: fc.boolean(),
    letters: fc.array(letters, { minLength: 2, maxLength: 8 }),
  }),
  { maxLength: 9 },
);

const grids = words.map((list) => {
  const grid = emptyGrid();
  for (const { x, y, down, letters } of list)
    for (const [step, letter] of letters.entries()) {
      const [column, row] = down ? [x, y + step] : [x + step, y];
      if (column < 15 && row < 15) grid[row]![column] ||= letter;
    }
  return grid;
});

/** Tiles along one line from a square on, over filled squares, now and then with a square left out. */
const lines = fc.record({
  x: place,
  y: place,
  onStar: fc.boolean(),
  down: fc.boolean(),
  letters: fc.array(letters, { maxLength: 7 }),
  leaveOut: fc.option(fc.nat(6), { freq: 4 }),
  turned: fc.boolean(),
});

const loose = fc.uniqueArray(fc.record({ x: place, y: place, letter: letters }), {
  maxLength: 4,
  selector: ({ x, y }) => y * 15 + x,
});

function layLine(grid: Grid, line: typeof lines extends fc.Arbitrary<infer Line> ? Line : never): Laid[] {
  const laid: Laid[] = [];
  const isEmpty = grid.flat().every((letter) => letter === '');
  let [x, y] = isEmpty && line.onStar ? [7, 7] : [line.x, line.y];
  for (const [index, letter] of line.letters.entries()) {
    while (grid[y]?.[x]) line.down ? y++ : x++;
    if (x > 14 || y > 14) break;
    if (index !== line.leaveOut) laid.push({ x, y, letter });
    line.down ? y++ : x++;
  }
  return line.turned ? laid.reverse() : laid;
}

const tally: Record<string, number> = {};

function compare(grid: Grid, laid: Laid[]) {
  const board = boardFrom(grid);
  const tiles = tilesFrom(laid);
  const fault = placementFault(board, tiles);
  expect(fault).toBe(referenceFault(grid, laid));
  tally[fault ?? 'allowed'] = (tally[fault ?? 'allowed'] ?? 0) + 1;
  if (fault) return;
  const sheet = scorePlay(board, tiles, faces, presets.classic);
  const expected = referenceWords(grid, laid);
  const told = sheet.words.map(({ word, x, y, direction, score }) => ({ word, x, y, direction, score }));
  expect(told).toEqual(expected);
  expect(sheet.total).toBe(referenceTotal(expected, laid.length, 50));
}

describe('The engine and a slow reading of the rule book agree', () => {
  it('on tiles in a line', () => {
    const lay = fc.property(grids, lines, (grid, line) => compare(grid, layLine(grid, line)));
    fc.assert(lay, { numRuns: often(800, 6000), seed: 20260101 });
  });

  it('on tiles anywhere', () => {
    const lay = fc.property(grids, loose, (grid, tiles) =>
      compare(
        grid,
        tiles.filter(({ x, y }) => grid[y]![x] === ''),
      ),
    );
    fc.assert(lay, { numRuns: often(300, 2000), seed: 20260102 });
  });

  it('on every single tile that touches a word', () => {
    const lay = fc.property(grids, letters, (grid, letter) => {
      for (let y = 0; y < 15; y++)
        for (let x = 0; x < 15; x++) if (grid[y]![x] === '') compare(grid, [{ x, y, letter }]);
    });
    fc.assert(lay, { numRuns: 40, seed: 20260103 });
  });

  it('on every square of the board by itself', () => {
    for (let y = 0; y < 15; y++)
      for (let x = 0; x < 14; x++) {
        const grid = emptyGrid();
        grid[y]![x + 1] = 'A';
        const { score } = referenceWords(grid, [{ x, y, letter: 'B' }])[0]!;
        const board = boardFrom(grid);
        const sheet = scorePlay(board, tilesFrom([{ x, y, letter: 'B' }]), faces, presets.wordbler);
        expect(sheet.total, `square ${squareIndex({ x, y }, usualShape.side)}`).toBe(score);
      }
  });

  it('and every kind of answer came up often', () => {
    for (const answer of ['allowed', 'notInLine', 'gap', 'missesStar', 'tooShort', 'disjoint', 'nothingLaid'])
      expect(tally[answer], answer).toBeGreaterThan(often(3, 20));
    expect(tally['allowed']).toBeGreaterThan(often(250, 2000));
  });
});
