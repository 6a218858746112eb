import { must } from '../../engine/must';
import { type ClockListener, GameClock, type Ticker } from '../../shared/play/game-clock';
import * as scramble from '../rules';
import type { ScrambleMatch } from './match';

export type ScrambleClock = GameClock<scramble.GameEngine>;

/** The clock of whoever searches. */
export const scrambleClock = (match: ScrambleMatch, ticker: Ticker, ways: ClockListener): ScrambleClock =>
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
      spending: (ms) => ({ type: 'spendTime', ms }),
    },
    ticker,
    ways,
  );

/** Has the computer search the same board on the same clock as whoever plays against it. */
export class Rival {
  private finds: scramble.RivalFind[] = [];

  constructor(
    private readonly match: ScrambleMatch,
    private readonly clock: Pick<ScrambleClock, 'untold'>,
  ) {}

  /** What there is to find is known. */
  learn(words: readonly scramble.MarkedWord[]) {
    const { board, players } = this.match.setup;
    const level = players[this.at ?? -1]?.level;
    if (!level) return;
    this.finds = scramble.findsOf(words, level, JSON.stringify(board));
    this.search();
  }

  /** Finds what it is time to find. */
  search() {
    this.findUntil(this.match.turn.msSpent + this.clock.untold);
  }

  /** It has the time that everybody has, however soon the other one has had enough. */
  finish() {
    const { msAllowed } = this.match.state;
    if (msAllowed !== null) this.findUntil(msAllowed);
  }

  private findUntil(ms: number) {
    const { match, at } = this;
    if (at === undefined || match.isOver) return;
    const { found } = must(match.state.turns[at]);
    const known = new Set(found.map(({ word }) => word));
    for (const { word, path, atMs } of this.finds)
      if (atMs <= ms && !known.has(word)) match.send({ type: 'rivalFinds', path: [...path] });
  }

  private get at() {
    return scramble.rivalOf(this.match.setup);
  }
}
