import { must } from '../../engine/must';
import { GameClock, type Ticker } from '../../shared/play/game-clock';
import * as scramble from '../rules';
import type { ScrambleMatch } from './match';

export type ScrambleClock = GameClock<scramble.GameEngine>;

export const scrambleClock = (match: ScrambleMatch, ticker: Ticker, computer?: ComputerPlayer): ScrambleClock =>
  new GameClock<scramble.GameEngine>(
    match,
    {
      get isOn() {
        return match.state.phase === 'turn';
      },
      get player() {
        return match.state.player;
      },
      get left() {
        const { msAllowed } = match.state;
        return msAllowed === null ? undefined : msAllowed - match.turn.msSpent;
      },
      isFinal: true,
      spending: (ms) => computer?.meanwhile(ms) ?? [{ type: 'spendTime', ms }],
    },
    ticker,
  );

/** Has the computer search the same board on the same clock as whoever plays against it. */
export class ComputerPlayer {
  private finds: readonly scramble.ComputerFind[] = [];

  constructor(private readonly match: ScrambleMatch) {}

  learn(words: readonly scramble.MarkedWord[]) {
    const { board, players } = this.match.setup;
    const level = players[this.at ?? -1]?.level;
    if (level) this.finds = scramble.findsOf(words, level, JSON.stringify(board));
  }

  /** It has found something in the time of the turn, and in so much more. */
  isDue(ms: number): boolean {
    return this.dueBy(this.match.turn.msSpent + ms).length > 0;
  }

  /** What it finds while so much time passes, each at its moment, and the time between: a device may have slept. */
  meanwhile(ms: number): scramble.Command[] {
    const { turn, state } = this.match;
    const end = turn.msSpent + ms;
    const commands: scramble.Command[] = [];
    let told = turn.msSpent;
    for (const { path, atMs } of this.dueBy(Math.min(end, state.msAllowed ?? end))) {
      // With the last moment the turn is over: what is found in it comes before.
      if (atMs > told && atMs !== state.msAllowed) {
        commands.push({ type: 'spendTime', ms: atMs - told });
        told = atMs;
      }
      commands.push({ type: 'rivalFinds', path: [...path] });
    }
    if (end > told) commands.push({ type: 'spendTime', ms: end - told });
    return commands;
  }

  /** What it should have found by now. */
  search() {
    this.findUntil(this.match.turn.msSpent);
  }

  /** It has the time that everybody has, however soon the other one has had enough. */
  finish() {
    const { msAllowed } = this.match.state;
    if (msAllowed !== null) this.findUntil(msAllowed);
  }

  private findUntil(ms: number) {
    for (const { path } of this.dueBy(ms)) this.match.send({ type: 'rivalFinds', path: [...path] });
  }

  private dueBy(ms: number): readonly scramble.ComputerFind[] {
    const { match, at } = this;
    if (at === undefined || match.isOver) return [];
    const known = new Set(must(match.state.turns[at]).found.map(({ word }) => word));
    return this.finds.filter(({ word, atMs }) => atMs <= ms && !known.has(word));
  }

  private get at() {
    return scramble.computerOf(this.match.setup);
  }
}
