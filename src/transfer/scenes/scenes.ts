import '../panels/styles.css';
import type Phaser from 'phaser';
import type { Services } from '../../shared/scenes/services';
import { Carried } from './carried';
import { Moving } from './moving';

/** What comes here from elsewhere, by the names that lead there. */
export const carryingScenes = {
  Carried: (services) => new Carried(services),
  Moving: (services) => new Moving(services),
} satisfies Record<string, (services: Services) => Phaser.Scene>;
