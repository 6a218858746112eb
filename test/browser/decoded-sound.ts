import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** In a page, by its own decoder: every sample of a file, at `rate`. */
export async function decodedIn(page: Page, file: string, rate: number): Promise<Float32Array[]> {
  const data = readFileSync(new URL(`../../assets/sound/${file}`, import.meta.url)).toString('base64');
  const ears = await page.evaluate(
    async ({ data, rate }) => {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      const heard = await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes.buffer);
      return Array.from({ length: heard.numberOfChannels }, (_, channel) => {
        const waves = Int16Array.from(heard.getChannelData(channel), (value) => Math.round(value * 16_384));
        const bytes = new Uint8Array(waves.buffer);
        let text = '';
        for (let at = 0; at < bytes.length; at += 8192)
          text += String.fromCharCode(...bytes.subarray(at, at + 8192));
        return btoa(text);
      });
    },
    { data, rate },
  );
  return ears.map((ear) => {
    const { buffer, byteOffset, length } = Buffer.from(ear, 'base64');
    return Float32Array.from(
      new Int16Array(buffer.slice(byteOffset, byteOffset + length)),
      (v) => v / 16_384,
    );
  });
}
