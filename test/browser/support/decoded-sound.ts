import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const fileOf = (name: string) => readFileSync(new URL(`../../../assets/sound/${name}`, import.meta.url));

/** In a page, by its own decoder: every sample of a file, at `rate`. */
export const decodedIn = (page: Page, file: string, rate: number) => decoded(page, fileOf(file), rate);

/** The same for one of music: its loop, put together from so many pieces of so many bytes. */
export async function loopIn(page: Page, file: string, rate: number, bytes: readonly number[], every: number) {
  const whole = fileOf(file);
  const loop = [0, 1].map(() => new Float32Array(Math.round(bytes.length * every * rate)));
  const lengths: number[] = [];
  let from = 0;
  for (const [nth, length] of bytes.entries()) {
    const piece = await decoded(page, whole.subarray(from, from + length), rate);
    from += length;
    lengths.push(piece[0]!.length / rate);
    for (const [ear, samples] of piece.entries())
      for (const [at, value] of samples.entries())
        loop[ear]![(Math.round(nth * every * rate) + at) % loop[ear]!.length]! += value;
  }
  return { loop, lengths };
}

async function decoded(page: Page, bytes: Buffer, rate: number): Promise<Float32Array[]> {
  const data = bytes.toString('base64');
  const ears = await page.evaluate(
    async ({ data, rate }) => {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      const heard = await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes.buffer);
      return Array.from({ length: heard.numberOfChannels }, (_, channel) => {
        const waves = Int16Array.from(heard.getChannelData(channel), (value) => Math.round(value * 16_384));
        const bytes = new Uint8Array(waves.buffer);
        let text = '';
        for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
        return btoa(text);
      });
    },
    { data, rate },
  );
  return ears.map((ear) => {
    const { buffer, byteOffset, length } = Buffer.from(ear, 'base64');
    return Float32Array.from(new Int16Array(buffer.slice(byteOffset, byteOffset + length)), (v) => v / 16_384);
  });
}
