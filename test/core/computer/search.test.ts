import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boardSize, english, englishTiles } from '../../../src/core';
import type { Desk } from '../../../src/core/computer';
import { buildGaddag } from '../../../src/core/gaddag';
import { Lexicon } from '../../../src/core/lexicon';
import { buildGraph } from '../../../src/core/lexicon/build-graph';
import { frontCode } from '../../../src/core/lexicon/front-coding';
import { Dice } from '../../../src/core/random/dice';
import { boardOf, parseMove, pictureOf, squaresOf } from '../crossword/notation';
import { lexicon } from '../familiarity/shipped-familiarity';
import { after, allPlays, deskWith } from './found-plays';
import { boardOfLetters, type Letters, playText, slowSearch } from './slow-search';

const shipped = buildGaddag(lexicon);
const emptyBoard: Letters = new Array(boardSize * boardSize).fill('');

/** Few enough words for the slow search, and all those of two letters, which hold a board together. */
const some = [...lexicon.words()].filter((word, at) => word.length === 2 || at % 700 === 0);
const someWords = new Set(some);
const someLexicon = new Lexicon({
  id: 'some',
  alphabet: english,
  ...buildGraph(frontCode(some, english), english),
});
const someGaddag = buildGaddag(someLexicon);

const bag = [
  ...englishTiles.letters.flatMap(({ letter, count }) => new Array<string>(count).fill(letter)),
  ...new Array<string>(englishTiles.blanks).fill(''),
];

/** Positions out of random games: any play may be chosen, so that strange boards come up. */
function* positions(seed: string, count: number) {
  const dice = new Dice(seed);
  for (let found = 0; found < count; ) {
    let letters = emptyBoard;
    const tiles = dice.shuffled(bag);
    while (tiles.length > 0 && found < count) {
      const blanks = dice.below(8) === 0 ? new Array<string>(1 + dice.below(2)).fill('') : [];
      const rack = [...blanks, ...tiles.slice(0, 1 + dice.below(7) - blanks.length)].slice(0, 7);
      yield { letters, rack };
      found++;
      const plays = allPlays(deskWith(someGaddag, letters), tiles.slice(0, 7));
      if (plays.length === 0) break;
      letters = after(letters, plays[dice.below(plays.length)]);
      tiles.splice(0, 4);
    }
  }
}

const texts = (plays: ReturnType<typeof allPlays>) => plays.map(({ tiles, score }) => playText(tiles, score));

describe('All plays', () => {
  it.each(['a', 'b', 'c', 'd', 'e', 'f'])(
    'are those of a slow search, none twice: game %s',
    (seed) => {
      let compared = 0;
      for (const [index, { letters, rack }] of [...positions(seed, 50)].entries()) {
        const bonus = index % 2 === 0 ? 50 : 0;
        const found = texts(allPlays(deskWith(someGaddag, letters, bonus), rack));
        expect(new Set(found).size, 'plays found twice').toBe(found.length);
        const picture = `${pictureOf(boardOfLetters(letters))} with ${rack}`;
        expect(new Set(found), picture).toEqual(slowSearch(letters, rack, someWords, bonus));
        compared += found.length;
      }
      expect(compared).toBeGreaterThan(500);
    },
    60_000,
  );

  it('agree with a count made by another program, on 287 positions', () => {
    const lines = readFileSync(new URL('crossword-cases.tsv', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines).toHaveLength(287);
    for (const line of lines) {
      const [id, rows, rack, count, best, sum] = line.split('\t');
      const letters = rows
        .replace(/\d+/g, (empty) => '.'.repeat(Number(empty)))
        .replaceAll('/', '')
        .split('')
        .map((letter) => (letter === '.' ? '' : letter));
      expect(letters, id).toHaveLength(boardSize * boardSize);
      const plays = deskWith(shipped, letters).findPlays(
        [...rack].map((letter) => (letter === '?' ? '' : letter)),
      );
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

  it('hold those a player knows', () => {
    const letters = boardOf('8 .......FACETS').map((placed) => placed?.letter ?? '');
    const found = new Set(texts(allPlays(deskWith(shipped, letters), [...'QUIXOIC'])));
    const tiles = squaresOf(parseMove('L3 QUIXOTIC')).filter(({ x, y }) => letters[y * boardSize + x] === '');
    // 26 for the letters, twice for L4, and 50 for laying all seven.
    expect(found).toContain(
      playText(
        tiles.map((tile) => ({ ...tile, blank: false })),
        102,
      ),
    );
  });

  it('are none for a rack that can make none, and none for an empty rack', () => {
    expect(allPlays(deskWith(shipped, emptyBoard), [...'VVWWXZQ'])).toEqual([]);
    expect(allPlays(deskWith(shipped, emptyBoard), [])).toEqual([]);
  });
});

const seen = ({ lines: { letters, points, allowed, crossPoints, tiles } }: Desk) => ({
  letters,
  points,
  allowed,
  crossPoints,
  tiles,
});

describe('The board laid out for searching', () => {
  it('is after each play of a game as if it had been laid out afresh', () => {
    const dice = new Dice('afresh');
    for (let game = 0; game < 4; game++) {
      let letters: string[] = [...emptyBoard];
      const kept = deskWith(shipped, letters);
      const tiles = dice.shuffled(bag);
      while (tiles.length > 6) {
        const plays = allPlays(kept, tiles.splice(0, 7));
        if (plays.length === 0) continue;
        const play = plays[dice.below(plays.length)];
        letters = after(letters, play);
        kept.lay(play.tiles);
        expect(seen(kept)).toEqual(seen(deskWith(shipped, letters)));
      }
    }
  });

  it('can be copied', () => {
    const letters = boardOf('8 .......FACETS').map((placed) => placed?.letter ?? '');
    const [one, other] = [deskWith(shipped, letters), deskWith(shipped, emptyBoard)];
    other.lines.copyFrom(one.lines);
    expect(seen(other)).toEqual(seen(one));
  });
});
