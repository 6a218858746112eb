import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node';

/** How many pages the whole suite may open; a tenth is to spare. Whoever needs more says here why. */
const mostPages = 77;

const place = 'WORDBLER_PAGES_OPENED';

/** Called by every page that a test opens, in whichever process. */
export function countPage() {
  const file = process.env[place];
  if (file) appendFileSync(file, '.');
}

/** What a process and all it starts use, looked at every second: what has ended takes its account with it. */
class ProcessorTime {
  private readonly ticks = new Map<string, number>();
  private readonly looking = setInterval(() => this.look(), 1000).unref();

  /** Undefined where there is no /proc. */
  stop(): number | undefined {
    clearInterval(this.looking);
    this.look();
    const all = [...this.ticks.values()].reduce((sum, own) => sum + own, 0);
    return all > 0 ? all / 100 : undefined;
  }

  private look() {
    const stats = processes().flatMap(statOf);
    const family = new Set([`${process.pid}`]);
    for (let before = 0; before < family.size; ) {
      before = family.size;
      for (const { pid, parent } of stats) if (family.has(parent)) family.add(pid);
    }
    for (const { pid, ticks } of stats) if (family.has(pid)) this.ticks.set(pid, ticks);
  }
}

/** What a run has cost, by measures that say the same on every machine: a test that is added shows up here. */
export default class Costs implements Reporter {
  private readonly folder = mkdtempSync(join(tmpdir(), 'wordbler-costs-'));
  private readonly time = new ProcessorTime();
  private vitest: Vitest | undefined;
  private isWhole = false;

  onInit(vitest: Vitest) {
    this.vitest = vitest;
    process.env[place] = join(this.folder, 'pages');
    writeFileSync(join(this.folder, 'pages'), '');
  }

  async onTestRunStart(files: readonly TestSpecification[]) {
    const all = await this.vitest?.globTestSpecifications();
    this.isWhole = files.length === all?.length;
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const pages = statSync(join(this.folder, 'pages')).size;
    rmSync(this.folder, { recursive: true });
    const seconds = this.time.stop();
    const dearest = modules
      .map((module) => ({ name: module.relativeModuleId, ms: module.diagnostic().duration }))
      .sort((one, other) => other.ms - one.ms)
      .slice(0, 10);
    const lines = [
      `${pages} pages opened${seconds === undefined ? '' : `, ${Math.round(seconds)} seconds of processor`}; the dearest files:`,
      ...dearest.map(({ name, ms }) => `${(ms / 1000).toFixed(0).padStart(6)} s  ${name}`),
    ];
    process.stdout.write(`\n${lines.join('\n')}\n`);
    if (!this.isWhole || pages <= mostPages) return;
    process.stdout.write(`More than ${mostPages} pages: see test/costs.ts.\n`);
    process.exitCode = 1;
  }
}

function processes(): string[] {
  return existsSync('/proc/self/stat') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
}

function statOf(pid: string): { pid: string; parent: string; ticks: number }[] {
  try {
    // The name comes second, in brackets, and may hold blanks.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return [{ pid, parent: stat[1]!, ticks: Number(stat[11]) + Number(stat[12]) }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}
