import { describe, expect, it } from 'vitest';
import { SelfPlay, showingPauses } from '../../../src/shared/play/self-play';

/** A showing whose waits end by hand. */
function shown() {
  const waits: { ms: number; wake: () => void; cancelled: boolean }[] = [];
  const wakeAfter = (ms: number, wake: () => void) => {
    const wait = { ms, wake, cancelled: false };
    waits.push(wait);
    return () => {
      wait.cancelled = true;
    };
  };
  const showing = new SelfPlay(wakeAfter, () => {});
  const pending = () => waits.filter(({ cancelled }) => !cancelled);
  let turns = 0;
  const ask = () => showing.next().then(() => turns++);
  const settled = async () => {
    await Promise.resolve();
    await Promise.resolve();
    return turns;
  };
  return { showing, pending, ask, settled };
}

describe('A game that is only watched', () => {
  it('goes on after a pause', async () => {
    const { pending, ask, settled } = shown();
    ask();
    expect(await settled()).toBe(0);
    expect(pending().map(({ ms }) => ms)).toEqual([showingPauses.normal]);
    pending()[0]!.wake();
    expect(await settled()).toBe(1);
  });

  it('waits while paused, and goes on at once afterwards', async () => {
    const { showing, pending, ask, settled } = shown();
    showing.pause();
    ask();
    expect(pending()).toEqual([]);
    showing.goOn();
    expect(await settled()).toBe(1);
    expect(showing.isPaused).toBe(false);
  });

  it('goes one turn at a time, and stays paused', async () => {
    const { showing, pending, ask, settled } = shown();
    ask();
    showing.step();
    expect(await settled()).toBe(1);
    ask();
    expect(pending()).toEqual([]);
    showing.step();
    expect(await settled()).toBe(2);
    expect(showing.isPaused).toBe(true);
  });

  it('shows one more turn when it is asked for while another is shown', async () => {
    const { showing, pending, ask, settled } = shown();
    showing.step();
    ask();
    expect(await settled()).toBe(1);
    ask();
    expect(await settled()).toBe(1);
    expect(pending()).toEqual([]);
  });

  it('takes another speed for the pause under way', async () => {
    const { showing, pending, ask } = shown();
    ask();
    showing.goAt('fast');
    expect(pending().map(({ ms }) => ms)).toEqual([showingPauses.fast]);
  });

  it('that is stopped never goes on', async () => {
    const { showing, pending, ask, settled } = shown();
    ask();
    showing.stop();
    showing.goOn();
    expect(pending()).toEqual([]);
    expect(await settled()).toBe(0);
  });
});
