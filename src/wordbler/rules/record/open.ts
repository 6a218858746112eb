import { spelled } from '../../../engine/alphabet/digraphs';
import { type LanguageId, playLanguages } from '../../../engine/alphabet/languages';
import { type ForeignLetter, foreignLetters } from '../../../engine/alphabet/writings';
import { must } from '../../../engine/must';
import { isBlank, isOnBoard, onward, rackSize, squareIndex, type TileFace, tileFaces } from '../board';
import { placementFault } from '../placement';
import { presets, type Rules } from '../rules';
import type { ScoreSheet } from '../scoring';
import type { Seat } from '../setup';
import { type BoardRules, bagFor, shapeOf } from '../shape';
import type { HistoryEntry } from '../types';
import { type PlayedLetter, playSheet, type SeenTurn, type VisibleState } from '../visible-state';
import { type LineFault, type LineFaultCode, type RecordLines, readLines, tilesIn } from './read';

/** A language's letters as records write them: small ones are blanks, those of several characters in brackets. */
class WrittenLetters {
  /** Of all tiles. */
  readonly bag: readonly string[];
  /** By how each is written as a capital. */
  private readonly written: ReadonlyMap<string, string>;

  constructor(
    private readonly language: LanguageId,
    board: BoardRules,
  ) {
    const faces: readonly TileFace[] = tileFaces(bagFor(board, playLanguages[language].tiles));
    this.bag = faces.map(({ letter }) => letter);
    this.written = new Map(faces.flatMap((face) => (isBlank(face) ? [] : [[spelled(face.letter), face.letter]])));
  }

  has(sign: string): boolean {
    return this.written.has(this.capital(sign));
  }

  read(sign: string): { letter: string; blank: boolean } {
    const plain = unbracketed(sign);
    const large = this.capital(sign);
    return { letter: this.written.get(large) ?? large, blank: plain !== large };
  }

  rack(held: string): string[] {
    return tilesIn(held).map((sign) => (sign === '?' ? '' : this.read(sign).letter));
  }

  // A letter of another alphabet may have no capital, or one of two signs.
  private capital(sign: string): string {
    const plain = unbracketed(sign);
    const large = plain.toLocaleUpperCase(this.language);
    return [...large].length === [...plain].length ? large : plain;
  }
}

const unbracketed = (sign: string) => sign.replace(/[[\]]/g, '');

type Line = RecordLines['lines'][number];
type SeenBoard = VisibleState['board'][number][];

/** A game that was written down, as far as it can be followed. */
export interface OpenedRecord {
  title: string;
  seats: Seat[];
  /** What was done, each turn with what its player saw, and from which line it is. */
  turns: (SeenTurn & { line: number })[];
  board: VisibleState['board'];
  totals: number[];
  /** Whose tiles. */
  language: LanguageId;
  /** As far as a record tells them: those of the board. */
  rules: Rules;
  /** Played with our tiles: others are worth something else, and our computer knows nothing of them. */
  isOfOurTiles: boolean;
  /** Nothing after a line that could not be followed is missing. */
  isWhole: boolean;
  /** What could not be understood, and what is not as the board has it, in the order of the lines. */
  faults: LineFault[];
}

/** Why nothing of a record can be shown: at which line it stops, where it is one at all. */
type RecordRefusal = { refused: 'empty' | 'tooBig' } | { refused: LineFault };

/** More than any game with all its notes. */
export const longestRecord = 400_000;

/** Follows a record, of this program or another, over the board; or why there is nothing to follow. */
export function openRecord(text: string): OpenedRecord | RecordRefusal {
  if (text.length > longestRecord) return { refused: 'tooBig' };
  const read = readLines(text);
  const game = new Followed(read);
  const isFollowed = read.lines.every((line) => game.follow(line));
  const { title, seats, turns, board, totals, language, rules, isOfOurTiles, faults } = game;
  const isOfPlayers = read.players.length > 0;
  if (turns.length === 0) return { refused: (isOfPlayers && faults[0]) || 'empty' };
  const isWhole = isFollowed && !read.isCut;
  return { title, seats, turns, board, totals, language, rules, isOfOurTiles, isWhole, faults };
}

class Followed implements Omit<OpenedRecord, 'isWhole'> {
  readonly title: string;
  readonly seats: Seat[];
  readonly turns: OpenedRecord['turns'] = [];
  readonly faults: LineFault[];
  readonly totals: number[];
  readonly language: LanguageId;
  readonly rules: Rules;
  readonly isOfOurTiles: boolean;
  private readonly letters: WrittenLetters;
  board: SeenBoard;

  constructor({ title, players, language, board, lines, faults }: RecordLines) {
    this.rules = { ...presets.classic, ...board };
    this.board = shapeOf(board).bonuses.map(() => null);
    this.title = title;
    this.language = language;
    this.letters = new WrittenLetters(language, board);
    this.seats = players.map(({ name }) => ({ name, kind: 'person' }));
    // A record that begins may know one player only.
    while (this.seats.length < 2) this.seats.push({ name: '–', kind: 'person' });
    this.totals = this.seats.map(() => 0);
    this.faults = [...faults];
    const written = lines.flatMap((line) => tilesIn(line.rack + ('word' in line ? line.word : '')));
    this.isOfOurTiles = written.every((sign) => '?.'.includes(sign) || this.letters.has(sign));
  }

  /** False where the board can't be told any more after this line. */
  follow(line: Line): boolean {
    this.tellMixed(line);
    const fault = this.act(line);
    if (fault) {
      this.fault(line, fault);
      return false;
    }
    this.settle(line);
    return true;
  }

  /** A Cyrillic А among Latin letters is no A, and looks like one. */
  private tellMixed(line: Line) {
    const written = line.rack + ('word' in line ? line.word : '');
    const foreign = foreignLetters(written, playLanguages[this.language].tiles.alphabet);
    const isMixed = (written.match(/\p{L}/gu) ?? []).some((sign) => foreign.every((own) => own.sign !== sign));
    if (foreign.length > 0 && isMixed) this.fault(line, 'mixed', foreign);
  }

  private act(line: Line): LineFaultCode | undefined {
    switch (line.kind) {
      case 'play':
        return this.play(line, line);
      case 'withdrawn':
        return this.withdraw(line);
      case 'exchange':
        this.note(line, { kind: 'exchanged', count: line.count }, line.letters);
        return undefined;
      case 'pass':
        this.note(line, { kind: 'passed' });
        return undefined;
      default:
        return undefined;
    }
  }

  private settle({ line, seat, points, total, kind }: Line) {
    const last = this.turns.at(-1);
    const before = must(this.totals[seat]);
    // Some write nothing for what is taken back, or for a play against which they object.
    if (before + points !== total && kind !== 'withdrawn') this.faults.push({ line, code: 'total' });
    this.totals[seat] = total;
    if (last?.line === line) last.entry.total = total;
  }

  private play(
    line: Line,
    { x, y, direction, word, rack }: Extract<Line, { kind: 'play' }>,
  ): LineFaultCode | undefined {
    const { side } = shapeOf(this.rules);
    const laid: PlayedLetter[] = [];
    for (const [step, written] of tilesIn(word).entries()) {
      const square = onward({ x, y }, direction, step);
      if (!isOnBoard(square, side)) return 'leavesBoard';
      const lies = this.board[squareIndex(square, side)];
      const { letter, blank } = this.letters.read(written);
      if (lies && written !== '.' && letter !== lies.letter) return 'otherLetter';
      if (!lies && written === '.') return 'nothingThere';
      if (!lies) laid.push({ ...square, letter, blank });
    }
    if (laid.length === 0) return 'noWord';
    const held = rack ? this.letters.rack(rack) : laid.map(({ letter, blank }) => (blank ? '' : letter));
    const sight = this.sightWith(line.seat, held);
    const { sheet, board } = playSheet(sight, laid);
    if (sheet.words.length === 0) return 'noWord';
    this.judge(line, sheet, sight, laid, board);
    for (const tile of laid) this.board[squareIndex(tile, side)] = { letter: tile.letter, blank: tile.blank };
    this.push(line, { kind: 'played', sheet: { ...sheet, total: line.points } }, sight, line.points);
    return undefined;
  }

  /** What our rules say otherwise is told; what the record says is shown. */
  private judge(
    line: Line,
    sheet: ScoreSheet,
    { rack }: VisibleState,
    laid: readonly PlayedLetter[],
    board: Parameters<typeof placementFault>[0],
  ) {
    const tiles = laid.map((tile, number) => ({ ...tile, tile: number }));
    if (placementFault(board, tiles)) this.fault(line, 'placement');
    const letters = laid.map(({ letter, blank }) => (blank ? '' : letter));
    if (!isHeld(letters, rack)) this.fault(line, 'rack');
    // Not every table pays for seven tiles.
    const scores = [sheet.total, sheet.total - sheet.bonus];
    if (this.isOfOurTiles && !scores.includes(line.points)) this.fault(line, 'score');
  }

  private withdraw(line: Line): LineFaultCode | undefined {
    const last = this.turns.at(-1);
    if (last?.entry.kind !== 'played' || last.entry.seat !== line.seat) return 'nothingToWithdraw';
    const words = last.entry.sheet.words.map(({ word }) => word);
    const { seat, turn } = last.entry;
    this.board = [...last.sight.board];
    last.line = line.line;
    const attempt = { words: words.slice(0, 1), attempted: words, turnLost: true };
    const entry: HistoryEntry = { kind: 'invalid', ...attempt, seat, turn, points: 0, total: line.total };
    this.turns[this.turns.length - 1] = { ...last, entry };
    return undefined;
  }

  private note(line: Line, happening: { kind: 'exchanged'; count: number } | { kind: 'passed' }, letters = '') {
    const sight = this.sight(line.seat, line.rack);
    const given = this.letters.rack(letters);
    this.push(line, happening, sight, 0, given.length > 0 && isHeld(given, sight.rack) ? given : undefined);
  }

  private push(
    { seat, line, total }: Line,
    happening: { kind: 'played'; sheet: ScoreSheet } | { kind: 'exchanged'; count: number } | { kind: 'passed' },
    sight: VisibleState,
    points: number,
    given?: readonly string[],
  ) {
    const entry: HistoryEntry = { ...happening, seat, turn: sight.turn, points, total };
    this.turns.push({ line, sight, entry, ...(given && { given }) });
  }

  private sight(seat: number, held: string): VisibleState {
    return this.sightWith(seat, this.letters.rack(held));
  }

  private sightWith(seat: number, rack: readonly string[]): VisibleState {
    const unseen = unseenBeside(this.letters.bag, this.board, rack);
    let left = unseen.length;
    const rackCounts = this.seats.map((_, other) => {
      const count = other === seat ? rack.length : Math.min(rackSize, left);
      if (other !== seat) left -= count;
      return count;
    });
    return {
      seat,
      tiles: this.language,
      rules: this.rules,
      board: [...this.board],
      rack,
      unseen,
      bagCount: left,
      rackCounts,
      scores: [...this.totals],
      fails: 0,
      turn: this.turns.length + 1,
    };
  }

  private fault({ line }: Line, code: LineFaultCode, foreign?: ForeignLetter[]) {
    this.faults.push({ line, code, ...(foreign && { foreign }) });
    this.faults.sort((a, b) => a.line - b.line);
  }
}

function isHeld(letters: readonly string[], rack: readonly string[]): boolean {
  const left = [...rack];
  return letters.every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** What neither lies on the board nor stands on the rack, as far as our bag goes. */
function unseenBeside(bag: readonly string[], board: SeenBoard, rack: readonly string[]): string[] {
  const unseen = [...bag];
  const seen = [...board.flatMap((tile) => (tile ? [tile.blank ? '' : tile.letter] : [])), ...rack];
  for (const letter of seen) {
    const at = unseen.indexOf(letter);
    if (at >= 0) unseen.splice(at, 1);
  }
  return unseen;
}

/** What was done there, or what it was done with, is not what is written. */
const unclear: readonly LineFaultCode[] = ['placement', 'rack', 'mixed'];

/** The turns of which a record tells all that somebody must know who plays on from them: the whole rack above all. */
export function wholeTurns({ turns, faults, isOfOurTiles }: OpenedRecord): OpenedRecord['turns'] {
  if (!isOfOurTiles) return [];
  const spoilt = new Set(faults.flatMap(({ line, code }) => (unclear.includes(code) ? line : [])));
  return turns.filter(({ line, sight: { rack, bagCount } }) => {
    const isWhole = rack.length === rackSize || (bagCount === 0 && rack.length > 0 && rack.length < rackSize);
    return isWhole && !spoilt.has(line);
  });
}

export type { LineFault } from './read';
