import { Signal } from '../../engine/signal';
import type { Sentence } from '../../texts/texts';
import type { EventOf, HistoryEntry } from '../rules';
import type { WordblerSession } from './session';

export type PlayedTurn = Extract<HistoryEntry, { kind: 'played' }>;

/** What came before a turn. */
export interface ToldBefore {
  play: Pick<PlayedTurn, 'seat' | 'sheet'> | undefined;
  news: Sentence | undefined;
}

/** What the players are asked, or shown, over the table. */
export type Question =
  /**
   * The rack of another seat is turned up next: it hears what was played, or else what was said before. Where the play
   * may still be challenged, to lift it lets the play stand.
   */
  | { kind: 'curtain'; seat: number; told: ToldBefore; lifted(): void; challenge?(): void }
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

  curtain(seat: number, told: ToldBefore): Promise<void> {
    return new Promise((lifted) => this.asked.emit({ kind: 'curtain', seat, told, lifted }));
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
  /** Has lifted the curtain already, to see whether the play before stands. */
  private lifted: number | undefined;

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
   * The points of a play are told to all people at the table, if they like. The next turn begins behind that; only
   * the end of the game waits until it is read. Where a curtain falls, that tells the play.
   */
  async explain(scored: EventOf<'playScored'>) {
    const { table } = this;
    if (!this.hasSheet(scored.seat)) return;
    const { phase, toMove } = table.match.state;
    if (phase !== 'over' && table.visibleRack.needsCurtain(toMove)) {
      // What a teacher has to say of it waits for its player's next turn.
      void table.hint.verdicts.takeVerdict();
      return;
    }
    await this.coverRack();
    if (table.hasLeft) return;
    // Whoever moves next finds it open, and closes it by laying tiles.
    const { read } = await table.questions.sheet(scored, table.hint.verdict());
    if (phase === 'over') await read;
  }

  private hasSheet(seat: number): boolean {
    const { isReplay, others, sheetTime } = this.table;
    if (isReplay || others.persons.length === 0) return false;
    return sheetTime === 'each' || (sheetTime === 'own' && !others.has(seat));
  }

  private async openTurn(mover: number) {
    const { table } = this;
    const { visibleRack } = table;
    const isHidden = visibleRack.needsCurtain(mover) && !table.isReplay;
    const falls = isHidden && this.lifted !== mover;
    this.lifted = undefined;
    table.bringToFront(mover);
    if (table.showing || !table.others.has(mover)) table.isHurried = false;
    await table.show(falls ? [] : ['handOver']);
    if (!isHidden || table.hasLeft) return;
    if (falls) await table.questions.curtain(mover, this.toldBefore);
    visibleRack.turnUp();
    await table.show(falls ? ['curtain', 'turnOver'] : ['turnOver']);
  }

  private get toldBefore(): ToldBefore {
    const { match, messages } = this.table;
    const last = match.state.history.at(-1);
    return { play: last?.kind === 'played' ? last : undefined, news: messages.message?.says };
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
    const answer = (type: 'accept' | 'challenge') => match.send({ type, seat: asked });
    // Whoever is next is asked last, by the curtain.
    const { resigned, toMove } = match.state;
    const seats = match.setup.seats.map((_, after, { length }) => (toMove + 1 + after) % length);
    const next = seats.find((seat) => !resigned.includes(seat));
    if (asked !== next || openPlay.awaiting.length > 1 || !table.visibleRack.needsCurtain(asked)) {
      table.questions.asked.emit({ kind: 'challenge', seat: asked, answer });
      return;
    }
    const lift = (type: 'accept' | 'challenge') => {
      this.lifted = asked;
      answer(type);
    };
    table.questions.asked.emit({
      kind: 'curtain',
      seat: asked,
      told: { play: { seat: toMove, sheet: openPlay.sheet }, news: undefined },
      lifted: () => lift('accept'),
      challenge: () => lift('challenge'),
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
