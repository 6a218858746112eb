import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Square, squareIndex, usualShape } from '../../../src/rules';
import {
  bubblePlace,
  bubbleSize,
  type CountedLetter,
  firstArrival,
  scoreScript,
} from '../../../src/wordbler/canvas/score-plan';
import { count } from '../../../src/wordbler/canvas/timings';

const letter = (face: number, premium: CountedLetter['premium'] = null, x = 0): CountedLetter => ({
  tile: x,
  isNew: true,
  x,
  y: 0,
  face,
  value: face * (premium?.endsWith('L') ? Number(premium[0]) : 1),
  premium,
});

const main = { word: 'MAIN', letters: [letter(1, '2W'), letter(4), letter(1, '3L')] };
const cross = { word: 'CROSS', letters: [letter(2), letter(1, '3L')] };

describe('the script of a count', () => {
  const sums = (script: ReturnType<typeof scoreScript>) => script.beats.map(({ kind, sum }) => [kind, sum]);

  it('adds up letter by letter, then strikes, then counts the cross words and the bonus', () => {
    expect(sums(scoreScript({ words: [main, cross], bonus: 50 }))).toEqual([
      ['letter', 1],
      ['letter', 5],
      ['letter', 8],
      ['blow', 16],
      ['letter', 18],
      ['letter', 21],
      ['bonus', 71],
    ]);
  });

  it('strikes once for every bonus square of the word', () => {
    const word = { word: 'WORD', letters: [letter(3, '2W'), letter(1), letter(2, '3W')] };
    expect(sums(scoreScript({ words: [word], bonus: 0 })).slice(3)).toEqual([
      ['blow', 12],
      ['blow', 36],
    ]);
  });

  it('counts in order, and cross words quicker', () => {
    const { beats, ms } = scoreScript({ words: [main, cross], bonus: 0 });
    const ends = beats.map((beat) => (beat.kind === 'letter' ? beat.arrives : beat.at + count.blowFly));
    expect([...ends].sort((a, b) => a - b)).toEqual(ends);
    expect(ms).toBeGreaterThan(Math.max(...ends));
    expect(beats[1]!.at - beats[0]!.at).toBe(count.letter);
    expect(beats[5]!.at - beats[4]!.at).toBe(count.crossLetter);
    expect(firstArrival({ beats })).toBe(ends[0]);
  });

  it('names every word before its first letter is counted, and after the last of the word before', () => {
    const { beats, words } = scoreScript({ words: [main, cross], bonus: 0 });
    expect(words.map(({ word }) => word)).toEqual(['MAIN', 'CROSS']);
    expect(words.map(({ at }) => at)).toEqual([beats[0]!.at, beats[4]!.at]);
    expect(words[1]!.at).toBeGreaterThanOrEqual(beats[3]!.at + count.blowFly);
  });

  it('takes the time it took in the drawings', () => {
    const tsunami = [letter(1, '2W'), letter(1), letter(1), letter(1), letter(1, '3L'), letter(3), letter(1)];
    const em = [letter(1), letter(3)];
    const { ms } = scoreScript({
      words: [
        { word: 'TSUNAMI', letters: tsunami },
        { word: 'EM', letters: em },
      ],
      bonus: 0,
    });
    expect(ms).toBeGreaterThan(2300);
    expect(ms).toBeLessThan(2900);
  });
});

describe('the place of the score', () => {
  const word = (x: number, y: number, long: number, down = false) => ({
    from: { x, y },
    to: down ? { x, y: y + long - 1 } : { x: x + long - 1, y },
  });
  const on =
    (...squares: [number, number][]) =>
    ({ x, y }: { x: number; y: number }) =>
      squares.some(([column, row]) => column === x && row === y) ? 'tile' : 'free';

  it('is above the end, else below, and points to the word', () => {
    expect(bubblePlace(word(4, 7, 5), on(), 15)).toEqual({ x: 8, y: 6, pointer: 'down' });
    expect(bubblePlace(word(4, 7, 5), on([7, 6]), 15)).toEqual({ x: 8.5, y: 6, pointer: 'down' });
    const above = [4, 5, 6, 7, 8, 9].map((x): [number, number] => [x, 6]);
    expect(bubblePlace(word(4, 7, 5), on(...above), 15)).toEqual({ x: 8, y: 8, pointer: 'up' });
  });

  it('is beside the end of a word that goes down', () => {
    expect(bubblePlace(word(4, 3, 5, true), on(), 15)).toEqual({ x: 5.3, y: 7, pointer: 'left' });
    expect(bubblePlace(word(13, 3, 5, true), on(), 15)).toEqual({ x: 11.7, y: 7, pointer: 'right' });
  });

  it('leaves bonus squares free, and the board at no edge and in no corner, wherever a word lies alone', () => {
    const groundOf = (taken: (x: number, y: number) => boolean) => (square: Square) =>
      taken(square.x, square.y) ? 'tile' : usualShape.bonuses[squareIndex(square, usualShape.side)] ? 'bonus' : 'free';
    for (const down of [false, true])
      for (let long = 2; long <= 7; long++)
        for (let x = 0; x <= (down ? 14 : 15 - long); x++)
          for (let y = 0; y <= (down ? 15 - long : 14); y++) {
            const { from, to } = word(x, y, long, down);
            const isTaken = (x: number, y: number) => x >= from.x && x <= to.x && y >= from.y && y <= to.y;
            const place = bubblePlace({ from, to }, groundOf(isTaken), 15);
            const said = `${long} ${down ? 'down' : 'across'} from ${x}, ${y}: ${JSON.stringify(place)}`;
            for (let index = 0; index < usualShape.bonuses.length; index++) {
              if (!usualShape.bonuses[index]) continue;
              const [px, py] = [index % 15, Math.floor(index / 15)];
              const apart = Math.abs(px - place.x) >= 1.15 || Math.abs(py - place.y) >= 0.8;
              if (!apart) expect.fail(said);
            }
            expect(Math.min(place.x, 14 - place.x), said).toBeGreaterThanOrEqual(0.3);
            expect(Math.min(place.y, 14 - place.y), said).toBeGreaterThanOrEqual(0);
            expect(place.pointer, said).toBeDefined();
          }
  });

  it('is never on a tile, and never off the board', () => {
    const square = fc.record({ x: fc.nat(14), y: fc.nat(14) });
    fc.assert(
      fc.property(square, fc.nat(6), fc.boolean(), fc.array(square, { maxLength: 90 }), (from, long, down, others) => {
        const to = down ? { x: from.x, y: Math.min(14, from.y + long) } : { x: Math.min(14, from.x + long), y: from.y };
        const run = Array.from({ length: 15 }, (_, i) => (down ? { x: from.x, y: i } : { x: i, y: from.y }));
        const taken = [...others, ...run.filter(({ x, y }) => x >= from.x && x <= to.x && y >= from.y && y <= to.y)];
        const place = bubblePlace(
          { from, to },
          ({ x, y }) => (taken.some((tile) => tile.x === x && tile.y === y) ? 'tile' : 'free'),
          15,
        );
        for (const tile of taken) {
          const apart = Math.abs(tile.x - place.x) >= bubbleSize.w / 2 + 0.4;
          expect(apart || Math.abs(tile.y - place.y) >= bubbleSize.h / 2 + 0.4).toBe(true);
        }
        expect(place.x).toBeGreaterThanOrEqual(0.3);
        expect(place.x).toBeLessThanOrEqual(13.7);
      }),
    );
  });
});
