import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { presets } from '../../../src/rules';
import { promisingChoices } from '../../../src/wordbler/ai/choices';
import { think, thinkAsMaster } from '../../../src/wordbler/ai/levels';
import { aims, dealtOnceEach, LookingAhead } from '../../../src/wordbler/ai/looking-ahead';
import { ponder } from '../../../src/wordbler/ai/pondering';
import { SearchBoard } from '../../../src/wordbler/ai/search-board';
import { judged, type Verdict } from '../../../src/wordbler/ai/verdicts';
import { keyOf, type VisibleState, visibleStateOf } from '../../../src/wordbler/rules/visible-state';
import { familiarity } from '../../engine/familiarity/shipped-familiarity';
import { long, some } from '../../long';
import { loadWords } from '../../strength/knowledge';
import { newGame, playOn } from '../../strength/self-play';
import { answerOf } from './computer-game';
import { knowledge } from './shipped-knowledge';

const words = await loadWords();
/** Hurried: a game would take a minute. */
const master = (sight: VisibleState) => answerOf(thinkAsMaster(knowledge, sight, 2));

const play = (letter: string): Verdict['move'] => ({
  kind: 'play',
  score: 1,
  tiles: [{ letter, blank: false, x: 7, y: 7 }],
});
const verdict = (letter: string, rounds: number, mean: number, variance = 100): Verdict => ({
  move: play(letter),
  rounds,
  mean,
  variance,
});

describe('The Master', () => {
  const tables = [
    [2, 'classic'],
    [3, 'wordbler'],
    [4, 'casual'],
  ] as const;
  it.each(some(tables, [tables[1]]))(
    'plays whole games by the rules, and lays no rude word: %i seats, %s',
    (seats, preset) => {
      const engine = newGame(words, seats, `master ${preset}`, presets[preset]);
      playOn(
        engine,
        Array.from({ length: seats }, () => master),
      );
      expect(engine.state.phase).toBe('over');
      for (const entry of engine.state.history)
        if (entry.kind === 'played')
          for (const { word } of entry.sheet.words) expect(familiarity.isRude(word), word).toBe(false);
    },
  );

  it('has a move ready whenever it is stopped, and more throws tell more', () => {
    const engine = newGame(words, 2, 'stopped');
    const sight: VisibleState = { ...visibleStateOf(engine, engine.state.toMove), rack: [...'RETAINS'] };
    const pondering = ponder(knowledge, sight, 'throws');
    const before = pondering.next().value;
    expect(before.move.kind).toBe('play');
    expect(before.verdicts().every(({ rounds }) => rounds === 0)).toBe(true);
    for (let round = 0; round < 12; round++) pondering.next();
    const after = pondering.next().value.verdicts();
    expect(after.map(({ rounds }) => rounds)).toEqual(after.map(() => 13));
    expect(new Set(after.map(({ mean }) => mean)).size).toBeGreaterThan(1);
  });

  long('near the end tries what is left to the end of the game, and forgets nothing it has found', () => {
    const club = (sight: VisibleState) => answerOf(think(knowledge, sight, 'club'));
    /** How often what is left has been tried after so many throws; undefined where one choice is left alone. */
    const roundsOf = (game: number, throws: number) => {
      const engine = newGame(words, 2, `near the end ${game}`);
      playOn(engine, [club, club], ({ state }) => state.bag.length <= 9);
      const pondering = ponder(knowledge, visibleStateOf(engine, engine.state.toMove), 'near');
      for (let thrown = 0; thrown < throws; thrown++) if (pondering.next().done) return undefined;
      const { done, value } = pondering.next();
      if (done) return undefined;
      const found = new Map<string, number>();
      for (const { move, rounds } of value.verdicts()) found.set(keyOf(move), (found.get(keyOf(move)) ?? 0) + rounds);
      expect(found.has(keyOf(value.move))).toBe(true);
      return [...new Set(found.values())];
    };
    const undecided = [2, 3, 4, 8, 9, 11].find((game) => roundsOf(game, 270))!;
    expect(roundsOf(undecided, 256)).toEqual([256]);
    expect(roundsOf(undecided, 270)).toEqual([270]);
  });
});

describe('With one tile in the bag', () => {
  const club = (sight: VisibleState) => answerOf(think(knowledge, sight, 'club'));

  const lastDraws = [
    [2, 'of most promise'],
    [38, 'of less promise'],
    [43, 'of little promise'],
    [45, 'of little promise'],
  ] as const;
  it.each(some(lastDraws, [lastDraws[1]]))(
    'it tries each bag once, is sure of it, and takes the best: game %i, a play %s',
    (game, which) => {
      const engine = newGame(words, 2, `the last draw ${game}`);
      playOn(engine, [club, club], ({ state }) => state.bag.length <= 1);
      const sight = visibleStateOf(engine, engine.state.toMove);
      expect(sight.bagCount).toBe(1);

      const pondering = ponder(knowledge, sight, 'last draw');
      let [throws, step] = [0, pondering.next()];
      for (; !step.done; step = pondering.next()) throws++;
      // Eight, and one that finds no other.
      expect(throws).toBeLessThanOrEqual(9);
      const { move, sure } = judged([step.value.verdicts()]);
      expect(sure).toBeGreaterThanOrEqual(0.5);

      const desk = SearchBoard.of(knowledge.gaddag, sight);
      const choices = promisingChoices(knowledge, desk, sight, 60);
      const deals = dealtOnceEach(desk, sight, new Dice('in another order'));
      const every = new LookingAhead(desk, sight, choices, deals, aims.chances);
      while (!every.isThrough) every.lookOnce();
      const { tallies } = every;
      const own = choices.findIndex((choice) => keyOf(choice.move) === keyOf(move));
      expect(tallies.mean(own)).toBeCloseTo(tallies.mean(tallies.best), 6);
      expect(own === 0 ? 'of most promise' : own < 14 ? 'of less promise' : 'of little promise').toBe(which);
    },
  );
});

describe('What several have found', () => {
  it('is the choice that came to most in all their throws together', () => {
    const { move, sure } = judged([
      [verdict('A', 100, 20), verdict('B', 100, 24)],
      [verdict('A', 100, 30), verdict('B', 100, 24)],
    ]);
    expect(move).toEqual(play('A'));
    expect(sure).toBeGreaterThan(0.5);
  });

  it('passes over what only one of them has kept', () => {
    const all = [[verdict('A', 200, 20), verdict('B', 200, 19)], [verdict('A', 200, 20)], [verdict('A', 200, 20)]];
    expect(judged([...all, [verdict('C', 50, 40)]]).move).toEqual(play('A'));
  });

  it('is the surer the more throws there were, and the further the best is ahead', () => {
    const sureOf = (rounds: number, ahead: number) =>
      judged([[verdict('A', rounds, ahead), verdict('B', rounds, 0)]]).sure!;
    expect(sureOf(100, 2)).toBeLessThan(sureOf(400, 2));
    expect(sureOf(100, 2)).toBeLessThan(sureOf(100, 4));
    expect(sureOf(100, 0)).toBe(0.5);
    expect(judged([[verdict('A', 100, 3)]]).sure).toBe(1);
  });

  it('tells nothing of what was hardly looked at', () => {
    expect(judged([[verdict('A', 3, 9), verdict('B', 3, 0)]])).toEqual({ move: play('A') });
  });
});
