import type Phaser from 'phaser';
import { keepRound } from '../../match/scramble/keep-round';
import type { Round } from '../../match/scramble/round';
import { en } from '../../texts/en';
import { goTo } from '../go-to';
import type { House } from '../house';

/** A board is kept, with music, and belongs to this page until another one goes on with it. Returns what ends that. */
export function holdRound(scene: Phaser.Scene, house: House, round: Round): () => void {
  const { tabs, storage, sound } = house;
  tabs.takeGame('scramble');
  const stopKeeping = keepRound(round, storage);
  const stopListening = tabs.listen(() => {
    stopKeeping();
    house.round = undefined;
    house.notice = en.board.otherTab;
    goTo(scene, 'Menu');
  }, 'scramble');
  sound.startMusic();
  return () => {
    stopKeeping();
    stopListening();
    sound.stopMusic();
  };
}
