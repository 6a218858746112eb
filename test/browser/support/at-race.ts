import type { Page } from 'playwright-core';
import { readRaceMark } from '../../../src/engine/saving/room-marks';
import { wordSearch } from '../../../src/rules';
import { englishWords } from '../../../src/search/play/words';
import { RaceRoom } from '../../../src/server/races/race-room';
import type { FriendsHost } from './friends-at-table';

/** The race of an invitation, as the server has it. */
export async function raceOf(host: FriendsHost, link: string): Promise<RaceRoom['state']> {
  const room = await host.races.find(readRaceMark(new URL(link).hash.slice(1))!.room);
  if (!(room instanceof RaceRoom)) throw new Error(`No race in ${link}`);
  return room.state;
}

/** The search of a race, as the server has set it up. */
export async function searchOf(host: FriendsHost, link: string): Promise<wordSearch.GameEngine> {
  const { start } = await raceOf(host, link);
  const engine = new wordSearch.GameEngine(start!.setup as wordSearch.Setup, englishWords());
  engine.dispatch({ type: 'begin' });
  return engine;
}

export const findsOf = async (host: FriendsHost, link: string, seat: number) =>
  (await raceOf(host, link)).race?.finds.filter((find) => find.seat === seat).length ?? 0;

/** Opens the race that is set up, and answers with its invitation. */
export async function openRaceAs(page: Page, name: string): Promise<string> {
  // Where one comes from, somebody is asked for a name, too.
  await page.getByRole('button', { name: 'Open race' }).waitFor();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open race' }).click();
  return page.getByRole('textbox', { name: 'Invitation' }).inputValue();
}

export async function joinRaceAs(page: Page, name: string) {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join race' }).click();
}
