import { Signal } from '../../engine/signal';
import type { Sentence } from '../../texts/texts';
import type { EventOf, HistoryEntry } from '../rules';
import type { WordblerSession } from './session';

export type PlayedTurn = Extract<HistoryEntry, { kind: 'played' }>;

/** What the players are asked, or shown, over the table. */
export type Question =
  /** The rack of another seat is turned up next; what was said before is said once more. */
  | { kind: 'curtain'; seat: number; news: Sentence | undefined; lifted(): void }
  /** The verdict stands on the sheet as soon as it is known. */
  | {
      kind: 'sheet';
      scored: EventOf<'playScored'>;
      verdict: Promise<Sentence | undefined>;
      opened(sheet: { read: Promise<void> }): void;
    }
  /** The computer could not think, and shall try again. */
  | { kind: 'noThought'; detail: string; again(): void }
  /** Who may still challenge the open play is asked, one after another. */
  | { kind: 'challenge'; seat: number; answer(type: 'accept' | 'challenge'): void }
  | { kind: 'pass'; sure(): void }
  /** Of a blank. Where something else is open, nobody is asked. */
  | { kind: 'letter'; chosen(letter: string): void; cancelled(): void }
  /** A player's turns. */
  | { kind: 'history'; seat: number }
  /** The points of a play, for somebody who asks. */
  | { kind: 'explain'; play: PlayedTurn };

/** Questions to whoever sits at the table: a dialog answers them, or a test. */
export class Questions {
  readonly asked = new Signal<[question: Question]>();
  /** What is open belongs to a turn that is over, or to a game that is left. */
  readonly closed = new Signal<[what: 'turn' | 'all']>();

  curtain(seat: number, news: Sentence | undefined): Promise<void> {
    return new Promise((lifted) => this.asked.emit({ kind: 'curtain', seat, news, lifted }));
  }

  /** Resolves when it is open. */
  sheet(scored: EventOf<'playScored'>, verdict: Promise<Sentence | undefined>) {
    return new Promise<{ read: Promise<void> }>((opened) =>
      this.asked.emit({ kind: 'sheet', scored, verdict, opened }),
    );
  }

  noThought(detail: string): Promise<void> {
    return new Promise((again) => this.asked.emit({ kind: 'noThought', detail, again }));
  }
}

/** What follows when everything has been shown: somebody's turn, a say in the last play, or the end. */
export class Turns {
  constructor(private readonly table: WordblerSession) {}

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
    const { read } = await table.questions.sheet(scored, table.hint.verdict());
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
