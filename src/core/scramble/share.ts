import { english } from '../alphabet/english';
import { digestOf } from '../keeping/digest';
import { escaped, unescaped } from '../keeping/link-text';
import { type BoardSource, isBoardSource } from './board-source';
import { type Rules, rulesFault, type Setup } from './setup';

/** What a link hands on: the board and how it is played, not by whom. */
export type SharedBoard = Pick<Setup, 'board' | keyof Rules>;

export type ShareFault = 'notShared' | 'otherVersion' | 'damaged';

const version = '1';
const sumLength = 8;

/**
 * A board as a short text for a link, so that a friend plays the same: version, board, shortest length, seconds, what
 * becomes of shared words, and a sum. Holds only what an address may hold unescaped.
 */
export function shareText({ board, shortest, seconds, strikeShared }: SharedBoard): string {
  const named =
    board.kind === 'dice' ? `d~${board.side}~${board.roll}~${escaped(board.seed)}` : `t~${board.letters}`;
  const parts = [version, named, shortest, seconds ?? 'off', strikeShared ? 'strike' : 'count'];
  return [...parts, sumOf(parts)].join('.');
}

/** The board in a shared text; or why there is none. */
export function readShared(text: string): SharedBoard | ShareFault {
  const parts = text.split('.');
  const [written = '', named, shortest, seconds, strike] = parts;
  if (!/^\d+$/.test(written) || named === undefined) return 'notShared';
  if (written !== version) return 'otherVersion';
  const board = readNamed(named);
  if (parts.length !== 6 || !isBoardSource(board, english)) return 'damaged';
  const shared: SharedBoard = {
    board,
    shortest: Number(shortest),
    seconds: seconds === 'off' ? null : Number(seconds),
    strikeShared: strike === 'strike',
  };
  // Written again it must be the same text: no number has two spellings, and nothing is left over.
  return rulesFault(shared) === undefined && shareText(shared) === text ? shared : 'damaged';
}

function readNamed(named: string): Partial<BoardSource> | undefined {
  const [kind, ...rest] = named.split('~');
  if (kind === 't') return { kind: 'typed', letters: rest.join('~') };
  const [side, roll, seed] = rest;
  if (kind !== 'd' || seed === undefined || rest.length > 3) return undefined;
  return { kind: 'dice', side: Number(side) as 4, roll: Number(roll), seed: unescaped(seed) ?? '' };
}

const sumOf = (parts: readonly unknown[]) => digestOf(parts).slice(0, sumLength);
