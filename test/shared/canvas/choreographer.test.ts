import { describe, expect, it } from 'vitest';
import { Choreographer } from '../../../src/shared/canvas/choreographer';
import { hurry } from '../../../src/shared/canvas/motion';

const breath = () => new Promise((resolve) => setImmediate(resolve));

/** Runs the clock until nothing is left to show; gives up after `most` ms. */
async function runOut(choreographer: Choreographer, frame = () => 16, most = 60_000) {
  let passed = 0;
  while (choreographer.busy && passed < most) {
    const ms = frame();
    choreographer.tick(ms);
    passed += ms;
    await Promise.resolve();
    await breath();
  }
  return passed;
}

const dice = (seed: number) => () => {
  seed = (seed * 1664525 + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

describe('Choreographer', () => {
  it('plays steps one after another, each settled before the next begins', async () => {
    const choreographer = new Choreographer();
    const told: string[] = [];
    for (const name of ['shake', 'deal']) {
      void choreographer.play(
        async () => {
          told.push(`${name} begins`);
          await choreographer.wait(100);
          told.push(`${name} ends`);
        },
        () => told.push(`${name} lies`),
      );
    }
    expect(choreographer.busy).toBe(true);
    await runOut(choreographer);
    expect(told).toEqual(['shake begins', 'shake ends', 'shake lies', 'deal begins', 'deal ends', 'deal lies']);
  });

  it('draws at the start, on the way and exactly at the end, however uneven the frames', async () => {
    const frames = [0, 3, 40, 1, 500, 16, 7, 33, 16, 50, 50, 50, 50];
    const choreographer = new Choreographer();
    const seen: number[] = [];
    void choreographer.play(
      () => choreographer.over(200, (ms) => seen.push(ms)),
      () => {},
    );
    await breath();
    let at = 0;
    await runOut(choreographer, () => frames[at++ % frames.length]!);
    expect(seen[0]).toBe(0);
    expect(seen.at(-1)).toBe(200);
    expect(seen.filter((ms) => ms === 200)).toHaveLength(1);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    const jumps = seen.slice(1).map((ms, i) => ms - seen[i]!);
    expect(Math.max(...jumps)).toBeLessThanOrEqual(50);
  });

  it('waits for a delay before it draws', async () => {
    const choreographer = new Choreographer();
    const seen: number[] = [];
    void choreographer.play(
      () => choreographer.over(30, (ms) => seen.push(ms), 100),
      () => {},
    );
    await breath();
    for (let i = 0; i < 9; i++) choreographer.tick(10);
    expect(seen).toEqual([]);
    await runOut(choreographer, () => 10);
    expect(seen).toEqual([0, 10, 20, 30]);
  });

  it('settles after a step that fails, tells its player and goes on', async () => {
    const choreographer = new Choreographer();
    const told: string[] = [];
    const failing = choreographer.play(
      () => Promise.reject(new Error('no texture')),
      () => told.push('first lies'),
    );
    const drawing = choreographer.play(
      () => choreographer.over(50, (ms) => expect(ms).toBeLessThan(20)),
      () => told.push('second lies'),
    );
    const third = choreographer.play(
      () => choreographer.wait(10),
      () => told.push('third lies'),
    );
    const results = Promise.allSettled([failing, drawing, third]);
    await runOut(choreographer);
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(told).toEqual(['first lies', 'second lies', 'third lies']);
    expect(choreographer.busy).toBe(false);
  });

  it('goes on even if settling fails', async () => {
    const choreographer = new Choreographer();
    const failing = choreographer.play(
      async () => {},
      () => {
        throw new Error('gone');
      },
    );
    await expect(failing).rejects.toThrow('gone');
    await expect(
      choreographer.play(
        async () => {},
        () => {},
      ),
    ).resolves.toBeUndefined();
    expect(choreographer.busy).toBe(false);
  });

  it('hurries at the first tap and cuts at the second', async () => {
    const choreographer = new Choreographer();
    const seen: number[] = [];
    let settled = 0;
    void choreographer.play(
      () => choreographer.over(10_000, (ms) => seen.push(ms)),
      () => settled++,
    );
    await breath();
    choreographer.tick(10);
    choreographer.fastForward();
    expect(choreographer.hurried).toBe(true);
    choreographer.tick(10);
    expect(seen.at(-1)).toBe(10 + 10 * hurry.rate);
    choreographer.fastForward();
    expect(seen.at(-1)).toBe(10_000);
    await choreographer.idle();
    expect(settled).toBe(1);
    expect(choreographer.hurried).toBe(false);
  });

  it('cuts by itself when hurrying takes too long', async () => {
    const choreographer = new Choreographer();
    void choreographer.play(
      () => choreographer.wait(60_000),
      () => {},
    );
    await breath();
    choreographer.fastForward();
    expect(await runOut(choreographer, () => 16)).toBeLessThan(hurry.atMost + 40);
  });

  it('leaves out what waits behind a cut, but settles it', async () => {
    const choreographer = new Choreographer();
    const told: string[] = [];
    void choreographer.play(
      () => choreographer.wait(100),
      () => told.push('first lies'),
    );
    void choreographer.play(
      async () => told.push('second moves'),
      () => told.push('second lies'),
    );
    await breath();
    choreographer.cut();
    await choreographer.idle();
    expect(told).toEqual(['first lies', 'second lies']);
  });

  it('cuts a step of many parts at any moment without leaving a part out or hanging', async () => {
    for (let cutAt = 0; cutAt < 420; cutAt += 7) {
      const choreographer = new Choreographer();
      const ends: string[] = [];
      const part = (name: string, ms: number, delay = 0) =>
        choreographer.over(ms, (now) => now === ms && ends.push(name), delay);
      let settled = 0;
      void choreographer.play(
        async () => {
          await part('shake', 100);
          await Promise.all([part('first', 90), part('second', 90, 40), part('third', 90, 80)]);
          await part('rest', 100);
        },
        () => settled++,
      );
      await breath();
      for (let ms = 0; ms < cutAt; ms += 7) {
        choreographer.tick(7);
        await breath();
      }
      choreographer.cut();
      await choreographer.idle();
      expect(ends).toEqual(['shake', 'first', 'second', 'third', 'rest']);
      expect(settled).toBe(1);
    }
  });

  it('clears: nothing is drawn or settled any more, and the next step does not wait or meet the old one', async () => {
    const choreographer = new Choreographer();
    const told: string[] = [];
    const old = choreographer.play(
      async () => {
        await choreographer.over(100, () => told.push('old'));
        await choreographer.over(100, () => told.push('old goes on'));
      },
      () => told.push('old lies'),
    );
    const behind = choreographer.play(
      async () => told.push('behind'),
      () => told.push('behind lies'),
    );
    await breath();
    told.length = 0;
    choreographer.clear();
    expect(choreographer.busy).toBe(false);
    const fresh = choreographer.play(
      () => choreographer.over(20, () => told.push('new')),
      () => told.push('new lies'),
    );
    await runOut(choreographer, () => 20);
    await Promise.all([old, behind, fresh]);
    expect(told).toEqual(['new', 'new', 'new lies']);
  });

  it('ends every wait when it is disposed of, and plays nothing afterwards', async () => {
    const choreographer = new Choreographer();
    let settled = 0;
    const waiting = [1, 2, 3].map(() =>
      choreographer.play(
        () => choreographer.wait(1e9),
        () => settled++,
      ),
    );
    await breath();
    choreographer.dispose();
    await Promise.all(waiting);
    await choreographer.idle();
    await choreographer.play(
      async () => {
        settled++;
      },
      () => settled++,
    );
    expect(settled).toBe(0);
  });

  it('survives hundreds of random interruptions: all steps settle in order and nothing is left behind', async () => {
    for (let seed = 1; seed <= 200; seed++) {
      const random = dice(seed);
      const choreographer = new Choreographer();
      const settled: number[] = [];
      const wanted: number[] = [];
      let running = 0;
      let most = 0;
      const step = async () => {
        running++;
        most = Math.max(most, running);
        try {
          await choreographer.wait(random() * 200);
          await Promise.all([0, 1, 2].map(() => choreographer.over(random() * 300, () => {}, random() * 100)));
          if (random() < 0.1) throw new Error('stumbled');
        } finally {
          running--;
        }
      };
      for (let i = 0; i < 30; i++) {
        const roll = random();
        if (roll < 0.3) {
          const id = i;
          wanted.push(id);
          choreographer.play(step, () => settled.push(id)).catch(() => {});
        } else if (roll < 0.42) choreographer.fastForward();
        else if (roll < 0.5) choreographer.cut();
        else if (roll < 0.54) {
          choreographer.clear();
          wanted.length = 0;
          settled.length = 0;
        } else choreographer.tick(random() < 0.1 ? 5000 : random() * 60);
        if (random() < 0.7) await Promise.resolve();
        if (random() < 0.3) await breath();
      }
      await runOut(choreographer, () => random() * 80);
      expect(settled).toEqual(wanted);
      expect(most).toBeLessThanOrEqual(1);
      expect(choreographer.busy).toBe(false);
      expect(choreographer.hurried).toBe(false);
    }
  });
});
