import type { GameEvent } from '../../core/scramble';
import type { Round } from '../../match/scramble/round';
import type { Announcer } from '../../panels/announcer';
import { enScramble } from '../../texts/en-scramble';

const { speech } = enScramble;

/** Tells whoever doesn't see the tray what happens. */
export function tellRound(events: readonly GameEvent[], round: Round, announcer: Announcer) {
  for (const event of events) {
    const text = sentence(event, round);
    if (text) announcer.say(text);
  }
}

function sentence(event: GameEvent, round: Round): string | undefined {
  switch (event.type) {
    case 'turnBegan':
      return speech.began(round.nameOf(event.player), event.secondsLeft);
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
