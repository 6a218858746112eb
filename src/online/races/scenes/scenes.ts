import type Phaser from 'phaser';
import type { Services } from '../../../shared/scenes/services';
import { RaceChoose } from './race-choose';
import { RaceRoom } from './race-room';
import { RacesHere } from './races-here';

export { RacesHere };

/** All of racing with others, by the names that lead there. */
export const raceScenes = {
  RaceChoose: (races, services) => new RaceChoose(races, services),
  RaceRoom: (races, services) => new RaceRoom(races, services),
} satisfies Record<string, (races: RacesHere, services: Services) => Phaser.Scene>;
