import '../panels/styles.css';
import type Phaser from 'phaser';
import type { Services } from '../../shared/scenes/services';
import type { ScrambleTexts } from '../../texts/texts';
import { ScrambleChoose } from './choose';
import { ScramblePlay } from './play';
import { ScrambleResult } from './result';
import { ScrambleSolve, ScrambleWatch } from './solve';

/** All of Scramble, by the names that lead there. */
export const scrambleScenes = {
  ScrambleChoose: (texts, services) => new ScrambleChoose(texts, services),
  ScramblePlay: (texts, services) => new ScramblePlay(texts, services),
  ScrambleResult: (texts, services) => new ScrambleResult(texts, services),
  ScrambleSolve: (texts, services) => new ScrambleSolve(texts, services),
  ScrambleWatch: (texts, services) => new ScrambleWatch(texts, services),
} satisfies Record<string, (texts: ScrambleTexts, services: Services) => Phaser.Scene>;
