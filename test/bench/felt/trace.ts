import type { Browser, CDPSession } from 'playwright-core';

interface Traced {
  name: string;
  cat: string;
  ph: string;
  ts: number;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  id2?: { local?: string };
  args: {
    name?: string;
    event_latency?: { event_type: string; display_trace_id?: number };
  };
}

export interface Task {
  start: number;
  /** Milliseconds from its begin to its end. */
  lasted: number;
  /** Of those, what the main thread had of the processor: without what other programs took. */
  taken: number;
}

const moves = ['TOUCH_MOVED', 'MOUSE_DRAGGED', 'MOUSE_MOVED'];
const categories = [
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
  'benchmark',
  'input',
  'cc',
];

/** What the browser itself wrote down while something was done: all times in milliseconds. */
export class Trace {
  private constructor(private readonly events: readonly Traced[]) {}

  static async of(browser: Browser, act: () => Promise<unknown>): Promise<Trace> {
    const session = await browser.newBrowserCDPSession();
    const events: Traced[] = [];
    session.on('Tracing.dataCollected', ({ value }) => {
      for (const event of value as unknown as Traced[]) events.push(event);
    });
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
    });
    try {
      await act();
    } finally {
      await stop(session);
    }
    return new Trace(events);
  }

  /** The tasks of the thread that set the marks. */
  tasks(): Task[] {
    return this.own('RunTask').map(({ ts, dur = 0, tdur = dur }) => ({
      start: ts / 1000,
      lasted: dur / 1000,
      taken: tdur / 1000,
    }));
  }

  marks(): { name: string; at: number }[] {
    return this.marksOf().map(({ name, ts }) => ({ name, at: ts / 1000 }));
  }

  /**
   * From when a finger or mouse moved, by the event's own time, to when the frame that shows it was presented, as the
   * browser follows each event through its threads. Moves that were put together with the next one show in its frame.
   */
  movesToFrames(): number[] {
    return this.spans(
      'EventLatency',
      ({ args: { event_latency: of } }) => !!of?.display_trace_id && moves.includes(of.event_type),
    ).map(({ from, to }) => to - from);
  }

  /** The frames that the page itself drew: when each was done, and what the main thread had to do for it. */
  frames(): { end: number; taken: number }[] {
    const tasks = this.tasks();
    const drawn = this.own('Commit').map(({ ts }) => ts / 1000);
    return tasks.flatMap(({ start, lasted, taken }) =>
      drawn.some((at) => at >= start && at < start + lasted) ? [{ end: start + lasted, taken }] : [],
    );
  }

  /** Of the thread that set the marks. */
  private own(wanted: string): Traced[] {
    const mark = this.marksOf().at(-1);
    if (!mark) throw new Error('Nothing was marked while it was traced.');
    return this.events.filter(
      ({ name, tid, pid, ph }) => name === wanted && ph === 'X' && tid === mark.tid && pid === mark.pid,
    );
  }

  private marksOf() {
    return this.events.filter(
      ({ cat, name }) => cat.includes('blink.user_timing') && name.startsWith('felt: '),
    );
  }

  private spans(name: string, wanted: (event: Traced) => boolean): { from: number; to: number }[] {
    const open = new Map<string, Traced>();
    const found: { from: number; to: number }[] = [];
    for (const event of this.events.filter((one) => one.name === name).sort((a, b) => a.ts - b.ts)) {
      const key = `${event.pid} ${event.id2?.local}`;
      const begun = open.get(key);
      if (event.ph === 'b') open.set(key, event);
      else if (event.ph === 'e' && begun) {
        if (wanted(begun)) found.push({ from: begun.ts / 1000, to: event.ts / 1000 });
        open.delete(key);
      }
    }
    return found;
  }
}

async function stop(session: CDPSession) {
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
}
