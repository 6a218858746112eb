import { type LanguageId, tilesOf } from '../../../engine/alphabet/languages';
import { onward, squareIndex } from '../board';
import type { PlayedLetter } from '../move';
import { presets, type Rules } from '../rules';
import { type BoardRules, onBoardOf, shapeOf } from '../shape';
import type { SeenTile, Sight } from '../sight';
import { tileOfSign } from '../signs';
import { rackSize } from '../tiles';
import type { WrittenWord } from './written-words';

/** What it is played with. */
export interface FindTable extends BoardRules {
  readonly language: LanguageId;
  readonly fullRackBonus: number;
}

/** Finds of the day are in English, on the usual board. */
export const usualTable: FindTable = { language: 'en', fullRackBonus: presets.classic.fullRackBonus };

/** A position of a real game, and the play that is to be found. */
export interface Find {
  /** Without it, the usual one. */
  readonly table?: FindTable;
  /** What lies on the board, in the order in which it was laid. */
  readonly words: readonly WrittenWord[];
  /** A blank is the empty string. */
  readonly rack: readonly string[];
  readonly best: WrittenWord;
}

/** What a play of it is judged by: the board and the bonus of its game. */
export type FindSight = Pick<Sight, 'tiles' | 'rules' | 'board' | 'rack'>;

/** Rules of a table, in all that matters for one play. */
export const rulesOn = ({ fullRackBonus, ...board }: Omit<FindTable, 'language'>, rules: Rules): Rules =>
  onBoardOf(board, { ...rules, fullRackBonus });

/** What lies on each square; undefined where two words do not agree, or are of other letters. */
export function boardOf({
  words,
  table = usualTable,
}: Pick<Find, 'words' | 'table'>): (SeenTile | null)[] | undefined {
  const { side, premiums } = shapeOf(table);
  const board = premiums.map((): SeenTile | null => null);
  for (const word of words) {
    const letters = lettersOf(word, table);
    if (!letters) return undefined;
    for (const { x, y, letter, blank } of letters) {
      const at = squareIndex({ x, y }, side);
      const old = board[at];
      if (old && (old.letter !== letter || old.blank !== blank)) return undefined;
      board[at] = { letter, blank };
    }
  }
  return board;
}

/** The letters of a word, each on its square. */
function lettersOf({ word, direction, ...first }: WrittenWord, { language }: FindTable) {
  const { alphabet } = tilesOf(language);
  const letters = [...word].flatMap((sign, at): PlayedLetter[] => {
    const tile = tileOfSign(sign, alphabet);
    return tile && tile.letter !== '' ? [{ ...onward(first, direction, at), ...tile }] : [];
  });
  return letters.length === word.length ? letters : undefined;
}

export function sightOfFind(find: Find): FindSight | undefined {
  const { table = usualTable, rack } = find;
  const board = boardOf(find);
  return board && { tiles: table.language, rules: rulesOn(table, presets.classic), board, rack };
}

/** The tiles that the best play lays; undefined if the rack has not got them. */
export function tilesOfBest(
  { best, rack, table = usualTable }: Find,
  { board }: Pick<Sight, 'board'>,
): PlayedLetter[] | undefined {
  const { side } = shapeOf(table);
  const left = [...rack];
  const tiles: PlayedLetter[] = [];
  for (const tile of lettersOf(best, table) ?? []) {
    const old = board[squareIndex(tile, side)];
    if (old) {
      if (old.letter !== tile.letter) return undefined;
      continue;
    }
    const at = left.indexOf(tile.blank ? '' : tile.letter);
    if (at < 0) return undefined;
    left.splice(at, 1);
    tiles.push(tile);
  }
  return tiles.length > 0 && rack.length === rackSize ? tiles : undefined;
}
