import { describe, expect, it } from 'vitest';
import type { LanguageId } from '../../../src/engine/alphabet/languages';
import { type LookedUp, WordLook } from '../../../src/scramble/play/word-look';
import { board } from '../rules/words';
import { settled } from './sitting';

function lookAt(rows: string, language: LanguageId = 'en') {
  const answers = new Map<string, (definition: LookedUp) => void>();
  let changes = 0;
  const look = new WordLook(board(rows), language, {
    definition: (word) => new Promise((resolve) => answers.set(word, resolve)),
  });
  look.changed.on(() => changes++);
  return { look, answers, changes: () => changes };
}

describe('a word that is looked at', () => {
  it('of another language has no definition in an English book, and none is asked for', async () => {
    const { look, answers } = lookAt('TO OT', 'nl');
    look.look('TOT');
    await settled();
    expect([look.definition, look.language, answers.size]).toEqual(['elsewhere', 'nl', 0]);
  });

  it('has all its paths, beginning with the one it was found on, round and round', () => {
    const { look } = lookAt('TO OT');
    look.look('TOT', [0, 2, 3]);
    expect([look.path, look.place.all]).toEqual([[0, 2, 3], 4]);
    const seen = new Set<string>();
    for (let leaf = 0; leaf < 4; leaf++) {
      seen.add(look.path!.join());
      look.leaf(1);
    }
    expect(seen.size).toBe(4);
    expect(look.path).toEqual([0, 2, 3]);
    look.leaf(-1);
    look.leaf(1);
    expect(look.path).toEqual([0, 2, 3]);
  });

  it('stands still where it has one path only', () => {
    const { look, changes } = lookAt('TO XN');
    look.look('TON');
    const before = changes();
    look.leaf(1);
    expect([look.path, look.place, changes()]).toEqual([[0, 1, 3], { at: 1, all: 1 }, before]);
  });

  it('has a definition when it has come, and not that of the word before', async () => {
    const { look, answers } = lookAt('TO XN');
    look.look('TON');
    expect(look.definition).toBe('loading');
    look.look('NOT');
    answers.get('NOT')!('unknown');
    await settled();
    answers.get('TON')!('unavailable');
    await settled();
    expect([look.word, look.definition]).toEqual(['NOT', 'unknown']);
  });

  it('is forgotten', () => {
    const { look } = lookAt('TO XN');
    look.look('TON');
    look.forget();
    expect([look.word, look.path, look.place.all]).toEqual([undefined, undefined, 0]);
  });
});
