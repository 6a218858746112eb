import { describe, expect, it } from 'vitest';
import { Wishes } from '../../../../src/wordbler/play/online/wishes';
import type { RefusedWish } from '../../../../src/wordbler/rules/online';
import { HandTicker } from '../../../shared/play/hand-ticker';

function wishing() {
  const ticker = new HandTicker();
  const sent: { t: string; n: number }[] = [];
  const answers: (RefusedWish | undefined)[] = [];
  let renewed = 0;
  const wishes = new Wishes(ticker, {
    send: (message) => sent.push(message as (typeof sent)[number]),
    get now() {
      return 1000 + ticker.now();
    },
    renew: () => renewed++,
  });
  const pass = () => wishes.wish({ t: 'pass', turn: 3 }, (refused) => answers.push(refused));
  return { ticker, wishes, sent, answers, pass, renewed: () => renewed };
}

describe('what is wished for', () => {
  it('is said again under the same number after a break, until it is answered once', () => {
    const { wishes, sent, answers, pass } = wishing();
    expect(pass()).toBe(true);
    wishes.say();
    expect(sent).toEqual([
      { t: 'pass', turn: 3, n: 1000 },
      { t: 'pass', turn: 3, n: 1000 },
    ]);
    expect(pass()).toBe(false);
    wishes.obeyed();
    wishes.obeyed();
    wishes.say();
    expect(answers).toEqual([undefined]);
    expect(sent).toHaveLength(2);
  });

  it('has a higher number than any before, of this device or another', () => {
    const { wishes, sent, pass } = wishing();
    pass();
    wishes.obeyed();
    pass();
    wishes.obeyedTo(5000);
    pass();
    expect(sent.map(({ n }) => n)).toEqual([1000, 1001, 5001]);
  });

  it('was obeyed where whoever came in anew is told so', () => {
    const { wishes, answers, pass } = wishing();
    pass();
    wishes.obeyedTo(999);
    expect(answers).toEqual([]);
    wishes.obeyedTo(1000);
    expect(answers).toEqual([undefined]);
  });

  it('is refused by its number alone, and said more slowly where it came too fast', () => {
    const { ticker, wishes, sent, answers, pass } = wishing();
    pass();
    wishes.refused(7, 'stale');
    wishes.refused(0, 'tooFast');
    expect(answers).toEqual([]);
    ticker.pass(1000);
    expect(sent).toHaveLength(2);
    wishes.refused(1000, 'stale');
    expect(answers).toEqual(['stale']);
    expect(wishes.isWaiting).toBe(false);
  });

  it('is asked after where no answer comes', () => {
    const { ticker, pass, renewed } = wishing();
    pass();
    expect(renewed()).toBe(0);
    ticker.pass(60_000);
    expect(renewed()).toBe(1);
  });
});
