import type { GameEvent } from '../../core/scramble';
import type { Round } from '../../match/scramble/round';
import type { Announcer } from '../../panels/announcer';
import type { ScrambleTexts } from '../../texts/texts';

// Only these are said, so that nobody's search is talked over.
const warnings = [60, 30, 10];

/** Tells whoever doesn't see the tray what happens. */
export function tellRound(
  texts: ScrambleTexts,
  events: readonly GameEvent[],
  round: Round,
  announcer: Announcer,
) {
  for (const event of events) {
    const text = sentence(texts, event, round);
    if (text) announcer.say(text);
  }
}

function sentence(texts: ScrambleTexts, event: GameEvent, round: Round): string | undefined {
  const { speech } = texts.scramble;
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

  constructor(
    private readonly texts: ScrambleTexts,
    private readonly announcer: Announcer,
  ) {}

  see(left: number | undefined) {
    if (left === undefined) return;
    const crossed = warnings.find((seconds) => this.before > seconds * 1000 && left <= seconds * 1000);
    // A new turn has more time than the last one had at its end.
    this.before = left;
    if (crossed !== undefined && left > 0) this.announcer.say(this.texts.scramble.speech.left(crossed));
  }
}
