import { usualShape } from '../../../../src/rules';

/** A record as the format's description has it, and nothing else: what it says of the board, reckoned anew. */
export interface StrictGame {
  nicks: string[];
  board: Map<string, string>;
  totals: Map<string, number>;
  lines: number;
}

const worth: Record<string, number> = {};
for (const [letters, points] of [
  ['AEILNORSTU', 1],
  ['DG', 2],
  ['BCMP', 3],
  ['FHVWY', 4],
  ['K', 5],
  ['JX', 8],
  ['QZ', 10],
] as const)
  for (const letter of letters) worth[letter] = points;

const columns = 'ABCDEFGHIJKLMNO';
const key = (x: number, y: number) => `${columns[x]}${y + 1}`;

/** Reads line by line; throws at the first that the description doesn't allow, or whose figures are wrong. */
export function readStrictly(text: string, bonus: number): StrictGame {
  const [head, ...rest] = text.split('\n');
  if (head !== '#character-encoding UTF-8') throw new Error('no encoding first');
  if (rest.pop() !== '') throw new Error('no end of line');
  const game: StrictGame = { nicks: [], board: new Map(), totals: new Map(), lines: 0 };
  let before: { nick: string; board: Map<string, string>; total: number } | undefined;
  for (const line of rest) {
    const fail = (why: string): never => {
      throw new Error(`${why}: ${line}`);
    };
    const player = /^#player([1-4]) (\S+) (.+)$/.exec(line);
    if (player) {
      if (Number(player[1]) !== game.nicks.push(player[2]!)) fail('players out of order');
      game.totals.set(player[2]!, 0);
      continue;
    }
    if (/^#(description|note) \S|^#incomplete$|^#rack[1-4] [A-Z?]{1,7}$/.test(line)) continue;
    const turn = /^>(\S+): (.*) ([+-]\d+) (-?\d+)$/.exec(line) ?? fail('no line of the format');
    const [, nick, what, change, total] = turn as unknown as [string, string, string, string, string];
    if (!game.totals.has(nick)) fail('unknown player');
    if (game.lines++ === 0 && nick !== game.nicks[0]) fail('the first player does not begin');
    const was = game.totals.get(nick)!;
    if (was + Number(change) !== Number(total)) fail('wrong total');
    game.totals.set(nick, Number(total));
    const play = /^([A-Z?]{1,7}) (?:(\d+)([A-O])|([A-O])(\d+)) ([A-Za-z.]+)$/.exec(what);
    const withdrawn = /^[A-Z?]{1,7} -- $/.test(what);
    if (play) {
      before = { nick, board: new Map(game.board), total: was };
      const x = columns.indexOf(play[3] ?? play[4]!);
      const y = Number(play[2] ?? play[5]) - 1;
      const points = lay(game.board, { x, y, down: play[4] !== undefined, word: play[6]!, rack: play[1]! }, bonus);
      if (points !== Number(change)) fail(`scores ${points}`);
    } else if (withdrawn) {
      if (before?.nick !== nick || before.total !== Number(total)) fail('nothing to withdraw');
      game.board = before!.board;
      before = undefined;
    } else if (
      !/^[A-Z?]{1,7} -[A-Z?]{0,7}$/.test(what) &&
      !/^ -[1-7]?$/.test(what) &&
      !/^\([A-Z?]+\)$/.test(what) &&
      !/^([A-Z?]{1,7}) \(\1\)$/.test(what) &&
      !/^[A-Z?]{0,7} \(time\)$/.test(what)
    )
      fail('no line of the format');
  }
  return game;
}

interface Lay {
  x: number;
  y: number;
  down: boolean;
  word: string;
  rack: string;
}

function lay(board: Map<string, string>, { x, y, down, word, rack }: Lay, bonus: number): number {
  const left = [...rack];
  const fresh = new Set<string>();
  const at = (step: number): [number, number] => (down ? [x, y + step] : [x + step, y]);
  for (const [step, sign] of [...word].entries()) {
    const square = key(...at(step));
    if (board.has(square) !== (sign === '.')) throw new Error(`${square} ${sign}`);
    if (sign === '.') continue;
    const tile = left.indexOf(sign < 'a' ? sign : '?');
    if (tile < 0) throw new Error(`no ${sign} on the rack`);
    left.splice(tile, 1);
    board.set(square, sign);
    fresh.add(square);
  }
  const run = (at: [number, number], [dx, dy]: [number, number]): number => {
    let [cx, cy] = at;
    while (board.has(key(cx - dx, cy - dy))) [cx, cy] = [cx - dx, cy - dy];
    let [sum, times, length] = [0, 1, 0];
    for (; board.has(key(cx, cy)); [cx, cy] = [cx + dx, cy + dy]) {
      const face = worth[board.get(key(cx, cy))!] ?? 0;
      const bonus = fresh.has(key(cx, cy)) ? (usualShape.bonuses[cy * 15 + cx] ?? '') : '';
      sum += face * (bonus.endsWith('L') ? Number(bonus[0]) : 1);
      if (bonus.endsWith('W')) times *= Number(bonus[0]);
      length++;
    }
    return length > 1 ? sum * times : 0;
  };
  const along: [number, number] = down ? [0, 1] : [1, 0];
  const across: [number, number] = down ? [1, 0] : [0, 1];
  let points = run([x, y], along) + (fresh.size === 7 ? bonus : 0);
  for (let step = 0; step < word.length; step++) if (fresh.has(key(...at(step)))) points += run(at(step), across);
  return points;
}
