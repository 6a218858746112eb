import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { inFirefox } from './browser';

export interface SavedFile {
  name: string;
  bytes: Buffer;
}

/** What the browser saves when something is done. */
export async function savedBy(page: Page, act: () => Promise<unknown>): Promise<SavedFile> {
  if (inFirefox) return handedOutBy(page, act);
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) };
}

/** Firefox tells its driver of no file it saves: here it is what the page hands to the browser. */
async function handedOutBy(page: Page, act: () => Promise<unknown>): Promise<SavedFile> {
  const handedOut = page.evaluate(
    () =>
      new Promise<{ name: string; content: number[] }>((resolve) => {
        const files = new Map<string, Blob>();
        const [name, press] = [URL.createObjectURL, HTMLElement.prototype.click];
        URL.createObjectURL = (file: Blob) => {
          const url = name.call(URL, file);
          files.set(url, file);
          return url;
        };
        HTMLAnchorElement.prototype.click = async function () {
          press.call(this);
          const file = files.get(this.href);
          if (!file || !this.download) return;
          URL.createObjectURL = name;
          Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
          resolve({ name: this.download, content: [...new Uint8Array(await file.arrayBuffer())] });
        };
      }),
  );
  const [{ name, content }] = await Promise.all([handedOut, act()]);
  return { name, bytes: Buffer.from(content) };
}
