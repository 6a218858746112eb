import { describe, expect, it } from 'vitest';
import { packGraph } from '../../../assets/languages/pack-graph';
import { Lexicon } from '../../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../../src/engine/lexicon/unpack-graph';
import {
  type BoardRules,
  english,
  englishTiles,
  type LaidTile,
  presets,
  type Rules,
  shapeOf,
  sideOf,
  tileFaces,
} from '../../../src/rules';
import { buildGaddag } from '../../../src/wordbler/ai/build-gaddag';
import { placementFault, runsOf, wordOf } from '../../../src/wordbler/rules/placement';
import { scorePlay } from '../../../src/wordbler/rules/scoring';
import { lexicon } from '../../engine/familiarity/shipped-familiarity';
import { often, some as sampled } from '../../long';
import { allPlays, deskWith } from './found-plays';
import { type Position, positions } from './positions';
import { knowledge } from './shipped-knowledge';
import { boardOfLetters, type Letters } from './slow-search';

const some = [...lexicon.words()].filter(
  (word, at) => (word.length === 2 && at % 2 === 0) || (word.length < 8 && at % 120 === 0),
);
const graph = packGraph(some, english);
const gaddag = buildGaddag(new Lexicon({ id: 'some', alphabet: english, ...unpackGraph(graph, english) }));
const faces = tileFaces(englishTiles);
const tileOf = new Map(faces.map(({ letter }, tile) => [letter, tile]));
const blank = tileOf.get('')!;
const sorted = (letters: string) => [...letters].sort().join('');
const known = new Set(some.map(sorted));

type Tile = { x: number; y: number; letter: string; blank: boolean };

/** What a play is told from others by: its squares, and its tiles in whatever order. */
const keyOf = (tiles: readonly Tile[]) =>
  `${tiles
    .map(({ x, y }) => `${x},${y}`)
    .sort()
    .join(' ')} ${tiles
    .map((tile) => (tile.blank ? tile.letter.toLowerCase() : tile.letter))
    .sort()
    .join('')}`;

/**
 * Every order of every choice of tiles, on every stretch of every line, judged by the rules and scored by the scorer of
 * the game.
 */
function slowly(letters: Letters, rack: readonly string[], rules: Rules): Map<string, number> {
  const board = boardOfLetters(letters);
  const side = sideOf(letters);
  const best = new Map<string, number>();
  const isEmpty = letters.every((letter) => letter === '');
  const judge = (tiles: readonly Tile[]) => {
    const laid = tiles.map(({ x, y, letter, blank: isBlank }): LaidTile => {
      return { x, y, letter, tile: isBlank ? blank : tileOf.get(letter)! };
    });
    if (placementFault(board, laid)) return;
    if (!runsOf(board, laid).every((run) => known.has(sorted(wordOf(run))))) return;
    const key = keyOf(tiles);
    best.set(key, Math.max(best.get(key) ?? 0, scorePlay(board, laid, faces, rules).total));
  };
  const fill = (squares: { x: number; y: number }[], held: readonly string[], tiles: Tile[]) => {
    const square = squares[tiles.length];
    if (!square) return judge(tiles);
    for (const [at, letter] of held.entries()) {
      if (held.indexOf(letter) !== at) continue;
      for (const as of letter === '' ? english.letters : [letter])
        fill(squares, held.toSpliced(at, 1), [...tiles, { ...square, letter: as, blank: letter === '' }]);
    }
  };
  for (const down of isEmpty ? [false] : [false, true])
    for (let line = 0; line < side; line++)
      for (let from = 0; from < side; from++) {
        const squares: { x: number; y: number }[] = [];
        for (let at = from; at < side && squares.length < rack.length; at++) {
          const square = down ? { x: line, y: at } : { x: at, y: line };
          if (letters[square.y * side + square.x] !== '') continue;
          squares.push(square);
          if (squares[0]!.x === (down ? line : from) && squares[0]!.y === (down ? from : line))
            fill([...squares], rack, []);
        }
      }
  return best;
}

function compare({ letters, rack }: Position, rules: Rules): number {
  const plays = allPlays(deskWith(gaddag, letters, rules), rack);
  const found = new Map(plays.map(({ tiles, score }) => [keyOf(tiles), score]));
  expect(found.size, 'none twice').toBe(plays.length);
  expect(found, `${rack.join(' ')} on ${letters.map((letter) => letter || '.').join('')}`).toEqual(
    slowly(letters, rack, rules),
  );
  return plays.length;
}

describe('Where letters may lie in any order, the plays', () => {
  const boards: BoardRules[] = [{}, { board: 'small' }, { board: 'super', premiums: 3 }];
  it.each(sampled(boards, boards.slice(0, 2)))(
    'are for each choice of tiles and squares the best arrangement that a slow search finds: %o',
    (board) => {
      const rules: Rules = { ...presets.classic, ...board, letterOrder: 'free' };
      expect(shapeOf(rules).side).toBeGreaterThan(0);
      let compared = 0;
      for (const { letters, rack } of positions(
        gaddag,
        'free',
        board.board === 'super' ? often(2, 3) : often(2, 6),
        rules,
      )) {
        const short = rack.includes('') ? ['', ...rack.filter((tile) => tile !== '')].slice(0, 2) : rack.slice(0, 4);
        compared += compare({ letters, rack: short }, rules);
      }
      expect(compared).toBeGreaterThan(often(1, 8));
    },
  );

  it('take the whole rack, and are worth the bonus', () => {
    const rules: Rules = { ...presets.classic, letterOrder: 'free' };
    const shipped = knowledge.gaddag;
    const nothing = shapeOf(rules).bonuses.map(() => '');
    const plays = allPlays(deskWith(shipped, nothing, rules), [...'SRETAIN']);
    const best = Math.max(...plays.map(({ score }) => score));
    // All of them worth a point each, one of them twice, and the word twice for the star.
    expect(best).toBe(66);
    expect(plays.filter(({ tiles }) => tiles.length === 7)).toHaveLength(7);
  });
});
