import { type LanguageId, languageOfList } from '../../../engine/alphabet/languages';
import type { ForeignLetter } from '../../../engine/alphabet/writings';
import { type BoardRules, shapeOf } from '../shape';
import { boardWritten } from './board-layout';
import { type PlayerLine, playerLine } from './lines';

/** Where a record is not what a record is, or not what the board allows. */
export interface LineFault {
  line: number;
  code: LineFaultCode;
  /** Those of another writing that stand among the letters. */
  foreign?: ForeignLetter[];
}

export type LineFaultCode =
  | 'unknown'
  | 'tooManyPlayers'
  | 'tooManyTurns'
  | 'leavesBoard'
  | 'otherLetter'
  | 'nothingThere'
  | 'noWord'
  | 'nothingToWithdraw'
  | 'mixed'
  | 'placement'
  | 'rack'
  | 'score'
  | 'total';

export interface RecordLines {
  players: { nick: string; name: string }[];
  title: string;
  /** Whose tiles. */
  language: LanguageId;
  board: BoardRules;
  lines: (PlayerLine & { line: number; seat: number })[];
  faults: LineFault[];
  /** Lines behind one that could not be understood are left. */
  isCut: boolean;
}

const mostPlayers = 4;
const mostTurns = 300;
/** Nobody reads on. */
const mostFaults = 100;

/** The lines of a record, those that could not be understood by their numbers. From the first of a player's on, the rest is left. */
export function readLines(text: string): RecordLines {
  const read: RecordLines = {
    ...{ players: [], title: '', language: 'en', board: {}, lines: [], faults: [], isCut: false },
  };
  let inNote = false;
  for (const [index, written] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = written.trim().normalize('NFC');
    const at = index + 1;
    if (line.startsWith('#')) {
      inNote = /^#note\b/i.test(line);
      if (!readHead(line, read)) read.faults.push({ line: at, code: 'tooManyPlayers' });
    } else if (line.startsWith('>')) {
      inNote = false;
      const fault = readTurn(line, at, read);
      if (!fault) continue;
      read.faults.push({ line: at, code: fault });
      read.isCut = true;
      break;
    } else if (line && !inNote) read.faults.push({ line: at, code: 'unknown' });
    if (read.faults.length < mostFaults) continue;
    read.isCut = true;
    break;
  }
  return read;
}

/** False for a player too many; what a pragma says that nobody knows is no business of the board. */
function readHead(line: string, read: RecordLines): boolean {
  const player = /^#player(\d)\s+(\S+)\s*(.*)$/iu.exec(line);
  const title = /^#title\s+(.+)$/iu.exec(line);
  if (title) read.title = (title[1] ?? '').slice(0, 200);
  const list = /^#lexicon\s+(\S+)/iu.exec(line)?.[1];
  read.board = { ...read.board, ...boardWritten(line) };
  read.language = (list && languageOfList(list)) || read.language;
  if (!player) return true;
  if (read.players.length >= mostPlayers) return false;
  const [, , nick = '', name = ''] = player;
  read.players.push({ nick, name: (name || nick).slice(0, 60) });
  return true;
}

function readTurn(line: string, at: number, read: RecordLines): LineFaultCode | undefined {
  const told = playerLine(line, shapeOf(read.board).side);
  if (!told) return 'unknown';
  if (read.lines.length >= mostTurns) return 'tooManyTurns';
  let seat = read.players.findIndex(({ nick }) => nick === told.nick);
  if (seat < 0) {
    if (read.players.length >= mostPlayers) return 'tooManyPlayers';
    seat = read.players.push({ nick: told.nick, name: told.nick }) - 1;
  }
  read.lines.push({ ...told, line: at, seat });
  return undefined;
}
