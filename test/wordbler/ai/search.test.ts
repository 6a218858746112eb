import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packGraph } from '../../../assets/languages/pack-graph';
import { Lexicon } from '../../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../../src/engine/lexicon/unpack-graph';
import { Dice } from '../../../src/engine/random/dice';
import {
  type BoardRules,
  english,
  englishTiles,
  presets,
  type Rules,
  type TileSet,
  usualShape,
} from '../../../src/rules';
import { buildGaddag } from '../../../src/wordbler/ai/build-gaddag';
import type { Gaddag } from '../../../src/wordbler/ai/gaddag';
import { SearchBoard } from '../../../src/wordbler/ai/search-board';
import { lexicon } from '../../engine/familiarity/shipped-familiarity';
import { long, often, some } from '../../long';
import { boardOf, isSmall, parseMove, pictureOf, squaresOf } from '../rules/notation';
import { after, allPlays, deskWith } from './found-plays';
import { bag, emptyBoard, type Position, positions } from './positions';
import { knowledge } from './shipped-knowledge';
import { boardOfLetters, playText, slowSearch } from './slow-search';

const shipped = knowledge.gaddag;

/** Few enough words for the slow search, and all those of two letters, which hold a board together. */
const fewWords = [...lexicon.words()].filter((word, at) => word.length === 2 || at % 700 === 0);
const someLexicon = new Lexicon({
  id: 'some',
  alphabet: english,
  ...unpackGraph(packGraph(fewWords, english), english),
});
const someGaddag = buildGaddag(someLexicon);

const facets = '8 .......FACETS';
const lettersOn = (picture: string) => boardOf(picture).map((placed) => placed?.letter ?? '');
const tilesOf = (rack: string) => [...rack].map((letter) => (letter === '?' ? '' : letter));
const texts = (plays: ReturnType<typeof allPlays>) => plays.map(({ tiles, score }) => playText(tiles, score));

/** Compares the plays of a position one by one, and says how many there are. */
function compare(gaddag: Gaddag, words: readonly string[], { letters, rack }: Position, rules: Rules): number {
  const found = texts(allPlays(deskWith(gaddag, letters, rules), rack));
  const picture = `${pictureOf(boardOfLetters(letters))} with ${rack}`;
  expect(new Set(found).size, `plays found twice: ${picture}`).toBe(found.length);
  expect(new Set(found), picture).toEqual(slowSearch(letters, rack, words, rules));
  return found.length;
}

describe('All plays', () => {
  it.each(some(['a', 'b', 'c', 'd', 'e', 'f'], ['a']))('are those of a slow search, none twice: game %s', (seed) => {
    let compared = 0;
    for (const [index, position] of [...positions(someGaddag, seed, often(25, 50))].entries())
      compared += compare(someGaddag, fewWords, position, index % 2 === 0 ? presets.classic : presets.wordbler);
    expect(compared).toBeGreaterThan(often(200, 500));
  });

  const otherBoards: BoardRules[] = [
    { board: 'small' },
    { board: 'super' },
    { premiums: 7 },
    { board: 'small', premiums: 7 },
    { board: 'super', premiums: 7 },
  ];
  it.each(some(otherBoards, otherBoards.slice(4)))('are those of a slow search on another board, too: %o', (board) => {
    const rules = { ...presets.classic, ...board };
    let compared = 0;
    for (const position of positions(someGaddag, 'boards', often(25, 40), rules))
      compared += compare(someGaddag, fewWords, position, rules);
    expect(compared).toBeGreaterThan(often(25, 200));
  });

  // The count of another program, below, goes through the shipped list as well.
  long('are those of a slow search through the shipped list', () => {
    const all = [...lexicon.words()];
    let compared = 0;
    for (const [index, position] of [...positions(shipped, 'all words', 60)].entries())
      if (index % 15 === 8) compared += compare(shipped, all, position, presets.classic);
    expect(compared).toBeGreaterThan(200);
  });

  it('agree with a count made by another program, on 287 positions', () => {
    const lines = readFileSync(new URL('crossword-cases.tsv', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines).toHaveLength(287);
    for (const line of lines) {
      const [id, rows, rack, count, best, sum] = line.split('\t');
      const letters = rows!
        .replace(/\d+/g, (empty) => '.'.repeat(Number(empty)))
        .replaceAll('/', '')
        .split('')
        .map((letter) => (letter === '.' ? '' : letter));
      expect(letters, id).toHaveLength(usualShape.side * usualShape.side);
      const plays = deskWith(shipped, letters).findPlays(tilesOf(rack!));
      const scores = [...plays.scores.subarray(0, plays.count)];
      const total = scores.reduce((all, score) => all + score, 0);
      expect({ id, count: plays.count, best: Math.max(0, ...scores), total }).toEqual({
        id,
        count: Number(count),
        best: Number(best),
        total: Number(sum),
      });
    }
  });

  it.each([
    ['a first word, twice for the star', '', 'CATVVVV', '8H CAT', 10],
    ['a first word that ends on the star', '', 'CATVVVV', '8F CAT', 10],
    ['a blank, which counts nothing', '', 'ZO?', '8G ZOo', 22],
    ['all seven tiles, for 50 more', '', 'RETAINS', '8H RETAINS', 66],
    ['a word down through a letter of another', facets, 'QUIXOIC', 'L3 QUIXOTIC', 102],
    ['a word before another', '8 ........BOARD', 'SKATE', '8D SKATEBOARD', 36],
    ['a word that goes on from another', '8 ...SKATE', 'BOARD', '8D SKATEBOARD', 18],
    ['a word that completes another across it', '8 .......HORN', 'SPAT', 'L8 SPAT', 16],
    ['a word beside another', '8 .......HORN', 'ODE', '9H ODE', 18],
    ['a word with another at each end', '8 .....SO..ER', 'LD', '8F SOLDER', 14],
    ['one tile in words both ways, only once', '8 .......CA\n9 .........O', 'T', '8H CAT', 7],
  ])('hold %s', (_, picture, rack, text, score) => {
    const letters = lettersOn(picture);
    const move = parseMove(text);
    const tiles = squaresOf(move)
      .filter(({ x, y }) => letters[y * usualShape.side + x] === '')
      .map(({ x, y, letter }) => ({ x, y, letter: letter.toUpperCase(), blank: isSmall(letter) }));
    const found = texts(allPlays(deskWith(shipped, letters), tilesOf(rack)));
    const known = playText(tiles, score);
    expect(found.filter((play) => play.startsWith(`${known.split(' = ')[0]} = `))).toEqual([known]);
  });

  it('are none for a rack that can make none, and none for an empty rack', () => {
    expect(allPlays(deskWith(shipped, emptyBoard), [...'VVWWXZQ'])).toEqual([]);
    expect(allPlays(deskWith(shipped, emptyBoard), [])).toEqual([]);
  });
});

const seen = ({ lines: { letters, points, allowed, crossPoints, tiles } }: SearchBoard) => ({
  letters,
  points,
  allowed,
  crossPoints,
  tiles,
});

describe('All plays in an alphabet of more letters than a mask has room for', () => {
  // The English words once more, in which most of the letters are among those beyond.
  const spare = [...'0123456'];
  const tiles: TileSet = {
    alphabet: { id: 'wide', letters: [...spare, ...english.letters] },
    letters: [...spare.map((letter) => ({ letter, count: 0, points: 0 })), ...englishTiles.letters],
    blanks: 2,
  };
  const wide = buildGaddag(
    new Lexicon({
      id: 'wide',
      alphabet: tiles.alphabet,
      ...unpackGraph(packGraph(fewWords, tiles.alphabet), tiles.alphabet),
    }),
  );

  it.each(some(['a', 'b', 'c'], ['a']))('are the same, at the same scores: game %s', (seed) => {
    let compared = 0;
    for (const { letters, rack } of positions(someGaddag, seed, often(30, 60))) {
      const desk = new SearchBoard(wide, tiles, presets.classic);
      const lying = letters.flatMap((letter, at) =>
        letter === '' ? [] : [{ x: at % usualShape.side, y: Math.floor(at / usualShape.side), letter }],
      );
      desk.lay(lying.map((tile) => ({ ...tile, letter: tile.letter.toUpperCase(), blank: isSmall(tile.letter) })));
      const found = texts(allPlays(desk, rack));
      expect(found.toSorted()).toEqual(texts(allPlays(deskWith(someGaddag, letters), rack)).toSorted());
      compared += found.length;
    }
    expect(compared).toBeGreaterThan(often(200, 500));
  });
});

describe('The board laid out for searching', () => {
  it('is after each play of a game as if it had been laid out afresh', () => {
    const dice = new Dice('afresh');
    for (let game = 0; game < often(1, 4); game++) {
      let letters: string[] = [...emptyBoard];
      const saved = deskWith(shipped, letters);
      const tiles = dice.shuffled(bag);
      while (tiles.length > 6) {
        const plays = allPlays(saved, tiles.splice(0, 7));
        if (plays.length === 0) continue;
        const play = plays[dice.below(plays.length)]!;
        letters = after(letters, play);
        saved.lay(play.tiles);
        expect(seen(saved)).toEqual(seen(deskWith(shipped, letters)));
      }
    }
  });

  it('can be copied', () => {
    const letters = lettersOn(facets);
    const [one, other] = [deskWith(shipped, letters), deskWith(shipped, emptyBoard)];
    other.lines.copyFrom(one.lines);
    expect(seen(other)).toEqual(seen(one));
  });
});
