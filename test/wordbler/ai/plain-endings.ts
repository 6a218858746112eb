import { englishTiles, type Rules, usualShape } from '../../../src/rules';
import type { Gaddag } from '../../../src/wordbler/ai/gaddag';
import { SearchBoard } from '../../../src/wordbler/ai/search-board';
import type { Move, SeenTile, VisibleState } from '../../../src/wordbler/rules/visible-state';

/** A position with an empty bag, as plain data. */
export interface PlainEnding {
  board: (SeenTile | null)[];
  racks: [string[], string[]];
  toMove: number;
  fails: number;
  rules: Rules;
}

const points = new Map(englishTiles.letters.map((row) => [row.letter, row.points]));
const pointsOf = (rack: readonly string[]) => rack.reduce((sum, letter) => sum + (points.get(letter) ?? 0), 0);

export const sightOfEnding = ({ board, racks, toMove, fails, rules }: PlainEnding): VisibleState => ({
  seat: toMove,
  tiles: 'en',
  rules,
  board,
  rack: racks[toMove]!,
  unseen: racks[1 - toMove]!,
  bagCount: 0,
  rackCounts: racks.map((rack) => rack.length),
  scores: [0, 0],
  fails,
  turn: 30,
});

/** What is left after a move; a number instead is what the mover gains on the other by the end of the game. */
function after(ending: PlainEnding, move: Move): PlainEnding | number {
  const racks: [string[], string[]] = [[...ending.racks[0]], [...ending.racks[1]]];
  const [own, other] = [racks[ending.toMove], racks[1 - ending.toMove]];
  const toMove = 1 - ending.toMove;
  if (move.kind !== 'play') {
    const fails = ending.fails + 1;
    if (fails === ending.rules.failsToEnd) return pointsOf(other!) - pointsOf(own!);
    return { ...ending, toMove, fails };
  }
  const board = [...ending.board];
  for (const { x, y, letter, blank } of move.tiles) {
    board[y * usualShape.side + x] = { letter, blank };
    own!.splice(own!.indexOf(blank ? '' : letter), 1);
  }
  // Who goes out gains what the other loses.
  if (own!.length === 0) return 2 * pointsOf(other!);
  return { ...ending, board, racks, toMove, fails: 0 };
}

export function movesOf(gaddag: Gaddag, ending: PlainEnding): Move[] {
  const desk = SearchBoard.of(gaddag, sightOfEnding(ending));
  const plays = desk.findPlays(ending.racks[ending.toMove]!);
  return [...Array.from({ length: plays.count }, (_, index) => desk.moveOf(plays, index)), { kind: 'pass' as const }];
}

const scoreOf = (move: Move) => (move.kind === 'play' ? move.score : 0);

/** Minimax, and nothing else: tries everything, counts every fail, to the end of the game. */
export class PlainMinimax {
  private readonly known = new Map<string, number>();
  private readonly moves = new Map<string, Move[]>();

  constructor(private readonly gaddag: Gaddag) {}

  worthOf(ending: PlainEnding): number {
    // Positions that come about in different ways are looked at once; no look is cut short.
    const key = [boardOf(ending), ...racksOf(ending), ending.toMove, ending.fails].join(' ');
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const worth = Math.max(...this.movesIn(ending).map((move) => this.worthOfMove(ending, move)));
    this.known.set(key, worth);
    return worth;
  }

  worthOfMove(ending: PlainEnding, move: Move): number {
    const next = after(ending, move);
    return scoreOf(move) + (typeof next === 'number' ? next : -this.worthOf(next));
  }

  private movesIn(ending: PlainEnding): Move[] {
    const key = `${boardOf(ending)} ${racksOf(ending)[ending.toMove]}`;
    const moves = this.moves.get(key) ?? movesOf(this.gaddag, ending);
    this.moves.set(key, moves);
    return moves;
  }
}

const racksOf = ({ racks }: PlainEnding) => racks.map((rack) => [...rack].sort().join(''));

const boardOf = ({ board }: PlainEnding) =>
  board.map((tile) => (tile ? (tile.blank ? tile.letter.toLowerCase() : tile.letter) : '.')).join('');
