import { type Effect, lastSecondsFrom } from '../../shared/platform/sound';
import type { Services } from '../../shared/scenes/services';
import type { SearchSession } from '../play/session';
import * as wordSearch from '../rules';

const countdownFrom = 10;

const events: { readonly [T in wordSearch.EventType]?: Effect } = {
  gridLaid: 'shake',
  wordFound: 'found',
  foundBefore: 'undo',
  nope: 'nope',
  hinted: 'blank',
  cheated: 'bonus',
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
  private readonly stopListening: (() => void)[];

  constructor(
    private readonly session: SearchSession,
    private readonly services: Pick<Services, 'sound'>,
  ) {
    this.stopListening = [
      session.happened.on((happened) => this.follow(happened)),
      session.pointsArrived.on(() => services.sound.play('score')),
    ];
  }

  /** Each letter that a selection grows by is heard a little higher, each of the last seconds once. */
  show() {
    const { sound } = this.services;
    const { state, selecting, isOpen, secondsLeft } = this.session;
    const letters = selecting.selection ? wordSearch.selectedLetters(state.grid, selecting.selection).length : 0;
    if (letters > this.letters && letters > 0) {
      if (letters === 1) sound.play('lift');
      else sound.play('stroke', { step: letters - 2 });
    }
    this.letters = letters;
    const seconds = isOpen ? secondsLeft : undefined;
    const isDue = seconds !== undefined && seconds > 0 && seconds <= countdownFrom;
    if (isDue && this.seconds !== undefined && seconds < this.seconds) sound.play('clock');
    this.seconds = seconds;
    sound.hurryMusic(seconds !== undefined && seconds > 0 && seconds * 1000 <= lastSecondsFrom);
  }

  remove() {
    for (const stop of this.stopListening) stop();
  }

  private follow(happened: readonly wordSearch.GameEvent[]) {
    const { sound } = this.services;
    for (const event of happened) {
      const effect = event.type === 'gameEnded' ? endings[event.reason] : events[event.type];
      if (effect) sound.play(effect);
      // The bird beside the grid: it hops for a find.
      if (event.type === 'wordFound') sound.play('chirp-rosehip');
    }
  }
}
