import { onward, squareIndex } from '../board';
import type { PlayedLetter } from '../computer/move';
import type { SeenTile, Sight } from '../computer/sight';
import { presets } from '../rules';
import { usualShape } from '../shape';
import { rackSize } from '../tiles';
import type { WrittenWord } from './written-words';

/** A position of a real game, and the play that is to be found. */
export interface Find {
  /** What lies on the board, in the order in which it was laid. */
  readonly words: readonly WrittenWord[];
  readonly rack: readonly string[];
  readonly best: WrittenWord;
}

/** What a play of it is judged by: the board and bonus of the classic game, in English. */
export type FindSight = Pick<Sight, 'tiles' | 'rules' | 'board' | 'rack'>;

/** What lies on each square; undefined where two words do not agree. */
export function boardOf(words: readonly WrittenWord[]): (SeenTile | null)[] | undefined {
  const board = usualShape.premiums.map((): SeenTile | null => null);
  for (const word of words) {
    for (const { x, y, letter, blank } of lettersOf(word)) {
      const at = squareIndex({ x, y }, usualShape.side);
      const old = board[at];
      if (old && (old.letter !== letter || old.blank !== blank)) return undefined;
      board[at] = { letter, blank };
    }
  }
  return board;
}

/** The letters of a word, each on its square. */
const lettersOf = ({ word, direction, ...first }: WrittenWord): PlayedLetter[] =>
  [...word].map((letter, at) => {
    const capital = letter.toUpperCase();
    return { ...onward(first, direction, at), letter: capital, blank: letter !== capital };
  });

export function sightOfFind({ words, rack }: Find): FindSight | undefined {
  const board = boardOf(words);
  return board && { tiles: 'en', rules: presets.classic, board, rack };
}

/** The tiles that the best play lays; undefined if the rack has not got them. */
export function tilesOfBest(
  { best, rack }: Find,
  { board }: Pick<Sight, 'board'>,
): PlayedLetter[] | undefined {
  const left = [...rack];
  const tiles: PlayedLetter[] = [];
  for (const tile of lettersOf(best)) {
    const old = board[squareIndex(tile, usualShape.side)];
    if (old) {
      if (old.letter !== tile.letter) return undefined;
      continue;
    }
    const at = left.indexOf(tile.letter);
    if (at < 0) return undefined;
    left.splice(at, 1);
    tiles.push({ ...tile, blank: false });
  }
  return tiles.length > 0 && rack.length === rackSize ? tiles : undefined;
}
