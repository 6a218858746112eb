import '../../panels/online/styles.css';
import type Phaser from 'phaser';
import type { Services } from '../../../shared/scenes/services';
import { FriendRoom } from './friend-room';
import { Friends } from './friends';
import { Rooms } from './rooms';

export { Rooms };

/** All of playing with others on devices of their own, by the names that lead there. */
export const friendScenes = {
  Friends: (rooms, services) => new Friends(rooms, services),
  FriendRoom: (rooms, services) => new FriendRoom(rooms, services),
} satisfies Record<string, (rooms: Rooms, services: Services) => Phaser.Scene>;
