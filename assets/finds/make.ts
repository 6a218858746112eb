/**
 * Makes the finds of the day from games between computers, judges them, and packs them by the year:
 * `npx tsx assets/finds/make.ts`. README.md tells how they are chosen.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { dayNumber, dayWritten } from '../../src/engine/saving/time';
import { shareInSquares } from '../../src/texts/sentences/shared';
import { think } from '../../src/wordbler/ai/levels';
import { SearchBoard } from '../../src/wordbler/ai/search-board';
import { type GameEngine, squareIndex, usualShape } from '../../src/wordbler/rules';
import {
  type Find,
  FindOfDay,
  findOf,
  type Weighed,
  type WrittenWord,
  writeYear,
} from '../../src/wordbler/rules/find-of-day';
import { playSheet, visibleStateOf } from '../../src/wordbler/rules/visible-state';
import { knowledgeOf, loadWords } from '../../test/strength/knowledge';
import { makeMove, newGame, thoughtOut } from '../../test/strength/self-play';
import { type Judged, judge, looksOf, moveOf } from './judge';

const firstDay = '2026-11-01';
const days = 3650;
/** No answer comes again before so many days have passed. */
const rest = 365;
const mostBytes = { year: 30_000, all: 300_000 };
/** Turns after which no board is read at a glance any more. */
const lastTurn = 9;

const words = await loadWords();
const knowledge = knowledgeOf(words);

/** The words that were laid in a game, in that order. */
const laidIn = ({ state, faces }: GameEngine): WrittenWord[] =>
  state.history.flatMap((entry) => {
    if (entry.kind !== 'played') return [];
    const { x, y, direction, letters } = entry.sheet.words[0]!;
    const isBlank = (at: { x: number; y: number }) =>
      faces[state.board[squareIndex(at, usualShape.side)]!.tile]!.letter === '';
    const word = letters.map((own) => (isBlank(own) ? own.letter.toLowerCase() : own.letter)).join('');
    return [{ x, y, direction, word }];
  });

/** What the seat that is to move could find. */
function findIn(game: GameEngine): Find | undefined {
  const sight = visibleStateOf(game, game.state.toMove);
  if (sight.rack.length < 7 || sight.rack.includes('')) return undefined;
  const desk = SearchBoard.of(knowledge.gaddag, sight);
  const plays = desk.findPlays(sight.rack);
  if (plays.count === 0) return undefined;
  const scores = plays.scores.subarray(0, plays.count);
  const at = scores.indexOf(Math.max(...scores));
  const { x, y, direction, word } = playSheet(sight, desk.moveOf(plays, at).tiles).sheet.words[0]!;
  return { rack: sight.rack, words: laidIn(game), best: { x, y, direction, word } };
}

/** The first position of a game that is good enough. */
function findOfGame(seed: string, isFresh: (find: Find) => boolean): Find | undefined {
  const game = newGame(words, 2, seed);
  while (game.state.phase !== 'over' && game.state.turn <= lastTurn) {
    const find = findIn(game);
    if (find && typeof judge(knowledge, find) !== 'string' && isFresh(find)) return find;
    makeMove(game, thoughtOut(think(knowledge, visibleStateOf(game, game.state.toMove), 'songbird')));
  }
  return undefined;
}

const finds: Find[] = [];
const looks = new Set<string>();
const isFresh = (find: Find) =>
  !looks.has(looksOf(find)) && finds.slice(-rest).every(({ best }) => best.word !== find.best.word);
let games = 0;
while (finds.length < days) {
  const find = findOfGame(`find of the day ${games++}`, isFresh);
  if (!find) continue;
  finds.push(find);
  looks.add(looksOf(find));
  if (finds.length % 100 === 0) process.stderr.write(`${finds.length} finds in ${games} games\n`);
}

const first = dayNumber(firstDay)!;
const years = new Map<string, number[]>();
for (const at of finds.keys()) {
  const year = dayWritten(first + at).slice(0, 4);
  years.set(year, [...(years.get(year) ?? []), at]);
}
const judged: Judged[] = [];
/** How hard they are, by what the level Songbird makes of them. */
const tried: Weighed[] = [];
const files = new Map<string, Buffer>();
for (const [year, places] of years) {
  const text = writeYear(
    dayWritten(first + places[0]!),
    places.map((at) => finds[at]!),
  );
  for (const at of places) {
    const day = dayWritten(first + at);
    const read = findOf(text, day);
    const own = read ? judge(knowledge, read) : 'it cannot be read';
    if (typeof own === 'string') throw new Error(`${day}: ${own}`);
    judged.push(own);
    const find = FindOfDay.of(read!)!;
    const move = moveOf(knowledge, find, 'songbird');
    if (move.kind === 'play') tried.push(find.weigh(move.tiles, words)!);
  }
  const packed = gzipSync(text, { level: 9 });
  if (packed.length > mostBytes.year) throw new Error(`${year} takes ${packed.length} bytes`);
  files.set(`${year}.finds`, packed);
}
const all = [...files.values()].reduce((sum, { length }) => sum + length, 0);
if (all > mostBytes.all) throw new Error(`${all} bytes are too many`);
for (const [name, packed] of files) {
  writeFileSync(new URL(name, import.meta.url), packed);
  process.stdout.write(`${name}: ${packed.length} bytes\n`);
}
const meanOf = <T>(all: readonly T[], of: (own: T) => number) =>
  all.reduce((sum, own) => sum + of(own), 0) / all.length;
const mean = (of: (own: Judged) => number) => meanOf(judged, of).toFixed(1);
const share = meanOf(tried, (own) => own.share);
process.stdout.write(
  `${finds.length} finds from ${games} games in ${all} bytes: worth ${mean(({ score }) => score)} points, ` +
    `${mean(({ ahead }) => ahead)} ahead, ${Math.min(...judged.map(({ ahead }) => ahead))} at least; ` +
    `Club finds all of them, Songbird ${tried.filter(({ isBest }) => isBest).length}, ` +
    `on average ${shareInSquares({ share, isBest: false })} (${share.toFixed(2)})\n`,
);
