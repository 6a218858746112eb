import { type PlacedTile, type ScoreSheet, scorePlay, type TileFace, tileSetOf } from '.';
import type { PlayedLetter, SeenTile, Sight } from './sight';

export interface PlaySheet {
  readonly sheet: ScoreSheet;
  /** As it lay before the play. */
  readonly board: readonly (PlacedTile | null)[];
}

/** Every point of a play on the board that a seat saw. The tiles have numbers of their own here. */
export function playSheet(sight: Pick<Sight, 'board' | 'tiles' | 'rules'>, play: readonly PlayedLetter[]): PlaySheet {
  const points = new Map(tileSetOf(sight).letters.map(({ letter, points }) => [letter, points]));
  const faces: TileFace[] = [];
  const place = ({ letter, blank }: SeenTile): PlacedTile => {
    const face = blank ? { letter: '', points: 0 } : { letter, points: points.get(letter) ?? 0 };
    return { tile: faces.push(face) - 1, letter };
  };
  const board = sight.board.map((tile) => tile && place(tile));
  const laid = play.map((tile) => ({ x: tile.x, y: tile.y, ...place(tile) }));
  return { sheet: scorePlay(board, laid, faces, sight.rules), board };
}
