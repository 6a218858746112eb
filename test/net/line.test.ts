import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line } from '../../src/net/line';
import { HandTicker } from '../match/hand-ticker';

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

  close() {}

  send() {}
}

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

function triedIn(seconds: number, answers: boolean): number {
  const ticker = new HandTicker();
  const line = new Line('ws://here', ticker, { opened() {}, heard() {}, changed() {} });
  for (let ms = 0; ms < seconds * second; ms += 50) {
    const socket = Socket.all.at(-1)!;
    if (socket.readyState === 0) {
      socket.readyState = Socket.OPEN;
      socket.onopen?.();
      if (answers) socket.onmessage?.({ data: 'welcome' });
      socket.onclose?.({ code: 1012, reason: 'failed' });
    }
    ticker.pass(50);
  }
  line.close();
  return Socket.all.length;
}

describe('a line on which nobody is heard', () => {
  const opened = () => {
    const ticker = new HandTicker();
    let asked = 0;
    const line = new Line('ws://here', ticker, { opened: () => asked++, heard() {}, changed() {} });
    const socket = () => Socket.all.at(-1)!;
    const open = () => {
      socket().readyState = Socket.OPEN;
      socket().onopen?.();
    };
    const answer = () => socket().onmessage?.({ data: 'here' });
    open();
    answer();
    return { ticker, line, open, answer, asked: () => asked };
  };

  it('is asked after now and then, and trusted where somebody answers', () => {
    const { ticker, line, answer, asked } = opened();
    for (let minute = 0; minute < 10; minute++) {
      const before = asked();
      ticker.pass(45 * second);
      expect(asked()).toBe(before + 1);
      answer();
    }
    expect([Socket.all.length, line.state]).toEqual([1, 'open']);
    line.close();
    const before = asked();
    ticker.pass(3600 * second);
    expect(asked()).toBe(before);
  });

  it('is opened anew where nobody answers: it is broken somewhere on the way', () => {
    const { ticker, line, open, asked } = opened();
    ticker.pass(60 * second);
    expect([Socket.all.length, line.state]).toEqual([2, 'broken']);
    const before = asked();
    open();
    expect([asked(), line.state]).toEqual([before + 1, 'open']);
    line.close();
  });
});

describe('a line that breaks', () => {
  it('is soon there again where somebody answers', () => {
    expect(triedIn(60, true)).toBeGreaterThan(300);
  });

  it('is tried less and less often where whoever lets it in has nothing to say', () => {
    expect(triedIn(60, false)).toBeLessThan(15);
  });
});
