import type { Browser } from 'playwright-core';
import type { Build } from './builds';
import type { Figures } from './table';
import { Trace } from './trace';
import { phone, rest, Visit } from './visit';
import { type Step, ways } from './ways';

const menu: Step = ['first paint to the menu', (visit) => visit.button('Play now: Wordbler')];
const still = 1200;
const firstPaint = `new PerformanceObserver((list) => {
  const [{ startTime }] = list.getEntries();
  performance.mark('felt: ${menu[0]}', { startTime });
}).observe({ type: 'paint', buffered: true });`;

/**
 * All ways through the scenes: the longest task of each step, on a phone's screen and slowed. What counts is the time
 * the page's thread worked: on a quiet machine the whole task, and on a busy one not what others took meanwhile.
 */
export async function longestTasks(browser: Browser, { url }: Build, wanted = ''): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, { kept, steps }] of Object.entries(ways)) {
    if (!name.includes(wanted)) continue;
    const visit = await Visit.start(browser, { screen: phone, script: firstPaint, ...(kept && { kept }) });
    try {
      const trace = await Trace.of(browser, async () => {
        await visit.page.goto(url);
        for (const [what, act] of [menu, ...steps]) {
          if (what !== menu[0]) await visit.page.evaluate(`performance.mark('felt: ${what}')`);
          await act(visit);
          await rest(still);
        }
      });
      Object.assign(figures, longestIn(trace));
    } finally {
      await visit.close();
    }
  }
  return figures;
}

function longestIn(trace: Trace): Figures {
  const tasks = trace.tasks();
  const marks = trace.marks();
  const figures: Figures = {};
  for (const [at, { name, at: from }] of marks.entries()) {
    const to = marks[at + 1]?.at ?? Infinity;
    const own = tasks.filter(({ start }) => start >= from && start < to);
    const key = `longest task: ${name.replace('felt: ', '')}`;
    figures[key] = Math.max(figures[key] ?? 0, ...own.map(({ taken }) => taken));
  }
  return figures;
}
