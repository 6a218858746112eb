import type { Page } from 'playwright-core';

/** What the page keeps at a place. */
export const savedAt = (page: Page, place: string) =>
  page.evaluate(
    (place) =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open('wordbler');
        opening.onsuccess = () => {
          const asking = opening.result.transaction('kept').objectStore('kept').get(place);
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result);
          };
        };
      }),
    place,
  );

/** Puts something there, for a page that is loaded after this. */
export const keepAt = (page: Page, place: string, kept: unknown) =>
  page.evaluate(
    ({ place, kept }) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('wordbler');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('kept', 'readwrite');
          writing.objectStore('kept').put(kept, place);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { place, kept },
  );
