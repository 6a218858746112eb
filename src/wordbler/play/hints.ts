import { type Command, hintSteps, isBlank, isSame } from '../rules';
import { commandsOf } from '../rules/sight';
import type { Match } from './match';
import type { BestPlay, Teacher } from './teacher';

/** Which tiles, then where, then the word. */
export type HintStep = 1 | 2 | 3;

export type ShownHint =
  | { kind: 'thinking' }
  | { kind: 'told'; step: HintStep; best: BestPlay }
  | { kind: 'noPlay' }
  | { kind: 'failed' };

interface Heard {
  /** Another hint is to be shown, or none. */
  changed(): void;
}

/** The hint of the turn under way. A step is counted only when there is something to tell. */
export class Hints {
  private now: { turn: number; hint: ShownHint } | undefined;

  constructor(
    private readonly match: Match,
    private readonly teacher: Pick<Teacher, 'look' | 'best'>,
    private readonly heard: Heard,
  ) {}

  /** It goes with its turn. */
  get shown(): ShownHint | undefined {
    const { phase, turn } = this.match.state;
    return phase === 'turn' && this.now?.turn === turn ? this.now.hint : undefined;
  }

  /** All three steps are told. */
  get isAllTold(): boolean {
    return this.told?.step === hintSteps;
  }

  /** The play that is meant lies on the board, and nothing else. */
  get isLaid(): boolean {
    const { told, match } = this;
    const { laid } = match.state;
    if (!told) return false;
    const { tiles } = told.best.move;
    return (
      tiles.length === laid.length &&
      tiles.every((tile) => {
        const lying = laid.find((one) => isSame(one, tile));
        return lying?.letter === tile.letter && isBlank(match.faceOf(lying.tile)) === tile.blank;
      })
    );
  }

  /** Lays the play that is told, instead of what lies there. */
  lay() {
    const { told, match } = this;
    if (!told || !this.isAllTold) return;
    const { engine, state } = match;
    const seat = state.toMove;
    const lays = commandsOf(told.best.move, engine, seat).filter(({ type }) => type === 'lay');
    const recall: Command[] = state.laid.length > 0 ? [{ type: 'recall', seat }] : [];
    for (const command of [...recall, ...lays]) match.send(command);
  }

  /** The next step; or, where it was put away or the page was left in between, the last one again. */
  async press() {
    const { shown } = this;
    if (shown?.kind === 'thinking') return;
    if (shown?.kind === 'told') {
      this.goOn(shown.best);
      return;
    }
    this.teacher.look();
    const asked = this.put({ kind: 'thinking' });
    const answer = await this.teacher.best().then(
      (best) => best ?? 'noPlay',
      () => 'failed' as const,
    );
    // Meanwhile the turn may have ended, or nobody wants to know any more.
    if (this.shown !== asked) return;
    if (typeof answer === 'string') this.put({ kind: answer });
    else if (this.match.state.hintsThisTurn > 0) this.disclose(answer);
    else this.goOn(answer);
  }

  /** What was told when the page was left is told again, and not counted. */
  recall() {
    const { hand, state } = this.match;
    if (hand.isTold && !this.shown && state.hintsThisTurn > 0) void this.press();
  }

  /** The table is left: what is still looked for is neither shown nor counted. */
  leave() {
    this.now = undefined;
    this.match.hand.isTold = false;
  }

  /** Puts the hint away; says whether there was one. */
  close(): boolean {
    if (!this.shown) return false;
    this.now = undefined;
    this.match.hand.isTold = false;
    this.heard.changed();
    return true;
  }

  private get told() {
    const { shown } = this;
    return shown?.kind === 'told' ? shown : undefined;
  }

  private goOn(best: BestPlay) {
    const { state } = this.match;
    if (state.hintsThisTurn >= hintSteps) return this.disclose(best);
    this.match.send({ type: 'hint', seat: state.toMove }, () => this.disclose(best));
  }

  private disclose(best: BestPlay) {
    const step = this.match.state.hintsThisTurn;
    if (step === 0) return;
    this.match.hand.isTold = true;
    this.put({ kind: 'told', step: step as HintStep, best });
  }

  private put(hint: ShownHint): ShownHint {
    this.now = { turn: this.match.state.turn, hint };
    this.heard.changed();
    return hint;
  }
}
