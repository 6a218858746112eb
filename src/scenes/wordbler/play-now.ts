import type Phaser from 'phaser';
import { lastTableKey } from '../../match/wordbler/kept-at';
import { readTable } from '../../match/wordbler/last-table';
import { tableNow } from '../../match/wordbler/table-now';
import { mascotIds } from '../../panels/mascots';
import { goTo, isOnStage } from '../go-to';
import type { House } from '../house';
import { playerOf } from '../player';
import { sitDown } from './fresh-match';

/** At the last table, or else alone against a computer. */
export async function playWordblerNow(scene: Phaser.Scene, house: House) {
  const last = readTable(await house.storage.get(lastTableKey));
  const table = tableNow(last, await playerOf(house), mascotIds);
  if (!isOnStage(scene)) return;
  sitDown(house, table, { short: true, personFirst: true });
  goTo(scene, 'Board');
}
