import type Phaser from 'phaser';
import type { Services } from '../../shared/scenes/services';

/** The scenes of Wordbler, each with its code in a chunk of its own, by the names that lead there. */
export const wordblerScenes = {
  SitDown: async (services) => new (await import('./board-chunk')).SitDown(services),
  Board: async (services) => new (await import('./board-chunk')).Board(services),
  PlayerSelect: async (services) => new (await import('./player-select')).PlayerSelect(services),
  GameOver: async (services) => new (await import('./game-over')).GameOver(services),
  Review: async (services) => new (await import('./review')).Review(services),
  Record: async (services) => new (await import('./record')).RecordShown(services),
} satisfies Record<string, (services: Services) => Promise<Phaser.Scene>>;
