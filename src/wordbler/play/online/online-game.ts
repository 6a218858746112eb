import { must } from '../../../engine/must';
import { Signal } from '../../../engine/signal';
import { newKey } from '../../../online/client/room-connection';
import { ClockWarnings, type Ticker } from '../../../shared/play/game-clock';
import type { AnswerOf, RunningGame } from '../../../shared/play/running-game';
import {
  type Command,
  type GameEngine,
  type GameEvent,
  type GameState,
  type LaidTile,
  type Refusal,
  refusals,
  type ScoreSheet,
  type SeenGame,
  type WordJudge,
} from '../../rules';
import type { RefusedWish, SeenEvent, SeenSetup, Viewer } from '../../rules/online';
import { FollowedGame } from '../../rules/online/followed-game';
import { countedLeft, type TurnClock } from '../clock';
import { OtherSeats } from '../computer-seats';
import type { Match } from '../match';
import { type Hand, HiddenTiles, takeUpHand } from './hidden-tiles';
import type { OwnWish } from './wishes';

type Listener = (events: readonly GameEvent[]) => void;

interface OnlineGameDeps {
  /** False while another wish is not answered yet. */
  wish(wish: OwnWish, answered: (refused?: RefusedWish) => void): boolean;
  /** What a table says where the rules of the game have no sentence for it. */
  refused(reason: RefusedWish): void;
  /** Nothing can be made of what was told. */
  misled(): void;
  /** What the own seat has done by itself. */
  keepHand(hand: Hand): void;
}

/** The table at which it is looked at. */
interface TableOf {
  /** It still shows what was told before. */
  isTelling(): boolean;
  /** Backs have changed places, which nobody sees. */
  restacked(): void;
}

const nowhere: TableOf = { isTelling: () => false, restacked: () => {} };

/**
 * A game that runs on a server, told to a table as fast as that can show it. What the own seat does alone happens here.
 */
export class OnlineGame implements RunningGame<GameEngine, SeenGame> {
  beforeCommand = () => {};
  private readonly followed: FollowedGame;
  private readonly backs: HiddenTiles;
  private readonly listeners = new Set<Listener>();
  private covered: GameState | undefined;
  private untold: (readonly SeenEvent[])[] = [];
  /** A table that has opened it hears of its beginning; before, all waits for that. */
  private isHeard: boolean;
  private table = nowhere;

  constructor(
    setup: SeenSetup,
    readonly viewer: Viewer,
    words: WordJudge,
    view: GameState | undefined,
    private readonly deps: OnlineGameDeps,
  ) {
    const seed = newKey();
    this.followed = new FollowedGame(setup, viewer, words, { seed, ...(view && { state: view }) });
    const { state, faces } = this.followed;
    this.backs = new HiddenTiles(state, viewer, faces.length);
    this.isHeard = state.phase !== 'ready';
  }

  get engine(): SeenGame {
    return this;
  }

  get setup() {
    return this.followed.setup;
  }

  get state(): Readonly<GameState> {
    this.covered ??= this.backs.cover(this.followed.state);
    return this.covered;
  }

  get faces() {
    return this.followed.faces;
  }

  get letters() {
    return this.followed.letters;
  }

  /** As it is known by now, told at the table or not. */
  get latest(): { phase: GameState['phase']; toMove: number } {
    const began = this.untold.flat().findLast((event) => event.type === 'turnBegan' || event.type === 'gameEnded');
    const { phase, toMove } = this.followed.state;
    if (began?.type === 'gameEnded') return { phase: 'over', toMove };
    return { phase, toMove: began?.seat ?? toMove };
  }

  /** Of what is known by now, told at the table or not. */
  digest(): string {
    return this.untold.length > 0 ? '' : this.followed.digest();
  }

  isFree: SeenGame['isFree'] = (square) => this.followed.isFree(square);
  preview: SeenGame['preview'] = () => this.followed.preview();
  laidWords: SeenGame['laidWords'] = () => this.followed.laidWords();
  isWord: SeenGame['isWord'] = (letters) => this.followed.isWord(letters);
  readings: SeenGame['readings'] = (letters) => this.followed.readings(letters);

  stand(table: TableOf) {
    this.table = table;
  }

  /** What is told from now on is there when somebody sits down again. */
  leaveTable() {
    this.table = nowhere;
    this.tellNext();
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  send(command: Command, answered: (answer: AnswerOf<GameEngine>) => void = () => {}) {
    // It begins where it is played, and time is counted there.
    if (command.type === 'begin') this.beginTelling();
    if (command.type === 'begin' || command.type === 'spendTime') return;
    const wish = this.wishFor(command);
    if (!wish) {
      const answer = this.followed.dispatch(command);
      if (answer.ok) this.emit(answer.events);
      answered(answer);
      if (answer.ok) this.keepHand();
      return;
    }
    const isAsked = this.deps.wish(wish, (refused) => {
      if (refused === undefined) return answered({ ok: true, events: [] });
      if (isRefusal(refused)) return answered({ ok: false, reason: refused });
      this.takeHome();
      this.deps.refused(refused);
    });
    if (!isAsked) this.deps.refused('notNow');
  }

  /** An entry of the game's log: shown when all before it has been. */
  tell(events: readonly SeenEvent[]) {
    if (events.length > 0) this.untold.push(events);
    this.tellNext();
  }

  /** The table has shown what it was told. */
  tellNext() {
    while (this.isHeard && !this.table.isTelling()) {
      const events = this.untold.shift();
      if (!events) return;
      this.follow(events);
    }
  }

  /** Goes on with what was laid and put in order before the page was left. */
  takeUp(hand: unknown) {
    const { followed, viewer } = this;
    if (viewer === null) return;
    const { state } = followed;
    takeUpHand(hand, viewer, {
      turn: state.turn,
      rack: must(state.racks[viewer]),
      isOpen: state.phase === 'turn' && state.toMove === viewer,
      dispatch: (command) => followed.dispatch(command),
      isBlank: (tile) => this.isBlank(tile),
    });
    this.covered = undefined;
  }

  private keepHand() {
    const { turn, racks, laid } = this.followed.state;
    const cells = this.viewer === null ? [] : must(racks[this.viewer]);
    this.deps.keepHand({ turn, cells, laid });
  }

  private isBlank(tile: number) {
    return this.faces[tile]?.letter === '';
  }

  private beginTelling() {
    this.isHeard = true;
    this.tellNext();
  }

  private follow(events: readonly SeenEvent[]) {
    const { backs, followed } = this;
    let shown: GameEvent[];
    try {
      const wasOffered = followed.state.openPlay !== null;
      if (backs.prepare(events)) {
        this.covered = undefined;
        this.table.restacked();
      }
      const told = followed.follow(events);
      shown = backs.tell(told.flatMap((event) => [...(wasOffered ? [] : this.laid(event)), event]));
    } catch {
      // What is told cannot have happened.
      this.untold = [];
      this.deps.misled();
      return;
    }
    this.emit(shown);
  }

  private emit(events: readonly GameEvent[]) {
    this.covered = undefined;
    for (const listener of [...this.listeners]) listener(events);
  }

  /** Others lay their tiles unseen; at the table they fly from their seats. */
  private laid(event: GameEvent): GameEvent[] {
    if (event.type === 'playScored' || event.type === 'playOffered') {
      if (event.seat === this.viewer) return [];
      return newLetters(event.sheet).map((letter) => laidBy(event.seat, letter));
    }
    if (event.type !== 'tilesWentHome' || event.seat === this.viewer) return [];
    return event.tiles.map((going) => {
      const { letter } = must(this.faces[going.tile]);
      return laidBy(event.seat, { ...going, letter });
    });
  }

  private takeHome() {
    const seat = this.viewer;
    if (seat !== null && this.followed.state.laid.length > 0) this.send({ type: 'recall', seat });
  }

  /** Undefined for what a seat does by itself. */
  private wishFor(command: Command): OwnWish | undefined {
    const { turn, laid } = this.followed.state;
    switch (command.type) {
      case 'done': {
        const lays = laid.map(({ tile, x, y, letter }) => ({
          tile,
          x,
          y,
          ...(this.isBlank(tile) && { letter }),
        }));
        return { t: 'play', turn, lays };
      }
      case 'exchange':
        return { t: 'exchange', turn, tiles: command.tiles };
      case 'pass':
      case 'accept':
      case 'challenge':
      case 'hint':
      case 'resign':
        return { t: command.type, turn };
      default:
        return undefined;
    }
  }
}

const isRefusal = (reason: RefusedWish): reason is Refusal => refusals.some((own) => own === reason);

const laidBy = (seat: number, { tile, letter, x, y }: LaidTile): GameEvent => ({
  type: 'tileLaid',
  seat,
  tile,
  letter,
  x,
  y,
  cell: -1,
});

const newLetters = ({ words }: ScoreSheet) => {
  const letters = words.flatMap((word) => word.letters).filter(({ isNew }) => isNew);
  return [...new Map(letters.map((letter) => [letter.tile, letter])).values()];
};

/** The seats of a game that is played elsewhere: but for the own one, others move them there. */
export class ElsewhereSeats extends OtherSeats {
  constructor(
    private readonly own: number | null,
    /** What the own seat wishes for is on its way: until the answer it does nothing else. */
    private readonly isWaiting: () => boolean,
  ) {
    super();
  }

  get persons(): number[] {
    return this.own === null ? [] : [this.own];
  }

  has(seat: number): boolean {
    return seat !== this.own || this.isWaiting();
  }
}

const second = 1000;

/** The clock of a game that is played elsewhere: it is kept there, runs whoever looks, and is only shown here. */
export class ServedClock implements TurnClock {
  readonly ticked = new Signal();
  readonly warned = new Signal<[seconds: number]>();
  private cancelWake = () => {};
  private readonly warnings = new ClockWarnings();

  constructor(
    private readonly match: Match,
    /** For how long the turn has been running. */
    private readonly ran: () => number,
    private readonly ticker: Ticker,
  ) {}

  run() {
    this.cancelWake();
    const { left } = this;
    if (left === undefined) return;
    const due = this.match.viewer === this.match.state.toMove;
    const warning = due ? this.warnings.due(this.match.state.toMove, left) : undefined;
    if (warning !== undefined) this.warned.emit(warning);
    this.cancelWake = this.ticker.after(((left % second) + second) % second || second, () => {
      this.ticked.emit();
      this.run();
    });
  }

  pause() {
    this.cancelWake();
  }

  spend() {}

  get left(): number | undefined {
    const { match } = this;
    const { phase, toMove, msThisTurn } = match.state;
    const told = countedLeft(match, toMove);
    if (told === undefined || phase !== 'turn') return told;
    const left = told + msThisTurn - this.ran();
    return match.rules.clock.kind === 'perTurn' ? Math.max(0, left) : left;
  }
}
