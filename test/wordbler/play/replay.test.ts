import { expect, it } from 'vitest';
import { Match } from '../../../src/wordbler/play/match';
import { Replay } from '../../../src/wordbler/play/saving';
import { anyWord, setupFor } from '../rules/table';

it('plays a finished game again, turn by turn, to the same end', () => {
  const played = Match.fresh(setupFor(3), anyWord);
  played.send({ type: 'begin' });
  const { state } = played;
  const seat = state.toMove;
  const letterOf = (tile: number) => played.engine.faces[tile]!.letter || 'A';
  const [first, second] = state.racks[seat] as number[];
  for (const [tile, x] of [
    [first!, 7],
    [second!, 8],
  ] as const) {
    const letter = letterOf(tile);
    played.send({ type: 'lay', seat, tile, x, y: 7, letter });
    played.send({ type: 'recall', seat });
    played.send({ type: 'shuffle', seat });
    if (x === 8) played.send({ type: 'lay', seat, tile: first!, x: 7, y: 7, letter: letterOf(first!) });
    if (x === 8) played.send({ type: 'lay', seat, tile, x, y: 7, letter });
  }
  played.send({ type: 'done', seat });
  while (played.state.phase === 'turn') played.send({ type: 'pass', seat: played.state.toMove });
  const again = Match.fresh(played.engine.setup, anyWord);
  const replay = new Replay(again, played.engine, anyWord);
  let steps = 0;
  while (replay.step()) steps++;
  expect(steps).toBe(1 + 1 + 6);
  const story = ({ history }: typeof played.state) => history.map(({ kind, seat, total }) => [kind, seat, total]);
  expect(story(again.state)).toEqual(story(played.state));
  expect(again.state.board).toEqual(played.state.board);
  expect(again.engine.commands.filter(({ type }) => type === 'lay')).toHaveLength(2);
  expect(replay.step()).toBe(false);
});
