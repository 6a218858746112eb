import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';

interface Difference {
  name: string;
  /** Of the larger picture's pixels, from 0 to 1. */
  share: number;
}

// Colours that run into one another are not always rounded alike.
const sameWithin = 3;

// A text, because tools change functions. Paints before, after and what differs side by side, and counts it.
const compareInPage = `async ([before, after]) => {
  const load = async (data) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  };
  const pictures = [await load(before), await load(after)];
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const brushes = [0, 1, 2].map(() => new OffscreenCanvas(width, height).getContext('2d'));
  pictures.forEach((picture, at) => brushes[at].drawImage(picture, 0, 0));
  const [was, is] = brushes.map((brush) => brush.getImageData(0, 0, width, height).data);
  const isNear = (at) => Math.abs(was[at] - is[at]) <= ${sameWithin};
  const marks = new ImageData(width, height);
  const marked = new Uint32Array(marks.data.buffer);
  let differing = 0;
  for (let at = 0; at < marked.length; at++) {
    if ([0, 1, 2, 3].every((part) => isNear(4 * at + part))) continue;
    differing++;
    marked[at] = 0xff2000e0;
  }
  if (differing === 0) return { share: 0 };
  brushes[2].putImageData(marks, 0, 0);
  const sheet = new OffscreenCanvas(width * 3, height);
  const brush = sheet.getContext('2d');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, width * 3, height);
  // The difference lies on what is there now, pale, so that one sees where it is.
  brush.globalAlpha = 0.25;
  brush.drawImage(brushes[1].canvas, width * 2, 0);
  brush.globalAlpha = 1;
  brushes.forEach(({ canvas }, at) => brush.drawImage(canvas, width * at, 0));
  const url = await sheet.convertToBlob({ type: 'image/png' }).then((blob) => new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsDataURL(blob);
  }));
  return { share: differing / marked.length, sheet: url.slice(url.indexOf(',') + 1) };
}`;

const picturesIn = async (folder: string, wanted: (name: string) => boolean) =>
  (await readdir(folder)).filter((name) => name.endsWith('.png') && wanted(name)).sort();

/** Compares the pictures of a folder with older ones of the same names; what it says are the lines to print. */
export async function compare(
  browser: Browser,
  [before, after]: [string, string],
  wanted: (name: string) => boolean,
): Promise<string[]> {
  const sheets = join(after, 'differences');
  await rm(sheets, { recursive: true, force: true });
  await mkdir(sheets, { recursive: true });
  const [old, now] = await Promise.all([picturesIn(before, wanted), picturesIn(after, wanted)]);
  const both = now.filter((name) => old.includes(name));
  const page = await browser.newPage();
  const differences: Difference[] = [];
  for (const name of both) {
    const share = await differ(page, [join(before, name), join(after, name)], join(sheets, name));
    if (share > 0) differences.push({ name, share });
  }
  await page.close();
  differences.sort((a, b) => b.share - a.share || a.name.localeCompare(b.name));
  return [
    ...differences.map(({ name, share }) => `${(share * 100).toFixed(3).padStart(7)} %  ${name}`),
    ...old.filter((name) => !now.includes(name)).map((name) => `only in ${before}: ${name}`),
    ...now.filter((name) => !old.includes(name)).map((name) => `only in ${after}: ${name}`),
    `${differences.length} of ${both.length} pictures differ`,
  ];
}

/** The share of pixels that are not the same; where there are any, a sheet shows them. */
async function differ(page: Page, paths: [string, string], sheet: string): Promise<number> {
  const [before, after] = await Promise.all(paths.map((path) => readFile(path)));
  if (before!.equals(after!)) return 0;
  const given = JSON.stringify([before!.toString('base64'), after!.toString('base64')]);
  const found = await page.evaluate<{ share: number; sheet?: string }>(`(${compareInPage})(${given})`);
  if (found.sheet) await writeFile(sheet, Buffer.from(found.sheet, 'base64'));
  return found.share;
}
