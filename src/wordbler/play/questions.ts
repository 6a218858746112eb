import { Signal } from '../../engine/signal';
import type { Sentence } from '../../texts/texts';
import type { EventOf, HistoryEntry } from '../rules';

export type PlayedTurn = Extract<HistoryEntry, { kind: 'played' }>;

/** What the players are asked, or shown, over the table. */
export type Question =
  /** The rack of another seat is turned up next; what was said before is said once more. */
  | { kind: 'curtain'; seat: number; news: Sentence | undefined; lifted(): void }
  /** The verdict stands on the sheet as soon as it is known. */
  | {
      kind: 'sheet';
      scored: EventOf<'playScored'>;
      verdict: Promise<Sentence | undefined>;
      opened(sheet: { read: Promise<void> }): void;
    }
  /** The computer could not think, and shall try again. */
  | { kind: 'noThought'; detail: string; again(): void }
  /** Who may still challenge the open play is asked, one after another. */
  | { kind: 'challenge'; seat: number; answer(type: 'accept' | 'challenge'): void }
  | { kind: 'pass'; sure(): void }
  /** Of a blank. Where something else is open, nobody is asked. */
  | { kind: 'letter'; chosen(letter: string): void; cancelled(): void }
  /** A player's turns. */
  | { kind: 'history'; seat: number }
  /** The points of a play, for somebody who asks. */
  | { kind: 'explain'; play: PlayedTurn };

/** Questions to whoever sits at the table: a dialog answers them, or a test. */
export class Questions {
  readonly asked = new Signal<[question: Question]>();
  /** What is open belongs to a turn that is over, or to a game that is left. */
  readonly closed = new Signal<[what: 'turn' | 'all']>();

  curtain(seat: number, news: Sentence | undefined): Promise<void> {
    return new Promise((lifted) => this.asked.emit({ kind: 'curtain', seat, news, lifted }));
  }

  /** Resolves when it is open. */
  sheet(scored: EventOf<'playScored'>, verdict: Promise<Sentence | undefined>) {
    return new Promise<{ read: Promise<void> }>((opened) =>
      this.asked.emit({ kind: 'sheet', scored, verdict, opened }),
    );
  }

  noThought(detail: string): Promise<void> {
    return new Promise((again) => this.asked.emit({ kind: 'noThought', detail, again }));
  }
}
