import { expect, it } from 'vitest';
import { gameRecord } from '../../../src/rules';
import { recordNotes } from '../../../src/texts/sentences/record';
import { en } from '../../texts/spoken';
import { anyWord, begun, noWord, setupFor } from './table';

const notes = recordNotes(en);

it('tells plays, exchanges, passes and the end, with the racks before each turn', () => {
  const engine = begun(setupFor(2), anyWord);
  const first = engine.state.toMove;
  const rackOf = (seat: number) =>
    engine.state.racks[seat]!.map((tile) => (tile === null ? '' : engine.faces[tile]!.letter || '?')).join('');
  // Whoever moves first is the first player.
  const names = first === 0 ? ['Ann', 'Ben'] : ['Ben', 'Ann'];
  const nick = first === 0 ? ['Ann_1', 'Ben_2'] : ['Ann_2', 'Ben_1'];
  const rack = rackOf(first);
  const other = rackOf(1 - first);
  const tiles = engine.state.racks[first]!.slice(0, 2) as number[];
  const letters = tiles.map((tile) => engine.faces[tile]!.letter || 'A');
  tiles.forEach((tile, index) => {
    engine.dispatch({ type: 'lay', seat: first, tile, x: 7, y: 7 + index, letter: letters[index] });
  });
  engine.dispatch({ type: 'done', seat: first });
  const score = engine.state.scores[first];
  const back = engine.state.racks[1 - first]!.slice(0, 1) as number[];
  engine.dispatch({ type: 'exchange', seat: 1 - first, tiles: back });
  while (engine.state.phase === 'turn') engine.dispatch({ type: 'pass', seat: engine.state.toMove });
  const lines = gameRecord(engine, anyWord, notes).trimEnd().split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '#character-encoding UTF-8',
    `#player1 ${names[0]}_1 ${names[0]}`,
    `#player2 ${names[1]}_2 ${names[1]}`,
  ]);
  expect(lines[3]).toMatch(/^#description Wordbler, 2 players/);
  lines.splice(3, 1);
  const shown = tiles.map((tile, index) => (engine.faces[tile]!.letter === '' ? 'a' : letters[index]));
  expect(lines[3]).toBe(`>${nick[first]}: ${rack} H8 ${shown.join('')} +${score} ${score}`);
  expect(lines[4]).toBe(`>${nick[1 - first]}: ${other} -${other[0]} +0 0`);
  expect(lines.filter((line) => line.endsWith(`- +0 ${score}`) || line.endsWith('- +0 0'))).toHaveLength(5);
  const lost = lines.slice(-2);
  for (const seat of [0, 1]) {
    const left = rackOf(seat);
    const { points } = engine.state.outcome!.adjustments.find((adjustment) => adjustment.seat === seat)!;
    expect(lost).toContain(
      `>${nick[seat]}: ${left} (${left}) ${points < 0 ? '' : '+'}${points} ${engine.state.scores[seat]}`,
    );
  }
});

it('tells a play that was no word, and that it was withdrawn', () => {
  const engine = begun(setupFor(2), noWord);
  const seat = engine.state.toMove;
  const tiles = engine.state.racks[seat]!.slice(0, 2) as number[];
  tiles.forEach((tile, index) => {
    const letter = engine.faces[tile]!.letter || 'A';
    engine.dispatch({ type: 'lay', seat, tile, x: 7 + index, y: 7, letter });
  });
  const total = engine.preview()!.total;
  engine.dispatch({ type: 'done', seat });
  const lines = gameRecord(engine, noWord, notes).trimEnd().split('\n').slice(5);
  expect(lines[0]).toMatch(new RegExp(` 8H \\w\\w \\+${total} ${total}$`));
  expect(lines[1]).toMatch(new RegExp(` --  -${total} 0$`));
});
