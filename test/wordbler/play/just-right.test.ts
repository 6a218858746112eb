import { describe, expect, it } from 'vitest';
import { Match } from '../../../src/wordbler/play/match';
import { rememberResult, stepNow } from '../../../src/wordbler/play/new-game';
import { type EvenGame, justRight, type Seat, seatedAt } from '../../../src/wordbler/rules';
import { anyWord, setupFor } from '../rules/table';

const ann: Seat = { name: 'Ann', kind: 'person' };
const pip: Seat = { name: 'Pip', kind: 'computer', level: justRight };

/** What is kept, and a game at such a table of which nobody lays a tile. */
function played(seats: Seat[], saved: unknown = []) {
  let now = saved;
  const results = {
    read: () => now,
    keep: (games: readonly object[]) => {
      now = games;
    },
  };
  const match = Match.fresh({ ...setupFor(2), seats: seatedAt(seats, stepNow(results)), words: anyWord.id }, anyWord);
  const stop = rememberResult(match, results);
  match.send({ type: 'begin' });
  return { match, results, stop };
}

function passToTheEnd(match: Match) {
  while (match.state.phase === 'turn') match.send({ type: 'pass', seat: match.state.toMove });
}

describe('A game against a computer that is just right', () => {
  it('is remembered when it is over, with the step at which it was played', () => {
    const { match, results } = played([ann, pip]);
    expect(match.seatOf(1).step).toBe('nestling');
    expect(results.read()).toEqual([]);
    passToTheEnd(match);
    const [own, other] = match.state.scores as [number, number];
    const won = own > other ? 1 : own === other ? 0.5 : 0;
    expect(results.read()).toEqual([{ step: 'nestling', won }]);
    expect(match.seatOf(1).step).toBe('nestling');
  });

  it('follows those before it, whatever else was kept', () => {
    const before: EvenGame[] = [{ step: 'club', won: 1 }];
    const { match, results } = played([ann, pip], ['strange', ...before]);
    expect(match.seatOf(1).step).toBe('expert');
    passToTheEnd(match);
    expect(results.read()).toEqual([before[0], { step: 'expert', won: expect.any(Number) }]);
  });

  it('is forgotten when it is left', () => {
    const { match, results, stop } = played([ann, pip]);
    stop();
    passToTheEnd(match);
    expect(results.read()).toEqual([]);
  });
});

it('A game against any other computer is not remembered', () => {
  const { match, results } = played([ann, { ...pip, level: 'club' }]);
  passToTheEnd(match);
  expect(results.read()).toEqual([]);
});
