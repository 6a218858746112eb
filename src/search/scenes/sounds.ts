import type { Effect } from '../../shared/platform/sound';
import { lastSecondsFrom } from '../../shared/platform/sound';
import type * as wordSearch from '../rules';

interface Plays {
  play(effect: Effect, options?: { step?: number }): void;
  hurryMusic(isHurried: boolean): void;
}

type Event = wordSearch.GameEvent;

const countdownFrom = 10;

const events: { readonly [T in wordSearch.EventType]?: Effect } = {
  gridLaid: 'shake',
  wordFound: 'found',
  foundBefore: 'undo',
  nope: 'nope',
  hinted: 'blank',
  cheated: 'premium',
  paused: 'page',
  wentOn: 'page',
};

const endings: Readonly<Record<wordSearch.EndReason, Effect>> = {
  allFound: 'win',
  timeOut: 'yourTurn',
  givenUp: 'undo',
};

/** What is heard of a word search. */
export class SearchSounds {
  private letters = 0;
  private seconds: number | undefined;

  constructor(private readonly effects: Plays) {}

  sound(told: readonly Event[]) {
    for (const event of told) {
      const effect = event.type === 'gameEnded' ? endings[event.reason] : events[event.type];
      if (effect) this.effects.play(effect);
      // The bird beside the grid: it hops for a find.
      if (event.type === 'wordFound') this.effects.play('chirp-rosehip');
    }
  }

  /** Each letter that a stroke grows by is heard a little higher, each of the last seconds once. */
  see(letters: number, seconds: number | undefined) {
    if (letters > this.letters && letters > 0) {
      if (letters === 1) this.effects.play('lift');
      else this.effects.play('stroke', { step: letters - 2 });
    }
    this.letters = letters;
    const isDue = seconds !== undefined && seconds > 0 && seconds <= countdownFrom;
    if (isDue && this.seconds !== undefined && seconds < this.seconds) this.effects.play('clock');
    this.seconds = seconds;
    this.effects.hurryMusic(seconds !== undefined && seconds > 0 && seconds * 1000 <= lastSecondsFrom);
  }

  arrived() {
    this.effects.play('score');
  }
}
