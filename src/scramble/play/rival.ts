import { must } from '../../engine/must';
import * as scramble from '../rules';
import type { Round } from './round';

/** Has the computer search the same board at the same time as whoever plays against it. */
export class Rival {
  private finds: scramble.RivalFind[] = [];

  constructor(
    private readonly round: Round,
    /** How long the turn lasts by now, in ms. */
    private readonly elapsed: () => number,
  ) {}

  /** What there is to find is known. */
  learn(words: readonly scramble.MarkedWord[]) {
    const { board, players } = this.round.setup;
    const level = players[this.at ?? -1]?.level;
    if (!level) return;
    this.finds = scramble.findsOf(words, level, JSON.stringify(board));
    this.search();
  }

  /** Finds what it is time to find. */
  search() {
    this.findUntil(this.elapsed());
  }

  /** It has the time that everybody has, however soon the other one has had enough. */
  finish() {
    const { msAllowed } = this.round.state;
    if (msAllowed !== null) this.findUntil(msAllowed);
  }

  private findUntil(ms: number) {
    const { round, at } = this;
    if (at === undefined || round.state.phase === 'over') return;
    const { found } = must(round.state.turns[at]);
    const known = new Set(found.map(({ word }) => word));
    for (const { word, path, atMs } of this.finds)
      if (atMs <= ms && !known.has(word)) round.send({ type: 'rivalFinds', path: [...path] });
  }

  private get at() {
    return scramble.rivalOf(this.round.setup);
  }
}
