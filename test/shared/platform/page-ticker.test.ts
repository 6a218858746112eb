import { expect, it } from 'vitest';
import { PageHold, PageTicker } from '../../../src/shared/platform/page-time';
import { HandTicker } from '../play/hand-ticker';

function heldClock() {
  const [hold, clock] = [new PageHold(), new HandTicker()];
  const woken: string[] = [];
  const ticker = new PageTicker(hold, clock);
  const wakeAfter = (ms: number, name: string) => ticker.after(ms, () => woken.push(name));
  return { hold, clock, ticker, woken, wakeAfter };
}

it('stands still while the page is held, and goes on from there', () => {
  const { hold, clock, ticker, woken, wakeAfter } = heldClock();
  wakeAfter(100, 'before');
  clock.pass(60);
  const letGo = hold.hold();
  clock.pass(5000);
  wakeAfter(10, 'meanwhile');
  clock.pass(5000);
  expect([ticker.now(), woken]).toEqual([60, []]);
  letGo();
  clock.pass(39);
  expect([ticker.now(), woken]).toEqual([99, ['meanwhile']]);
  clock.pass(1);
  expect([ticker.now(), woken]).toEqual([100, ['meanwhile', 'before']]);
  clock.pass(1000);
  expect(woken).toHaveLength(2);
});

it('is held until everybody has let go', () => {
  const { hold, clock, ticker } = heldClock();
  const told: boolean[] = [];
  hold.listen((isHeld) => told.push(isHeld));
  const [one, other] = [hold.hold(), hold.hold()];
  one();
  one();
  clock.pass(10);
  expect([hold.isHeld, ticker.now()]).toEqual([true, 0]);
  other();
  clock.pass(10);
  expect([hold.isHeld, ticker.now(), told]).toEqual([false, 10, [true, false]]);
});

it('wakes nobody who has changed his mind, held or not', () => {
  const { hold, clock, woken, wakeAfter } = heldClock();
  const cancels = [wakeAfter(10, 'a'), wakeAfter(10, 'b')];
  cancels[0]?.();
  const letGo = hold.hold();
  cancels[1]?.();
  letGo();
  clock.pass(100);
  expect(woken).toEqual([]);
  expect(clock.isIdle).toBe(true);
});
