import '../../panels/online/styles.css';
import type Phaser from 'phaser';
import type { House } from '../../../shared/scenes/house';
import { FriendRoom } from './friend-room';
import { Friends } from './friends';
import { Rooms } from './rooms';

export { Rooms };

/** All of playing with others on devices of their own, by the names that lead there. */
export const friendScenes = {
  Friends: (rooms, house) => new Friends(rooms, house),
  FriendRoom: (rooms, house) => new FriendRoom(rooms, house),
} satisfies Record<string, (rooms: Rooms, house: House) => Phaser.Scene>;
