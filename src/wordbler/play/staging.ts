import type { ClockWays, Ticker } from '../../shared/play/game-clock';
import type { Showing } from '../../shared/play/showing';
import type { Sentence, Texts } from '../../texts/texts';
import type { EventOf, GameEvent, HistoryEntry, TileId } from '../rules';
import type { OtherSeats } from './computer-seats';
import type { Match } from './match';
import type { SheetTime } from './shown-table';
import type { TurnClock } from './turn-clock';

/**
 * How tiles move that no event of the game moves: home from the hand, onto the board, turned up or over, or not yet,
 * such as while a curtain parts; or one rack in front makes room for another.
 */
export type Move = 'home' | 'play' | 'turnOver' | 'rest' | 'curtain' | 'handOver';

/** What is shown at once: an event, all tiles of a play, or a play and what its player draws while the points still fly. */
export type Scene = [GameEvent] | EventOf<'tileLaid'>[] | [EventOf<'playScored'>, EventOf<'refilled'>];

export function scenesOf(events: readonly GameEvent[]): Scene[] {
  return events.flatMap((event, at): Scene[] => {
    const [before, next] = [events[at - 1], events[at + 1]];
    if (event.type === 'refilled' && before?.type === 'playScored') return [];
    if (event.type === 'tileLaid') return before?.type === 'tileLaid' ? [] : [laidFrom(events, at)];
    return event.type === 'playScored' && next?.type === 'refilled' ? [[event, next]] : [[event]];
  });
}

/** The table that is looked at: it follows the game as fast as that is told. */
export interface Stage {
  /** As the game stands now, brought about by these. Resolves when all lies still. */
  stand(by?: readonly (GameEvent | Move)[]): Promise<void>;
  /** What one event, or a play with its refill, changes of what is shown. */
  enact(...events: Scene): Promise<void>;
  /** Cursors and marked squares are others. */
  point(): void;
  /** What moves is hurried. */
  fastForward(): void;
  /** Figures have changed, but no tile. */
  redraw(): void;
  readonly bagCount: number;
  /** How many tiles each seat holds. */
  readonly tilesHeld: readonly number[];
  /** What lies on every rack, in its order. */
  readonly racks: readonly (readonly TileId[])[];
}

function laidFrom(events: readonly GameEvent[], from: number): EventOf<'tileLaid'>[] {
  const after = events.slice(from);
  const end = after.findIndex(({ type }) => type !== 'tileLaid');
  return (end < 0 ? after : after.slice(0, end)).filter((event) => event.type === 'tileLaid');
}

export type PlayedTurn = Extract<HistoryEntry, { kind: 'played' }>;

/** What the players are asked, or told, over the table. */
export interface Questions {
  readonly isOpen: boolean;
  close(): void;
  /** A letter, a look into the past or the points of a play: they belong to the turn in which they were opened. */
  closeWithTurn(): void;
  curtain(seat: number, news: Sentence | undefined): Promise<void>;
  /** Resolves when it is open. The verdict stands on it as soon as it is known. */
  sheet(
    scored: EventOf<'playScored'>,
    verdict: Promise<Sentence | undefined>,
  ): Promise<{ read: Promise<void> }>;
  /** The computer could not think; resolves when it shall try again. */
  noThought(detail: string): Promise<void>;
  /** Who may still challenge the open play is asked, one after another. */
  doubt(): void;
  /** With tiles on the board, where a clock runs. */
  pass(sure: () => void): void;
  letter(chosen: (letter: string) => void, cancelled: () => void): void;
  /** A player's turns. */
  history(seat: number): void;
  /** The points of a play, for somebody who asks. */
  explain(play: PlayedTurn): void;
}

/** What a match is played on, and who learns of it. */
export interface Staging {
  texts: Texts;
  match: Match;
  ticker: Ticker;
  stage: Stage;
  questions: Questions;
  /** Those of the computer, or of others elsewhere. */
  computers: OtherSeats;
  clock(ways: ClockWays): TurnClock;
  /** Nobody's turn is opened before there are words to play; undefined once they are there. */
  words(): Promise<unknown> | undefined;
  /** Where nobody plays, how it goes on; undefined where people play. */
  showing: Showing | undefined;
  sheets(): SheetTime;
  /** No curtain falls and every rack lies open. */
  openRacks(): boolean;
  /** A game that was played before: nobody acts, nothing is asked. */
  watched: boolean;
  /** Everything is told that has happened. */
  idle(): void;
  /** What is said aloud, besides what is shown. */
  announce(event: GameEvent): void;
  refuse(text: string): void;
  say(text: string): void;
  /** So few seconds are left. */
  warn(seconds: number): void;
  /** What could have been made of the play that is explained now, as soon as it is known. */
  verdict(): Promise<Sentence | undefined>;
  over(): void;
}
