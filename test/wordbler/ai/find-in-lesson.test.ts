import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageIds } from '../../../src/engine/alphabet/languages';
import type { Lexicon } from '../../../src/engine/lexicon/lexicon';
import { type BoardRules, GameEngine, presets, type Rules, type WordJudge } from '../../../src/rules';
import { nextPuzzle, type Puzzles, readPuzzles } from '../../../src/study/rules/drills';
import type { Knowledge } from '../../../src/wordbler/ai/knowledge';
import { findInLesson } from '../../../src/wordbler/ai/lesson';
import { think } from '../../../src/wordbler/ai/levels';
import { adviseOn, lessonsOf, type ReviewedTurn, reviewTurn, turnsOf } from '../../../src/wordbler/ai/review';
import { freshFind, keepFind, languageOfSavedPuzzle, resultOf, savedFind } from '../../../src/wordbler/play/find';
import { puzzlePlace } from '../../../src/wordbler/play/menu-facts';
import { FindOfDay, languageOfFind, puzzlesIn, readFind, writeFind } from '../../../src/wordbler/rules/find-of-day';
import { withBonusSquaresBy } from '../../../src/wordbler/rules/shape';
import { commandsOf, visibleStateOf } from '../../../src/wordbler/rules/visible-state';
import { judge } from '../../browser/support/game-of-two';
import { gameToReview } from '../../browser/support/game-to-review';
import { some } from '../../long';
import { someShelf } from '../../stats/play/some-shelf';
import { knowledgeOf, loadWords } from '../../strength/knowledge';
import { answerOf } from './computer-game';
import { knowledge } from './shipped-knowledge';

const turns = turnsOf(gameToReview(8), judge).map((turn) => reviewTurn(turn, adviseOn(knowledge, turn.sight)));

/** The turns of a game between two beginners, each beside the best. */
function reviewedGame(words: Lexicon, known: Knowledge, rules: Rules, seed: string, turns = 14) {
  const seats = ['Ada', 'Bo'].map((name) => ({
    name,
    kind: 'computer' as const,
    level: 'fledgling' as const,
  }));
  const engine = new GameEngine({ seats, rules, seed, tiles: words.alphabet.id, words: words.id }, words);
  engine.dispatch({ type: 'begin' });
  while (engine.state.phase !== 'over' && engine.state.turn < turns) {
    const { toMove } = engine.state;
    const move = answerOf(think(known, visibleStateOf(engine, toMove), 'fledgling'));
    for (const command of commandsOf(move, engine, toMove)) engine.dispatch(command);
  }
  return turnsOf(engine, words).map((turn) => reviewTurn(turn, adviseOn(known, turn.sight)));
}

/** Everything about a position, from the turn to the table and what is kept of it. */
async function expectPuzzle(turn: ReviewedTurn, words: WordJudge) {
  const own = findInLesson(turn);
  if (!own) return undefined;
  const { find, goal } = own;
  const line = writeFind(find);
  expect(readFind(line)).toEqual(find);
  expect(languageOfFind(line)).toBe(turn.sight.tiles);
  const answer = FindOfDay.of(find)!;
  expect(answer.sight.board).toEqual(turn.sight.board);
  expect([...find.rack].sort()).toEqual([...turn.sight.rack].sort());
  expect(answer.points).toBe(turn.best?.move.score);
  expect(answer.weigh(answer.tiles, words)).toMatchObject({ isBest: true, points: answer.points });
  // Enough is more than was made, and can be made.
  expect(goal).toBeLessThanOrEqual(answer.points);
  expect(goal).toBeGreaterThan(turn.entry.kind === 'played' ? turn.entry.points : 0);
  const at = { ...freshFind('2026-03-01', find, { name: 'Ada', mascot: 'maize' }, words)!, goal };
  const keeper = someShelf();
  keepFind(at, keeper);
  at.match.send({ type: 'begin' });
  const play = { kind: 'play' as const, tiles: [...answer.tiles], score: answer.points };
  for (const command of commandsOf(play, at.match.engine, 0)) at.match.send(command);
  const saved = (await savedFind(keeper, words, puzzlePlace))!;
  expect(resultOf(saved)).toMatchObject({ points: answer.points, isBest: true, isEnough: true });
  expect(saved.sheet).toEqual(resultOf(saved).sheet && at.sheet);
  expect(await languageOfSavedPuzzle(keeper)).toBe(turn.sight.tiles);
  return { turn, find, line, answer };
}

async function expectPuzzles(all: readonly ReviewedTurn[], words: WordJudge) {
  const made = [];
  for (const turn of all) made.push(await expectPuzzle(turn, words));
  return made.filter((one) => one !== undefined);
}

describe('a turn that was reviewed', () => {
  it('becomes a position with the same board and rack, and the same best play', async () => {
    const made = await expectPuzzles(turns, judge);
    expect(made.length).toBeGreaterThan(3);
    // As every release has written it.
    for (const { find, line } of made) {
      expect(find.table).toBeUndefined();
      expect(line).toMatch(/^[?A-Z]{7}( \d+[A-O][A-Za-z]+| [A-O]\d+[A-Za-z]+)+$/);
    }
  });

  // The sample holds letters that are no A to Z, and another bonus.
  it.each(some(languageIds, ['es']))('does so in words of %s, also where a blank is held', async (language) => {
    const words = await loadWords(language);
    const known = knowledgeOf(words);
    const rules = { ...presets.wordbler, fullRackBonus: ['pl', 'el', 'es'].includes(language) ? 35 : 50 };
    const all = some(['a', 'b', 'c'], ['a', 'b']).flatMap((seed) => reviewedGame(words, known, rules, seed));
    const made = await expectPuzzles(all, words);
    expect(made.length).toBeGreaterThan(10);
    expect(made.some(({ answer }) => answer.tiles.some(({ blank }) => blank))).toBe(true);
  });

  const boards: Record<string, BoardRules> = {
    small: { board: 'small' },
    super: { board: 'super' },
    'bonus squares by chance': { premiums: 0 },
    'letters in any order': { letterOrder: 'free' },
    'all of it': { board: 'super', premiums: 0, letterOrder: 'free' },
  };
  // All of it is three of the others at once.
  it.each(some(Object.keys(boards), ['small']))('does so on other boards: %s', async (name) => {
    const words = await loadWords('es');
    const known = knowledgeOf(words);
    const rules = withBonusSquaresBy('chance', { ...presets.wordbler, ...boards[name] });
    // On the largest, in any order, there are ten thousand plays a turn.
    const made = await expectPuzzles(reviewedGame(words, known, rules, 'board', 8), words);
    expect(made.length).toBeGreaterThan(3);
    for (const { find } of made) {
      const { language, fullRackBonus, ...board } = find.table!;
      expect({ language, fullRackBonus }).toEqual({ language: 'es', fullRackBonus: 0 });
      const { premiums, letterOrder } = rules;
      expect(board).toEqual({
        ...boards[name],
        ...(premiums && { premiums }),
        ...(letterOrder && { letterOrder }),
      });
    }
  });

  it('does not where it gave nothing away, holds too few tiles, or lies on no board', () => {
    const [lesson] = lessonsOf(turns.filter((turn) => findInLesson(turn)));
    if (!lesson) throw new Error('no lesson');
    const { sight, best } = lesson;
    const points = best?.move.score ?? 0;
    const made = { ...lesson, entry: { ...lesson.entry, kind: 'played' as const, points } as never };
    expect(findInLesson(made)).toBeUndefined();
    expect(findInLesson({ ...lesson, best: undefined })).toBeUndefined();
    const but = (own: Partial<typeof sight>) => findInLesson({ ...lesson, sight: { ...sight, ...own } });
    expect(but({ rack: sight.rack.slice(1) })).toBeUndefined();
    expect(but({ board: sight.board.map(() => null) })).toBeUndefined();
    expect(but({ tiles: 'xx' })).toBeUndefined();
  });
});

it('a line that is none is not read', () => {
  const line = writeFind(findInLesson(turns.find((turn) => findInLesson(turn))!)!.find);
  expect(readFind(line)).toBeDefined();
  for (const table of ['xx', 'en/huge', 'en/p1000000', 'en/b', 'en/', 'en/free/small', 'ru'])
    expect(readFind(`${table} ${line}`), table).toBeUndefined();
  for (const table of ['en', 'en/b0', 'en/p7', 'en/super', 'en/super/p7/free/b35'])
    expect(writeFind(readFind(`${table} ${line}`)!)).toBe(`${table} ${line}`);
});

it('a puzzle that cannot be read stands in the way of no other', () => {
  const line = writeFind(findInLesson(turns.find((turn) => findInLesson(turn))!)!.find);
  const sound = { line, goal: 30, day: 5 };
  const spoiled = ['AB', line.slice(0, -4), `en/huge ${line}`, ''].map((own) => ({
    ...sound,
    line: own,
    day: 9,
  }));
  const language = languageOfFind(line);
  expect(nextPuzzle(puzzlesIn([sound, ...spoiled], language))).toEqual(sound);
});

it('a puzzle that the release before has kept is gone on with', async () => {
  const file = new URL('../../kept/79c94ef/puzzle.json', import.meta.url);
  const saved = JSON.parse(readFileSync(file, 'utf8'));
  const puzzles = readPuzzles(saved['study puzzles']) as Puzzles;
  const shelf = { ...someShelf(saved), set: () => Promise.reject(new Error('laid aside')) };
  expect(await languageOfSavedPuzzle(shelf)).toBe('en');
  const at = (await savedFind(shelf, judge, puzzlePlace))!;
  expect(writeFind(at.find)).toBe(puzzles[0]!.line);
  expect(puzzlesIn(puzzles, 'en')).toEqual(puzzles);
  expect(at.match.state.laid).toHaveLength(1);
  const [, ...left] = at.answer.tiles;
  for (const { letter, x, y } of left) {
    const { state, faces } = at.match.engine;
    const tile = state.racks[0]!.find((own) => own !== null && faces[own]!.letter === letter)!;
    at.match.send({ type: 'lay', seat: 0, tile, x, y });
  }
  at.match.send({ type: 'done', seat: 0 });
  expect(resultOf(at)).toMatchObject({ isBest: true, points: at.answer.points });
});
