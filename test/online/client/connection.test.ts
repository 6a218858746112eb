import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askOnce, Connection, type ConnectionState } from '../../../src/online/client/connection';
import { HandTicker } from '../../shared/play/hand-ticker';

/** A server that lets everybody in, and what it does then is up to the test. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor() {
    Socket.all.push(this);
  }

  open() {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  answer() {
    this.onmessage?.({ data: 'here' });
  }

  end(code: number, reason = '') {
    this.onclose?.({ code, reason });
  }

  close() {}

  send() {}
}

const latest = () => Socket.all.at(-1)!;

beforeEach(() => {
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const second = 1000;

function newConnection(chance = () => 0.5) {
  const ticker = new HandTicker();
  const states: ConnectionState[] = [];
  let asked = 0;
  const connection: Connection = new Connection(
    'ws://here',
    { ticker, chance },
    { opened: () => asked++, heard() {}, changed: () => states.push(connection.state) },
  );
  return { ticker, connection, states, asked: () => asked };
}

it('leaves no listener behind when it is closed, however often it was opened', () => {
  const world = new Map<string, Set<unknown>>();
  const heard = (type: string) => world.get(type) ?? world.set(type, new Set()).get(type)!;
  const listening = {
    addEventListener: (type: string, listener: unknown) => heard(type).add(listener),
    removeEventListener: (type: string, listener: unknown) => heard(type).delete(listener),
  };
  for (const [name, listen] of Object.entries(listening)) vi.stubGlobal(name, listen);
  vi.stubGlobal('document', listening);
  const { connection } = newConnection();
  latest().end(1006);
  connection.again();
  expect([...world.values()].map(({ size }) => size)).toEqual([1, 1]);
  connection.close();
  expect([...world.values()].map(({ size }) => size)).toEqual([0, 0]);
});

describe('a connection on which nobody is heard', () => {
  const opened = () => {
    const own = newConnection();
    latest().open();
    latest().answer();
    return own;
  };

  it('is asked after now and then, and trusted where somebody answers', () => {
    const { ticker, connection, asked } = opened();
    for (let minute = 0; minute < 10; minute++) {
      const before = asked();
      ticker.pass(45 * second);
      expect(asked()).toBe(before + 1);
      latest().answer();
    }
    expect([Socket.all.length, connection.state]).toEqual([1, 'open']);
    connection.close();
    const before = asked();
    ticker.pass(3600 * second);
    expect(asked()).toBe(before);
  });

  it('is opened anew where nobody answers: it is broken somewhere on the way', () => {
    const { ticker, connection, asked } = opened();
    ticker.pass(55 * second);
    expect([Socket.all.length, connection.state]).toEqual([2, 'broken']);
    const before = asked();
    latest().open();
    expect(asked()).toBe(before + 1);
    latest().answer();
    expect(connection.state).toBe('open');
    connection.close();
  });

  it('is opened anew where nothing comes of opening it, too', () => {
    const { ticker, connection } = newConnection();
    ticker.pass(10.2 * second);
    expect(Socket.all).toHaveLength(2);
    ticker.pass(12 * second);
    expect(connection.state).toBe('unanswered');
    latest().open();
    latest().answer();
    expect(connection.state).toBe('open');
  });
});

describe('a connection that ends', () => {
  // By itself: with what code and word, how it is then, and whether it is tried again without anybody's wish.
  it.each([
    ['breaks on the way', 1006, '', 'broken', true],
    ['ends with its server', 1012, 'restart', 'broken', true],
    ['ends with what failed there', 1012, 'failed', 'broken', true],
    ['ends because nothing was heard in time', 1013, 'silent', 'broken', true],
    ['ends so on an older server', 1008, 'silent', 'broken', true],
    ['is one of too many from here', 1013, 'tooMany', 'crowded', true],
    ['carries too large a message', 1009, '', 'broken', true],
    ['is closed for good', 1008, 'tooFast', 'refused', false],
    ['goes to another device', 1012, 'elsewhere', 'taken', false],
  ] as const)('where it %s', (_, code, reason, state, isTriedAgain) => {
    const { ticker, connection, states } = newConnection();
    latest().open();
    latest().end(code, reason);
    expect([connection.state, states]).toEqual([state, [state]]);
    ticker.pass(second);
    expect(Socket.all).toHaveLength(isTriedAgain ? 2 : 1);
    if (!isTriedAgain) connection.again();
    latest().open();
    latest().answer();
    expect(connection.state).toBe('open');
  });

  it('before anybody has answered, it is said after the second try', () => {
    const { ticker, connection } = newConnection();
    latest().end(1006);
    expect(connection.state).toBe('opening');
    ticker.pass(second);
    latest().end(1006);
    expect(connection.state).toBe('unanswered');
    connection.again();
    expect([Socket.all.length, connection.state]).toEqual([3, 'opening']);
  });

  it('is not tried again once it is closed', () => {
    const { ticker, connection } = newConnection();
    latest().end(1006);
    connection.close();
    ticker.pass(60 * second);
    expect([Socket.all.length, connection.state]).toEqual([1, 'closed']);
  });

  it('is opened again after it was closed, where somebody wants it', () => {
    const { connection } = newConnection();
    connection.close();
    connection.again();
    expect([Socket.all.length, connection.state]).toEqual([2, 'opening']);
  });
});

/** How often it was tried in a minute where each lasts for so long. */
function triedIn(seconds: number, lasting: number): number {
  const { ticker, connection } = newConnection();
  for (let ms = 0; ms < seconds * second; ms += 50) {
    if (latest().readyState === 0) {
      latest().open();
      latest().answer();
      const socket = latest();
      ticker.after(lasting, () => socket.end(1012, 'failed'));
    }
    ticker.pass(50);
  }
  connection.close();
  return Socket.all.length;
}

describe('a connection that breaks', () => {
  it('is soon there again where it had lasted', () => {
    expect(triedIn(120, 6 * second)).toBeGreaterThan(18);
  });

  it('is tried less and less often where it breaks at once, whatever was answered', () => {
    expect(triedIn(120, 50)).toBeLessThan(18);
  });

  it('is tried by each device at another time', () => {
    const triedAfter = (chance: number) => {
      const { ticker } = newConnection(() => chance);
      latest().end(1006);
      const before = Socket.all.length;
      let ms = 0;
      for (; Socket.all.length === before; ms += 5) ticker.pass(5);
      return ms;
    };
    expect([triedAfter(0), triedAfter(0.5), triedAfter(1)]).toEqual([100, 75, 50]);
  });
});

describe('a question of its own', () => {
  const asked = () => {
    const ticker = new HandTicker();
    return { ticker, answer: askOnce('ws://here', { t: 'tables' }, ticker, (said) => ({ said })) };
  };

  it('is answered', async () => {
    const { answer } = asked();
    latest().open();
    latest().answer();
    expect(await answer).toEqual({ said: 'here' });
  });

  it.each([
    ['nobody is there', 'unanswered', false, 1006, ''],
    ['nobody can be reached', 'unanswered', false],
    ['nothing is said', 'silent', true],
    ['what was asked came too late', 'silent', true, 1013, 'silent'],
    ['too many ask', 'crowded', true, 1013, 'tooMany'],
  ] as const)('has an end where %s', async (_, why, isOpened, code?: number, reason?: string) => {
    const { ticker, answer } = asked();
    if (isOpened) latest().open();
    if (code !== undefined) latest().end(code, reason);
    ticker.pass(10 * second);
    expect(await answer).toBe(why);
  });
});
