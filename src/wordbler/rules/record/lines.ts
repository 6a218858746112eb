import type { Direction } from '../board';

/** What one line of a record tells. Racks and words stand as they are written: `?` a blank, a small letter what it became. */
export type Told =
  | { kind: 'play'; rack: string; x: number; y: number; direction: Direction; word: string }
  | { kind: 'withdrawn'; rack: string }
  | { kind: 'exchange'; rack: string; count: number; letters?: string | undefined }
  | { kind: 'pass'; rack: string }
  | { kind: 'challenge'; rack: string }
  | { kind: 'time'; rack: string }
  | { kind: 'rack'; rack: string };

/** A line of a player: what it tells, its points, and the total after them. */
export type PlayerLine = Told & { nick: string; points: number; total: number };

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
export function playerLine(line: string, side: number): PlayerLine | undefined {
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
  kind: Told['kind'],
  parts: Readonly<Record<string, string | undefined>>,
  side: number,
): Told | undefined {
  const { rack = '', letters, count, word = '' } = parts;
  if (kind === 'exchange')
    return { kind, rack, letters, count: letters ? tilesIn(letters).length : Number(count) };
  if (kind !== 'play') return { kind, rack };
  const column = parts['column'] ?? parts['columnFirst'] ?? '';
  const x = column.toUpperCase().charCodeAt(0) - 65;
  const y = Number(parts['row'] ?? parts['rowLast']) - 1;
  if (x >= side || y < 0 || y >= side) return undefined;
  // Some set letters that lay there in brackets.
  return { kind, rack, x, y, direction: parts['row'] ? 'across' : 'down', word: word.replace(/[()]/g, '') };
}
