import Phaser from 'phaser';
import { Match } from '../match/match';
import { OverPanel } from '../panels/over-panel';
import type { House } from './house';

/** The ranking and the last reckoning. */
export class GameOver extends Phaser.Scene {
  constructor(private readonly house: House) {
    super('GameOver');
  }

  create() {
    const { house } = this;
    const match = house.match;
    house.match = undefined;
    if (!match?.state.outcome || !house.words) {
      this.scene.start('PlayerSelect');
      return;
    }
    const { setup } = match.engine;
    const result = {
      outcome: match.state.outcome,
      history: match.state.history,
      names: setup.seats.map(({ name }) => name),
    };
    const words = house.words;
    const panel = new OverPanel(house.root, result, {
      playAgain: () => {
        house.match = Match.fresh({ ...setup, seed: house.newSeed() }, words);
        this.scene.start('Board');
      },
      newTable: () => this.scene.start('PlayerSelect'),
    });
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => panel.remove());
  }
}
