import type { EventOf } from '../../core/wordbler';
import type { ComputerSeats } from '../../match/wordbler/computer-seats';
import type { Front } from '../../match/wordbler/front';
import type { Saying } from '../../match/wordbler/saying';
import type { TurnClock } from '../../match/wordbler/turn-clock';
import type { Motion } from '../../table/wordbler/motions';
import type { TableQuestions } from './table-questions';
import type { Staging } from './table-staging';

/** What turns need of the telling they are part of. */
export interface Telling {
  /** The table as it is now. */
  show(motions?: readonly Motion[]): Promise<void>;
  /** Does what changes the table, but shows none of it yet. */
  unseen(act: () => void): void;
  readonly saying: Pick<Saying, 'message' | 'forget'>;
  /** Whose turn the table shows. */
  shownMover: number | undefined;
  readonly clock: Pick<TurnClock, 'run'>;
  readonly hasLeft: boolean;
}

/** What follows when everything is told: somebody's turn, a say in the last play, or the end. */
export class TableTurns {
  constructor(
    private readonly staging: Staging,
    private readonly front: Front,
    private readonly computers: ComputerSeats,
    private readonly questions: TableQuestions,
    private readonly telling: Telling,
  ) {}

  async goOn() {
    const { match, watched } = this.staging;
    const { phase, toMove } = match.state;
    if (phase === 'over') await this.end();
    else if (phase === 'challenge') await this.askForDoubt();
    else {
      await this.openTurn(toMove);
      if (!watched && this.computers.has(toMove) && !this.telling.hasLeft) await this.moveFor(toMove);
    }
  }

  /** The points of a play are told to all people at the table; a computer's play speaks for itself. */
  async explain(scored: EventOf<'playScored'>) {
    if (this.staging.watched || this.computers.has(scored.seat)) return;
    await this.coverRack();
    if (!this.telling.hasLeft) await this.questions.sheet(scored, this.staging.verdict());
  }

  private async openTurn(mover: number) {
    const { front, telling } = this;
    const falls = front.needsCurtain(mover) && !this.staging.watched;
    front.bring(mover);
    telling.shownMover = mover;
    await telling.show();
    if (!falls || telling.hasLeft) return;
    await this.questions.curtain(mover, telling.saying.message?.text);
    front.turnUp();
    await telling.show([{ kind: 'turnOver' }]);
  }

  private async moveFor(seat: number) {
    const { match, showing } = this.staging;
    const { telling } = this;
    await showing?.next();
    if (telling.hasLeft) return;
    const { turn } = match.state;
    telling.clock.run();
    const commands = await this.think(() => this.computers.decide());
    // The time may have run out over the thought.
    if (!commands || telling.hasLeft || match.state.turn !== turn) return;
    const act = commands.pop();
    telling.unseen(() => {
      if (match.state.laid.length > 0) match.send({ type: 'recall', seat });
      for (const command of commands) match.send(command);
    });
    if (commands.length > 0) await telling.show([{ kind: 'play' }]);
    if (act && !telling.hasLeft) match.send(act);
  }

  /** A thought that fails is told, and tried again as often as the players like. */
  private async think<Answer>(thought: () => Promise<Answer>): Promise<Answer | undefined> {
    while (!this.telling.hasLeft) {
      try {
        return await thought();
      } catch (error) {
        if (!this.telling.hasLeft) await this.questions.noThought(String(error));
      }
    }
    return undefined;
  }

  private async askForDoubt() {
    const { match, watched } = this.staging;
    const { openPlay } = match.state;
    if (watched || !openPlay) return;
    const asked = openPlay.awaiting[0];
    if (this.computers.has(asked)) {
      const words = openPlay.sheet.words.map(({ word }) => word);
      const command = await this.think(() => this.computers.doubt(asked, words));
      if (command && !this.telling.hasLeft) match.send(command);
      return;
    }
    await this.coverRack();
    if (!this.telling.hasLeft) this.questions.doubt();
  }

  // The board is kept as a picture, which shows nothing that was only said, and needs a frame to be drawn.
  private async end() {
    this.telling.saying.forget();
    await this.telling.show([{ kind: 'look', ms: 1 }]);
    if (!this.telling.hasLeft) this.staging.over();
  }

  // Everybody looks at the table now: what the mover has drawn is nobody else's business.
  private async coverRack() {
    if (this.front.cover()) await this.telling.show([{ kind: 'turnOver' }]);
  }
}
