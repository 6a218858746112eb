import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../src/engine/alphabet/digraphs';
import { GameEngine, presets, type Setup, setupFault } from '../../../src/wordbler/rules';
import { signOf } from '../../../src/wordbler/rules/board';
import { shapeOf } from '../../../src/wordbler/rules/shape';

const words = { id: 'any', has: (word: string) => word !== 'XQ' };
const row = (letters: string) => '.'.repeat(7 * 15 + 7) + letters.padEnd(8, '.') + '.'.repeat(7 * 15);
const from = { board: row('hOUSE'), rack: 'SAAABCD' };
const setup: Setup = {
  seats: [{ name: 'Ada', kind: 'person' }],
  rules: presets.casual,
  seed: 'any',
  tiles: 'en',
  words: 'any',
  from,
};

function begun() {
  const game = new GameEngine(setup, words);
  game.dispatch({ type: 'begin' });
  return game;
}
const lay = (game: GameEngine, cell: number, x: number, y: number) =>
  game.dispatch({ type: 'lay', seat: 0, tile: game.state.racks[0]![cell]!, x, y });

describe('a game that begins where another stood', () => {
  it('has what lies there, the rack, and nothing in the bag', () => {
    const { state, faces } = begun();
    expect(state.board.flatMap((tile) => tile?.letter ?? []).join('')).toBe('HOUSE');
    expect(faces[state.board[7 * 15 + 7]!.tile]!.letter).toBe('');
    expect(state.racks[0]!.map((tile) => faces[tile!]!.letter).join('')).toBe(from.rack);
    expect(state).toMatchObject({ phase: 'turn', bag: [] });
  });

  it('is one turn, whose points stand', () => {
    const game = begun();
    lay(game, 0, 12, 7);
    game.dispatch({ type: 'hint', seat: 0 });
    expect(game.dispatch({ type: 'done', seat: 0 })).toMatchObject({ ok: true });
    // The H is a blank; the S comes on no bonus square.
    expect(game.state).toMatchObject({ phase: 'over', scores: [5], hintsThisTurn: 1 });
    expect(game.state.outcome).toMatchObject({ reason: 'oneTurn', adjustments: [] });
  });

  it('is over when that is given away, and goes on where the word was none', () => {
    const game = begun();
    const other = new GameEngine(setup, { id: 'any', has: () => false });
    other.dispatch({ type: 'begin' });
    lay(other, 0, 12, 7);
    other.dispatch({ type: 'done', seat: 0 });
    expect(other.state.phase).toBe('turn');
    expect(game.dispatch({ type: 'exchange', seat: 0, tiles: [game.state.racks[0]![0]!] })).toMatchObject({
      ok: false,
      reason: 'bagTooSmall',
    });
    game.dispatch({ type: 'pass', seat: 0 });
    expect(game.state).toMatchObject({ phase: 'over', scores: [0], outcome: { reason: 'oneTurn' } });
  });

  it('is restored as it was kept', () => {
    const game = begun();
    lay(game, 0, 12, 7);
    const save = JSON.parse(JSON.stringify(game.save()));
    // As a game at a table it would have no end: one seat wins over nobody.
    expect(GameEngine.restore(save, words)).toEqual({ reason: 'badSetup', setupFault: 'seatCount' });
    const again = GameEngine.restore(save, words, true);
    expect(again).toBeInstanceOf(GameEngine);
    expect((again as GameEngine).state).toEqual(game.state);
  });

  it('has the letters of any language, of several signs, too, and lies on any board', () => {
    const [ch, blankCh] = [unitOf('CH'), signOf({ letter: unitOf('CH'), blank: true })];
    for (const [tiles, board, word, rack, letters] of [
      ['es', 'usual', `${ch}I${blankCh}O`, 'CAEIOU?', `${unitOf('CH')}I${unitOf('CH')}O`],
      ['tr', 'super', '\u1130Ri', 'İIAEKL?', 'İRI'],
      ['ru', 'small', 'яМА', 'АБВГДЕЖ', 'ЯМА'],
    ] as const) {
      const rules = { ...presets.casual, ...(board !== 'usual' && { board }) };
      const { side } = shapeOf(rules);
      const at = '.'.repeat(side) + word;
      const own = { ...setup, tiles, rules, from: { board: at.padEnd(side * side, '.'), rack } };
      expect(setupFault(own)).toBeUndefined();
      const { state, faces } = new GameEngine(own, words);
      expect(state.board.flatMap((tile) => tile?.letter ?? []).join('')).toBe(letters);
      expect(state.board.filter((tile) => tile && faces[tile.tile]!.letter === '')).toHaveLength(
        tiles === 'tr' ? 2 : 1,
      );
      for (const wrong of [{ board: 'small' }, { board: 'super' }] as const)
        if (wrong.board !== board)
          expect(setupFault({ ...own, rules: { ...presets.casual, ...wrong } })).toBe('malformed');
    }
  });

  it('is refused where it cannot be', () => {
    expect(setupFault(setup)).toBeUndefined();
    for (const wrong of [
      { ...setup, seats: [...setup.seats, { name: 'Bo', kind: 'person' }] },
      { ...setup, from: undefined },
    ])
      expect(setupFault(wrong)).toBe('seatCount');
    for (const wrong of [
      { ...from, rack: 'SAAABC' },
      { ...from, rack: 'QQABCDE' },
      { ...from, rack: 'saaabcd' },
      { ...from, board: from.board.slice(1) },
      { ...from, board: '.'.repeat(225) },
      { ...from, board: row('abcDE') },
      { ...from, board: row('ABÄ') },
      { ...from, board: row('A?B') },
      { ...from, rack: 'aAABCDE' },
      'AB',
      null,
    ])
      expect(setupFault({ ...setup, from: wrong })).toBe('malformed');
  });
});
