import type { LanguageId } from '../../engine/alphabet/languages';
import { dayNumber } from '../../engine/saving/time';
import { count, fieldsOf } from '../../engine/saving/untrusted';
import { lyingAt, type NotingShelf, quarantineOnce, type Shelf } from '../../shared/play/quarantine';
import { keep } from '../../shared/play/running-game';
import type { Practice } from '../../stats/play/finished';
import { GameEngine, type Position, presets, type ScoreSheet, type Seat, type WordJudge } from '../rules';
import { signOf } from '../rules/board';
import { type Find, FindOfDay, languageOfFind, readFind, rulesOn, usualTable, writeFind } from '../rules/find-of-day';
import { withReadings } from '../rules/scoring';
import { Match, type PlayedMatch } from './match';
import { findPlace, puzzlePlace } from './menu-facts';

/** The find of a day, or a puzzle, as it is played here. */
export interface FindAtPlay {
  day: string;
  /** Of a puzzle: so many points are enough. */
  goal?: number;
  find: Find;
  answer: FindOfDay;
  /** Of the answer; where letters lie in any order, with the words that they make. */
  sheet: ScoreSheet;
  match: PlayedMatch;
  /** Nobody has laid a tile of it yet. */
  isNew: boolean;
  /** It counts for no day, which is still to be told. */
  practice?: Practice | undefined;
}

/** What is kept of it. */
export interface SavedFind {
  day: string;
  goal?: number;
  line: string;
  isOver: boolean;
  game: ReturnType<GameEngine['save']>;
  hand?: unknown;
}

function positionIn({ sight: { board, rack } }: FindOfDay): Position {
  return {
    board: board.map((tile) => (tile ? signOf(tile) : '.')).join(''),
    rack: rack.map((letter) => signOf({ letter, blank: letter === '' })).join(''),
  };
}

/** A find that nobody has tried yet. A word that is none may be tried again. */
export function freshFind(
  day: string,
  find: Find,
  seat: Pick<Seat, 'name' | 'mascot'>,
  words: WordJudge,
): FindAtPlay | undefined {
  const answer = FindOfDay.of(find);
  if (!answer) return undefined;
  const seats: Seat[] = [{ ...seat, kind: 'person' }];
  const from = positionIn(answer);
  const { table = usualTable } = find;
  const rules = rulesOn(table, presets.casual);
  const setup = { seats, rules, seed: `find ${day}`, tiles: table.language, words: words.id, from };
  const match = Match.fresh(setup, words);
  match.ceremony = 'short';
  return { day, find, answer, sheet: sheetOf(answer, words), match, isNew: true };
}

const sheetOf = ({ sight, sheet }: FindOfDay, words: WordJudge) => withReadings(sight.rules, words, sheet);

/** Keeps it after every command, and what is in the hand beside it. Returns what stops that. */
export function keepFind({ day, goal, find, match }: FindAtPlay, shelf: Pick<Shelf, 'set'>): () => void {
  const put = () => {
    const { hand, state, engine } = match;
    const own = goal === undefined ? {} : { goal };
    const saved = { day, ...own, line: writeFind(find), isOver: state.phase === 'over', game: engine.save() };
    void shelf.set(goal === undefined ? findPlace : puzzlePlace, {
      ...saved,
      ...(hand.saved && { hand: hand.saved }),
    } satisfies SavedFind);
  };
  const stop = keep(match, put);
  match.hand.changed = put;
  return () => {
    stop();
    match.hand.changed = () => {};
  };
}

/** Whose words the puzzle that was kept is of. */
export async function languageOfSavedPuzzle(shelf: Pick<Shelf, 'get' | 'latest'>): Promise<LanguageId> {
  const { line } = fieldsOf<SavedFind>(await lyingAt(shelf, puzzlePlace)) ?? {};
  return languageOfFind(typeof line === 'string' ? line : '');
}

/**
 * The one that was kept; undefined where there is none. One that cannot be read is laid aside before another takes its
 * place.
 */
export async function savedFind(
  shelf: NotingShelf,
  words: WordJudge,
  place: typeof findPlace | typeof puzzlePlace = findPlace,
): Promise<FindAtPlay | undefined> {
  const value = await lyingAt(shelf, place);
  const saved = read(value, words);
  if (!saved && value !== undefined) await quarantineOnce(shelf, { place, value });
  return saved;
}

function read(value: unknown, words: WordJudge): FindAtPlay | undefined {
  const { day, goal, line, game, hand } = fieldsOf<SavedFind>(value) ?? {};
  const enough = count(goal);
  if (goal !== undefined && enough === undefined) return undefined;
  if (typeof day !== 'string' || dayNumber(day) === undefined || typeof line !== 'string') return undefined;
  const find = readFind(line);
  const answer = find && FindOfDay.of(find);
  const engine = GameEngine.restore(game, words, true);
  if (!find || !answer || !(engine instanceof GameEngine)) return undefined;
  if (JSON.stringify(engine.setup.from) !== JSON.stringify(positionIn(answer))) return undefined;
  const match = Match.of(engine);
  match.hand.read(hand);
  const sheet = sheetOf(answer, words);
  return { day, ...(enough !== undefined && { goal: enough }), find, answer, sheet, match, isNew: false };
}

/** What came of it. */
export function resultOf({ answer, goal, match: { state } }: FindAtPlay) {
  const sheet = state.history.flatMap((entry) => (entry.kind === 'played' ? entry.sheet : []))[0];
  const points = sheet?.total ?? 0;
  const best = answer.sheet.total;
  const isEnough = points >= (goal ?? best);
  return {
    sheet,
    points,
    best,
    isEnough,
    hints: state.hintsThisTurn,
    share: points / best,
    isBest: points >= best,
  };
}
