import type { EventOf } from '../rules';
import type { Saying } from './messages';
import type { VisibleRack } from './shown-table';
import type { Staging } from './staging';
import type { TurnClock } from './turn-clock';

/** What turns need of the telling they are part of. */
export interface Telling {
  /** Does what changes the table, but shows none of it yet. */
  unseen(act: () => void): void;
  readonly saying: Pick<Saying, 'message' | 'forget'>;
  /** The table shows whose turn it is now, and the rack in front. */
  bringFront(mover: number): void;
  /** What is told is hurried. */
  isHurried: boolean;
  readonly clock: Pick<TurnClock, 'run'>;
  readonly hasLeft: boolean;
}

/** What follows when everything is told: somebody's turn, a say in the last play, or the end. */
export class TableTurns {
  constructor(
    private readonly staging: Staging,
    private readonly front: VisibleRack,
    private readonly telling: Telling,
  ) {}

  async goOn() {
    const { match, watched } = this.staging;
    const { phase, toMove } = match.state;
    if (this.needsWords) await this.staging.words();
    if (this.telling.hasLeft) return;
    if (phase === 'over') await this.end();
    else if (phase === 'challenge') await this.askForDoubt();
    else {
      await this.openTurn(toMove);
      if (!watched && this.staging.computers.has(toMove) && !this.telling.hasLeft) await this.moveFor(toMove);
    }
  }

  /** Whoever has all the time may lay tiles before the words have come. */
  private get needsWords() {
    const { match, computers } = this.staging;
    const { phase, toMove } = match.state;
    if (phase === 'over') return false;
    return phase === 'challenge' || computers.has(toMove) || match.rules.clock.kind !== 'off';
  }

  /**
   * The points of a play are told to all people at the table, if they like. The next turn begins behind that; only a
   * curtain and the end of the game wait until it is read.
   */
  async explain(scored: EventOf<'playScored'>) {
    const { match, questions, verdict } = this.staging;
    if (!this.hasSheet(scored.seat)) return;
    await this.coverRack();
    if (this.telling.hasLeft) return;
    // Whoever moves next finds it open, and closes it by laying tiles.
    const { read } = await questions.sheet(scored, verdict());
    const { phase, toMove } = match.state;
    if (phase === 'over' || this.front.needsCurtain(toMove)) await read;
  }

  private hasSheet(seat: number): boolean {
    const { watched, computers, sheets } = this.staging;
    if (watched || computers.persons.length === 0) return false;
    return sheets() === 'each' || (sheets() === 'own' && !computers.has(seat));
  }

  private async openTurn(mover: number) {
    const { front, telling } = this;
    const falls = front.needsCurtain(mover) && !this.staging.watched;
    telling.bringFront(mover);
    if (this.staging.showing || !this.staging.computers.has(mover)) telling.isHurried = false;
    await this.staging.stage.stand(falls ? [] : ['handOver']);
    if (!falls || telling.hasLeft) return;
    await this.staging.questions.curtain(mover, telling.saying.message?.says);
    front.turnUp();
    await this.staging.stage.stand(['curtain', 'turnOver']);
  }

  private async moveFor(seat: number) {
    const { match, showing, stage } = this.staging;
    const { telling } = this;
    await showing?.next();
    if (telling.hasLeft) return;
    const { turn } = match.state;
    telling.clock.run();
    const commands = await this.think(() => this.staging.computers.decide());
    // The time may have run out over the thought.
    if (!commands || telling.hasLeft || match.state.turn !== turn) return;
    const act = commands.pop();
    this.staging.questions.closeWithTurn();
    telling.unseen(() => {
      if (match.state.laid.length > 0) match.send({ type: 'recall', seat });
      for (const command of commands) match.send(command);
    });
    if (commands.length > 0) await stage.stand(['play']);
    if (act && !telling.hasLeft) match.send(act);
  }

  /** A thought that fails is told, and tried again as often as the players like. */
  private async think<Answer>(thought: () => Promise<Answer>): Promise<Answer | undefined> {
    while (!this.telling.hasLeft) {
      try {
        return await thought();
      } catch (error) {
        if (!this.telling.hasLeft) await this.staging.questions.noThought(String(error));
      }
    }
    return undefined;
  }

  private async askForDoubt() {
    const { match, watched } = this.staging;
    const { openPlay } = match.state;
    if (watched || !openPlay) return;
    const { asked } = match;
    // Others are asked elsewhere.
    if (asked === undefined) return;
    if (this.staging.computers.has(asked)) {
      const words = openPlay.sheet.words.map(({ word }) => match.engine.readings(word)[0] ?? word);
      const command = await this.think(() => this.staging.computers.doubt(asked, words));
      if (command && !this.telling.hasLeft) match.send(command);
      return;
    }
    await this.coverRack();
    if (!this.telling.hasLeft) this.staging.questions.doubt();
  }

  // The board is kept as a picture, which shows nothing that was only said, and needs a frame to be drawn.
  private async end() {
    this.telling.saying.forget();
    await this.staging.stage.stand(['rest']);
    if (!this.telling.hasLeft) this.staging.over();
  }

  // Everybody looks at the table now: what the mover has drawn is nobody else's business.
  private async coverRack() {
    if (this.front.cover()) await this.staging.stage.stand(['turnOver']);
  }
}
