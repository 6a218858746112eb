import type { ScrambleTexts } from '../../texts/texts';
import type { GameEvent } from '../rules';
import type { Round } from './round';

/** What whoever doesn't see the tray is told of what happens. */
export function spoken(texts: ScrambleTexts, event: GameEvent, round: Round): string | undefined {
  const { speech } = texts.scramble;
  switch (event.type) {
    case 'turnBegan':
      return round.isInTurns
        ? speech.began(round.nameOf(event.player), event.secondsLeft)
        : speech.beganAlone(event.secondsLeft);
    case 'wordFound':
      return speech.found(event.word, event.points, event.score);
    case 'turnEnded':
      return speech.ended(event.reason, event.words, event.score);
    case 'paused':
      return speech.paused;
    case 'wentOn':
      return speech.wentOn;
    default:
      return undefined;
  }
}
