import { beforeAll, describe, expect, it } from 'vitest';
import { type GameEngine, presets } from '../../../../src/core';
import { Dice } from '../../../../src/core/random/dice';
import { type Knowledge, type Sight, sightOf, think } from '../../../../src/core/wordbler/computer';
import { KeptGuess } from '../../../../src/core/wordbler/computer/kept-guess';
import { keptAfter } from '../../../../src/core/wordbler/computer/move';
import { knowledgeOf, loadWords } from '../../../strength/knowledge';
import { makeMove, newGame, thoughtOut } from '../../../strength/self-play';

interface Told {
  sight: Sight;
  /** What the other really kept. */
  kept: string[];
}

let knowledge: Knowledge;
let told: Told[];
let first: GameEngine;

const sorted = (letters: readonly string[]) => [...letters].sort().join();

beforeAll(async () => {
  const words = await loadWords();
  knowledge = knowledgeOf(words);
  told = [];
  for (let game = 0; game < 5; game++) {
    const engine = newGame(words, 2, `guessed ${game}`);
    first ??= engine;
    for (let turn = 0; turn < 12 && engine.state.phase === 'turn'; turn++) {
      const sight = sightOf(engine, engine.state.toMove);
      const move = thoughtOut(think(knowledge, sight, 'expert'));
      makeMove(engine, move);
      const next = sightOf(engine, engine.state.toMove);
      if (move.kind === 'play' && next.bagCount > 0)
        told.push({ sight: next, kept: keptAfter(move, sight.rack) });
    }
  }
});

function guessOf(sight: Sight, seed = 'guess') {
  const guess = KeptGuess.of(knowledge, sight, new Dice(seed));
  while (guess?.imagine());
  return guess;
}

describe('what the other seat may have kept', () => {
  it('is nearer to the truth than chance is', () => {
    let [guessed, byChance, count] = [0, 0, 0];
    for (const { sight, kept } of told) {
      const guess = guessOf(sight);
      if (!guess || kept.length > 2) continue;
      const codes = sightCodes(sight);
      const wanted = sorted(kept);
      const isTrue = (tiles: readonly number[]) =>
        sorted(tiles.slice(0, kept.length).map((code) => codes(code))) === wanted;
      const dice = new Dice('chance');
      const unseen = guess.deal();
      for (let deal = 0; deal < 400; deal++) {
        if (isTrue(guess.deal())) guessed++;
        if (isTrue(dice.shuffled(unseen))) byChance++;
      }
      count++;
    }
    expect(count).toBeGreaterThan(5);
    expect(byChance).toBeGreaterThan(0);
    expect(guessed).toBeGreaterThan(1.2 * byChance);
  });

  it('is dealt with all that is unseen, each tile once, and the same by the same seed', () => {
    for (const { sight } of told.slice(0, 12)) {
      const codes = sightCodes(sight);
      const deals = (seed: string) => {
        const guess = guessOf(sight, seed);
        return guess && Array.from({ length: 4 }, () => guess.deal());
      };
      const dealt = deals('one');
      for (const deal of dealt ?? []) expect(sorted(deal.map(codes))).toBe(sorted(sight.unseen));
      expect(deals('one')).toEqual(dealt);
    }
  });

  it('is not asked where nothing can be told: no play, an empty bag, all laid, more than two seats', () => {
    const { sight } = told.find(({ kept }) => kept.length > 1)!;
    const { answers, ...without } = sight;
    expect(guessOf(sight)).toBeDefined();
    expect(guessOf(without)).toBeUndefined();
    expect(guessOf({ ...sight, bagCount: 0 })).toBeUndefined();
    expect(guessOf({ ...sight, rackCounts: [7, 7, 7], scores: [0, 0, 0] })).toBeUndefined();
    for (const { sight, kept } of told) if (kept.length === 0) expect(guessOf(sight)).toBeUndefined();
  });

  it('goes by chance alone where a play is none that is known here', () => {
    const { sight } = told.find(({ kept }) => kept.length > 2)!;
    const answers = { ...sight.answers!, score: sight.answers!.score + 1 };
    const guess = guessOf({ ...sight, answers })!;
    expect(sorted(guess.deal().map(sightCodes(sight)))).toBe(sorted(sight.unseen));
  });

  it('is in sight for the next seat of two alone, until that one moves', () => {
    expect(first.setup.rules).toEqual(presets.classic);
    const { history } = first.state;
    const last = history.at(-1)!;
    expect(last.kind).toBe('played');
    const { answers } = sightOf(first, first.state.toMove);
    expect(answers).toMatchObject({ kind: 'play', score: last.points });
    for (const { x, y, letter } of answers!.tiles)
      expect(sightOf(first, first.state.toMove).board[15 * y + x]!.letter).toBe(letter);
    expect(sightOf(first, last.seat).answers).toBeUndefined();
  });
});

/** Codes as letters again. */
function sightCodes({ unseen }: Sight) {
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  expect(unseen.every((letter) => letter === '' || alphabet.includes(letter))).toBe(true);
  return (code: number) => (code === 0 ? '' : alphabet[code - 1]!);
}
