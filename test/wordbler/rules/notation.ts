import {
  type Board,
  type Direction,
  englishTiles,
  type LaidTile,
  type PlacedTile,
  type Square,
  squareIndex,
  type TileId,
  tileAt,
  tileFaces,
  usualShape,
} from '../../../src/rules';

/** How tests write the game: `8H QUIXOTIC` lies across, `H8 QUIXOTIC` down; a small letter is a blank. */
export interface Move extends Square {
  direction: Direction;
  letters: string[];
}

export const faces = tileFaces(englishTiles);

const column = (name: string) => name.charCodeAt(0) - 'A'.charCodeAt(0);

/** `H8` as a square. */
export function at(name: string): Square {
  return { x: column(name), y: Number(name.slice(1)) - 1 };
}

export const nameOf = ({ x, y }: Square) => `${String.fromCharCode(65 + x)}${y + 1}`;

export function parseMove(text: string): Move {
  const [place, word] = text.split(' ');
  const across = /^(\d+)([A-O])$/.exec(place!);
  if (across) return { ...at(across[2]! + across[1]!), direction: 'across', letters: [...word!] };
  if (/^[A-O]\d+$/.test(place!)) return { ...at(place!), direction: 'down', letters: [...word!] };
  throw new Error(`No move: ${text}`);
}

export const squaresOf = ({ x, y, direction, letters }: Move) =>
  letters.map((letter, step) => (direction === 'across' ? { letter, x: x + step, y } : { letter, x, y: y + step }));

export const isSmall = (letter: string) => letter !== letter.toUpperCase();

/** Hands out the hundred tiles by letter, each once. A small letter or `?` asks for a blank. */
export class Pool {
  private readonly free = new Set<TileId>(faces.keys());

  take(letter: string): TileId {
    const wanted = letter === '?' || isSmall(letter) ? '' : letter;
    const tile = [...this.free].find((id) => faces[id]!.letter === wanted);
    if (tile === undefined) throw new Error(`No ${letter} is left`);
    this.free.delete(tile);
    return tile;
  }

  remove(tile: TileId) {
    this.free.delete(tile);
  }

  rest(): TileId[] {
    return [...this.free];
  }
}

/**
 * A board as it looks: one line a row, its number first, columns from A, `.` for an empty square, a small
 * letter for a blank. Rows that are left out are empty.
 */
export function boardOf(picture: string, pool = new Pool()): (PlacedTile | null)[] {
  const board: (PlacedTile | null)[] = new Array(usualShape.side * usualShape.side).fill(null);
  for (const line of picture.split('\n')) {
    const row = /^\s*(\d+) (\S+)$/.exec(line);
    if (!row) continue;
    for (const [x, letter] of [...row[2]!].entries()) {
      if (letter === '.') continue;
      board[squareIndex({ x, y: Number(row[1]) - 1 }, usualShape.side)] = {
        tile: pool.take(letter),
        letter: letter.toUpperCase(),
      };
    }
  }
  return board;
}

/** The filled rows of a board, written as `boardOf` reads them. */
export function pictureOf(board: Board): string {
  const rows: string[] = [];
  for (let y = 0; y < usualShape.side; y++) {
    const row = Array.from({ length: usualShape.side }, (_, x) => {
      const placed = board[squareIndex({ x, y }, usualShape.side)];
      if (!placed) return '.';
      return faces[placed.tile]!.letter === '' ? placed.letter.toLowerCase() : placed.letter;
    });
    if (row.some((letter) => letter !== '.')) rows.push(`${y + 1} ${row.join('').replace(/\.+$/, '')}`);
  }
  return rows.join('\n');
}

/** The letters of a move that still have to be laid: those of its squares that are empty. */
export function lettersToLay(board: Board, move: Move) {
  return squaresOf(move).filter(({ letter, ...square }) => {
    const placed = tileAt(board, square);
    if (placed && placed.letter !== letter) throw new Error(`${nameOf(square)} holds ${placed.letter}`);
    return !placed;
  });
}

/** Loose tiles as `H8=C`, or whole moves, as tiles laid on a board. */
export function laidOn(board: Board, moves: string, pool = new Pool()): LaidTile[] {
  for (const placed of board) if (placed) pool.remove(placed.tile);
  return moves.split(', ').flatMap((text) => {
    const [, square, loose] = /^([A-O]\d+)=(\w)$/.exec(text) ?? [];
    const letters = square ? [{ ...at(square), letter: loose }] : lettersToLay(board, parseMove(text));
    return letters.map(({ letter, x, y }) => ({
      tile: pool.take(letter!),
      x,
      y,
      letter: letter!.toUpperCase(),
    }));
  });
}
