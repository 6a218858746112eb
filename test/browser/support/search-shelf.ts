import type { Page } from 'playwright-core';

const place = 'value: search scores';

/** The sealed high scores, as they lie in the browser's own database. */
export async function sealedBytes(page: Page): Promise<number[]> {
  return page.evaluate(
    (place) =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open('wordbler sealed');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('sealed').objectStore('sealed').get(place);
          asking.onsuccess = () => {
            opening.result.close();
            resolve([...(asking.result as Uint8Array)]);
          };
        };
      }),
    place,
  );
}

export async function putSealed(page: Page, bytes: readonly number[]) {
  await page.evaluate(
    ({ place, bytes }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('wordbler sealed');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('sealed', 'readwrite');
          change.objectStore('sealed').put(Uint8Array.from(bytes), place);
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { place, bytes: [...bytes] },
  );
}

/** Seals a value as the page would, under a key of its own: what an older release has left there. */
export async function seal(page: Page, name: string, value: unknown) {
  await page.evaluate(
    async ({ name, text }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('wordbler sealed');
        opening.onupgradeneeded = () => opening.result.createObjectStore('sealed');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => resolve(opening.result);
      });
      const within = <T>(act: (store: IDBObjectStore) => IDBRequest<T>) =>
        new Promise<T>((resolve) => {
          const asking = act(database.transaction('sealed', 'readwrite').objectStore('sealed'));
          asking.onsuccess = () => resolve(asking.result);
        });
      let key: CryptoKey | undefined = await within((store) => store.get('key'));
      if (!key) {
        key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
        await within((store) => store.put(key, 'key'));
      }
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const additionalData = new TextEncoder().encode(`1 ${name}`);
      const lock = { name: 'AES-GCM', iv, additionalData, tagLength: 128 };
      const closed = new Uint8Array(await crypto.subtle.encrypt(lock, key, new TextEncoder().encode(text)));
      await within((store) => store.put(Uint8Array.of(1, ...iv, ...closed), `value: ${name}`));
      database.close();
    },
    { name, text: JSON.stringify(value) },
  );
}

/** The size of a picture, and its colours at some spots, written as in CSS. */
export async function pixelsOf(page: Page, picture: Buffer, spots: readonly { x: number; y: number }[]) {
  return page.evaluate(
    async ({ data, spots }) => {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
      const brush = canvas.getContext('2d')!;
      brush.drawImage(bitmap, 0, 0);
      // Read back once: each time the whole picture is copied.
      const { width, height } = bitmap;
      const { data: all } = brush.getImageData(0, 0, width, height);
      const colours = spots.map(({ x, y }) => {
        const at = 4 * (Math.round(y) * width + Math.round(x));
        const rgb = [...all.slice(at, at + 3)];
        return `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      });
      return { width, height, colours };
    },
    { data: picture.toString('base64'), spots: [...spots] },
  );
}
