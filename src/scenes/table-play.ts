import type { EventOf, EventType, GameEvent } from '../core/crossword';
import { Gestures, type Objection } from '../match/gestures';
import type { Match } from '../match/match';
import { TurnClock } from '../match/turn-clock';
import type { Dialog } from '../panels/dialog';
import { scoreSheetPanel } from '../panels/score-sheet-panel';
import { challengePanel, chooserPanel, curtainPanel, historyPanel } from '../panels/small-panels';
import type { Message } from '../panels/table-panel';
import { pictureAfter, pictureOf, type Viewing } from '../table/game-picture';
import type { Motion } from '../table/motions';
import type { Mark, TablePicture } from '../table/picture';
import { motionsOf } from '../table/story';
import { en } from '../texts/en';

/** What the table must do for a match: show pictures, and move from one to the next. */
export interface Shows {
  show(picture: TablePicture, motions: readonly Motion[]): Promise<void>;
  fastForward(): void;
}

interface Staging {
  match: Match;
  table: Shows;
  dialog: Dialog;
  openRacks: boolean;
  /** Something the panels show has changed. */
  redraw(): void;
  over(): void;
}

// After these the player to move goes on at once; all others are told to their end first.
const passing: readonly EventType[] = [
  'tileLaid',
  'tileMoved',
  'letterChosen',
  'rackArranged',
  'timeSpent',
  'playRefused',
];

const isPassing = (event: GameEvent) =>
  passing.includes(event.type) ||
  (event.type === 'tilesWentHome' && (event.reason === 'takeBack' || event.reason === 'recall')) ||
  (event.type === 'wordsRejected' && !event.turnLost);

/** Plays one match on the table: what happens is shown in its order, and who must answer is asked. */
export class TablePlay {
  readonly gestures: Gestures;
  readonly clock: TurnClock;
  message: Message | undefined;
  private marked: Mark[] = [];
  private seen: number | undefined;
  private uncovered = false;
  private picture: TablePicture;
  private tale = Promise.resolve();
  private chapters = 0;
  private hasLeft = false;
  private readonly stopListening: () => void;

  constructor(private readonly staging: Staging) {
    const { match } = staging;
    this.seen = match.state.phase === 'ready' ? undefined : match.state.toMove;
    this.gestures = new Gestures(match, {
      refused: (reason) => this.refuse(reason),
      changed: () => this.showNow(),
    });
    this.clock = new TurnClock(match, pageTicker, () => staging.redraw());
    this.stopListening = match.listen((events) => this.hear(events));
    this.picture = pictureOf(match.engine, this.viewing);
  }

  /** Begins the game, or goes on where it was left. */
  start() {
    const { match, table } = this.staging;
    void table.show(this.picture, []);
    if (match.state.phase === 'ready') match.send({ type: 'begin' });
    else this.addChapter(() => this.nextScene());
  }

  /** The player to move may act: nothing is being told and the rack is turned up. */
  get isOpen() {
    return this.staging.match.state.phase === 'turn' && this.uncovered && this.chapters === 0;
  }

  /** Whose turn the table shows, which follows the game as fast as it is told; nobody's before the start is drawn. */
  get shownMover(): number | undefined {
    return this.seen;
  }

  get shownBagCount() {
    return this.picture.bagCount;
  }

  /** For what ends the turn: while something is still told it only hurries that, so no press counts twice. */
  endTurnBy(act: () => void) {
    const { table } = this.staging;
    if (this.isOpen) act();
    else table.fastForward();
  }

  resumeClock() {
    if (this.isOpen) this.clock.run();
  }

  leave() {
    this.hasLeft = true;
    this.clock.pause();
    this.clock.stop();
    this.stopListening();
    this.staging.dialog.close();
  }

  showHistory(seat: number) {
    const { dialog, match } = this.staging;
    if (dialog.isOpen) return;
    const close = () => dialog.close();
    const panel = historyPanel(seat, match.state.history, (other) => match.nameOf(other), close);
    dialog.open('history-panel', en.history.title(match.nameOf(seat)), panel, close);
  }

  private get viewing(): Viewing {
    const { seats } = this.staging.match.engine.setup;
    const { chosen, picked, blank } = this.gestures;
    return {
      seats: seats.length,
      seat: this.seen,
      faceUp: this.uncovered,
      chosen,
      picked,
      blank,
      marked: this.marked,
    };
  }

  private get nameOf() {
    return (seat: number) => this.staging.match.nameOf(seat);
  }

  private hear(events: readonly GameEvent[]) {
    if (events.every((event) => event.type === 'timeSpent')) return;
    this.marked = [];
    this.message = undefined;
    if (events.every(isPassing)) {
      for (const event of events) this.say(event);
      this.showNow(events.flatMap(motionsOf));
    } else this.addChapter(() => this.tell(events));
  }

  private addChapter(tell: () => Promise<void>) {
    this.chapters++;
    this.clock.pause();
    this.tale = this.tale.then(async () => {
      if (!this.hasLeft) await tell();
      this.chapters--;
      if (this.hasLeft) return;
      this.resumeClock();
      this.staging.redraw();
    });
    this.staging.redraw();
  }

  private async tell(events: readonly GameEvent[]) {
    this.gestures.forget();
    for (const event of events) {
      this.say(event);
      if (event.type === 'startDecided') this.seen = event.seat;
      await this.showNext(pictureAfter(this.picture, event, this.viewing), motionsOf(event));
      if (this.hasLeft) return;
    }
    const scored = events.find((event): event is EventOf<'playScored'> => event.type === 'playScored');
    if (scored) await this.explain(scored);
    if (!this.hasLeft) await this.nextScene();
  }

  /** What the state asks for now: somebody's turn, a say in the last play, or the end. */
  private async nextScene() {
    const { match, over } = this.staging;
    if (match.state.phase === 'over') over();
    else if (match.state.phase === 'challenge') this.askForDoubt();
    else await this.openTurn();
  }

  private async openTurn() {
    const { match, openRacks } = this.staging;
    const { toMove } = match.state;
    if (this.uncovered && this.seen === toMove) return;
    this.uncovered = openRacks;
    this.seen = toMove;
    await this.showNext(pictureOf(match.engine, this.viewing), []);
    if (openRacks || this.hasLeft) return;
    await this.ask('curtain', en.curtain.title(this.nameOf(toMove)), (lift) =>
      curtainPanel(this.nameOf(toMove), this.message?.text, lift),
    );
    this.uncovered = true;
    await this.showNext(pictureOf(match.engine, this.viewing), [{ kind: 'turnOver' }]);
  }

  private async explain({ seat, sheet }: EventOf<'playScored'>) {
    const name = this.nameOf(seat);
    await this.ask('sheet', en.sheet.title(name, sheet.total), (goOn) => scoreSheetPanel(name, sheet, goOn));
  }

  private askForDoubt() {
    const { match, dialog } = this.staging;
    const { openPlay, toMove } = match.state;
    if (!openPlay) return;
    this.uncovered = this.staging.openRacks;
    void this.showNext(pictureOf(match.engine, this.viewing), []);
    const { sheet, awaiting } = openPlay;
    const answer = (type: 'accept' | 'challenge') => {
      dialog.close();
      match.send({ type, seat: awaiting[0] });
    };
    const panel = challengePanel({
      mover: this.nameOf(toMove),
      asked: this.nameOf(awaiting[0]),
      points: sheet.total,
      words: sheet.words.map(({ word }) => word),
      accept: () => answer('accept'),
      challenge: () => answer('challenge'),
    });
    dialog.open('challenge', en.challenge.title(this.nameOf(toMove), sheet.total), panel);
  }

  /** Opens a panel and waits until it is answered, or dismissed, which is an answer too. */
  private ask(name: string, label: string, panel: (answer: () => void) => ReturnType<typeof curtainPanel>) {
    const { dialog } = this.staging;
    return new Promise<void>((resolve) => {
      const answer = () => {
        dialog.close();
        resolve();
      };
      dialog.open(name, label, panel(answer), answer);
    });
  }

  private say(event: GameEvent) {
    const text = en.news(event, this.nameOf);
    if (!text) return;
    const isRefusal = event.type === 'playRefused' || event.type === 'wordsRejected';
    this.message = { text, kind: isRefusal ? 'refusal' : 'news' };
  }

  private refuse(reason: Objection) {
    const { match } = this.staging;
    const text = reason === 'bagTooSmall' ? en.bagTooSmall(match.rules.exchangeNeeds) : en.refusals[reason];
    this.message = { text, kind: 'refusal' };
    this.showNow([{ kind: 'home' }]);
  }

  /** The table as it is, with what is in the hand. */
  private showNow(motions: readonly Motion[] = []) {
    const { match, dialog } = this.staging;
    void this.showNext(pictureOf(match.engine, this.viewing), motions);
    if (this.gestures.blank && !dialog.isOpen) {
      const cancel = () => {
        dialog.close();
        this.gestures.cancelLetter();
      };
      const choose = (letter: string) => {
        dialog.close();
        this.gestures.chooseLetter(letter);
      };
      dialog.open('chooser', en.chooser.title, chooserPanel(match.engine.letters, choose, cancel), cancel);
    }
  }

  private showNext(picture: TablePicture, motions: readonly Motion[]) {
    this.picture = picture;
    this.staging.redraw();
    return this.staging.table.show(picture, motions);
  }
}

const pageTicker = {
  now: () => performance.now(),
  every(ms: number, tick: () => void) {
    const timer = setInterval(tick, ms);
    return () => clearInterval(timer);
  },
};
