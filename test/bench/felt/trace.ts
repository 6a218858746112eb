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
  args: { event_latency?: { event_type: string } };
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
  'viz',
  'blink',
];
/** What a task says of itself that hands a canvas which is shown apart to the browser. */
const pushes = ['OffscreenCanvasRenderingContext2D::FinalizeFrame', 'OffscreenCanvas::PushFrame'];

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
   * From when a finger or mouse moved, by the event's own time, to when what the page drew for it was on the screen.
   * A move that changed nothing that is seen has no such frame.
   */
  movesToFrames(): number[] {
    const frames = this.allFrames();
    const activated = this.times('Surface::ActivateFrame');
    const swaps = this.times('Display::DrawAndSwap');
    const displayed = this.times('Display::FrameDisplayed');
    return this.moves().flatMap((from) => {
      const frame = frames.find(({ start }) => start >= from);
      if (!frame?.handedOver) return [];
      const ready = after(activated, frame.handedOver);
      const shown = after(displayed, after(swaps, ready));
      return Number.isFinite(shown) ? [shown - from] : [];
    });
  }

  /** The frames that the page itself drew: when each was done, and what its thread had to do for it. */
  frames(): { end: number; taken: number }[] {
    return this.allFrames().filter(({ handedOver }) => handedOver !== undefined);
  }

  /** A frame is the browser's call for it, in which the page draws, and what then hands over canvases one by one. */
  private allFrames() {
    const tasks = this.tasks();
    const within = ({ start, lasted }: Task, at: number) => at >= start && at < start + lasted;
    const calls = this.timesOf('ProxyMain::BeginMainFrame');
    const commits = this.timesOf('Commit');
    const pushed = pushes.flatMap((name) => this.timesOf(name));
    const called = tasks.filter((task) => calls.some((at) => within(task, at)));
    return called.map((task, nth) => {
      const next = called[nth + 1]?.start ?? Infinity;
      const pushing = tasks.filter(
        (one) => one.start > task.start && one.start < next && pushed.some((at) => within(one, at)),
      );
      const last = pushing.at(-1) ?? task;
      const isDrawn = pushing.length > 0 || commits.some((at) => within(task, at));
      return {
        start: task.start,
        end: last.start + last.lasted,
        taken: [task, ...pushing].reduce((sum, { taken }) => sum + taken, 0),
        /** From when on the browser may have it on the screen; its answer can come before the task is over. */
        handedOver: isDrawn ? (pushing.length > 0 ? last.start : last.start + last.lasted) : undefined,
      };
    });
  }

  private moves(): number[] {
    return this.events
      .filter(
        ({ name, ph, args }) =>
          name === 'EventLatency' && ph === 'b' && moves.includes(args.event_latency?.event_type ?? ''),
      )
      .map(({ ts }) => ts / 1000);
  }

  private timesOf(name: string) {
    return this.own(name).map(({ ts }) => ts / 1000);
  }

  /** In any process, in their order. */
  private times(wanted: string) {
    return this.events
      .filter(({ name, ph }) => name === wanted && ph !== 'e')
      .map(({ ts }) => ts / 1000)
      .sort((a, b) => a - b);
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
    return this.events.filter(({ cat, name }) => cat.includes('blink.user_timing') && name.startsWith('felt: '));
  }
}

const after = (times: readonly number[], from: number) => times.find((at) => at >= from) ?? Infinity;

async function stop(session: CDPSession) {
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
}
