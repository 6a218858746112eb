import solveAsPeer from 'pf-boggle/src/base-solve';
import pointsOfPeer from 'pf-boggle/src/points';
import { scramble } from '../../src/rules';
import { lexicon } from '../engine/familiarity/shipped-familiarity';
import { medians, milliseconds } from './rounds';
import type { Row } from './table';

const { diceSides, readingOf, Solver, throwDice } = scramble;

/** So many boards of each side are solved in a round. */
const boardsOf: Readonly<Record<scramble.DiceSide, number>> = { 4: 600, 5: 200, 6: 80 };
const peer = 'pf-boggle';
/** Ours solves them so many times, for a round should last about as long as one of the peer's. */
const turns = 20;

export async function scrambleRows(): Promise<Row[]> {
  const solver = new Solver(lexicon);
  const words = [...lexicon.words()];
  const rows: Row[] = [];
  for (const side of diceSides) rows.push(...(await rowsFor(side, solver, words)));
  const { ours } = await medians({ ours: () => milliseconds(() => new Solver(lexicon)) }, { warmUp: 1, rounds: 5 });
  return [...rows, { what: 'the words learned for solving', unit: 'ms', ours }];
}

async function rowsFor(side: scramble.DiceSide, solver: scramble.Solver, words: string[]): Promise<Row[]> {
  const boards = Array.from({ length: boardsOf[side] }, (_, roll) => throwDice({ side, seed: 'bench', roll }, 'en'));
  const theirs = boards.map(({ letters }) => Array.from(letters, readingOf));

  /** Every word once, from three letters on; the peer lists a word as often as there are paths. */
  const scoreOfPeer = (board: string[]) => {
    const found = new Set(solveAsPeer(board, words).map(({ word }) => word));
    let points = 0;
    for (const word of found) if (word.length >= 3) points += pointsOfPeer(word, 4);
    return points;
  };
  for (const [at, board] of boards.entries()) {
    if (solver.score(board).points !== scoreOfPeer(theirs[at]!)) throw new Error(`${board.letters} differs`);
  }

  const timed = (work: () => number, times: number) => async () => {
    let sum = 0;
    const spent = await milliseconds(() => {
      for (let time = 0; time < times; time++) sum += work();
    });
    if (sum === 0) throw new Error('No words');
    return (times * boards.length * 1000) / spent;
  };
  const figures = await medians(
    {
      score: timed(() => boards.reduce((sum, board) => sum + solver.score(board).points, 0), turns),
      solve: timed(() => boards.reduce((sum, board) => sum + solver.solve(board).length, 0), turns),
      peerScore: timed(() => theirs.reduce((sum, board) => sum + scoreOfPeer(board), 0), 1),
      peerSolve: timed(() => theirs.reduce((sum, board) => sum + solveAsPeer(board, words).length, 0), 1),
    },
    { warmUp: 3, rounds: 9 },
  );
  const board = `${side} by ${side} dice boards`;
  return [
    {
      what: `${board}, score only`,
      unit: 'a second',
      ours: figures.score,
      peer: { name: peer, figure: figures.peerScore },
      aim: { atLeast: 30 },
    },
    {
      what: `${board}, words and paths`,
      unit: 'a second',
      ours: figures.solve,
      peer: { name: peer, figure: figures.peerSolve },
      aim: { atLeast: 20 },
    },
  ];
}
