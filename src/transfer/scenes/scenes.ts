import '../panels/styles.css';
import type Phaser from 'phaser';
import type { House } from '../../shared/scenes/house';
import { Carried } from './carried';
import { Moving } from './moving';

/** What comes here from elsewhere, by the names that lead there. */
export const carryingScenes = {
  Carried: (house) => new Carried(house),
  Moving: (house) => new Moving(house),
} satisfies Record<string, (house: House) => Phaser.Scene>;
