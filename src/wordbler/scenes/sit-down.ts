import Phaser from 'phaser';
import { goTo } from '../../shared/scenes/go-to';
import type { House } from '../../shared/scenes/house';
import { sitDown } from './fresh-match';
import { playWordblerNow } from './play-now';

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
