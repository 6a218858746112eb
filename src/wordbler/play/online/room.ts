import type { ConnectionDeps } from '../../../online/client/connection';
import { newKey, RoomConnection } from '../../../online/client/room-connection';
import { OwnPlace, type SavedRoom } from '../../../online/client/saved-rooms';
import { GameEngine, type WordJudge } from '../../rules';
import type { RefusedWish, Revealed, RoomEvent, SeenEvent, SeenSetup, Told } from '../../rules/online';
import { protocolVersion, seatAfter } from '../../rules/online/protocol';
import { OnlineGame } from './online-game';
import { type RoomNews, readTold, roomsPath } from './read-told';
import { type OwnWish, Wishes } from './wishes';

type Welcome = Extract<Told, { t: 'welcome' }>;

interface RoomDeps extends ConnectionDeps {
  shelf: ConstructorParameters<typeof OwnPlace>[1];
  words(setup: SeenSetup): WordJudge;
}

const around: readonly string[] = ['seatTaken', 'seatGiven', 'gameBegan', 'rematchWished', 'rematchOpened'];
const isOfGame = (event: SeenEvent | RoomEvent): event is SeenEvent => !around.includes(event.type);

/** A room on the server, as this device is in it: who sits there, the game, and all that can be wished for. */
export class Room extends RoomConnection<Told, RoomNews, RefusedWish> {
  setup: SeenSetup | undefined;
  /** Null: this device only watches. */
  seat: number | null = null;
  /** The own seat is taken; until then its invitation is looked at. */
  isTaken = false;
  taken: boolean[] = [];
  here: readonly number[] = [];
  /** How many watch. */
  watching = 0;
  /** Who would like another game. */
  wished: number[] = [];
  /** The room of the next game. */
  next: string | undefined;
  game: OnlineGame | undefined;
  revealed: Revealed | undefined;
  readonly place: OwnPlace;
  private since = 0;
  private readonly wishes: Wishes;

  constructor(
    saved: SavedRoom,
    protected override readonly deps: RoomDeps,
  ) {
    super(roomsPath, deps);
    this.place = new OwnPlace(saved, deps.shelf);
    this.wishes = new Wishes(deps.ticker, this);
  }

  get id(): string {
    return this.place.now.room;
  }

  /** For those who are still to come. */
  get invitations() {
    return this.game ? [] : (this.place.now.invitations ?? []).filter(({ seat }) => !this.taken[seat]);
  }

  /** Seats that this device has opened for others, and which nobody has taken yet. */
  get givable(): number[] {
    const { invitations = [] } = this.place.now;
    if (this.game || !this.isMaker) return [];
    const isTaken = (seat: number) => this.taken[seat] && this.setup?.seats[seat]?.kind === 'person';
    return invitations.flatMap(({ seat }) => (isTaken(seat) ? [] : [seat]));
  }

  /** Whether this device's seat is that of whoever opened the table, and may start it as it is. */
  get isMaker(): boolean {
    return this.isTaken && this.seat === this.setup?.seats.findIndex(({ kind }) => kind === 'person');
  }

  get isWaiting(): boolean {
    return this.wishes.isWaiting;
  }

  /** For so many ms the turn, or the open play, has been running. */
  get ran(): number {
    return Math.max(0, this.now - this.since);
  }

  /** Sits down. What makes the seat one's own is kept first. */
  async take(name: string, mascot: string | undefined) {
    if (!this.place.now.taking && !this.isTaken)
      await this.place.keep({
        taking: { name, ...(mascot && { mascot }), nonce: newKey(), secret: newKey() },
      });
    this.sitDown();
  }

  say(phrase: number) {
    this.send({ t: 'say', n: 1, phrase });
  }

  rematch() {
    this.wish({ t: 'rematch', turn: this.game?.state.turn ?? 0 });
  }

  /** Before the start. Where it has begun meanwhile, that is what was wished for. */
  arrange(wish: Extract<OwnWish, { t: 'start' | 'give' }>) {
    this.wish(wish, () => this.game !== undefined);
  }

  private wish(wish: OwnWish, isIdle = () => false) {
    this.wishes.wish(wish, (refused) => {
      if (refused && !isIdle()) this.tell({ kind: 'refused', reason: refused });
    });
  }

  override leave() {
    this.wishes.stop();
    super.leave();
  }

  protected override enter() {
    const { room, secret, joins } = this.place.now;
    this.send({
      t: 'enter',
      v: protocolVersion,
      room,
      ...(secret !== undefined ? { secret } : joins && { joins }),
      ...(this.seq > 0 && { seq: this.seq }),
    });
  }

  protected override read(message: string) {
    return readTold(message);
  }

  protected override heed(told: Told) {
    // The game may find that what is said cannot have happened.
    try {
      this.obey(told);
    } catch {
      this.fail('strange');
    }
  }

  private obey(told: Told) {
    switch (told.t) {
      case 'welcome':
        return this.welcome(told);
      case 'told':
        return this.follow(told);
      case 'refused':
        return this.refused(told);
      case 'here':
        return this.meet(told);
      case 'said':
        return this.tell({ kind: 'said', seat: told.seat, phrase: told.phrase });
      case 'revealed':
        this.revealed = told;
        this.note();
        return this.tell({ kind: 'revealed' });
      default:
        return undefined;
    }
  }

  private welcome(told: Welcome) {
    if (!this.isWelcome(told, protocolVersion)) return;
    this.since = told.since;
    this.setup = told.setup;
    this.seat = told.seat;
    this.isTaken = told.isTaken;
    this.taken = told.taken;
    this.wished = told.rematch.wished;
    this.next = told.rematch.room;
    void this.place.keep({ commitment: this.place.now.commitment ?? told.commitment });
    if (this.isTaken) this.place.sit();
    if (told.view) this.show(told, told.view);
    this.wishes.obeyedTo(told.n);
    this.wishes.say();
    this.sitDown();
    this.note();
    this.tell({ kind: 'changed' });
  }

  /** What is shown goes on where it is the same. */
  private show({ setup, seat }: Welcome, view: NonNullable<Welcome['view']>) {
    const game = this.open(setup, seat, view);
    game.takeUp(this.place.now.hand);
    if (this.game && this.game.digest() === game.digest()) return;
    this.game = game;
    this.tell({ kind: 'game' });
  }

  private open(setup: SeenSetup, seat: number | null, view?: Welcome['view']) {
    return new OnlineGame(setup, seat, this.deps.words(setup), view ?? undefined, {
      wish: (wish, answered) => {
        const isAsked = this.wishes.wish(wish, (refused) => {
          answered(refused);
          this.tell({ kind: 'changed' });
        });
        this.tell({ kind: 'changed' });
        return isAsked;
      },
      refused: (reason) => this.tell({ kind: 'refused', reason }),
      misled: () => this.fail('strange'),
      keepHand: (hand) => void this.place.keep({ hand }),
    });
  }

  private follow({ seq, since, events }: Extract<Told, { t: 'told' }>) {
    if (!this.isNext(seq)) return;
    this.since = since;
    for (const event of events) if (!isOfGame(event)) this.hearOf(event);
    this.game?.tell(events.filter(isOfGame));
    if (events.some((event) => this.answers(event))) this.wishes.obeyed();
    this.note();
    this.tell({ kind: 'changed' });
  }

  private hearOf(event: RoomEvent) {
    switch (event.type) {
      case 'seatTaken': {
        const { seat, name, mascot } = event;
        this.taken[seat] = true;
        const own = this.setup?.seats[seat];
        if (own) Object.assign(own, { name, ...(mascot !== undefined && { mascot }) });
        this.isTaken ||= seat === this.seat;
        if (this.isTaken) this.place.sit();
        break;
      }
      case 'seatGiven':
        this.taken[event.seat] = event.to.kind === 'computer';
        if (this.setup) this.setup.seats[event.seat] = event.to;
        break;
      case 'gameBegan':
        this.beginGame(event);
        break;
      case 'rematchWished':
        this.wished = [...this.wished, event.seat];
        break;
      case 'rematchOpened':
        this.next = event.room;
    }
  }

  private beginGame({ setup, closed = [] }: Extract<RoomEvent, { type: 'gameBegan' }>) {
    this.setup = setup;
    this.taken = setup.seats.map(() => true);
    if (this.seat !== null) this.seat = seatAfter(this.seat, closed);
    this.here = this.here.flatMap((seat) => (closed.includes(seat) ? [] : [seatAfter(seat, closed)]));
    this.game = this.open(setup, this.seat);
    this.tell({ kind: 'game' });
  }

  private answers(event: SeenEvent | RoomEvent): boolean {
    const by = 'by' in event ? event.by : 'seat' in event ? event.seat : undefined;
    return by === this.seat && event.type !== 'turnBegan';
  }

  private sitDown() {
    const { taking } = this.place.now;
    if (!taking || this.isTaken || this.seq === 0) return;
    this.wish({ t: 'take', ...taking });
  }

  private refused({ n, reason }: Extract<Told, { t: 'refused' }>) {
    if (n > 0 || reason === 'tooFast') {
      // Nothing of it was read; perhaps that it came in.
      if (n === 0 && this.seq === 0) this.renew();
      // Another name may do.
      if (reason !== 'tooFast' && !this.isTaken) void this.place.keep({ taking: undefined });
      return this.wishes.refused(n, reason);
    }
    // The seat was taken by this very device, and the answer was lost.
    if (reason === 'notSeated' && this.place.now.taking) {
      this.place.sit();
      return this.enter();
    }
    this.fail(reason);
  }

  private meet({ seats, watching = 0 }: Extract<Told, { t: 'here' }>) {
    const before = this.here;
    // A seat that is closed may be told of a little longer.
    this.here = seats.filter((seat) => seat < this.taken.length);
    const isOther = watching !== this.watching;
    this.watching = watching;
    if (isOther) this.tell({ kind: 'watched' });
    for (const seat of this.here) if (!before.includes(seat)) this.tell({ kind: 'came', seat });
    for (const seat of before) if (!this.here.includes(seat)) this.tell({ kind: 'left', seat });
    this.tell({ kind: 'changed' });
  }

  /** How it stands is known in the menu, too. */
  private note() {
    const { setup, game, seat, taken } = this;
    if (!setup || (seat !== null && !this.isTaken)) return;
    this.place.note({
      names: setup.seats.map(({ name, mascot }, at) => ({ name, mascot, isTaken: taken[at] ?? false })),
      seat,
      ...(game && { toMove: game.latest.toMove }),
      isOver: game?.latest.phase === 'over' || this.revealed !== undefined,
    });
  }
}

export interface CheckedEnd {
  engine: GameEngine;
  /** Dealt from what was sealed before the start, and just as it was seen here. */
  isFair: boolean;
  /** So many tiles were drawn. */
  draws: number;
}

/** Plays a finished game over again from all that has been told of it; undefined if there is no game in that. */
export async function checkEnd(
  revealed: Revealed,
  { place: { sealed }, game }: Pick<Room, 'place' | 'game'>,
  words: WordJudge,
): Promise<CheckedEnd | undefined> {
  const [{ isFair }, { bringSha256Dice }] = await Promise.all([
    import('../../rules/online/fair-seed'),
    import('../../../engine/random/sha256-dice'),
  ]);
  bringSha256Dice();
  const engine = GameEngine.restore(revealed.save, words);
  if (!(engine instanceof GameEngine) || engine.state.phase !== 'over') return undefined;
  const { board, scores } = engine.state;
  const isAsSeen = !game || JSON.stringify([board, scores]) === JSON.stringify([game.state.board, game.state.scores]);
  return {
    engine,
    isFair: isAsSeen && isFair(revealed, sealed.commitment, sealed.nonce),
    draws: drawsOf(engine, words),
  };
}

function drawsOf({ setup, commands }: GameEngine, words: WordJudge): number {
  const again = new GameEngine(setup, words);
  return commands.reduce((draws, command) => {
    const answer = again.dispatch(command);
    const events = answer.ok ? answer.events : [];
    return events.reduce((sum, event) => {
      if (event.type === 'refilled') return sum + event.drawn.length;
      if (event.type === 'dealt') return sum + event.hands.reduce((all, { drawn }) => all + drawn.length, 0);
      return event.type === 'drewForStart' ? sum + event.draws.length : sum;
    }, draws);
  }, 0);
}
