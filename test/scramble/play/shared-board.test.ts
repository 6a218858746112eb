import { describe, expect, it } from 'vitest';
import type { scramble } from '../../../src/rules';
import { isSharedBoard } from '../../../src/scramble/play/menu-facts';
import { boardLink, sharedBoard } from '../../../src/scramble/play/shared-board';

const shared: scramble.SharedBoard = {
  board: { kind: 'dice', side: 5, seed: 'für Mina / 100 %', roll: 3 },
  words: 'enable1',
  shortest: 4,
  seconds: null,
  strikeShared: true,
};

const hashOf = (link: string) => new URL(link).hash;

describe('the link of a board', () => {
  it.each([
    'https://example.org/wordbler/',
    'https://example.org/wordbler/?seed=a#scramble=old',
    'https://example.org/wordbler/#search=1',
  ])('leads from %s to the same board', (page) => {
    const link = boardLink(shared, page);
    expect(link.startsWith('https://example.org/wordbler/#')).toBe(true);
    expect(isSharedBoard(hashOf(link))).toBe(true);
    expect(sharedBoard(hashOf(link))).toEqual(shared);
  });

  it('carries a typed board, too', () => {
    const typed = { ...shared, board: { kind: 'typed', letters: 'QUITEQATS' } } as const;
    expect(sharedBoard(hashOf(boardLink(typed, 'https://example.org/')))).toEqual(typed);
  });

  it('is none where the address is about something else', () => {
    for (const hash of ['', '#', '#search=1', '#scrambled=1']) {
      expect(isSharedBoard(hash)).toBe(false);
      expect(sharedBoard(hash)).toBeUndefined();
    }
  });

  it('is refused with every letter that is missing, and with any that is another', () => {
    const hash = hashOf(boardLink(shared, 'https://example.org/'));
    const start = '#scramble='.length;
    for (let at = start; at < hash.length; at++) {
      expect(typeof sharedBoard(hash.slice(0, at))).toBe('string');
      const other = hash[at] === '5' ? '6' : '5';
      expect(typeof sharedBoard(hash.slice(0, at) + other + hash.slice(at + 1))).toBe('string');
    }
  });
});
