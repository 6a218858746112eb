import Phaser from 'phaser';
import { mascotIds } from '../../shared/mascots';
import { goTo, isOnStage } from '../../shared/scenes/go-to';
import { playerOf } from '../../shared/scenes/player';
import type { Services } from '../../shared/scenes/services';
import { readTable } from '../play/last-table';
import { lastTableKey } from '../play/menu-facts';
import { tableNow } from '../play/table-now';
import { sitDown } from './fresh-match';

/** At the last table, or else alone against a computer. */
async function playWordblerNow(scene: Phaser.Scene, services: Services) {
  const last = readTable(await services.storage.get(lastTableKey));
  const table = tableNow(last, await playerOf(services), mascotIds);
  if (!isOnStage(scene)) return;
  sitDown(services, table, { short: true, personFirst: true });
  goTo(scene, 'Board');
}

/** Sits down and passes on to the board. */
export class SitDown extends Phaser.Scene {
  constructor(private readonly services: Services) {
    super('SitDown');
  }

  create() {
    const { services } = this;
    const { choice, mayEnd = false } = services.table ?? {};
    services.table = undefined;
    // One that was set aside may have opened only now.
    const isOther = services.match !== undefined && !mayEnd;
    if (!isOther && !choice) {
      void playWordblerNow(this, services);
      return;
    }
    if (!isOther && choice) sitDown(services, choice, { short: false });
    goTo(this, 'Board');
  }
}
