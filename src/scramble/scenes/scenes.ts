import '../panels/styles.css';
import type Phaser from 'phaser';
import type { House } from '../../shared/scenes/house';
import type { ScrambleTexts } from '../../texts/texts';
import { ScrambleChoose } from './choose';
import { ScramblePlay } from './play';
import { ScrambleResult } from './result';
import { ScrambleSolve } from './solve';
import { ScrambleWatch } from './watch';

/** All of Scramble, by the names that lead there. */
export const scrambleScenes = {
  ScrambleChoose: (texts, house) => new ScrambleChoose(texts, house),
  ScramblePlay: (texts, house) => new ScramblePlay(texts, house),
  ScrambleResult: (texts, house) => new ScrambleResult(texts, house),
  ScrambleSolve: (texts, house) => new ScrambleSolve(texts, house),
  ScrambleWatch: (texts, house) => new ScrambleWatch(texts, house),
} satisfies Record<string, (texts: ScrambleTexts, house: House) => Phaser.Scene>;
