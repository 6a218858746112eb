import Phaser from 'phaser';
import { english } from '../core/alphabet/english';
import { lastTableKey, readTable, type TableChoice } from '../match/last-table';
import { Match } from '../match/match';
import { SelectPanel } from '../panels/select-panel';
import type { House } from './house';

/** Setting the table: who plays, and by which rules. */
export class PlayerSelect extends Phaser.Scene {
  constructor(private readonly house: House) {
    super('PlayerSelect');
  }

  async create() {
    const { house } = this;
    const last = readTable(await house.storage.get(lastTableKey));
    const panel = new SelectPanel(house.root, {
      last,
      openRacks: () => house.preferences.now.openRacks,
      notice: house.notice,
      start: (choice) => this.begin(choice),
      back: () => this.scene.start('Menu'),
      setOpenRacks: (openRacks) => house.preferences.change({ openRacks }),
    });
    house.notice = undefined;
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => panel.remove());
  }

  private begin({ seats, rules }: TableChoice) {
    const { house } = this;
    if (!house.words) return;
    void house.storage.set(lastTableKey, { seats, rules } satisfies TableChoice);
    const setup = { seats, rules, seed: house.newSeed(), tiles: english.id, words: house.words.id };
    house.match = Match.fresh(setup, house.words);
    this.scene.start('Board');
  }
}
