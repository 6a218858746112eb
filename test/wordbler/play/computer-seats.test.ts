import { describe, expect, it } from 'vitest';
import { ComputerSeats, type Mind, ponderingTimes, thinkingTimes } from '../../../src/wordbler/play/computer-seats';
import { Match } from '../../../src/wordbler/play/match';
import { type Level, presets } from '../../../src/wordbler/rules';
import type { Move, VisibleState } from '../../../src/wordbler/rules/visible-state';
import { answerTo } from '../../shared/play/answer-to';
import { anyWord, setupFor } from '../rules/table';

class Asked implements Mind {
  prepared = 0;
  stopped = 0;
  questions: { sight: VisibleState; level: Level; ms: number }[] = [];

  constructor(private readonly move: (sight: VisibleState) => Move) {}

  prepare() {
    this.prepared++;
  }

  async think(sight: VisibleState, level: Level, ms: number) {
    this.questions.push({ sight, level, ms });
    return this.move(sight);
  }

  async ponder(sight: VisibleState, ms: number) {
    this.questions.push({ sight, level: 'master', ms });
    return { move: this.move(sight), sure: 0.8 };
  }

  async doubts(words: readonly string[]) {
    return words.includes('NOWORD');
  }

  stopThinking() {
    this.stopped++;
  }
}

function table(
  mind: Mind,
  kinds: ('person' | Level)[],
  pace: keyof typeof thinkingTimes = 'instant',
  pass: (ms: number) => Promise<void> = async () => {},
) {
  const setup = setupFor(kinds.length, presets.wordbler);
  setup.seats = setup.seats.map(({ name }, seat) => {
    const kind = kinds[seat]!;
    return kind === 'person' ? { name, kind } : { name, kind: 'computer', level: kind };
  });
  const match = Match.fresh({ ...setup, words: anyWord.id }, anyWord);
  match.send({ type: 'begin' });
  const waits: number[] = [];
  const wait = (ms: number) => {
    waits.push(ms);
    return pass(ms);
  };
  return { match, seats: new ComputerSeats(match, mind, () => pace, wait), waits };
}

const firstTwo = ({ rack }: VisibleState): Move => ({
  kind: 'play',
  score: 0,
  tiles: rack
    .filter((letter) => letter !== '')
    .slice(0, 2)
    .map((letter, at) => ({ letter, blank: false, x: 7 + at, y: 7 })),
});

describe('The computer’s seats', () => {
  it('are those that are no person’s', () => {
    const { seats } = table(new Asked(firstTwo), ['person', 'club', 'person', 'expert']);
    expect([0, 1, 2, 3].map((seat) => seats.has(seat))).toEqual([false, true, false, true]);
    expect(seats.persons).toEqual([0, 2]);
  });

  it('prepare before their first turn, and only where there are any', () => {
    const [alone, beside] = [new Asked(firstTwo), new Asked(firstTwo)];
    table(alone, ['person', 'person']);
    table(beside, ['person', 'club']);
    expect([alone.prepared, beside.prepared]).toEqual([0, 1]);
  });

  it('are asked with what the seat may see, its level and its time, and answer in commands that hold', async () => {
    const mind = new Asked(firstTwo);
    const { match, seats, waits } = table(mind, ['club', 'club'], 'natural');
    const seat = match.state.toMove;
    const commands = await seats.decide();
    expect(mind.questions).toMatchObject([{ level: 'club', ms: thinkingTimes.natural.most, sight: { seat } }]);
    expect(waits).toEqual([thinkingTimes.natural.least]);
    expect(commands.map(({ type }) => type)).toEqual(['lay', 'lay', 'done']);
    for (const command of commands) expect(answerTo(match, command).ok).toBe(true);
    expect(match.state.toMove).toBe(1 - seat);
  });

  it.each(['instant', 'natural', 'slow'] as const)(
    'look ahead as the Master, for as long as they are wished to: %s',
    async (pace) => {
      const mind = new Asked(firstTwo);
      const { match, seats } = table(mind, ['master', 'club'], pace);
      while (match.state.toMove !== 0) for (const command of await seats.decide()) answerTo(match, command);
      expect(match.sure).toBeUndefined();
      await seats.decide();
      expect(mind.questions.at(-1)).toMatchObject({
        level: 'master',
        ms: ponderingTimes[pace],
        sight: { seat: 0 },
      });
      expect(match.sure).toBe(0.8);
    },
  );

  it('put off looking ahead while the page is out of sight, and then do it for all of its time', async () => {
    const mind = new Asked(firstTwo);
    const looked: (() => void)[] = [];
    mind.ponder = async (sight, ms) => {
      mind.questions.push({ sight, level: 'master', ms });
      await new Promise<void>((resolve) => looked.push(resolve));
      return { move: firstTwo(sight), sure: 0.8 };
    };
    mind.stopThinking = () => {
      for (const end of looked.splice(0)) end();
    };
    const { seats } = table(mind, ['master', 'master'], 'slow');
    const deciding = seats.decide();
    await expect.poll(() => looked).toHaveLength(1);
    for (const _ of ['once', 'twice']) {
      seats.rest();
      seats.rest();
      seats.goOn();
      await expect.poll(() => looked).toHaveLength(1);
    }
    seats.rest();
    expect(mind.questions).toHaveLength(3);
    seats.goOn();
    await expect.poll(() => looked).toHaveLength(1);
    looked[0]!();
    expect((await deciding).at(-1)).toMatchObject({ type: 'done' });
    expect(mind.questions.map(({ ms }) => ms)).toEqual(Array(4).fill(ponderingTimes.slow));
  });

  it('think while the turn before is still shown, once, and rest before they move if they are slow', async () => {
    const mind = new Asked(firstTwo);
    const { match, seats, waits } = table(mind, ['club', 'club'], 'slow');
    const seat = match.state.toMove;
    seats.begin();
    seats.begin();
    expect(mind.questions).toHaveLength(1);
    const commands = await seats.decide();
    expect(commands).toMatchObject([{ seat }, { seat }, { type: 'done', seat }]);
    for (const command of commands.slice(0, -1)) {
      answerTo(match, command);
      seats.begin();
    }
    expect(mind.questions).toHaveLength(1);
    expect(waits).toEqual([thinkingTimes.slow.least, thinkingTimes.slow.rests]);
  });

  it('do not think for people', () => {
    const mind = new Asked(firstTwo);
    const { seats } = table(mind, ['person', 'person']);
    seats.begin();
    expect(mind.questions).toEqual([]);
  });

  it('wait for nothing when the player hurries, and are stopped if they think on', async () => {
    const mind = new Asked(firstTwo);
    const { seats } = table(mind, ['club', 'club'], 'slow', () => new Promise(() => {}));
    const deciding = seats.decide();
    seats.hurry();
    expect((await deciding).at(-1)).toMatchObject({ type: 'done' });
    expect(mind.stopped).toBe(0);

    let move = (_: Move) => {};
    const slow = new Asked(firstTwo);
    slow.think = () => new Promise((resolve) => (move = resolve));
    slow.stopThinking = () => move({ kind: 'pass' });
    const hurried = table(slow, ['club', 'club'], 'natural');
    const passing = hurried.seats.decide();
    hurried.seats.hurry();
    expect((await passing).at(-1)).toMatchObject({ type: 'pass' });
  });

  it('exchange and pass by command', async () => {
    const exchange = table(new Asked(({ rack }) => ({ kind: 'exchange', letters: rack.slice(0, 3) })), [
      'club',
      'club',
    ]);
    const [command] = await exchange.seats.decide();
    expect(command).toMatchObject({ type: 'exchange', tiles: { length: 3 } });
    expect(answerTo(exchange.match, command!).ok).toBe(true);
    const pass = table(new Asked(() => ({ kind: 'pass' })), ['club', 'club']);
    expect(await pass.seats.decide()).toEqual([{ type: 'pass', seat: pass.match.state.toMove }]);
  });

  it('say to a play whether they doubt it', async () => {
    const { seats } = table(new Asked(firstTwo), ['person', 'club']);
    expect(await seats.doubt(1, ['WORD'])).toEqual({ type: 'accept', seat: 1 });
    expect(await seats.doubt(1, ['WORD', 'NOWORD'])).toEqual({ type: 'challenge', seat: 1 });
  });
});
