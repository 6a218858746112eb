import {
  type Board,
  englishTiles,
  inReadingOrder,
  isSame,
  type LaidTile,
  type Rules,
  type Square,
  shapeOf,
  tileAt,
  tileFaces,
} from '../../../src/rules';
import { bitCount } from '../../../src/wordbler/ai/gaddag';
import { neighbours } from '../../../src/wordbler/rules/board';
import { placementFault, runsOf, wordOf } from '../../../src/wordbler/rules/placement';
import { scorePlay } from '../../../src/wordbler/rules/scoring';

const faces = tileFaces(englishTiles);
const blank = faces.findIndex(({ letter }) => letter === '');
const tileOf = new Map(faces.map(({ letter }, tile) => [letter, tile]));

/** A board of letters, row by row: '' is empty, a small letter is a blank. */
export type Letters = readonly string[];

export const boardOfLetters = (letters: Letters): Board =>
  letters.map((letter) => {
    if (letter === '') return null;
    const isBlank = letter !== letter.toUpperCase();
    return { tile: isBlank ? blank : tileOf.get(letter)!, letter: letter.toUpperCase() };
  });

/** A play as a text that two searches can be compared by: its tiles in the order of reading, and its score. */
export const playText = (tiles: readonly (Square & { letter: string; blank: boolean })[], score: number) =>
  `${[...tiles]
    .sort(inReadingOrder)
    .map(({ x, y, letter, blank }) => `${x},${y}${blank ? letter.toLowerCase() : letter}`)
    .join(' ')} = ${score}`;

/**
 * All plays, found the slow and obvious way: every word on every line from every square, with every choice of
 * blanks, judged by the rules of laying and scored by the scorer of the game.
 */
export function slowSearch(
  letters: Letters,
  rack: readonly string[],
  words: readonly string[],
  rules: Rules,
): Set<string> {
  const { side, star } = shapeOf(rules);
  const board = boardOfLetters(letters);
  const known = new Set(words);
  const masks = words.map(maskOf);
  const blanks = rack.filter((tile) => tile === '').length;
  const held = maskOf(rack.join(''));
  const isEmpty = board.every((placed) => placed === null);
  const found = new Set<string>();
  for (const direction of ['across', 'down'] as const) {
    // On an empty board a word down is the same as one across.
    if (isEmpty && direction === 'down') continue;
    for (let number = 0; number < side; number++) {
      const squareOn = (at: number): Square => (direction === 'across' ? { x: at, y: number } : { x: number, y: at });
      const line = Array.from({ length: side }, (_, at) => squareOn(at));
      const isNear = line.map((square) => (isEmpty ? isSame(square, star) : touches(board, square)));
      if (!isNear.includes(true)) continue;
      const there = line.map((square) => tileAt(board, square)?.letter ?? '');
      const atHand = maskOf([...there, ...rack].join(''));
      for (const [index, word] of words.entries()) {
        // Only to save time: what has letters from nowhere, or lies far from all tiles, is illegal anyway.
        if (bitCount(masks[index]! & ~atHand) > blanks) continue;
        for (let from = 0; from + word.length <= side; from++) {
          const needed = missing(word, there, from, held, blanks);
          if (needed.length > rack.length || !needed.some(({ at }) => isNear[at])) continue;
          const chosen = [
            ...choices(
              needed.map(({ letter }) => letter),
              rack,
            ),
          ];
          if (chosen.length === 0) continue;
          const laidAs = (choice: readonly boolean[]) =>
            needed.map(({ letter, at }, index): LaidTile => {
              const tile = choice[index] ? blank : tileOf.get(letter)!;
              return { ...squareOn(at), letter, tile };
            });
          // Which of the tiles are blanks matters to the score alone.
          const plain = laidAs([]);
          if (placementFault(board, plain)) continue;
          if (!runsOf(board, plain).every((run) => known.has(wordOf(run)))) continue;
          for (const choice of chosen) {
            const laid = laidAs(choice);
            const tiles = laid.map(({ x, y, letter, tile }) => ({ x, y, letter, blank: tile === blank }));
            found.add(playText(tiles, scorePlay(board, laid, faces, rules).total));
          }
        }
      }
    }
  }
  return found;
}

const touches = (board: Board, square: Square) => neighbours(square).some((other) => tileAt(board, other) !== null);

/** Which letters a word has. */
function maskOf(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask;
}

/** The letters that a word from a square on still needs; none if it does not fit there, or lacks too many. */
function missing(word: string, there: readonly string[], from: number, held: number, blanks: number) {
  if (there[from - 1] || there[from + word.length]) return [];
  let needs = 0;
  for (let step = 0; step < word.length; step++) {
    const letter = there[from + step]!;
    if (letter === '') needs |= 1 << (word.charCodeAt(step) & 31);
    else if (letter !== word[step]) return [];
  }
  if (bitCount(needs & ~held) > blanks) return [];
  return [...word].map((letter, step) => ({ letter, at: from + step })).filter(({ at }) => there[at] === '');
}

/** Every way to lay these letters from a rack: which of them are blanks. */
function* choices(letters: readonly string[], rack: readonly string[]): Generator<boolean[]> {
  if (letters.length > rack.length) return;
  const [first, ...others] = letters;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const tile of [first, '']) {
    const at = rack.indexOf(tile);
    if (at < 0) continue;
    for (const rest of choices(others, rack.toSpliced(at, 1))) yield [tile === '', ...rest];
  }
}
