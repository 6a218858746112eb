import { must } from '../../engine/must';
import type { Advice, PlayFound } from '../ai';
import { type ScoreSheet, type Step, stepOfTable } from '../rules';
import { playSheet } from '../rules/play-sheet';
import { type Sight, sightOf } from '../rules/sight';
import type { Match } from './match';

/** Who looks for the best play in words known at a step. */
export interface Adviser {
  advise(sight: Sight, step: Step): Promise<Advice | undefined>;
}

export interface FoundPlay {
  move: PlayFound['move'];
  sheet: ScoreSheet;
}

/** Its main word, and what the whole play scores. */
export const mainOf = ({ sheet: { words, total } }: Pick<FoundPlay, 'sheet'>) => ({
  ...must(words[0]),
  points: total,
});

/** The play that scores most, and all it scores. */
export interface BestPlay extends FoundPlay {
  /** An expert's, where it scores more. */
  beyond?: FoundPlay | undefined;
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
    const found = ({ move }: PlayFound): FoundPlay => ({ move, sheet: playSheet(sight, move.tiles).sheet });
    this.answer ??= this.adviser.advise(sight, stepOfTable(this.match.setup.seats)).then(
      (advice) => advice && { ...found(advice), beyond: advice.beyond && found(advice.beyond) },
      (error) => {
        if (this.sight === sight) this.answer = undefined;
        throw error;
      },
    );
    return this.answer;
  }
}
