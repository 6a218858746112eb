import { describe, expect, it } from 'vitest';
import { isSame, presets, type ScoreSheet, squareIndex, usualShape } from '../../../src/rules';
import { scorePlay } from '../../../src/wordbler/rules/scoring';
import { boardOf, faces, laidOn } from './notation';
import { bonusPicture } from './reference';
import { eventOf, play, tableWith } from './table';

const sheetOf = (picture: string, moves: string, bonus = 0) => {
  const board = boardOf(picture);
  return scorePlay(board, laidOn(board, moves), faces, { ...presets.classic, fullRackBonus: bonus });
};

const scoresOf = (sheet: ScoreSheet) => sheet.words.map(({ word, score }) => `${word} ${score}`);

/** Adds up every share of a sheet by itself. */
const sumOfShares = ({ words, bonus }: ScoreSheet) =>
  words.reduce(
    (total, { letters, multiplier }) => total + multiplier * letters.reduce((sum, { value }) => sum + value, 0),
    bonus,
  );

describe('The bonus squares', () => {
  it('lie as the rule book draws them', () => {
    const marks = { '3W': '=', '2W': '-', '3L': '"', '2L': "'" };
    const rows = Array.from({ length: 15 }, (_, y) =>
      Array.from({ length: 15 }, (_, x) => {
        const bonus = usualShape.bonuses[squareIndex({ x, y }, usualShape.side)];
        return bonus ? marks[bonus] : '.';
      }).join(''),
    );
    expect(rows).toEqual(bonusPicture);
  });

  it('number 8, 17, 12 and 24', () => {
    const count = (wanted: string) => usualShape.bonuses.filter((bonus) => bonus === wanted).length;
    expect([count('3W'), count('2W'), count('3L'), count('2L')]).toEqual([8, 17, 12, 24]);
    expect(usualShape.bonuses[squareIndex({ x: 7, y: 7 }, usualShape.side)]).toBe('2W');
    expect(isSame({ x: 7, y: 7 }, usualShape.star)).toBe(true);
  });
});

describe('A play scores', () => {
  // The five opening plays that the classic rules reckon as their example.
  const horn = '8 .....HORN';
  const farm = '6 .......F\n7 .......A\n8 .....HORN\n9 .......M';
  const paste = `${farm}\n10 .....PASTE`;
  const mob = paste.replace('9 .......M', '9 .......MOB');

  it.each([
    ['HORN', 14, '', '8F HORN', ['HORN 14']],
    ['FARM', 9, horn, 'H6 FARM', ['FARM 9']],
    ['PASTE', 25, farm, '10F PASTE', ['PASTE 15', 'FARMS 10']],
    ['MOB', 16, paste, '9H MOB', ['MOB 8', 'NOT 4', 'BE 4']],
    ['BIT', 16, mob, '11E BIT', ['BIT 10', 'PI 4', 'AT 2']],
  ])('%s: %i', (_, total, picture, move, scores) => {
    const sheet = sheetOf(picture, move);
    expect(scoresOf(sheet)).toEqual(scores);
    expect(sheet.total).toBe(total);
  });

  it('letter bonuses before word bonuses', () => {
    // 3L at F2 under the Q, 2W at B2 under the first letter.
    expect(scoresOf(sheetOf('2 ..ATA', '2B TATAQ'))).toEqual(['TATAQ 68']);
  });

  it('two doubled words as four times', () => {
    const sheet = sheetOf('', '5E CATERED');
    expect(sheet.words[0]!.multiplier).toBe(4);
    expect(scoresOf(sheet)).toEqual(['CATERED 40']);
  });

  it('two trebled words as nine times', () => {
    // D1 holds a letter of an earlier turn, so its 2L does not count again.
    const sheet = sheetOf('1 ...E', '1A TREENEST');
    expect(sheet.words[0]!.multiplier).toBe(9);
    expect(scoresOf(sheet)).toEqual(['TREENEST 72']);
  });

  it('a bonus square for the main and the cross word alike', () => {
    expect(scoresOf(sheetOf('8 .......A', '7G XU'))).toEqual(['XU 17', 'UA 2']);
    expect(scoresOf(sheetOf('2 .A', '1A XU'))).toEqual(['XU 27', 'UA 2']);
    expect(scoresOf(sheetOf('2 A', '1A XU'))).toEqual(['XU 27', 'XA 27']);
  });

  it('a bonus square on the turn in which a tile is laid there, and never again', () => {
    const engine = tableWith({ racks: ['QUIIIII', 'SEEEEEE'] });
    expect(eventOf(play(engine, '8H QUI'), 'playScored').sheet.total).toBe(24);
    const { sheet } = eventOf(play(engine, '8H QUIS'), 'playScored');
    expect(sheet.total).toBe(13);
    expect(sheet.words[0]!.letters.map(({ premium }) => premium)).toEqual([null, null, null, null]);
  });

  it('a blank as 0, on this turn and on every later one', () => {
    const engine = tableWith({ racks: ['?UIIIII', 'SEEEEEE'] });
    expect(eventOf(play(engine, '8H qUI'), 'playScored').sheet.total).toBe(4);
    const { sheet } = eventOf(play(engine, '8H QUIS'), 'playScored');
    expect(sheet.total).toBe(3);
    expect(sheet.words[0]!.letters[0]).toMatchObject({ letter: 'Q', blank: true, face: 0, value: 0 });
  });

  it('a blank on a word bonus: the word is doubled or trebled, the blank is worth 0', () => {
    expect(scoresOf(sheetOf('', '8G Qu'))).toEqual(['QU 20']);
    expect(scoresOf(sheetOf('1 .U', '1A qU'))).toEqual(['QU 3']);
    expect(sheetOf('1 .U', '1A qU').words[0]!.letters[0]).toMatchObject({ premium: '3W', value: 0 });
  });

  it('a blank on a letter bonus as 0', () => {
    expect(scoresOf(sheetOf('2 ....E', '2E Ez'))).toEqual(['EZ 1']);
  });

  it('a single tile with two words in both', () => {
    // 2L under the H at G7.
    const board = '6 ......O\n7 .....A';
    expect(scoresOf(sheetOf(board, 'G7=H'))).toEqual(['AH 9', 'OH 9']);
  });

  it('nothing for words that stood before', () => {
    expect(scoresOf(sheetOf('8 .......QUIZ\n9 .......U', '10G AT'))).toEqual(['AT 2', 'QUT 12']);
  });
});

describe('Laying all seven', () => {
  it.each([
    ['wordbler', 0],
    ['classic', 50],
  ] as const)('in %s brings %i more', (name, bonus) => {
    const racks = ['CATERED', 'EEEEEEE'];
    const engine = tableWith({ racks, rules: presets[name] });
    const { sheet } = eventOf(play(engine, '8H CATERED'), 'playScored');
    expect(sheet.bonus).toBe(bonus);
    expect(sheet.total).toBe(22 + bonus);
    expect(engine.state.scores).toEqual([22 + bonus, 0]);
  });

  it('is not rewarded with six, nor for a word of seven letters', () => {
    expect(sheetOf('', '8H CATERE', 50).bonus).toBe(0);
    expect(sheetOf('8 .......C', '8H CATERED', 50).bonus).toBe(0);
  });

  it('is rewarded once, and after the word bonuses', () => {
    const sheet = sheetOf('', '5E CATERED', 50);
    expect([sheet.bonus, sheet.total]).toEqual([50, 90]);
  });

  it('is rewarded with a blank among them and more letters in the word', () => {
    expect(sheetOf('8 .......S', '8H SCATEREd', 50).bonus).toBe(50);
  });
});

describe('The score sheet', () => {
  it('tells every letter with its square, face, bonus square and value', () => {
    const { words } = sheetOf('8 .......HORN', 'L7=A, L8=S');
    expect(words.map(({ word, direction }) => `${word} ${direction}`)).toEqual(['AS down', 'HORNS across']);
    const [, horns] = words;
    expect(horns).toMatchObject({ x: 7, y: 7, multiplier: 1, score: 9 });
    expect(
      horns!.letters.map(({ letter, face, premium, value, isNew }) => [letter, face, premium, value, isNew]),
    ).toEqual([
      ['H', 4, null, 4, false],
      ['O', 1, null, 1, false],
      ['R', 1, null, 1, false],
      ['N', 1, null, 1, false],
      ['S', 1, '2L', 2, true],
    ]);
    expect(horns!.letters.map(({ x, y }) => [x, y])).toEqual([7, 8, 9, 10, 11].map((x) => [x, 7]));
  });

  it.each([
    ['', '8F HORN'],
    ['8 .....HORN', 'H8 ROTATES'],
    ['1 ...E', '1A TREENEST'],
    ['8 .......CATER', '7I CAP'],
    ['8 .......CATER', '9H qUIZ'],
  ])('has shares that add up to the score: %s + %s', (picture, move) => {
    const sheet = sheetOf(picture, move, 50);
    expect(sumOfShares(sheet)).toBe(sheet.total);
    expect(sheet.words.reduce((sum, { score }) => sum + score, sheet.bonus)).toBe(sheet.total);
  });
});
