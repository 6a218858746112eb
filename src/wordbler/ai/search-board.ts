import type { TileSet } from '../../engine/alphabet/languages';
import { type Rules, type Square, shapeOf, squareAt, tileSetOf } from '../rules';
import type { Move, PlayedLetter, SeenTile, VisibleState } from '../rules/visible-state';
import { FreeSearch } from './free-search';
import { type Gaddag, mostLetters } from './gaddag';
import { Ground, type LaidCode, type Lines, linesFor } from './lines';
import { blankBit, codeBits, type Plays, tilesEach } from './plays';
import { Search, WideSearch } from './search';

export type Finder = Pick<Search, 'findAll'>;

/** What finds plays by such rules, in an alphabet by the points of its letters. */
function finderFor(gaddag: Gaddag, points: Uint8Array, rules: Rules): Finder {
  const OfLetters = points.length - 1 > mostLetters ? WideSearch : Search;
  const Own = rules.letterOrder === 'free' ? FreeSearch : OfLetters;
  return new Own(gaddag, points, rules.fullRackBonus, Ground.of(shapeOf(rules)));
}

const blankCode = 0;

/** A board laid out for searching: letters as codes, which are their places in the alphabet from 1. */
export class SearchBoard {
  readonly lines: Lines;
  private readonly search: Finder;
  private readonly codes: ReadonlyMap<string, number>;
  private readonly points: Uint8Array;

  constructor(
    private readonly gaddag: Gaddag,
    readonly set: TileSet,
    private readonly rules: Rules,
  ) {
    this.codes = new Map([['', blankCode], ...set.alphabet.letters.map((letter, at) => [letter, at + 1] as const)]);
    this.points = new Uint8Array(this.codes.size);
    for (const { letter, points } of set.letters) this.points[this.codeOf(letter)] = points;
    this.lines = this.newLines();
    this.search = this.newSearch();
  }

  /** An empty board like this one. */
  newLines(): Lines {
    const { gaddag, rules, set } = this;
    const ground = Ground.of(shapeOf(rules));
    return linesFor(gaddag, set.alphabet.letters.length, ground, rules.letterOrder === 'free');
  }

  newSearch(): Finder {
    return finderFor(this.gaddag, this.points, this.rules);
  }

  /** With an empty board. */
  another(): SearchBoard {
    return new SearchBoard(this.gaddag, this.set, this.rules);
  }

  /** The board that a seat sees. */
  static of(gaddag: Gaddag, sight: Pick<VisibleState, 'tiles' | 'rules' | 'board'>): SearchBoard {
    const desk = new SearchBoard(gaddag, tileSetOf(sight), sight.rules);
    const tiles: LaidCode[] = [];
    for (const [at, tile] of sight.board.entries()) {
      if (tile === null) continue;
      tiles.push(desk.codeAt(squareAt(at, desk.lines.ground.side), tile));
    }
    desk.lines.lay(tiles);
    return desk;
  }

  codeOf(letter: string): number {
    const code = this.codes.get(letter);
    if (code === undefined) throw new RangeError(`"${letter}" is no letter of ${this.set.alphabet.id}`);
    return code;
  }

  pointsOf(code: number): number {
    return this.points[code]!;
  }

  pointsOfAll(codes: readonly number[]): number {
    return codes.reduce((sum, code) => sum + this.points[code]!, 0);
  }

  lay(tiles: readonly PlayedLetter[]) {
    this.lines.lay(tiles.map((tile) => this.codeAt(tile, tile)));
  }

  /** The plays of a rack of letters. They are there until the next search. */
  findPlays(rack: readonly string[]): Plays {
    return this.findPlaysOf(rack.map((letter) => this.codeOf(letter)));
  }

  /** The same of a rack of codes. */
  findPlaysOf(rack: readonly number[]): Plays {
    return this.search.findAll(this.lines, rack);
  }

  /** The tiles of a found play, as they are laid. */
  codesLaid(plays: Plays, index: number): LaidCode[] {
    return this.lines.emptyFrom(plays.places[index]!, plays.lengths[index]!).map((place, at) => {
      const tile = plays.tiles[index * tilesEach + at]!;
      return { place, code: tile & codeBits, points: tile & blankBit ? 0 : this.pointsOf(tile) };
    });
  }

  /** A found play in words that the rest of the house understands. */
  moveOf(plays: Plays, index: number): Move & { kind: 'play' } {
    const { letters } = this.set.alphabet;
    const tiles = this.lines.emptyFrom(plays.places[index]!, plays.lengths[index]!).map((place, at): PlayedLetter => {
      const tile = plays.tiles[index * tilesEach + at]!;
      return {
        ...this.lines.ground.squareOf(place),
        letter: letters[(tile & codeBits) - 1]!,
        blank: (tile & blankBit) !== 0,
      };
    });
    return { kind: 'play', tiles, score: plays.scores[index]! };
  }

  codeAt(square: Square, { letter, blank }: SeenTile): LaidCode {
    const code = this.codeOf(letter);
    return { place: this.lines.ground.placeOf(square), code, points: blank ? 0 : this.points[code]! };
  }
}
