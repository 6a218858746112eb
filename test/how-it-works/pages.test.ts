import { describe, expect, it } from 'vitest';
import { packGraph } from '../../assets/languages/pack-graph';
import { english } from '../../src/engine/alphabet/languages';
import { Lexicon } from '../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../src/engine/lexicon/unpack-graph';
import { Dice } from '../../src/engine/random/dice';
import { stepsOfEveryPath, walkBoard } from '../../src/how-it-works/rules/board-walk';
import { checksMade, exerciseBoards, exerciseOf } from '../../src/how-it-works/rules/done-checks';
import { known, readShown, writeShown } from '../../src/how-it-works/rules/page-link';
import { readActs, UndoPile, writeActs } from '../../src/how-it-works/rules/undo-pile';
import { WordMap } from '../../src/how-it-works/rules/word-map';
import { scramble } from '../../src/rules';
import { placementFault } from '../../src/wordbler/rules/placement';
import { often } from '../long';
import { allWords, board, chanceBoard, lexicon, solver } from '../scramble/rules/words';

const lexiconOf = (...words: string[]) =>
  new Lexicon({ id: 'few', alphabet: english, ...unpackGraph(packGraph(words.toSorted(), english), english) });

describe('the walk over a board', () => {
  it('finds what the solver finds, and every moment of it is true', () => {
    const dice = new Dice('walks');
    for (let round = 0; round < often(6, 60); round++) {
      const own = chanceBoard(2 + (round % 4), dice);
      const { moments, words } = walkBoard(lexicon, own, true);
      expect(words.toSorted(), own.letters).toEqual(
        solver
          .solve(own)
          .map(({ word }) => word)
          .toSorted(),
      );
      let before: readonly number[] = [];
      for (const { event, path, prefix, found } of moments.slice(0, -1)) {
        if (scramble.pathFault(own, path) !== undefined) expect.fail(`${path} is no path of ${own.letters}`);
        const told =
          event === 'back' ? before.slice(0, -1).join() === path.join() : scramble.wordAlong(own, path) === prefix;
        if (!told) expect.fail(`${event} at ${path} of ${own.letters}`);
        if (event !== 'back' && lexicon.hasPrefix(prefix) === (event === 'deadEnd')) expect.fail(`${prefix} ${event}`);
        if (event === 'word' && !words.slice(0, found).includes(prefix)) expect.fail(`${prefix} is not counted`);
        // Where it turns back it stands on the square before again.
        before = event === 'deadEnd' ? path.slice(0, -1) : path;
      }
      expect(moments.at(-1)).toMatchObject({ event: 'end', path: [], found: words.length });
    }
  });

  it('steps on every path without turning back, and finds no more', () => {
    const own = board('CA TS');
    const every = walkBoard(lexicon, own, false);
    const turning = walkBoard(lexicon, own, true);
    expect(every.words.toSorted()).toEqual(turning.words.toSorted());
    expect(every.moments.at(-1)).toMatchObject({ event: 'end', steps: stepsOfEveryPath(2) });
    expect(turning.moments.at(-1)!.steps).toBeLessThan(stepsOfEveryPath(2)!);
  });

  it('counts the paths of a board by its symmetry, and gives up where they are too many', () => {
    expect([2, 3, 4, 5].map(stepsOfEveryPath)).toEqual([64, 10_305, 12_029_640, undefined]);
    expect(walkBoard(lexicon, chanceBoard(3, new Dice('cut')), false).moments.at(-1)!.event).toBe('cut');
  });
});

describe('the map of words', () => {
  const map = new WordMap(lexicon);

  it('counts the words ahead, and has an edge where a word goes on', () => {
    const dice = new Dice('words');
    expect(map.placesOf('')[0]!.words).toBe(allWords.length);
    for (let round = 0; round < often(20, 400); round++) {
      const word = allWords[dice.below(allWords.length)]!;
      for (const { prefix, words, isWord, on } of map.placesOf(word)) {
        const own = allWords.filter((other) => other.startsWith(prefix));
        expect({ prefix, words, isWord }).toEqual({ prefix, words: own.length, isWord: lexicon.has(prefix) });
        expect(on.map(({ letter }) => letter)).toEqual(
          [...new Set(own.map((other) => other.charAt(prefix.length)))].filter(Boolean).sort(),
        );
        expect(on.every(({ letter, ends }) => ends === lexicon.has(prefix + letter))).toBe(true);
      }
    }
  });

  it('ends at the first letter without an edge', () => {
    const places = map.placesOf('QXA');
    expect(places.map(({ isThere }) => isThere)).toEqual([true, true, false]);
  });

  it('says how many beginnings share what follows', () => {
    const few = new WordMap(lexiconOf('CATS', 'COTS', 'CUTE', 'HATS', 'HOTS'));
    expect(few.placesOf('CATS').map(({ shared }) => shared)).toEqual([1, 1, 4, 4, 0]);
    expect(few.placesOf('CUT').map(({ shared }) => shared)).toEqual([1, 1, 1, 1]);
  });
});

describe('the checks of Done', () => {
  it('fail as Done does: each check on one board at least, and none on another', () => {
    const exercises = exerciseBoards.map(exerciseOf);
    expect(exercises.map(({ fault }) => fault)).toEqual([
      undefined,
      'notInLine',
      'missesStar',
      'disjoint',
      'gap',
      undefined,
    ]);
    for (const exercise of exercises) {
      const made = checksMade(exercise);
      expect(placementFault(exercise.board, exercise.laid)).toBe(exercise.fault);
      if (exercise.fault) expect(made.at(-1)).toBe(exercise.fault);
      else expect(exercise.words.every((word) => lexicon.has(word))).toBe(true);
    }
    expect(exercises[0]!.words).toEqual(['BAT']);
    expect(exercises[5]!.words).toEqual(['SEA', 'SINGS']);
  });
});

describe('the pile of Undo', () => {
  it('is what the game has laid: the last on top comes off first', () => {
    const dice = new Dice('piles');
    for (let round = 0; round < often(5, 100); round++) {
      const asked = Array.from({ length: 30 }, () => (dice.below(3) === 0 ? ('undo' as const) : dice.below(7)));
      const { acts, piles } = new UndoPile('en', lexicon, asked);
      const pile: number[] = [];
      const taken = asked.filter((act) => {
        if (act === 'undo') return pile.pop() !== undefined;
        if (pile.includes(act)) return false;
        pile.push(act);
        return true;
      });
      expect(acts).toEqual(taken);
      expect(piles).toHaveLength(acts.length + 1);
      const { rack, laid } = piles.at(-1)!;
      expect(rack.flatMap(({ isLaid }, cell) => (isLaid ? [cell] : []))).toEqual(pile.toSorted());
      expect(laid).toEqual(pile.map((cell) => rack[cell]!.letter || 'A'));
      expect(readActs(writeActs(acts))).toEqual(acts);
    }
  });
});

describe('a link to a page', () => {
  it('brings back what was shown', () => {
    const shown = { page: 'solver', language: 'es', typed: 'ÑANDÚ & co\n%', step: 12 } as const;
    expect(readShown(writeShown(shown))).toEqual(shown);
    expect(readShown('dictionary')).toEqual({ page: 'dictionary' });
  });

  it('leaves out what nobody can read', () => {
    expect(readShown('nowhere&xx&-3&%E0')).toEqual({});
    expect(known({ page: 7, language: 'toString', typed: {}, step: 1.5 })).toEqual({});
    expect(readShown(`checks&en&1&${'A'.repeat(999)}`).typed).toHaveLength(200);
  });
});
