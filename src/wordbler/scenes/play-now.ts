import type Phaser from 'phaser';
import { mascotIds } from '../../shared/mascots';
import { goTo, isOnStage } from '../../shared/scenes/go-to';
import type { House } from '../../shared/scenes/house';
import { playerOf } from '../../shared/scenes/player';
import { readTable } from '../play/last-table';
import { lastTableKey } from '../play/storage-keys';
import { tableNow } from '../play/table-now';
import { sitDown } from './fresh-match';

/** At the last table, or else alone against a computer. */
export async function playWordblerNow(scene: Phaser.Scene, house: House) {
  const last = readTable(await house.storage.get(lastTableKey));
  const table = tableNow(last, await playerOf(house), mascotIds);
  if (!isOnStage(scene)) return;
  sitDown(house, table, { short: true, personFirst: true });
  goTo(scene, 'Board');
}
