import type Phaser from 'phaser';
import type { House } from '../../../shared/scenes/house';
import { RaceChoose } from './race-choose';
import { RaceRoom } from './race-room';
import { RacesHere } from './races-here';

export { RacesHere };

/** All of racing with others, by the names that lead there. */
export const raceScenes = {
  RaceChoose: (races, house) => new RaceChoose(races, house),
  RaceRoom: (races, house) => new RaceRoom(races, house),
} satisfies Record<string, (races: RacesHere, house: House) => Phaser.Scene>;
