import type { Browser } from 'playwright-core';
import { launchChromium } from '../../browser/support/chromium';
import { median } from '../rounds';
import { type Build, openBuilds } from './builds';
import { idleShares } from './idle';
import { memoryFigures } from './memory';
import { motionFigures } from './motion';
import { coldStart } from './start';
import { type Figures, feltTable } from './table';
import { longestTasks } from './tasks';

interface Group {
  rounds: number;
  measure: (build: Build, part: string) => Promise<Figures>;
}

const inBrowser =
  (measure: (browser: Browser, build: Build, part: string) => Promise<Figures>): Group['measure'] =>
  async (build, part) => {
    const browser = await launchChromium();
    try {
      return await measure(browser, build, part);
    } finally {
      await browser.close();
    }
  };

const groups: Readonly<Record<string, Group>> = {
  start: { rounds: 3, measure: inBrowser(coldStart) },
  tasks: { rounds: 3, measure: inBrowser(longestTasks) },
  motion: { rounds: 3, measure: inBrowser(motionFigures) },
  idle: { rounds: 1, measure: idleShares },
  memory: { rounds: 1, measure: memoryFigures },
};

/**
 * What a player feels of the page, group by group. With another checkout, or what one was built into, both builds are
 * measured in turns: a slow moment of the machine hits them alike. The medians count.
 */
export async function felt(wanted: { group?: string; part?: string; against?: string; rounds?: number }) {
  const { group, part = '', against } = wanted;
  if (group && !groups[group]) throw new Error(`What is felt is measured as ${Object.keys(groups).join(', ')}.`);
  const builds = await openBuilds(against);
  const failures: unknown[] = [];
  try {
    for (const [name, { rounds, measure }] of Object.entries(groups)) {
      if (group && name !== group) continue;
      const found = new Map(builds.map((build) => [build.name, [] as Figures[]]));
      for (let round = 0; round < (wanted.rounds ?? rounds); round++) {
        for (const build of builds) {
          try {
            found.get(build.name)!.push(await measure(build, part));
          } catch (error) {
            failures.push(new Error(`${name}, ${build.name}`, { cause: error }));
          }
        }
      }
      const medians = [...found].map(([build, rounds]) => [build, mediansOf(rounds)] as const);
      process.stdout.write(`${feltTable(new Map(medians))}\n`);
    }
  } finally {
    for (const build of builds) await build.close();
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} rounds failed`);
}

function mediansOf(rounds: readonly Figures[]): Figures {
  const names = [...new Set(rounds.flatMap((round) => Object.keys(round)))];
  const figuresOf = (name: string) => rounds.flatMap((round) => (Number.isFinite(round[name]) ? [round[name]!] : []));
  return Object.fromEntries(names.map((name) => [name, median(figuresOf(name))]));
}
