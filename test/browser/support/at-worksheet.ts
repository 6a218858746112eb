import type { Page } from 'playwright-core';
import { wordSearch } from '../../../src/rules';
import { englishWords } from '../../../src/search/play/words';
import { draftKey, linkToSheet, type SheetDraft, worksheetOf } from '../../../src/search/play/worksheet';
import { opennessOf } from '../../../src/search/rules/worksheets/lay-worksheet';
import type { Point } from '../../../src/shared/canvas/box';
import { sheetDraft } from '../../shots/sheet-tours';
import { selectAlong } from './ended-search';
import { savedAt } from './saved-at';

/** A page of a class, its letters, and the link that leads to it. */
export function sheetMade(part: Partial<SheetDraft> = {}) {
  const sheet = worksheetOf({ ...sheetDraft, ...part });
  const layout = wordSearch.layWorksheet(sheet, englishWords());
  if ('code' in layout) throw new Error(layout.code);
  const text = wordSearch.worksheetText(sheet, layout.grid);
  return { sheet, layout, hash: new URL(linkToSheet(text ?? '', 'http://class/')).hash };
}

export const letters = (page: Page) => page.getByRole('grid', { name: 'Letters' });

/** How openly the message of the page lies that is being made. */
export async function savedOpenness(page: Page): Promise<number> {
  const sheet = worksheetOf((await savedAt(page, draftKey)) as SheetDraft);
  const layout = sheet.message ? wordSearch.layWorksheet(sheet, englishWords()) : undefined;
  return layout && 'grid' in layout ? opennessOf(sheet, layout) : Number.POSITIVE_INFINITY;
}

/** Where both ends of a word are on the screen. */
export async function endsOf(page: Page, grid: wordSearch.Grid, laid: wordSearch.LaidWord): Promise<[Point, Point]> {
  const box = (await letters(page).boundingBox())!;
  const side = box.height / grid.length;
  const { from, to } = selectAlong(laid);
  const at = ({ x, y }: wordSearch.Square) => ({ x: box.x + (x + 0.5) * side, y: box.y + (y + 0.5) * side });
  return [at(from), at(to)];
}

/** Its lines, as they are told. */
export const linesTold = (page: Page) =>
  page.getByRole('region', { name: 'Words' }).locator('li > .spoken').allTextContents();

/** All places where this page keeps something. */
export const savedPlaces = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('wordbler');
        opening.onsuccess = () => {
          const asking = opening.result.transaction('kept').objectStore('kept').getAllKeys();
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result.map(String));
          };
        };
      }),
  );
