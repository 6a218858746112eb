import Phaser from 'phaser';
import { mascotIds } from '../../shared/mascots';
import { goTo, isOnStage } from '../../shared/scenes/go-to';
import type { House } from '../../shared/scenes/house';
import { playerOf } from '../../shared/scenes/player';
import { readTable } from '../play/last-table';
import { lastTableKey } from '../play/menu-facts';
import { tableNow } from '../play/table-now';
import { sitDown } from './fresh-match';

/** At the last table, or else alone against a computer. */
async function playWordblerNow(scene: Phaser.Scene, house: House) {
  const last = readTable(await house.storage.get(lastTableKey));
  const table = tableNow(last, await playerOf(house), mascotIds);
  if (!isOnStage(scene)) return;
  sitDown(house, table, { short: true, personFirst: true });
  goTo(scene, 'Board');
}

/** Sits down and passes on to the board. */
export class SitDown extends Phaser.Scene {
  constructor(private readonly house: House) {
    super('SitDown');
  }

  create() {
    const { house } = this;
    const { choice, mayEnd = false } = house.table ?? {};
    house.table = undefined;
    // One that was set aside may have opened only now.
    const isOther = house.match !== undefined && !mayEnd;
    if (!isOther && !choice) {
      void playWordblerNow(this, house);
      return;
    }
    if (!isOther && choice) sitDown(house, choice, { short: false });
    goTo(this, 'Board');
  }
}
