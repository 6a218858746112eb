import { isLanguage, playLanguages } from '../../engine/alphabet/languages';
import { digestOf } from '../../engine/keeping/digest';
import { escaped, unescaped } from '../../engine/keeping/link-text';
import { type BoardSource, isBoardSource } from './board-source';
import { alphabetOf, languageOf } from './language';
import { type Rules, rulesFault, type Setup } from './setup';

/** What a link hands on: the board and how it is played, not by whom. */
export type SharedBoard = Pick<Setup, 'board' | 'words' | keyof Rules>;

export type ShareFault = 'notShared' | 'otherVersion' | 'damaged';

/** In English, and in any other language, which is named. */
const version = { english: '1', named: '2' } as const;
const sumLength = 8;

/**
 * A board as a short text for a link, so that a friend plays the same: version, language, board, shortest length,
 * seconds, what becomes of shared words, and a sum. Holds only what an address may hold unescaped.
 */
export function shareText({ board, words, shortest, seconds, strikeShared }: SharedBoard): string {
  const language = languageOf({ words });
  const named =
    board.kind === 'dice'
      ? `d~${board.side}~${board.roll}~${escaped(board.seed)}`
      : `t~${escaped(board.letters)}`;
  const head = language === 'en' ? [version.english] : [version.named, language];
  const parts = [...head, named, shortest, seconds ?? 'off', strikeShared ? 'strike' : 'count'];
  return [...parts, sumOf(parts)].join('.');
}

/** The board in a shared text; or why there is none. */
export function readShared(text: string): SharedBoard | ShareFault {
  const [written = '', ...parts] = text.split('.');
  if (!/^\d+$/.test(written) || parts.length === 0) return 'notShared';
  if (written !== version.english && written !== version.named) return 'otherVersion';
  const language = written === version.named ? (parts.shift() ?? '') : 'en';
  const [named = '', shortest, seconds, strike] = parts;
  const board = readNamed(named);
  if (parts.length !== 5 || !isLanguage(language)) return 'damaged';
  const words = playLanguages[language].list;
  if (!isBoardSource(board, alphabetOf({ words }))) return 'damaged';
  const shared: SharedBoard = {
    board,
    words,
    shortest: Number(shortest),
    seconds: seconds === 'off' ? null : Number(seconds),
    strikeShared: strike === 'strike',
  };
  // Written again it must be the same text: no number has two spellings, and nothing is left over.
  return rulesFault(shared) === undefined && shareText(shared) === text ? shared : 'damaged';
}

function readNamed(named: string): Partial<BoardSource> | undefined {
  const [kind, ...rest] = named.split('~');
  if (kind === 't') return { kind: 'typed', letters: unescaped(rest.join('~')) ?? '' };
  const [side, roll, seed] = rest;
  if (kind !== 'd' || seed === undefined || rest.length > 3) return undefined;
  return { kind: 'dice', side: Number(side) as 4, roll: Number(roll), seed: unescaped(seed) ?? '' };
}

const sumOf = (parts: readonly unknown[]) => digestOf(parts).slice(0, sumLength);
