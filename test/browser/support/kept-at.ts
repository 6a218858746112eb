import type { Page } from 'playwright-core';

/** What the page keeps at a place. */
export const keptAt = (page: Page, place: string) =>
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
