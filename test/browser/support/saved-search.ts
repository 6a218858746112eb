import type { Page } from 'playwright-core';
import type { wordSearch } from '../../../src/rules';

/** What the page keeps of the search under way was begun with. */
export const savedSetup = (page: Page): Promise<wordSearch.Setup | undefined> =>
  page.evaluate(
    () =>
      new Promise<wordSearch.Setup | undefined>((resolve, reject) => {
        const opening = indexedDB.open('wordbler');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('kept').objectStore('kept').get('search');
          asking.onsuccess = () => {
            opening.result.close();
            resolve((asking.result as wordSearch.SavedGame | undefined)?.setup);
          };
        };
      }),
  );

/** Changes the sealed bytes of a page behind its back. Returns how many there are. */
export const inSealed = (page: Page, place: string, change: (bytes: Uint8Array) => Uint8Array): Promise<number> =>
  // A text, since a strict page makes no function of one.
  page.evaluate<number>(`new Promise((resolve, reject) => {
        const opening = indexedDB.open('wordbler sealed');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction('sealed', 'readwrite').objectStore('sealed');
          const asking = store.get(${JSON.stringify(place)});
          asking.onsuccess = () => {
            const bytes = (${change})(asking.result);
            store.put(bytes, ${JSON.stringify(place)}).onsuccess = () => {
              opening.result.close();
              resolve(bytes.length);
            };
          };
        };
      })`);
