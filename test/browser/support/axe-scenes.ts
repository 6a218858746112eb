import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { some } from '../../long';
import { axeFaultsIn } from './axe-faults';
import type { Window } from './windows';

export const desktop = [1280, 800] as const;
/** A desktop, a tablet, a phone, and a phone on its side; the widest and the narrowest have all there is. */
const all: readonly Window[] = [desktop, [768, 1024], [390, 844], [844, 390]];
const windows = some(all, [desktop, [390, 844]]);

/** Names the scene in what is reported, and goes on to the next one all the same. */
export async function lookAt(page: Page, scene: string, inWindows: readonly Window[] = windows) {
  expect.soft(await axeFaultsIn(page, inWindows), scene).toEqual({});
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click({ force: true });

/** Opens a panel, looks, and closes it. */
export async function lookInto(page: Page, panel: string, opens: Promise<void>) {
  await opens;
  await page.getByRole('dialog').waitFor();
  await lookAt(page, panel);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
