import { afterEach, describe, expect, it } from 'vitest';
import { must } from '../../../src/engine/must';
import { defaultSettings } from '../../../src/shared/platform/settings';
import { LocalClock } from '../../../src/wordbler/play/clock';
import { ComputerSeats, type Mind } from '../../../src/wordbler/play/computer-seats';
import { Match } from '../../../src/wordbler/play/match';
import { WordblerSession } from '../../../src/wordbler/play/session';
import type { Question } from '../../../src/wordbler/play/turns';
import { type EventType, presets, type Rules, type Seat } from '../../../src/wordbler/rules';
import type { Move, VisibleState } from '../../../src/wordbler/rules/visible-state';
import { HandTicker } from '../../shared/play/hand-ticker';
import { en } from '../../texts/spoken';
import { anyWord, setupFor } from '../rules/table';

/** Lays a tile beside what lies there for as long as it has any, and passes then. */
class Simple implements Mind {
  prepare() {}
  stopThinking() {}

  async think({ board, rack }: VisibleState): Promise<Move> {
    const letter = rack.find((own) => own !== '');
    const at = board.findLastIndex((tile) => tile !== null);
    const [x, y] = [at % 15, Math.floor(at / 15)];
    if (letter === undefined || at < 0 || x > 13) return { kind: 'pass' };
    return { kind: 'play', score: 1, tiles: [{ letter, blank: false, x: x + 1, y }] };
  }

  async ponder(sight: VisibleState) {
    return { move: await this.think(sight) };
  }

  async doubts() {
    return false;
  }
}

/** What has been begun goes on: chapters are tasks of their own. */
const tasks = async (count = 12) => {
  for (let task = 0; task < count; task++) await new Promise((resolve) => setTimeout(resolve));
};

const person: Seat = { name: 'Ann', kind: 'person' };
const computer: Seat = { name: 'Ben', kind: 'computer', level: 'club' };

const right = { x: 1, y: 0 };
const down = { x: 0, y: 1 };

let left: WordblerSession | undefined;

function sit(seats: Seat[], rules: Partial<Rules> = {}, thinking: 'instant' | 'slow' = 'instant', isTaught = false) {
  const ticker = new HandTicker();
  const setup = { ...setupFor(2, { ...presets.casual, ...rules }), seats, words: anyWord.id };
  const match = Match.fresh(setup, anyWord);
  const now = { ...defaultSettings, motion: 'full' as const, thinking };
  const settings = { now, change: () => {} };
  const coming = {
    words: anyWord as never,
    share: 1,
    failure: undefined,
    wanted: () => Promise.resolve(anyWord as never),
    again: () => {},
    listen: () => () => {},
  };
  const game = {
    match,
    played: match,
    others: ComputerSeats.at(match, new Simple(), settings, ticker),
    clock: new LocalClock(match, ticker),
    isReplay: false,
    isWatched: seats.every(({ kind }) => kind === 'computer'),
    isTaught,
    greeting: () => 'Welcome.',
  };
  const adviser = { advise: async () => undefined };
  const session = new WordblerSession(game, { texts: en, settings, ticker, coming, adviser });
  left = session;
  const told: EventType[] = [];
  const asked: Question[] = [];
  const [refused, said, warned]: [string[], string[], number[]] = [[], [], []];
  let changes = 0;
  let ends = 0;
  session.happened.on((events) => told.push(...events.map(({ type }) => type)));
  session.questions.asked.on((question) => asked.push(question));
  session.refused.on((text) => refused.push(text));
  session.said.on((text) => said.push(text));
  session.warned.on((seconds) => warned.push(seconds));
  session.changed.on(() => changes++);
  session.ended.on(() => ends++);
  return {
    session,
    match,
    ticker,
    told,
    asked,
    refused,
    said,
    warned,
    changes: () => changes,
    ends: () => ends,
  };
}

/** The next tile of the rack in front, on the next square of the row. */
function layOne({ session, match }: ReturnType<typeof sit>, x: number) {
  const isLaid = (tile: number) => match.state.laid.some((laid) => laid.tile === tile);
  const cell = match.rack.findIndex((tile) => tile !== null && match.faceOf(tile).letter !== '' && !isLaid(tile));
  session.tap({ kind: 'rack', cell, tile: must(match.rack[cell]) }, false);
  session.tap({ kind: 'square', x, y: 7 }, false);
}

function playTwo(table: ReturnType<typeof sit>) {
  for (const x of [7, 8]) layOne(table, x);
  table.session.done();
}

afterEach(() => left?.stop());

describe('a session', () => {
  it('begins, greets, and is open once all of that has been shown', async () => {
    const table = sit([person, computer], { clock: { kind: 'off' } });
    const { session, told, changes } = table;
    session.start();
    expect(session.isOpen).toBe(false);
    expect(told).toContain('turnBegan');
    await tasks();
    table.ticker.pass(5000);
    await tasks();
    expect(session.isBusy).toBe(false);
    expect(session.isOpen).toBe(true);
    expect(changes()).toBeGreaterThan(2);
    session.sayNews();
    session.sayNews();
    expect(table.said.filter((text) => text === 'Welcome.')).toHaveLength(1);
    expect(session.message?.says()).toContain('Welcome.');
  });

  it.each([true, false])('says who starts unless the first steps are shown: %s', async (isTaught) => {
    const { session, ticker } = sit([person, computer], { clock: { kind: 'off' } }, 'instant', isTaught);
    session.start();
    await tasks();
    ticker.pass(5000);
    await tasks();
    expect(session.isOpen).toBe(true);
    expect(session.message?.says().includes('Ann starts.') ?? false).toBe(!isTaught);
  });

  it('tells of a gesture that came to nothing, and of a play after it is judged', async () => {
    const table = sit([person, { ...person, name: 'Cleo' }]);
    const { session, match, refused, told, asked } = table;
    session.start();
    await tasks();
    const lift = asked.find((question) => question.kind === 'curtain');
    lift?.lifted();
    await tasks();
    expect(session.isOpen).toBe(true);
    const { toMove } = match.state;
    session.done();
    expect(refused).toHaveLength(1);
    expect(session.message?.kind).toBe('refusal');
    layOne(table, 7);
    layOne(table, 9);
    // With a gap it makes no turn yet.
    expect(session.view.mayEnd).toBe(false);
    layOne(table, 8);
    expect(session.view.mayEnd).toBe(true);
    expect(session.view.laid).toBe(3);
    session.done();
    expect(told).toContain('playScored');
    // It has changed, and is still to be shown.
    expect(match.state.scores[toMove]).toBeGreaterThan(0);
    expect(session.view.seats[toMove]?.score).toBe(0);
    await tasks();
    expect(session.view.seats[toMove]?.score).toBe(match.state.scores[toMove]);
    expect(session.view.bagCount).toBe(match.state.bag.length);
    // Nobody else sees the own tiles.
    expect(asked.filter(({ kind }) => kind === 'curtain').length).toBeGreaterThan(1);
    expect(session.isOpen).toBe(false);
  });

  it('tells a play when its points have come to its player, and nowhere before', async () => {
    const table = sit([person, computer]);
    const { session, match } = table;
    session.start();
    await tasks();
    table.ticker.pass(5000);
    await tasks();
    for (const x of [7, 8]) layOne(table, x);
    let land = () => {};
    let seen: unknown[] = [];
    const told = () => {
      const { seats, lastPlays, lastOfOthers } = session.view;
      return [seats[0]?.last?.kind, seats[0]?.score, lastPlays.length, lastOfOthers.length, session.message?.says()];
    };
    session.steps.on((step) => {
      const [scored] = step.kind === 'events' ? step.events : [];
      if (scored?.type !== 'playScored' || scored.seat !== 0) return undefined;
      seen = told();
      return new Promise((resolve) => {
        land = () => {
          session.landPoints(0, scored.sheet.total, 0);
          seen = told();
          resolve();
        };
      });
    });
    session.done();
    await tasks();
    expect(seen).toEqual([undefined, 0, 0, 0, undefined]);
    land();
    expect(seen).toEqual(['played', match.state.scores[0], 1, 0, undefined]);
    await tasks();
    expect(session.messages.message?.isPlay).toBe(true);
  });

  it('asks whoever moves next at the curtain whether the play stands, and lets it fall once', async () => {
    const table = sit([person, { ...person, name: 'Cleo' }], { invalidWord: 'challenge' });
    const { session, match, asked } = table;
    const curtains = () => asked.filter((question) => question.kind === 'curtain');
    session.start();
    await tasks();
    curtains()[0]?.lifted();
    await tasks();
    const { toMove } = match.state;
    playTwo(table);
    await tasks();
    expect(match.state.phase).toBe('challenge');
    const [, gate] = curtains();
    expect(gate?.told.play?.seat).toBe(toMove);
    gate?.lifted();
    await tasks();
    expect(match.state.scores[toMove]).toBeGreaterThan(0);
    expect([session.isOpen, match.state.toMove, session.visibleRack.shown]).toEqual([true, 1 - toMove, 1 - toMove]);
    expect(asked.map(({ kind }) => kind)).toEqual(['curtain', 'curtain']);
  });

  it('asks others of three before whoever moves next', async () => {
    const table = sit([person, { ...person, name: 'Cleo' }, { ...person, name: 'Dora' }], { invalidWord: 'challenge' });
    const { session, match, asked } = table;
    const last = () => asked.at(-1);
    session.start();
    await tasks();
    const first = last();
    if (first?.kind === 'curtain') first.lifted();
    await tasks();
    const { toMove } = match.state;
    playTwo(table);
    await tasks();
    const question = last();
    expect(question).toMatchObject({ kind: 'challenge', seat: (toMove + 2) % 3 });
    if (question?.kind === 'challenge') question.answer('accept');
    await tasks();
    const gate = last();
    expect(gate).toMatchObject({ kind: 'curtain', seat: (toMove + 1) % 3 });
    if (gate?.kind === 'curtain') gate.challenge?.();
    await tasks();
    // Any word is one: whoever doubted loses the turn, and somebody else is called.
    expect(last()).toMatchObject({ kind: 'curtain', seat: match.state.toMove });
    expect(match.state.toMove).not.toBe((toMove + 1) % 3);
  });

  it('waits for whoever shows it', async () => {
    const { session } = sit([person, computer]);
    const shown: (() => void)[] = [];
    session.steps.on(() => new Promise((resolve) => shown.push(resolve)));
    session.start();
    await tasks();
    const before = shown.length;
    await tasks();
    expect(shown).toHaveLength(before);
    expect(session.isBusy).toBe(true);
    for (let at = 0; at < shown.length && at < 50; at++) {
      must(shown[at])();
      await tasks(2);
    }
    expect(shown.length).toBeGreaterThan(before);
  });

  it('warns whoever is to move that the time runs out, and ends the turn then', async () => {
    const { session, asked, ticker, warned, told } = sit([person, { ...person, name: 'Cleo' }], {
      clock: { kind: 'perTurn', seconds: 60 },
    });
    session.start();
    await tasks();
    for (const question of asked.splice(0)) if (question.kind === 'curtain') question.lifted();
    await tasks();
    expect(session.isOpen).toBe(true);
    ticker.pass(59_000);
    expect(warned).toContain(10);
    ticker.pass(2000);
    expect(told).toContain('timedOut');
  });

  it('takes back a pass that was pressed by accident', async () => {
    const { session, match, ticker, said } = sit([person, { ...person, name: 'Cleo' }]);
    session.questions.asked.on((question) => question.kind === 'curtain' && question.lifted());
    session.start();
    await tasks();
    const { turn } = match.state;
    session.pressPass();
    expect(session.view.passing).toBe(true);
    expect(said).toContain(en.board.passing);
    session.pressPass();
    ticker.pass(10_000);
    expect([session.view.passing, match.state.turn]).toEqual([false, turn]);
  });

  it('passes for nobody who has left it meanwhile', async () => {
    const { session, match, ticker } = sit([person, { ...person, name: 'Cleo' }]);
    session.questions.asked.on((question) => question.kind === 'curtain' && question.lifted());
    session.start();
    await tasks();
    const { turn } = match.state;
    session.pressPass();
    expect(session.view.passing).toBe(true);
    session.stop();
    ticker.pass(10_000);
    expect(match.state.turn).toBe(turn);
  });

  it('keeps the cursor of each person for their next turn, and shows it to nobody else', async () => {
    const { session, ticker } = sit([person, { ...person, name: 'Cleo' }]);
    session.questions.asked.on((question) => question.kind === 'curtain' && question.lifted());
    const passed = async () => {
      session.pressPass();
      ticker.pass(5000);
      await tasks();
    };
    session.start();
    await tasks();
    for (const by of [right, right, down]) session.typing.step(by);
    expect(session.typing.cursor).toMatchObject({ x: 8, y: 8 });
    await passed();
    expect(session.typing.isOnBoard).toBe(false);
    expect(session.typing.cursor).toMatchObject({ x: 7, y: 7 });
    await passed();
    expect(session.typing.isOnBoard).toBe(true);
    expect(session.typing.cursor).toMatchObject({ x: 8, y: 8 });
  });

  it('plays a whole game with a computer, to its end', async () => {
    const table = sit([person, computer]);
    const { session, match, ticker, told } = table;
    session.start();
    for (let turn = 0; turn < 80 && match.state.phase !== 'over'; turn++) {
      await tasks();
      ticker.pass(5000);
      if (!session.isOpen) continue;
      if (match.state.board.every((tile) => tile === null)) {
        playTwo(table);
      } else session.pressPass();
    }
    await tasks();
    expect(match.state.phase).toBe('over');
    expect(told).toContain('gameEnded');
    expect(told.filter((type) => type === 'playScored').length).toBeGreaterThan(1);
    expect(table.ends()).toBe(1);
    expect(session.view.seats.map(({ score }) => score)).toEqual(match.state.scores);
  });

  it('goes on by itself where nobody plays, as fast as whoever looks on likes', async () => {
    const { session, match, ticker } = sit([computer, { ...computer, name: 'Cleo' }]);
    session.start();
    await tasks();
    const { turn } = match.state;
    expect(session.isOpen).toBe(false);
    session.showing?.pause();
    ticker.pass(10_000);
    await tasks();
    expect(match.state.turn).toBe(turn);
    session.showing?.step();
    await tasks();
    ticker.pass(5000);
    await tasks();
    expect(match.state.turn).toBeGreaterThan(turn);
  });

  it.each([false, true])('lets a computer that still thinks move, unless it is left: %o', async (isLeft) => {
    const { session, match, ticker } = sit([computer, { ...computer, name: 'Cleo' }], {}, 'slow');
    session.start();
    await tasks();
    const { turn } = match.state;
    if (isLeft) session.stop();
    for (let pass = 0; pass < 4; pass++) {
      ticker.pass(5000);
      await tasks();
    }
    expect(match.state.turn > turn).toBe(!isLeft);
  });

  it('is silent once it is left', async () => {
    const { session, match, told } = sit([person, computer]);
    session.start();
    session.stop();
    const { length } = told;
    await tasks();
    expect(told).toHaveLength(length);
    match.send({ type: 'shuffle', seat: match.state.toMove });
    expect(told).toHaveLength(length);
  });
});
