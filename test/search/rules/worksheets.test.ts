import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { wordSearch } from '../../../src/rules';
import { layingHidden, opennessOf } from '../../../src/search/rules/worksheets/lay-worksheet';
import { often, some } from '../../long';
import { kindNames, plainSheet, roundsOf, sheetOf, withoutClues } from './class-lists';
import { family, mixedWords, turned } from './words';

const { checkWorksheet, isOfShape, layWorksheet, lettersInGrid, lettersOfMessage, squaresOf } = wordSearch;

/** All lines of a grid in four directions, one behind the other: what is read in a grid is read in these. */
function linesOf(grid: wordSearch.Grid): string {
  const wide = Math.max(...grid.map((row) => row.length));
  const lines = new Map<string, string>();
  for (let y = 0; y < grid.length; y++)
    for (let x = 0; x < wide; x++)
      for (const line of [`right ${y}`, `down ${x}`, `falling ${x - y}`, `rising ${x + y}`])
        lines.set(line, (lines.get(line) ?? '') + (grid[y]![x] ?? ' '));
  return [...lines.values()].join('|');
}

function timesIn(lines: string, word: string): number {
  let times = 0;
  for (const reading of new Set([word, turned(word)]))
    for (let at = lines.indexOf(reading); at >= 0; at = lines.indexOf(reading, at + 1)) times++;
  return times;
}

function faultsOf(sheet: wordSearch.Worksheet, { grid, laid }: wordSearch.Layout): string[] {
  const faults: string[] = [];
  const note = (fault: string, isThere: boolean) => isThere && faults.push(fault);
  const { side, shape } = sheet;
  const inShape = (x: number, y: number) => isOfShape(shape, side, { x, y });
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) note(`${x},${y}`, inShape(x, y) !== wordSearch.isOnGrid(grid, { x, y }));
  const words = sheet.words.map(({ text }) => lettersInGrid(text, sheet.language)!);
  note('words', laid.map(({ word }) => word).join() !== words.join());
  const lines = linesOf(grid);
  const lain = new Set<string>();
  for (const place of laid) {
    note(`${place.word} runs ${place.direction}`, !sheet.directions.includes(place.direction));
    const squares = squaresOf(place);
    for (const { x, y } of squares) lain.add(`${x},${y}`);
    note(`${place.word} is elsewhere`, squares.map(({ x, y }) => grid[y]?.[x]).join('') !== place.word);
    const times = timesIn(lines, place.word);
    note(`${place.word} stands ${times} times`, times !== 1);
  }
  const left = grid.flatMap((row, y) => [...row].filter((letter, x) => letter !== ' ' && !lain.has(`${x},${y}`)));
  const message = lettersOfMessage(sheet.message, sheet.language)!;
  note(`left is ${left.join('')}`, !left.join('').startsWith(message));
  return faults;
}

describe('Worksheets of ten thousand lists, or a fortieth of them, hard ones among them', () => {
  it('are as many', () => {
    expect(kindNames.reduce((sum, kind) => sum + roundsOf(kind), 0)).toBe(often(249, 10_000));
  });

  // The hardest find room below.
  const tried = kindNames.filter((kind) => roundsOf(kind) > 0);
  it.each(some(kindNames, tried))('hold every word once and none by accident, or say why not: %s', (kind) => {
    const dice = new Dice(kind);
    for (let round = 0; round < roundsOf(kind); round++) {
      const sheet = sheetOf(kind, `${kind} ${round}`, dice);
      const check = checkWorksheet(sheet);
      const laid = check.sound
        ? layWorksheet(sheet, sheet.language === 'en' ? family : wordSearch.noFilter)
        : undefined;
      const why = laid && 'code' in laid ? laid.code : (check.words.find(Boolean)?.code ?? check.faults[0]?.code);
      if (laid && 'grid' in laid) expect(faultsOf(sheet, laid), JSON.stringify(sheet)).toEqual([]);
      else expect(why, JSON.stringify(sheet)).toMatch(/^[a-zA-Z]+$/);
    }
  });

  it('find room for forty words of three to five letters in 12 × 12, where chance alone finds it for one list in ten', () => {
    const dice = new Dice('room');
    const rounds = often(2, 24);
    const laid = Array.from({ length: rounds }, (_, round) => {
      const sheet = sheetOf('forty words in 12 × 12', `room ${round}`, dice);
      if (!checkWorksheet(sheet).sound) return false;
      const found = layWorksheet(sheet, family);
      if ('grid' in found) expect(faultsOf(sheet, found)).toEqual([]);
      return 'grid' in found;
    });
    expect(laid.filter(Boolean).length).toBeGreaterThanOrEqual(often(1, 22));
  });

  it('stop so often while they are laid that a page goes on meanwhile', () => {
    const sheet = sheetOf('forty words in 12 × 12', 'room 1', new Dice('room'));
    expect([...wordSearch.layingOf(sheet, family)].length).toBeGreaterThan(40);
  });
});

/** The mean length of what can be read of a message in one piece, before a word is found. */
function meanPiece(sheet: wordSearch.Worksheet, { grid, laid }: wordSearch.Layout): number {
  const lain = new Set(laid.flatMap((word) => squaresOf(word).map(({ x, y }) => `${x},${y}`)));
  const left = grid.flatMap((row, y) =>
    [...row].map((_, x) => ({ x, y })).filter((square) => !lain.has(`${square.x},${square.y}`)),
  );
  const told = left.slice(0, lettersOfMessage(sheet.message, sheet.language)!.length);
  const follows = ({ x, y }: wordSearch.Square, at: number) => told[at - 1]?.x === x - 1 && told[at - 1]?.y === y;
  return told.length / told.filter((square, at) => !follows(square, at)).length;
}

describe('A secret message', () => {
  it.each([14, 20, 24])('has words between its letters on a page of %i squares a side', (side) => {
    const dice = new Dice('piece');
    const sheets = Array.from({ length: often(3, 30) }, (_, round) => ({
      ...plainSheet,
      side,
      words: withoutClues(mixedWords(10, dice)),
      seed: `${round}`,
      message: 'Well done, my dear class',
    })).filter((sheet) => checkWorksheet(sheet).sound);
    const pieces = (isApart: boolean) => {
      const means = sheets.map((own) => {
        const sheet = { ...own, isApart };
        const laid = layWorksheet(sheet, family);
        if ('code' in laid) throw new Error(laid.code);
        expect(faultsOf(sheet, laid)).toEqual([]);
        return meanPiece(sheet, laid);
      });
      return means.reduce((sum, mean) => sum + mean, 0) / means.length;
    };
    expect(pieces(true)).toBeLessThan(2.4);
    expect(pieces(true)).toBeLessThan(pieces(false) / 1.5);
  });

  it.each(['heart', 'wide', 'square'] as const)(
    'lies in pieces of some letters on one of some %s pages, which is chosen',
    (shape) => {
      const written = ['ice cream', 'crème brûlée', 'merry-go-round', 'Mother’s Day', 'lynx', 'apple'];
      const words = written.map((text) => ({ text, clue: '' }));
      const own = { ...plainSheet, shape, side: 12, words, message: 'Well done class', isApart: true };
      const chosen = Array.from({ length: often(2, 12) }, (_, round) => {
        const seeds = Array.from({ length: 16 }, (_, at) => `${round} ${at}`);
        const laying = layingHidden(own, seeds, family);
        for (;;) {
          const { done, value } = laying.next();
          if (!done) continue;
          const { seed, laid } = value;
          if ('code' in laid) throw new Error(laid.code);
          expect(layWorksheet({ ...own, seed }, family)).toEqual(laid);
          return opennessOf(own, laid);
        }
      });
      expect(Math.max(...chosen)).toBeLessThan(4);
    },
  );

  it('is as open as its pieces are long, whatever gap there is in the page', () => {
    const page = (...grid: string[]) => ({
      grid,
      laid: [{ word: 'EN', x: 2, y: 1, direction: 'right' as const }],
    });
    const said = { message: 'well done', language: 'en' as const };
    expect(opennessOf(said, page('WELL', 'DOEN', 'NEXX', 'XXXX'))).toBe((16 + 4 + 4) / 8);
    expect(opennessOf(said, page('WE  LL', 'DOEN  ', 'NEXXXX'))).toBe((16 + 4 + 4) / 8);
    expect(opennessOf({ ...said, message: '' }, page('WELL', 'DOEN'))).toBe(0);
  });
});
