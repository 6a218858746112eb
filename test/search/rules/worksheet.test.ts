import { describe, expect, it } from 'vitest';
import { carriedText } from '../../../src/engine/links/link';
import { must } from '../../../src/engine/must';
import { wordSearch } from '../../../src/rules';
import { plainSheet, withoutClues } from './class-lists';
import { family } from './words';

const { checkWorksheet, layWorksheet, lettersInGrid, readWorksheetText, worksheetText } = wordSearch;

const sheetOf = (words: readonly string[], more: Partial<wordSearch.Worksheet> = {}): wordSearch.Worksheet => ({
  ...plainSheet,
  words: withoutClues(words),
  ...more,
});
const animals = ['Polar bear', "Cat's-eye", 'lynx', 'Zebra', 'ibis'];

function laidOf(sheet: wordSearch.Worksheet): wordSearch.Layout {
  const laid = layWorksheet(sheet, family);
  if ('code' in laid) throw new Error(laid.code);
  return laid;
}

const faultsOf = (words: readonly string[], more: Partial<wordSearch.Worksheet> = {}) =>
  checkWorksheet(sheetOf(words, more)).words.map((fault) => fault?.code);

describe('A worksheet', () => {
  it('drops spaces, hyphens and apostrophes in the grid, and accents where the language has none', () => {
    expect(lettersInGrid('Polar bear', 'en')).toBe('POLARBEAR');
    expect(lettersInGrid("l’arc-en-ciel d'été", 'fr')).toBe('LARCENCIELDETE');
    expect(lettersInGrid('el niño', 'es')).toBe('ELNIÑO');
    expect(lettersInGrid('żółw', 'pl')).toBe('ŻÓŁW');
    expect(lettersInGrid('ışık iyi', 'tr')).toBe('IŞIKİYİ');
    expect(lettersInGrid('η γάτα', 'el')).toBe('ΗΓΑΤΑ');
    expect(lettersInGrid('C3PO', 'en')).toBeUndefined();
  });

  it('says of each word what is wrong with it', () => {
    expect(faultsOf(['lion', 'a', 'R2D2', 'Lion', 'noil', 'x'.repeat(21)])).toEqual([
      undefined,
      'tooShort',
      'notALetter',
      'double',
      'reversed',
      'tooLong',
    ]);
    expect(faultsOf(['banana', 'an', 'ban', 'nab', 'lynx'])).toEqual([
      undefined,
      'twiceInside',
      undefined,
      'reversed',
      undefined,
    ]);
    expect(faultsOf(['drawer', 'war', 'lion', 'lynx'], { directions: ['right', 'down'] })).toEqual([
      undefined,
      'againstTheWay',
      undefined,
      undefined,
    ]);
    expect(faultsOf(animals, { shown: 'clues' })).toEqual(animals.map(() => 'noClue'));
  });

  it('wants 4 to 40 words, a direction, and a message of letters', () => {
    const codes = (sheet: wordSearch.Worksheet) => checkWorksheet(sheet).faults.map(({ code }) => code);
    expect(codes(sheetOf(['lion', 'lynx', 'ibis']))).toEqual(['tooFewWords']);
    expect(codes(sheetOf(Array.from({ length: 41 }, (_, at) => `lion${at}`)))).toEqual(['tooManyWords']);
    expect(codes(sheetOf(animals, { directions: [], message: 'Привет' }))).toEqual(['noDirections', 'notAMessage']);
    expect(checkWorksheet(sheetOf(animals)).sound).toBe(true);
  });

  it('reads lines as they are typed or pasted from a table', () => {
    expect(wordSearch.sheetWordsIn('lion = It roars\n\n lynx\tIt sees\r\nice cream\n= lost')).toEqual([
      { text: 'lion', clue: 'It roars' },
      { text: 'lynx', clue: 'It sees' },
      { text: 'ice cream', clue: '' },
      { text: '', clue: 'lost' },
    ]);
  });

  it('drops signs that nobody sees, and those that turn the way of writing', () => {
    expect(
      wordSearch.sheetWordsIn(
        'li\u200bon\ufeff = \u202eIt roars\nly\u200dnx=\u2066\u200b\u2069\n\u200b\u200e\nowl=\u3164',
      ),
    ).toEqual([
      { text: 'lion', clue: 'It roars' },
      { text: 'lynx', clue: '' },
      { text: 'owl', clue: '' },
    ]);
  });

  it('turns no way of writing where its link is opened, whoever made that', () => {
    const words = [...animals];
    const sheet = sheetOf(words, { title: '\u202eKey' });
    const clued = {
      ...sheet,
      words: sheet.words.map(({ text }, at) => ({ text, clue: at === 0 ? '\u200b' : `\u2067clue ${at}` })),
    };
    const read = readWorksheetText(must(worksheetText(clued, laidOf(clued).grid)));
    if (typeof read === 'string') throw new Error(read);
    expect(read.sheet.title).toBe('Key');
    expect(read.sheet.words.map(({ clue }) => clue)).toEqual(
      words.map((_, at) => (at === 0 ? '\u200b' : `clue ${at}`)),
    );
    expect(laidOf(read.sheet).grid).toEqual(laidOf(clued).grid);
  });

  it('is the same wherever its link is opened', () => {
    const sheet = sheetOf(animals, {
      message: 'Well done',
      side: 14,
      shape: 'heart',
      title: 'Dans la forêt',
    });
    const { grid } = laidOf({ ...sheet, directions: [...sheet.directions].reverse() });
    const text = must(worksheetText(sheet, grid));
    const read = readWorksheetText(text);
    if (typeof read === 'string') throw new Error(read);
    expect(read.sheet).toEqual(sheet);
    expect(laidOf(read.sheet).grid).toEqual(grid);
    expect(read.isOf(grid)).toBe(true);
    expect(read.isOf(laidOf({ ...sheet, seed: 'another' }).grid)).toBe(false);
    expect(text.length).toBeLessThan(150);
  });

  it('that was sent while its message lay in one piece keeps it so', () => {
    const sheet = sheetOf(animals, { message: 'Well done, all of you', side: 18 });
    const apart = { ...sheet, isApart: true };
    const [before, after] = [laidOf(sheet).grid, laidOf(apart).grid];
    expect(after).not.toEqual(before);
    for (const [own, grid] of [
      [sheet, before],
      [apart, after],
    ] as const) {
      const read = readWorksheetText(must(worksheetText(own, grid)));
      if (typeof read === 'string') throw new Error(read);
      expect(read.sheet).toEqual(own);
      expect(read.isOf(laidOf(read.sheet).grid)).toBe(true);
    }
  });

  it('of forty words with clues has a link that a telephone still reads off a screen', () => {
    const words = Array.from({ length: 40 }, (_, at) => ({
      text: `word ${String.fromCharCode(97 + (at % 26), 97 + at)}`.replace(/[^a-z ]/g, 'q'),
      clue: 'Something with four legs',
    }));
    const text = worksheetText({ ...plainSheet, words, shown: 'clues' }, ['A']);
    expect(must(text).length).toBeLessThan(1200);
  });

  it('is refused where its link is of a later release', () => {
    const text = must(carriedText([3, '', '1', 'en']));
    expect(readWorksheetText(text)).toBe('newerLink');
  });

  it('is refused where the ways of its link are no ways, whatever they are', () => {
    const link = (ways: unknown) =>
      must(
        carriedText([
          ...[1, '', '1', 'en', 'square', 10, ways, 'words', '', '', false],
          ...['lynx', 'zebra', 'ibis', 'lion'],
        ]),
      );
    expect(readWorksheetText(link(255))).toHaveProperty('sheet');
    for (const ways of [{ valueOf: 1, toString: 1 }, '255', [255], -1, 1e300, 7.5, 256, null, true])
      expect(readWorksheetText(link(ways)), JSON.stringify(ways)).toBe('damagedLink');
  });

  it('is refused where its link was cut, or changed, or is none', () => {
    const sheet = sheetOf(animals);
    const text = must(worksheetText(sheet, laidOf(sheet).grid));
    for (const spoiled of ['', 'x', text.slice(0, -3), `${text.slice(0, 8)}A${text.slice(9)}`])
      expect(readWorksheetText(spoiled)).toBeTypeOf('string');
  });

  it('is played by the rules of every search, without a clock; and is nothing to be kept', () => {
    const sheet = sheetOf(animals, { side: 10, shape: 'wide' });
    const engine = wordSearch.worksheetGame(sheet, laidOf(sheet), family);
    engine.dispatch({ type: 'begin' });
    const { grid, laid, msAllowed } = engine.state;
    expect(msAllowed).toBe(null);
    expect([grid.length, grid[0]?.length]).toEqual([8, 10]);
    expect(engine.dispatch({ type: 'stroke', from: { x: 0, y: 7 }, to: { x: 0, y: 8 } })).toMatchObject({
      reason: 'outsideGrid',
    });
    for (const word of laid) {
      const squares = wordSearch.squaresOf(word);
      engine.dispatch({ type: 'stroke', from: squares[0], to: squares.at(-1) });
    }
    expect(engine.state.outcome?.reason).toBe('allFound');
    expect(wordSearch.GameEngine.restore(engine.save(), family)).toMatchObject({ reason: 'notASave' });
    const pretended = { ...engine.save(), game: 'wordSearch' };
    expect(wordSearch.GameEngine.restore(pretended, family)).not.toBeInstanceOf(wordSearch.GameEngine);
  });

  it('of no sound list is no game', () => {
    const laid = laidOf(sheetOf(animals));
    const unsound = sheetOf(['lion', 'lion', 'lynx', 'ibis']);
    expect(() => wordSearch.worksheetGame(unsound, laid, family)).toThrow(RangeError);
  });
});
