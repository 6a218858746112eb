import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CarriedFault, carriedGame, lettersOf, readCarriedGame, sumOf } from '../../../src/engine/links/link';
import { packed, unpacked } from '../../../src/engine/links/packed-value';
import { Dice } from '../../../src/engine/random/dice';
import type { Engine, GameKind } from '../../../src/engine/saving/rule-book';
import { GameEngine, presets, type SavedGame, scramble, wordSearch } from '../../../src/rules';
import { often } from '../../long';
import * as boards from '../../scramble/rules/playing';
import { lexicon } from '../../scramble/rules/words';
import * as searches from '../../search/rules/playing';
import { family } from '../../search/rules/words';
import { RandomPlayer } from '../../wordbler/rules/random-player';
import { anyWord, setupFor } from '../../wordbler/rules/table';

type AnyEngine = Engine<GameKind>;

const faults: readonly string[] = ['notCarried', 'newerLink', 'damagedLink', 'tooLongLink'] satisfies CarriedFault[];

function wordbler(seed: string): AnyEngine {
  const dice = new Dice(seed);
  const clocks = [{ kind: 'off' }, { kind: 'perTurn', seconds: 45 }, { kind: 'perPlayer', minutes: 3 }] as const;
  const rules = {
    ...presets[(['casual', 'classic', 'wordbler'] as const)[dice.below(3)]!],
    clock: clocks[dice.below(3)]!,
  };
  const engine = new GameEngine(setupFor(2 + dice.below(3), rules, { seed: `${seed} ☃ ${'x'.repeat(40)}` }), anyWord);
  const player = new RandomPlayer(seed);
  for (let moves = dice.below(500); moves >= 0 && engine.state.phase !== 'over'; moves--)
    engine.dispatch(player.next(engine));
  return engine as unknown as AnyEngine;
}

function search(seed: string): AnyEngine {
  const dice = new Dice(seed);
  const list = dice.below(2)
    ? wordSearch.presetList(wordSearch.presetIds[dice.below(wordSearch.presetIds.length)]!)
    : wordSearch.ownList({ name: 'Reise & Öl 🌞', words: wordSearch.presetList('space').words });
  const engine = searches.begun({ seed, list, ...(dice.below(2) && { cappedBonus: true as const }) });
  for (let moves = dice.below(120); moves > 0; moves--) engine.dispatch(searches.anyCommand(engine, dice));
  return engine as unknown as AnyEngine;
}

function round(seed: string): AnyEngine {
  const dice = new Dice(seed);
  const engine = new scramble.GameEngine(boards.anySetup(dice, seed), lexicon);
  for (let moves = dice.below(120); moves > 0; moves--) engine.dispatch(boards.anyCommand(engine, dice));
  return engine as unknown as AnyEngine;
}

const restores: Record<string, (value: unknown) => unknown> = {
  wordbler: (value) => GameEngine.restore(value, anyWord),
  wordSearch: (value) => wordSearch.GameEngine.restore(value, family),
  scramble: (value) => scramble.GameEngine.restore(value, lexicon),
};

function onBoard(seed: string): AnyEngine {
  const dice = new Dice(seed);
  const board = [{ board: 'small' }, { board: 'super' }, { premiums: dice.below(1_000_000) }] as const;
  const order = dice.below(2) === 0 && ({ letterOrder: 'free' } as const);
  const rules = { ...presets.casual, ...board[dice.below(3)], ...order };
  const engine = new GameEngine(setupFor(2, rules, { seed }), anyWord);
  const player = new RandomPlayer(seed);
  for (let moves = dice.below(300); moves >= 0 && engine.state.phase !== 'over'; moves--)
    engine.dispatch(player.next(engine));
  return engine as unknown as AnyEngine;
}

const games = { wordbler, onBoard, search, round };

describe('A game in a link', () => {
  it.each(Object.entries(games))('comes back to the letter, whatever was played: %s', (_, play) => {
    for (let game = 0; game < often(6, 40); game++) {
      const engine = play(`carried ${game}`);
      const save = engine.save();
      const text = carriedGame(save)!;
      expect(text).toMatch(/^[\w-]+$/);
      const back = readCarriedGame(text) as SavedGame;
      expect(JSON.stringify(back)).toBe(JSON.stringify(save));
      const restored = restores[save.game]!(back) as AnyEngine;
      expect(restored.state).toEqual(engine.state);
      expect(restored.save()).toEqual(save);
      expect(carriedGame(restored.save())).toBe(text);
    }
  });

  it('of every release that has kept some is carried, too', () => {
    const folder = join(import.meta.dirname, '../../kept');
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.json')) continue;
      const saved = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, SavedGame>;
      for (const save of Object.values(saved).filter(({ commands }) => Array.isArray(commands))) {
        const { setup, commands } = readCarriedGame(carriedGame(save)!) as SavedGame;
        expect([setup, commands]).toEqual([save.setup, save.commands]);
      }
    }
  });

  it('is short: a finished game of two takes less than half of what deflate makes of it', () => {
    const file = join(import.meta.dirname, '../../kept/6aa7eab/wordbler-finished.json');
    const saved = JSON.parse(readFileSync(file, 'utf8')) as Record<string, SavedGame>;
    const save = saved['finished game']!;
    expect(save.commands).toHaveLength(119);
    expect(carriedGame(save)!.length).toBeLessThan(560);
  });

  it.each(Object.entries(games))('is refused with any bit of it flipped, and cut off anywhere: %s', (_, play) => {
    const text = carriedGame(play('damaged').save())!;
    for (let at = 0; at < text.length; at++) {
      for (let bit = 0; bit < 7; bit++) {
        const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << bit));
        expect(readCarriedGame(text.slice(0, at) + flipped + text.slice(at + 1))).toBe('damagedLink');
      }
      expect(readCarriedGame(text.slice(0, at))).toBe(at === 0 ? 'notCarried' : 'damagedLink');
      if (at > 0) expect(readCarriedGame(text.slice(at))).toBe('damagedLink');
    }
    for (const more of ['A', '=', '.', '%20', ' ', '\n', text])
      expect(readCarriedGame(text + more)).toBe('damagedLink');
  });

  it('made by a later release says so', () => {
    const bytes = [2, 1, 2, 3];
    expect(readCarriedGame(lettersOf([...bytes, ...sumOf(bytes)]))).toBe('newerLink');
  });

  it('that is no link at all is refused, never a fault', () => {
    expect(readCarriedGame('A'.repeat(20_000))).toBe('tooLongLink');
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (text) => {
        const read = readCarriedGame(text);
        expect(faults).toContain(read);
      }),
      { numRuns: often(250, 3000) },
    );
  });

  it('whose sum is right may hold anything: it is a save to be judged, or none, and nobody waits for it', () => {
    const judge = (bytes: readonly number[]) => {
      const body = [1, ...bytes];
      const text = lettersOf([...body, ...sumOf(body)]);
      const read = readCarriedGame(text);
      if (typeof read === 'string') expect(faults).toContain(read);
      else for (const restore of Object.values(restores)) expect(restore(read)).toBeTypeOf('object');
    };
    const arrays = fc.uint8Array({ maxLength: 400 });
    fc.assert(
      fc.property(arrays, (bytes) => judge([...bytes])),
      { numRuns: often(250, 2000) },
    );
    const sound = packed({ ...searches.begun().save(), digest: '' });
    for (let at = 0; at < sound.length; at++) judge(sound.toSpliced(at, 1, sound[at]! ^ 8));
  });
});

describe('A plain value', () => {
  it('comes back as JSON would bring it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' }), (value) => {
        // JSON has no minus zero.
        const plain = JSON.parse(JSON.stringify(value));
        expect(JSON.stringify(unpacked(packed(plain)))).toBe(JSON.stringify(plain));
      }),
    );
    const awkward = {
      ['__proto__']: 1,
      big: 2 ** 52 - 1,
      most: Number.MAX_SAFE_INTEGER,
      '': -7,
    };
    expect(JSON.stringify(unpacked(packed(awkward)))).toBe(JSON.stringify(awkward));
  });

  it('is let go when there is more of it than any game has', () => {
    expect(() => packed(Array.from({ length: 50_000 }, () => 1))).toThrow();
    expect(carriedGame({ ...searches.begun().save(), setup: { list: 'x'.repeat(50_000) } } as never)).toBeUndefined();
    let deep: unknown = 1;
    for (let depth = 0; depth < 40; depth++) deep = [deep];
    expect(() => packed(deep)).toThrow();
  });
});
