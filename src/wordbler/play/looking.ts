import type { Match } from './match';
import type { PlayedTurn, Questions } from './staging';

/** Looking into what happened, which anybody may at any time. */
export class Looking {
  constructor(
    private readonly match: Match,
    private readonly questions: Pick<Questions, 'history' | 'explain'>,
  ) {}

  history(seat: number) {
    this.questions.history(seat);
  }

  explain(play: PlayedTurn) {
    this.questions.explain(play);
  }

  explainLast() {
    const last = this.match.state.history.findLast((entry) => entry.kind === 'played');
    if (last) this.explain(last);
  }
}
