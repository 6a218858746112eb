import type { Signal } from '../../engine/signal';
import type { Showing } from '../../shared/play/showing';
import type { Sentence } from '../../texts/texts';
import type { EventOf, GameEvent } from '../rules';
import type { TurnClock } from './clock';
import type { OtherSeats } from './computer-seats';
import type { Move } from './event-queue';
import type { Match } from './match';
import type { AwaitedWords, Messages } from './messages';
import type { Questions } from './questions';
import type { SheetTime, VisibleRack } from './shown-table';

/** What turns need of the session they are part of. */
interface TurnTable {
  readonly match: Match;
  readonly others: OtherSeats;
  readonly isReplay: boolean;
  readonly words: Pick<AwaitedWords, 'awaited'>;
  readonly questions: Questions;
  readonly messages: Pick<Messages, 'message' | 'clear'>;
  readonly visibleRack: VisibleRack;
  readonly clock: Pick<TurnClock, 'run'>;
  readonly showing: Showing | undefined;
  readonly sheetTime: SheetTime;
  readonly ended: Signal;
  readonly hasLeft: boolean;
  isHurried: boolean;
  show(by?: readonly (GameEvent | Move)[]): Promise<void>;
  /** Does what changes the table, but shows none of it yet. */
  unseen(act: () => void): void;
  bringToFront(mover: number): void;
  /** On the play that is explained now. */
  verdict(): Promise<Sentence | undefined>;
}

/** What follows when everything has been shown: somebody's turn, a say in the last play, or the end. */
export class Turns {
  constructor(private readonly table: TurnTable) {}

  async goOn() {
    const { table } = this;
    const { match, others, isReplay } = table;
    const { phase, toMove } = match.state;
    if (this.needsWords) await table.words.awaited;
    if (table.hasLeft) return;
    if (phase === 'over') await this.end();
    else if (phase === 'challenge') await this.askForChallenge();
    else {
      await this.openTurn(toMove);
      if (!isReplay && others.has(toMove) && !table.hasLeft) await this.moveFor(toMove);
    }
  }

  /** Whoever has all the time may lay tiles before the words have come. */
  private get needsWords() {
    const { match, others } = this.table;
    const { phase, toMove } = match.state;
    if (phase === 'over') return false;
    return phase === 'challenge' || others.has(toMove) || match.rules.clock.kind !== 'off';
  }

  /**
   * The points of a play are told to all people at the table, if they like. The next turn begins behind that; only a
   * curtain and the end of the game wait until it is read.
   */
  async explain(scored: EventOf<'playScored'>) {
    const { table } = this;
    if (!this.hasSheet(scored.seat)) return;
    await this.coverRack();
    if (table.hasLeft) return;
    // Whoever moves next finds it open, and closes it by laying tiles.
    const { read } = await table.questions.sheet(scored, table.verdict());
    const { phase, toMove } = table.match.state;
    if (phase === 'over' || table.visibleRack.needsCurtain(toMove)) await read;
  }

  private hasSheet(seat: number): boolean {
    const { isReplay, others, sheetTime } = this.table;
    if (isReplay || others.persons.length === 0) return false;
    return sheetTime === 'each' || (sheetTime === 'own' && !others.has(seat));
  }

  private async openTurn(mover: number) {
    const { table } = this;
    const { visibleRack } = table;
    const falls = visibleRack.needsCurtain(mover) && !table.isReplay;
    table.bringToFront(mover);
    if (table.showing || !table.others.has(mover)) table.isHurried = false;
    await table.show(falls ? [] : ['handOver']);
    if (!falls || table.hasLeft) return;
    await table.questions.curtain(mover, table.messages.message?.says);
    visibleRack.turnUp();
    await table.show(['curtain', 'turnOver']);
  }

  private async moveFor(seat: number) {
    const { table } = this;
    const { match } = table;
    await table.showing?.next();
    if (table.hasLeft) return;
    const { turn } = match.state;
    table.clock.run();
    const commands = await this.think(() => table.others.decide());
    // The time may have run out over the thought.
    if (!commands || table.hasLeft || match.state.turn !== turn) return;
    const act = commands.pop();
    table.questions.closed.emit('turn');
    table.unseen(() => {
      if (match.state.laid.length > 0) match.send({ type: 'recall', seat });
      for (const command of commands) match.send(command);
    });
    if (commands.length > 0) await table.show(['play']);
    if (act && !table.hasLeft) match.send(act);
  }

  /** A thought that fails is told, and tried again as often as the players like. */
  private async think<Answer>(thought: () => Promise<Answer>): Promise<Answer | undefined> {
    while (!this.table.hasLeft) {
      try {
        return await thought();
      } catch (error) {
        if (!this.table.hasLeft) await this.table.questions.noThought(String(error));
      }
    }
    return undefined;
  }

  private async askForChallenge() {
    const { table } = this;
    const { match, others } = table;
    const { openPlay } = match.state;
    if (table.isReplay || !openPlay) return;
    const { asked } = match;
    // Others are asked elsewhere.
    if (asked === undefined) return;
    if (others.has(asked)) {
      const words = openPlay.sheet.words.map(({ word }) => match.engine.readings(word)[0] ?? word);
      const command = await this.think(() => others.doubt(asked, words));
      if (command && !table.hasLeft) match.send(command);
      return;
    }
    await this.coverRack();
    if (table.hasLeft) return;
    table.questions.asked.emit({
      kind: 'challenge',
      seat: asked,
      answer: (type) => match.send({ type, seat: asked }),
    });
  }

  // The board is kept as a picture, which shows nothing that was only said, and needs a frame to be drawn.
  private async end() {
    const { table } = this;
    table.messages.clear();
    await table.show(['rest']);
    if (!table.hasLeft) table.ended.emit();
  }

  // Everybody looks at the table now: what the mover has drawn is nobody else's business.
  private async coverRack() {
    if (this.table.visibleRack.cover()) await this.table.show(['turnOver']);
  }
}
