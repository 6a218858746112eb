import { describe, expect, it } from 'vitest';
import {
  type BoardRules,
  boardOf,
  GameEngine,
  gameRecord,
  type HistoryEntry,
  presets,
  type Rules,
  type WordJudge,
} from '../../../../src/rules';
import { recordNotes } from '../../../../src/texts/sentences/record';
import { turnsOf } from '../../../../src/wordbler/ai/review';
import { openRecord } from '../../../../src/wordbler/rules/record/open';
import { often } from '../../../long';
import { en } from '../../../texts/spoken';
import { RandomPlayer } from '../random-player';
import { setupFor } from '../table';
import { readStrictly } from './strict-reader';

const notes = recordNotes(en);

const someWord: WordJudge = {
  id: 'some',
  has: (word) => [...word].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 5 !== 0,
};

const kinds: Partial<Rules>[] = [
  presets.classic,
  presets.casual,
  presets.wordbler,
  { ...presets.classic, invalidWord: 'challenge' },
  { ...presets.classic, clock: { kind: 'perPlayer', minutes: 1 } },
  { ...presets.classic, clock: { kind: 'perTurn', seconds: 45 }, failsToEnd: 20 },
  { ...presets.classic, fullRackBonus: 35, failsToEnd: 20 },
];

const boards: BoardRules[] = [
  { board: 'small' },
  { board: 'super' },
  { premiums: 0 },
  { board: 'super', premiums: 123_456, letterOrder: 'free' },
];

function played(number: number, board: BoardRules = {}): GameEngine {
  const rules = { ...kinds[number % kinds.length]!, ...board };
  const setup = setupFor(board.board === 'small' ? 2 : 2 + (number % 5 > 2 ? number % 3 : 0), rules, {
    seed: `record ${number}`,
    words: 'some',
  });
  const engine = new GameEngine(setup, someWord);
  const player = new RandomPlayer(`scribe ${number}`, 2);
  while (engine.state.phase !== 'over') engine.dispatch(player.next(engine));
  return engine;
}

const games = Array.from({ length: often(7, 70) }, (_, number) => played(number));
const onBoards = Array.from({ length: often(4, 12) }, (_, number) => played(number, boards[number % boards.length]));

const turnKinds = ['played', 'exchanged', 'passed', 'timedOut', 'skipped'];
const endsTurn = (entry: HistoryEntry) =>
  turnKinds.includes(entry.kind) || (entry.kind === 'invalid' && entry.turnLost);

describe('every game of ours, written and read again', () => {
  it('is what the format allows, and scores what it says', () => {
    for (const engine of games) {
      const text = gameRecord(engine, someWord, notes);
      const strict = readStrictly(text, engine.setup.rules.fullRackBonus);
      expect(strict.nicks).toHaveLength(engine.setup.seats.length);
      expect(strict.board.size).toBe(engine.state.board.filter(Boolean).length);
      const going = engine.state.outcome!.reason === 'wentOut';
      const ends = text.split('\n').filter((line) => /^>\S+: \(/.test(line));
      expect(ends).toHaveLength(going ? 1 : 0);
    }
  });

  it('has the same positions, racks and scores, on any board', () => {
    for (const engine of [...games, ...onBoards]) {
      const record = openRecord(gameRecord(engine, someWord, notes));
      if ('refused' in record) throw new Error(JSON.stringify(record.refused));
      const { setup, state, faces } = engine;
      expect(record.rules).toEqual({ ...presets.classic, ...boardOf(setup.rules) });
      expect(record.faults.filter(({ code }) => code !== 'score' || setup.rules.fullRackBonus !== 35)).toEqual([]);
      const seatOf = record.seats.map(({ name }) => setup.seats.findIndex((seat) => seat.name === name));
      expect(record.board).toEqual(
        state.board.map((placed) => placed && { letter: placed.letter, blank: faces[placed.tile]!.letter === '' }),
      );
      const turns = state.history.filter(endsTurn);
      expect(record.turns.map(({ entry }) => [seatOf[entry.seat], entry.points, entry.total])).toEqual(
        turns.map(({ seat, points, total }) => [seat, points, total]),
      );
      const seen = turnsOf(engine, someWord);
      const read = record.turns.filter((_, at) => turns[at]!.kind !== 'skipped');
      expect(read.map(({ sight }) => [[...sight.rack].sort(), sight.board, sight.scores])).toEqual(
        seen.map(({ sight }) => [[...sight.rack].sort(), sight.board, seatOf.map((seat) => sight.scores[seat])]),
      );
      expect(read.map(({ sight }) => [sight.unseen, sight.bagCount])).toEqual(
        seen.map(({ sight }) => [sight.unseen, sight.bagCount]),
      );
      // Between two, the format counts a rack left over twice for one side, we once for each.
      const gap = (totals: readonly number[]) => totals.map((total) => total - totals[0]!);
      expect(gap(record.totals)).toEqual(gap(seatOf.map((seat) => state.scores[seat]!)));
    }
  });
});

describe('a game of ours under way, written and read again', () => {
  /** As it was after a third of its commands, between two turns. */
  const cut = games.map(({ setup, commands }) => {
    const engine = new GameEngine(setup, someWord);
    for (const [at, command] of commands.entries())
      if (at < commands.length / 3 || engine.state.phase === 'challenge') engine.dispatch(command);
    return engine;
  });
  const rackOf = ({ state, faces }: GameEngine, seat: number) =>
    state.racks[seat]!.map((tile) => (tile === null ? '' : faces[tile]!.letter || '?')).join('');
  const linesOf = (engine: GameEngine, isShown: (seat: number) => boolean) => {
    const text = gameRecord(engine, someWord, notes, isShown);
    readStrictly(text, engine.setup.rules.fullRackBonus);
    return { text, lines: text.trimEnd().split('\n') };
  };

  it('says that it goes on, has the same board, and ends with the racks', () => {
    for (const engine of cut) {
      const { text, lines } = linesOf(engine, () => true);
      expect(lines).toContain('#incomplete');
      const names = lines.flatMap((line) => /^#player\d \S+ (.*)$/.exec(line)?.[1] ?? []);
      const racks = names.map((name) =>
        rackOf(
          engine,
          engine.setup.seats.findIndex((seat) => seat.name === name),
        ),
      );
      expect(lines.slice(-racks.length)).toEqual(racks.map((rack, at) => `#rack${at + 1} ${rack}`));
      const read = openRecord(text);
      if ('refused' in read) throw new Error(JSON.stringify(read.refused));
      const { state, faces } = engine;
      expect(read.isWhole).toBe(true);
      expect(read.board).toEqual(
        state.board.map((tile) => tile && { letter: tile.letter, blank: faces[tile.tile]!.letter === '' }),
      );
    }
  });

  it('tells of a rack that is not shown what everybody saw, and nothing else', () => {
    for (const engine of cut) {
      const { text, lines } = linesOf(engine, (seat) => seat === 0);
      const nick = lines
        .map((line) => /^#player(\d) (\S+) (.*)$/.exec(line))
        .find((own) => own?.[3] === engine.setup.seats[0]!.name)!;
      expect(lines.filter((line) => line.startsWith('#rack'))).toEqual([`#rack${nick[1]} ${rackOf(engine, 0)}`]);
      for (const line of lines) {
        const [, who, rack, what = ''] = /^>(\S+): (\S*) (?:\S+ )?(\S*) [+-]\d+ -?\d+$/.exec(line) ?? [];
        if (!who || who === nick[2]) continue;
        const laid = [...what].filter((sign) => sign !== '.').length;
        if (/^[A-Za-z.]+$/.test(what)) expect(rack, line).toHaveLength(laid);
        else if (!line.includes(' -- ')) expect(rack, line).toBe('');
      }
      expect('refused' in openRecord(text)).toBe(false);
    }
  });
});
