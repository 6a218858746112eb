import { presets, type Rules, sideOf, squareIndex } from '../../../src/rules';
import type { Gaddag } from '../../../src/wordbler/ai/gaddag';
import { SearchBoard } from '../../../src/wordbler/ai/search-board';
import type { Move, VisibleState } from '../../../src/wordbler/rules/visible-state';
import type { Letters } from './slow-search';

/** A desk with a board of letters on it. */
export function deskWith(gaddag: Gaddag, letters: Letters, rules: Rules = presets.classic): SearchBoard {
  const board: VisibleState['board'] = letters.map((letter) =>
    letter === '' ? null : { letter: letter.toUpperCase(), blank: letter !== letter.toUpperCase() },
  );
  return SearchBoard.of(gaddag, { tiles: 'en', rules, board });
}

export function allPlays(desk: SearchBoard, rack: readonly string[]): (Move & { kind: 'play' })[] {
  const plays = desk.findPlays(rack);
  return Array.from({ length: plays.count }, (_, index) => desk.moveOf(plays, index));
}

/** The board after a play. */
export function after(letters: Letters, { tiles }: Move & { kind: 'play' }): string[] {
  const next = [...letters];
  for (const { x, y, letter, blank } of tiles)
    next[squareIndex({ x, y }, sideOf(letters))] = blank ? letter.toLowerCase() : letter;
  return next;
}
