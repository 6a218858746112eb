import type { WordJudge } from '../../../engine/lexicon/word-judge';
import type { Square } from '../../../engine/squares/square';
import { hintSteps } from '../hint';
import { isWord } from '../letter-order';
import type { PlayedLetter } from '../move';
import { placementFault } from '../placement';
import { playSheet } from '../play-sheet';
import type { ScoreSheet } from '../score-sheet';
import { type Find, type FindSight, sightOfFind, tilesOfBest } from './find';

/** What a play comes to, beside the one that was to be found. */
export interface Weighed {
  readonly sheet: ScoreSheet;
  /** What counts: nothing, if a word is none. */
  readonly points: number;
  /** So many points behind the best. */
  readonly behind: number;
  /** Of the best, from 0 to 1. */
  readonly share: number;
  readonly isBest: boolean;
}

/** What the hints tell, each more than the one before. */
export interface FindHint {
  /** The letters to lay, in the order of the alphabet. */
  readonly letters: readonly string[];
  /** Where they go, in the order of reading. */
  readonly squares?: readonly Square[];
  readonly word?: string;
}

/** What everyone is to find on a day. */
export class FindOfDay {
  private constructor(
    readonly sight: FindSight,
    readonly tiles: readonly PlayedLetter[],
    readonly word: string,
  ) {}

  /** Undefined where the file tells of a position that cannot be. */
  static of(find: Find): FindOfDay | undefined {
    const sight = sightOfFind(find);
    const tiles = sight && tilesOfBest(find, sight);
    return tiles && new FindOfDay(sight, tiles, find.best.word);
  }

  get sheet(): ScoreSheet {
    return playSheet(this.sight, this.tiles).sheet;
  }

  get points(): number {
    return this.sheet.total;
  }

  /** The play of whoever tries; undefined while its tiles lie wrong, which is no attempt. */
  weigh(tiles: readonly PlayedLetter[], words: WordJudge): Weighed | undefined {
    if (tiles.length === 0) return undefined;
    const { sheet, board } = playSheet(this.sight, tiles);
    const laid = tiles.map((own, tile) => ({ ...own, tile }));
    if (placementFault(board, laid)) return undefined;
    const points = sheet.words.every(({ word }) => isWord(this.sight.rules, words, word)) ? sheet.total : 0;
    const behind = this.points - points;
    return { sheet, points, behind, share: points / this.points, isBest: behind === 0 };
  }

  /** After so many steps; undefined before the first. */
  hint(steps: number): FindHint | undefined {
    if (steps < 1) return undefined;
    return {
      letters: this.tiles.map(({ letter }) => letter).sort(),
      ...(steps > 1 && { squares: this.tiles.map(({ x, y }) => ({ x, y })) }),
      ...(steps >= hintSteps && { word: this.word }),
    };
  }
}
