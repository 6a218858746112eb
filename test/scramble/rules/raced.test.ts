import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Race } from '../../../src/online/protocol/protocol';
import { scramble } from '../../../src/rules';
import { isRacedBoard, readScrambleRace, scrambleRace, setupOfRace } from '../../../src/scramble/rules/race';
import { act, pictured } from './playing';
import { lexicon, solver } from './words';

const board = { board: pictured, words: lexicon.id, shortest: 3, seconds: 60, strikeShared: false };
const { letters } = pictured as { letters: string };
const words = solver.solve(scramble.boardOf(letters), 3);
const seats = ['Ada', 'Bruno', 'Chidi'].map((name) => ({ name }));

const wished = { words: lexicon.id, side: 4, seconds: 120, shortest: 3, strikeShared: true };

describe('a race in Scramble', () => {
  it('ends like a board on which the same people took turns, whether shared words are struck or not', () => {
    const deed = fc.record({ seat: fc.nat(2), word: fc.nat(11), ms: fc.nat(2500) });
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), fc.boolean(), (deeds, strikeShared) => {
        const race = new Race(scrambleRace({ ...board, strikeShared }, lexicon), seats.length);
        const inTurns = new scramble.GameEngine(setupOfRace({ ...board, strikeShared }, seats), lexicon);
        let now = 0;
        const found: { seat: number; word: string; ms: number }[] = [];
        for (const { seat, word, ms } of deeds) {
          now += ms;
          const own = words[word]!;
          const isFresh = !found.some((before) => before.seat === seat && before.word === own.word);
          const answer = race.find(seat, own.path, now);
          if (now >= 60_000) expect(answer).toBe('raceOver');
          else if (!isFresh) expect(answer).toBe('foundBefore');
          else {
            expect(answer).toEqual({ seat, ms: now, word: own.word, points: own.points, find: own.path });
            found.push({ seat, word: own.word, ms: now });
          }
        }
        race.timeIsUp();
        for (const seat of seats.keys()) {
          act(inTurns, { type: 'begin' });
          for (const own of found) if (own.seat === seat) act(inTurns, { type: 'type', word: own.word });
          act(inTurns, { type: 'endTurn' });
        }
        expect(race.scores).toEqual(inTurns.state.outcome!.scores);
      }),
      { numRuns: 60 },
    );
  });

  it('takes no path that is none, no word that is none, and none that is too short', () => {
    const race = new Race(scrambleRace({ ...board, shortest: 4 }, lexicon), 2);
    const short = words.find(({ word }) => word.length === 3)!;
    const jump = [0, 15, 3];
    for (const find of [[], [0], [0, 0, 1, 2], [99, 98, 97, 96], jump, [0, 1, 2, 3], short.path, [-1, 0.5]])
      expect(race.find(0, find, 5)).toBe('noFind');
    expect(race.finds).toEqual([]);
    expect(race.isOver).toBe(false);
  });

  it('is wished for by what a board and its rules can be, and by nothing else', () => {
    expect(readScrambleRace({ ...wished, more: 1 })).toEqual(wished);
    for (const part of [
      { side: 3 },
      { side: '4' },
      { seconds: null },
      { seconds: 9 },
      { seconds: 1e9 },
      { shortest: 6 },
      { strikeShared: 'yes' },
      { words: 7 },
    ])
      expect(readScrambleRace({ ...wished, ...part })).toBeUndefined();
    for (const odd of [null, undefined, 7, 'race', []]) expect(readScrambleRace(odd)).toBeUndefined();
  });

  it('is on a board that can be played, whatever a server tells', () => {
    expect(isRacedBoard(board)).toBe(true);
    for (const odd of [undefined, null, {}, { ...board, seconds: null }, { ...board, board: { kind: 'dice' } }])
      expect(isRacedBoard(odd)).toBe(false);
  });
});
