import type { GameEvent } from '../../core/scramble';
import type { Round } from '../../match/scramble/round';
import type { Announcer } from '../../panels/announcer';
import { enScramble } from '../../texts/en-scramble';

const { speech } = enScramble;

// Only these are said, so that nobody's search is talked over.
const warnings = [60, 30, 10];

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

/** Says how little time is left, once at each of a few moments. */
export class TimeWarnings {
  private before = Number.POSITIVE_INFINITY;

  constructor(private readonly announcer: Announcer) {}

  see(left: number | undefined) {
    if (left === undefined) return;
    const crossed = warnings.find((seconds) => this.before > seconds * 1000 && left <= seconds * 1000);
    // A new turn has more time than the last one had at its end.
    this.before = left;
    if (crossed !== undefined && left > 0) this.announcer.say(speech.left(crossed));
  }
}
