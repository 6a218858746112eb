import type { TemplateResult } from 'lit-html';
import { must } from '../../engine/must';
import type { Dialog } from '../../shared/panels/dialog';
import { ask } from '../../shared/panels/dialog';
import { nextTask, pageTicker } from '../../shared/platform/page-time';
import type { Services } from '../../shared/scenes/services';
import type { Sentence } from '../../texts/texts';
import { curtainPanel } from '../panels/curtain-panel';
import { historyPanel, scoreSheetPanel } from '../panels/history-panel';
import { challengePanel, chooserPanel, noThoughtPanel } from '../panels/small-panels';
import type { Match } from '../play/match';
import type { PlayedTurn, Questions } from '../play/staging';
import type { SeatView } from '../play/table-view';
import { type EventOf, tileSetOf } from '../rules';

/** In ms: an Enter before that may have been pressed for what the curtain fell over. */
const settles = 1000;
/** In ms, as in curtain.css: until then its card is on its way. */
const falls = 500;

/** What the players are asked, or told, in a panel over the table. */
export class TableQuestions implements Questions {
  /** So often something was asked or answered: what belongs to an older question comes too late. */
  private asked = 0;

  constructor(
    private readonly services: Pick<Services, 'texts' | 'sound'>,
    private readonly match: Match,
    private readonly dialog: Dialog,
    private readonly seats: () => readonly SeatView[],
    private readonly meaning: (word: string) => void,
    private readonly isCalm: () => boolean,
  ) {}

  private get texts() {
    return this.services.texts;
  }

  get isOpen() {
    return this.dialog.isOpen;
  }

  close() {
    this.asked++;
    this.dialog.close();
  }

  closeWithTurn() {
    if (['chooser', 'ask', 'history', 'sheet', 'challenge'].some((name) => this.dialog.is(name)))
      this.dialog.close();
  }

  /** Only its button lifts it: a stray Escape, or a press beside it, may be anybody's. */
  async curtain(seat: number, news: Sentence | undefined) {
    const seats = this.seats();
    const next = must(seats[seat]);
    const { texts, dialog, match } = this;
    await new Promise<void>((resolve) => {
      const fell = pageTicker.now();
      let hangs = () => {};
      const draw = (isFalling: boolean) =>
        dialog.open(
          'curtain',
          () => texts.curtain.title(next.name),
          () =>
            curtainPanel(texts, {
              ...{ next, news: news?.(), isFalling },
              scores: seats.map(({ score }) => score),
              bagCount: match.state.bag.length,
              lift: () => {
                hangs();
                dialog.close();
                resolve();
              },
              isEarly: () => pageTicker.now() < fell + settles,
            }),
        );
      draw(!this.isCalm());
      this.services.sound.play('curtain');
      if (!this.isCalm()) hangs = pageTicker.after(falls, () => dialog.is('curtain') && draw(false));
    });
  }

  /**
   * Resolves when it is open. The verdict stands on the sheet as soon as it is known. What somebody reads is not taken
   * away for it.
   */
  async sheet({ seat, sheet }: EventOf<'playScored'>, verdict: Promise<Sentence | undefined>) {
    const { asked } = this;
    // The table is drawn with the points first: a panel over everything is work enough for a task of its own.
    await nextTask();
    if (this.dialog.isOpen || asked !== this.asked) return { read: Promise.resolve() };
    const mover = must(this.seats()[seat]);
    const title = () => this.texts.sheet.title(mover.name, sheet.total);
    let said: Sentence | undefined;
    const known = verdict.then((own) => {
      said = own;
    });
    const panel = (goOn: () => void) =>
      scoreSheetPanel(this.texts, mover, sheet, said?.(), this.meaning, goOn);
    const read = this.ask('sheet', title, panel, known);
    // And what comes behind it, again.
    await nextTask();
    return { read };
  }

  /** The computer could not think; resolves when it shall try again. */
  async noThought(detail: string) {
    await this.ask(
      'no-thought',
      () => this.texts.computer.noThought,
      (again) => noThoughtPanel(this.texts, detail, again),
    );
  }

  /** Who may still challenge the open play is asked, one after another. */
  doubt() {
    const { openPlay, toMove } = this.match.state;
    const { asked: seat } = this.match;
    if (!openPlay || seat === undefined) return;
    const { sheet } = openPlay;
    const mover = this.match.nameOf(toMove);
    const answer = (type: 'accept' | 'challenge') => {
      this.dialog.close();
      this.match.send({ type, seat });
    };
    const panel = () =>
      challengePanel(this.texts, {
        mover,
        asked: this.match.nameOf(seat),
        points: sheet.total,
        words: sheet.words.map(({ word }) => word),
        language: this.match.setup.tiles,
        seconds: this.match.rules.challengeSeconds,
        accept: () => answer('accept'),
        challenge: () => answer('challenge'),
      });
    this.dialog.open('challenge', () => this.texts.challenge.title(mover, sheet.total), panel);
  }

  pass(sure: () => void) {
    const { passSure } = this.texts.board;
    const isOnly = this.match.setup.from !== undefined;
    const close = () => this.dialog.close();
    const agree = () => {
      close();
      sure();
    };
    const question = () => ({
      title: passSure.title,
      means: isOnly ? passSure.only : passSure.means,
      safe: { label: passSure.goOn, act: close },
      other: { label: passSure.pass, act: agree },
    });
    ask(this.dialog, question, close, 'ask');
  }

  letter(chosen: (letter: string) => void, cancelled: () => void) {
    const closing =
      <T extends unknown[]>(act: (...given: T) => void) =>
      (...given: T) => {
        this.dialog.close();
        act(...given);
      };
    const cancel = closing(cancelled);
    const panel = () =>
      chooserPanel(this.texts, tileSetOf(this.match.setup).alphabet, closing(chosen), cancel);
    this.dialog.open('chooser', () => this.texts.chooser.title, panel, cancel);
  }

  /** Opens a player's history, or turns to another's. */
  history(seat: number) {
    if (this.dialog.isOpen && !this.dialog.is('history')) return;
    const close = () => this.dialog.close();
    const { history } = this.match.state;
    const panel = () =>
      historyPanel(this.texts, {
        seat,
        seats: this.seats(),
        history,
        turnTo: (other) => this.history(other),
        explain: (play) => this.explain(play),
        close,
      });
    this.dialog.open('history', () => this.texts.history.title(this.match.nameOf(seat)), panel, close);
  }

  /** Opened from a history, it leads back there. */
  explain({ seat, sheet }: PlayedTurn) {
    const fromHistory = this.dialog.is('history');
    if (this.dialog.isOpen && !fromHistory) return;
    const mover = must(this.seats()[seat]);
    const close = () => {
      this.dialog.close();
      if (fromHistory) this.history(seat);
    };
    const panel = () => scoreSheetPanel(this.texts, mover, sheet, undefined, this.meaning, close);
    this.dialog.open('sheet', () => this.texts.sheet.title(mover.name, sheet.total), panel, close);
  }

  // Waits until the panel is answered, or dismissed, which is an answer, too. After `more` it is drawn once more.
  private ask(
    name: string,
    label: () => string,
    panel: (answer: () => void) => TemplateResult,
    more?: Promise<unknown>,
  ) {
    const asked = ++this.asked;
    return new Promise<void>((resolve) => {
      const answer = () => {
        this.asked++;
        this.dialog.close();
        resolve();
      };
      const draw = () => panel(answer);
      const opened = this.dialog.openInSteps(name, label, draw, answer);
      if (!more) return;
      void Promise.all([opened, more]).then(() => {
        if (asked === this.asked && this.dialog.is(name)) this.dialog.open(name, label, draw, answer);
      });
    });
  }
}
