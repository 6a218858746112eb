import type Phaser from 'phaser';
import type { House } from '../house';
import { ScrambleChoose } from './choose';
import { ScramblePlay } from './play';
import { ScrambleResult } from './result';
import { ScrambleSolve } from './solve';
import { ScrambleWatch } from './watch';

/** All of Scramble, by the names that lead there. */
export const scrambleScenes = {
  ScrambleChoose: (house) => new ScrambleChoose(house),
  ScramblePlay: (house) => new ScramblePlay(house),
  ScrambleResult: (house) => new ScrambleResult(house),
  ScrambleSolve: (house) => new ScrambleSolve(house),
  ScrambleWatch: (house) => new ScrambleWatch(house),
} satisfies Record<string, (house: House) => Phaser.Scene>;
