import { type LanguageId, languageOfList } from '../../../engine/alphabet/languages';
import type { ForeignLetter } from '../../../engine/alphabet/writings';
import type { Direction } from '../board';
import { boardWritten } from '../game-record';
import { type BoardRules, shapeOf } from '../shape';

/** One line of a record. Racks and words stand as written: `?` a blank, a small letter what it became. */
type LineRead =
  | { kind: 'play'; rack: string; x: number; y: number; direction: Direction; word: string }
  | { kind: 'withdrawn'; rack: string }
  | { kind: 'exchange'; rack: string; count: number; letters?: string | undefined }
  | { kind: 'pass'; rack: string }
  | { kind: 'challenge'; rack: string }
  | { kind: 'time'; rack: string }
  | { kind: 'rack'; rack: string };

/** A line of a player: what it tells, its points, and the total after them. */
type PlayerLine = LineRead & { nick: string; points: number; total: number };

/** A tile as it is written: one of several characters in brackets. */
const tile = String.raw`(?:[\p{L}?]|\[\p{L}{2,4}\])`;
const rack = String.raw`(?:(?<rack>${tile}+)\s+)?`;
const figures = String.raw`\s+(?<points>[+-]?\d{1,4})\s+(?<total>[+-]?\d{1,5})(?:\s.*)?$`;
const pattern = (middle: string) => new RegExp(`^${rack}${middle}${figures}`, 'iu');

const shapes = {
  play: pattern(
    String.raw`(?:(?<row>\d{1,2})(?<column>[a-z])|(?<columnFirst>[a-z])(?<rowLast>\d{1,2}))\s+(?<word>(?:[.()]|${tile})+)`,
  ),
  withdrawn: pattern('--'),
  exchange: pattern(`-(?:(?<letters>${tile}+)|(?<count>[1-7]))`),
  pass: pattern('-'),
  challenge: pattern(String.raw`\(challenge\)`),
  time: pattern(String.raw`\(time\)`),
  rack: pattern(String.raw`\(${tile}*\)`),
};

/** The tiles of a rack or a word, one by one. */
export const tilesIn = (written: string): string[] => written.match(/\[[^\]]+\]|[^[\]]/gu) ?? [];

const longestLine = 400;
const ownedBy = /^>\s*(?<nick>[^\s:]+)\s*:(?<rest>.*)$/u;

/** A line that begins with `>`, of a game on a board of such a side; undefined where it cannot be understood. */
function playerLine(line: string, side: number): PlayerLine | undefined {
  if (line.length > longestLine) return undefined;
  const owned = ownedBy.exec(line)?.groups;
  if (!owned) return undefined;
  const { nick = '', rest = '' } = owned;
  for (const kind of Object.keys(shapes) as (keyof typeof shapes)[]) {
    const parts = shapes[kind].exec(rest.trim())?.groups;
    if (!parts) continue;
    const told = toldBy(kind, parts, side);
    return told && { ...told, nick, points: Number(parts['points']), total: Number(parts['total']) };
  }
  return undefined;
}

function toldBy(
  kind: LineRead['kind'],
  parts: Readonly<Record<string, string | undefined>>,
  side: number,
): LineRead | undefined {
  const { rack = '', letters, count, word = '' } = parts;
  if (kind === 'exchange') return { kind, rack, letters, count: letters ? tilesIn(letters).length : Number(count) };
  if (kind !== 'play') return { kind, rack };
  const column = parts['column'] ?? parts['columnFirst'] ?? '';
  const x = column.toUpperCase().charCodeAt(0) - 65;
  const y = Number(parts['row'] ?? parts['rowLast']) - 1;
  if (x >= side || y < 0 || y >= side) return undefined;
  // Some set letters that lay there in brackets.
  return { kind, rack, x, y, direction: parts['row'] ? 'across' : 'down', word: word.replace(/[()]/g, '') };
}

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

/** The lines of a record, unreadable ones by their numbers; from the first unreadable line of a player on, no more. */
export function readLines(text: string): RecordLines {
  const read: RecordLines = {
    players: [],
    title: '',
    language: 'en',
    board: {},
    lines: [],
    faults: [],
    isCut: false,
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
