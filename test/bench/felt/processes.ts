import { readdir, readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

interface Process {
  id: number;
  parent: number;
  /** Of a processor, so far. */
  seconds: number;
}

// Linux counts processor time in hundredths of a second, whatever its own clock does.
const ticksASecond = 100;

async function named(browser: Browser, wanted: 'browser' | 'renderer'): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === wanted).map(({ id }) => id);
}

/** Every process that a browser started, and it itself. */
async function processesOf(browser: Browser): Promise<Process[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(names.map(read))).filter((found) => found !== undefined);
  const own = new Set(await named(browser, 'browser'));
  for (let before = 0; before < own.size; ) {
    before = own.size;
    for (const { id, parent } of all) if (own.has(parent)) own.add(id);
  }
  return all.filter(({ id }) => own.has(id));
}

async function read(name: string): Promise<Process | undefined> {
  try {
    const text = await readFile(`/proc/${name}/stat`, 'utf8');
    // The name of the program stands in brackets and may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const seconds = (Number(fields[11]) + Number(fields[12])) / ticksASecond;
    return { id: Number(name), parent: Number(fields[1]), seconds };
  } catch {
    // It has ended since it was named.
    return undefined;
  }
}

/** What all processes of the browser took of a processor, in seconds. */
export async function processorTime(browser: Browser): Promise<number> {
  return (await processesOf(browser)).reduce((sum, { seconds }) => sum + seconds, 0);
}

/**
 * What the process of the page and its workers holds for itself alone, in MB; that of a blank page is smaller. Pages of
 * the
 * program's own file are not counted: whether others share them hangs on which browsers run beside this one.
 */
export async function memoryOfPage(browser: Browser): Promise<number> {
  const held = (await named(browser, 'renderer')).map(async (id) => {
    const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8');
    const kilobytes = [...text.matchAll(/^(?:Private_Dirty|Swap):\s+(\d+) kB$/gm)].map(([, count]) => Number(count));
    return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
  });
  return Math.max(...(await Promise.all(held)));
}
