import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

export interface InSight {
  words: number;
  controls: number;
}

const controls =
  /^(button|link|textbox|searchbox|spinbutton|radio|checkbox|switch|combobox|slider|tab|menuitem|option)$/;
/** The letters of a board or a grid are no words, and a row's name only repeats its cells. */
const notRead = /^(gridcell|row|rowgroup)$/;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const wordsIn = (text: string) =>
  [...segmenter.segment(text)].filter(({ segment }) => /\p{L}{2}|[\p{Lo}]/u.test(segment)).length;

/**
 * What somebody could read on the page as it is, and what could be pressed there: by what a screen reader meets. Behind
 * a panel that waits for an answer nothing is, nor in a list that is not open, but for what is chosen of it.
 */
export async function inSight(page: Page): Promise<InSight> {
  const panels = page.locator('dialog:modal');
  const place = (await panels.count()) > 0 ? panels.last() : page.locator('body');
  return countIn(await place.ariaSnapshot());
}

function countIn(snapshot: string): InSight {
  const found = { words: 0, controls: 0 };
  /** How deep the list stands whose choices are being read. */
  let closed = Number.POSITIVE_INFINITY;
  for (const line of snapshot.split('\n')) {
    const [, indent = '', role = '', name = '', state = '', text = ''] =
      /^(\s*)- (?:'|)?(\w+|\/\w+)(?: "((?:[^"\\]|\\.)*)")?([^:]*)(?::\s*(.*))?$/.exec(line) ?? [];
    if (notRead.test(role) || role.startsWith('/')) continue;
    if (indent.length <= closed) closed = role === 'combobox' ? indent.length : Number.POSITIVE_INFINITY;
    const isInList = indent.length > closed;
    if (isInList && !state.includes('[selected]')) continue;
    if (controls.test(role) && !isInList) found.controls++;
    found.words += wordsIn(name) + wordsIn(text);
  }
  return found;
}

export type Counts = Record<string, InSight>;

/** The counts of a folder of pictures beside older ones: a line each, the sums last. */
export async function compareCounts([before, after]: [string, string], file: string): Promise<string[]> {
  const [old, now] = (await Promise.all(
    [before, after].map(async (folder) => JSON.parse(await readFile(join(folder, file), 'utf8'))),
  )) as [Counts, Counts];
  const both = Object.keys(now).filter((name) => old[name]);
  const sumOf = (counts: Counts, what: keyof InSight) => both.reduce((sum, name) => sum + counts[name]![what], 0);
  const line = (name: string, [was, is]: [InSight, InSight]) =>
    `${String(was.words).padStart(5)} ${String(is.words).padStart(5)} words ${String(was.controls).padStart(4)} ${String(is.controls).padStart(4)} controls  ${name}`;
  const sums = [old, now].map((counts) => ({ words: sumOf(counts, 'words'), controls: sumOf(counts, 'controls') }));
  return [
    ...both.map((name) => line(name, [old[name]!, now[name]!])),
    line(`${both.length} scenes`, sums as [InSight, InSight]),
  ];
}
