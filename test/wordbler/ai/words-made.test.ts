import { describe, expect, it } from 'vitest';
import { wordsMade } from '../../../src/wordbler/ai/plays';
import { SearchBoard } from '../../../src/wordbler/ai/search-board';
import { runsOf, wordOf } from '../../../src/wordbler/rules/placement';
import { often } from '../../long';
import { gameAmong } from './computer-game';
import { knowledge } from './shipped-knowledge';

describe('The words of a found play', () => {
  it('are those that the rules read on the board, the main word first', () => {
    let seen = 0;
    for (const { sight } of gameAmong(['club', 'songbird', 'fledgling'], 'classic', 'words').turns) {
      const board = sight.board.map((tile) => tile && { tile: 0, letter: tile.letter });
      const desk = SearchBoard.of(knowledge.gaddag, sight);
      const plays = desk.findPlays(sight.rack);
      // Not each of the thousands that blanks allow; in the long run every play of most racks.
      const every = Math.ceil(plays.count / often(200, 800));
      for (let at = 0; at < plays.count; at += every) {
        const { tiles } = desk.moveOf(plays, at);
        const [main, ...across] = runsOf(
          board,
          tiles.map((tile) => ({ ...tile, tile: 0 })),
        ).map(wordOf);
        const [ownMain, ...ownAcross] = wordsMade(desk, plays, at);
        seen++;
        if (tiles.length > 1) expect(ownMain).toBe(main);
        expect([ownMain, ...ownAcross].sort()).toEqual([main, ...across].sort());
      }
    }
    expect(seen).toBeGreaterThan(often(2000, 5000));
  });
});
