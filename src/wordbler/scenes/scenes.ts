import type Phaser from 'phaser';
import type { House } from '../../shared/scenes/house';

/** The scenes of Wordbler, each with its code in a chunk of its own, by the names that lead there. */
export const wordblerScenes = {
  SitDown: async (house) => new (await import('./at-table')).SitDown(house),
  Board: async (house) => new (await import('./at-table')).Board(house),
  PlayerSelect: async (house) => new (await import('./player-select')).PlayerSelect(house),
  GameOver: async (house) => new (await import('./game-over')).GameOver(house),
  Review: async (house) => new (await import('./review')).Review(house),
  Record: async (house) => new (await import('./record')).RecordShown(house),
} satisfies Record<string, (house: House) => Promise<Phaser.Scene>>;
