import { expect, it } from 'vitest';
import { throughPanels } from '../support/every-panel';
import { faultsIn, faultsOfFit } from '../support/in-any-window';
import { strangeWords } from '../support/strange-words';
import { western } from '../support/western-figures';
import type { Window } from '../support/windows';

/** A desktop, a phone either way, a frame on somebody's page, and the smallest of all. */
const windows: Window[] = [
  [1440, 900],
  [844, 390],
  [390, 844],
  [512, 384],
  [320, 240],
];

/** A panel may have but a few words in it; a tick lies on the rim of what it marks. */
const isFault = (fault: string) => !/^only \d+ parts|^SPAN tick disc/.test(fault);

it.each([
  ['ar-XB', windows.slice(0, -1)],
  ['de', windows],
  ['bn', windows],
  ['zh', windows],
] as const)(
  'all that opens over a scene, or in its place, has room, and is in its language: %s',
  async (lang, windows) => {
    const faults: Record<string, unknown> = {};
    await throughPanels(lang, { viewport: { width: 1440, height: 900 } }, async ({ page }, what, screen) => {
      const found: Record<string, unknown> =
        screen === 'body'
          ? {}
          : await faultsIn(page, windows, async () => (await faultsOfFit(page, screen)).filter(isFault));
      const strange = lang === 'ar-XB' ? await strangeWords(page) : [];
      if (strange.length > 0) found['said in another language'] = strange;
      const figures = lang === 'bn' ? await western(page) : [];
      if (figures.length > 0) found['in figures of another language'] = figures;
      if (Object.keys(found).length > 0) faults[what] = found;
    });
    expect(faults).toEqual({});
  },
);
