import type { ScoreSheet } from '../../core/wordbler';
import { type Advice, playSheet, type Sight, sightOf } from '../../core/wordbler/computer';
import type { Match } from './match';

/** Who looks for the best play. */
export interface Adviser {
  advise(sight: Sight): Promise<Advice | undefined>;
}

/** The play that scores most, and all it scores. */
export interface BestPlay {
  move: Advice['move'];
  sheet: ScoreSheet;
}

/** Knows the best play of the turn under way. It is looked for when somebody asks, and once in a turn. */
export class Teacher {
  private sight: Sight | undefined;
  private answer: Promise<BestPlay | undefined> | undefined;

  constructor(
    private readonly match: Match,
    private readonly adviser: Adviser,
  ) {
    this.look();
  }

  /** Takes note of what the seat to move sees. Until the next turn is looked at, that is the turn asked about. */
  look() {
    const { engine, state } = this.match;
    if (state.phase !== 'turn' || this.sight?.turn === state.turn) return;
    this.sight = sightOf(engine, state.toMove);
    this.answer = undefined;
  }

  /** Undefined where no play is possible. Fails where nobody can tell; the next to ask may be luckier. */
  best(): Promise<BestPlay | undefined> {
    const { sight } = this;
    if (!sight) return Promise.resolve(undefined);
    this.answer ??= this.adviser.advise(sight).then(
      (advice) => advice && { move: advice.move, sheet: playSheet(sight, advice.move.tiles).sheet },
      (error) => {
        if (this.sight === sight) this.answer = undefined;
        throw error;
      },
    );
    return this.answer;
  }
}
