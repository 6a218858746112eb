import { Signal } from '../../engine/signal';
import { nextTask } from '../../shared/platform/page-time';
import type { EventOf, EventType, GameEvent } from '../rules';

// After these the player to move goes on at once; all others are shown to their end first.
const passing: readonly EventType[] = [
  'tileLaid',
  'tileMoved',
  'letterChosen',
  'rackArranged',
  'timeSpent',
  'playRefused',
  'hintTaken',
];

export const isPassing = (event: GameEvent) =>
  passing.includes(event.type) ||
  (event.type === 'tilesWentHome' && (event.reason === 'takeBack' || event.reason === 'recall')) ||
  (event.type === 'wordsRejected' && !event.turnLost);

/**
 * What is shown at once: an event, all tiles of a play, or a play and what its player draws while the points still fly.
 */
export type EventGroup = [GameEvent] | EventOf<'tileLaid'>[] | [EventOf<'playScored'>, EventOf<'refilled'>];

export function groupsOf(events: readonly GameEvent[]): EventGroup[] {
  return events.flatMap((event, at): EventGroup[] => {
    const [before, next] = [events[at - 1], events[at + 1]];
    if (event.type === 'refilled' && before?.type === 'playScored') return [];
    if (event.type === 'tileLaid') return before?.type === 'tileLaid' ? [] : [laidFrom(events, at)];
    return event.type === 'playScored' && next?.type === 'refilled' ? [[event, next]] : [[event]];
  });
}

function laidFrom(events: readonly GameEvent[], from: number): EventOf<'tileLaid'>[] {
  const after = events.slice(from);
  const end = after.findIndex(({ type }) => type !== 'tileLaid');
  return (end < 0 ? after : after.slice(0, end)).filter((event) => event.type === 'tileLaid');
}

/**
 * How tiles move that no event of the game moves: home from the hand, onto the board, turned up or over, or not yet,
 * such as while a curtain parts; or one rack in front makes room for another.
 */
export type Move = 'home' | 'play' | 'turnOver' | 'rest' | 'curtain' | 'handOver';

/** What the canvas is to show next. */
export type Step =
  /** The table as the game stands now, brought about by these. */
  | { kind: 'state'; by: readonly (GameEvent | Move)[] }
  /** What events change of what is shown. */
  | { kind: 'events'; events: EventGroup }
  /** Cursors and marked squares are others. */
  | { kind: 'cursors' };

/** Tells whoever listens, and waits until all of them are done with it. */
export class AwaitedSignal<Told> {
  private readonly listeners = new Set<(told: Told) => Promise<void> | undefined>();

  /** Returns what stops the listening. */
  on(listener: (told: Told) => Promise<void> | undefined): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async emit(told: Told): Promise<void> {
    await Promise.all([...this.listeners].map((listener) => listener(told)));
  }
}

/** What happened is shown in its order, one thing after another. */
export class EventQueue {
  /** The last of it has been shown. */
  readonly emptied = new Signal();
  private last = Promise.resolve();
  private waiting = 0;
  private isStopped = false;

  get isBusy() {
    return this.waiting > 0;
  }

  add(show: () => Promise<void>) {
    this.waiting++;
    // What was pressed is shown first, and is work enough for a task of its own.
    this.last = this.last.then(nextTask).then(async () => {
      if (!this.isStopped) await show();
      this.waiting--;
      if (!this.isStopped && !this.isBusy) this.emptied.emit();
    });
  }

  /** Nobody looks any more. */
  stop() {
    this.isStopped = true;
  }
}
