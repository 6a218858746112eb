import { Line, type LineState, type LineWorld, lineAddress, newKey } from '../../../online/client/connection';
import type { KeptRoom } from '../../../online/client/saved-rooms';
import { OwnPlace } from '../../../online/client/saved-rooms';
import type { WordJudge } from '../../rules';
import type { Revealed, RoomEvent, SeenEvent, SeenSetup, Told } from '../../rules/online';
import { protocolVersion } from '../../rules/online/protocol';
import { OnlineGame } from './online-game';
import type { RoomFault, RoomNews } from './read-told';
import { readTold } from './read-told';
import { RoomSeats } from './room-seats';
import { type OwnWish, Wishes } from './wishes';

type Welcome = Extract<Told, { t: 'welcome' }>;

interface Ways extends LineWorld {
  shelf: ConstructorParameters<typeof OwnPlace>[1];
  words(setup: SeenSetup): WordJudge;
}

const around: readonly string[] = ['seatTaken', 'seatGiven', 'gameBegan', 'rematchWished', 'rematchOpened'];
const isOfGame = (event: SeenEvent | RoomEvent): event is SeenEvent => !around.includes(event.type);

/** A room on the server, as this device is in it: who sits there, the game, and all that can be wished for. */
export class Room extends RoomSeats {
  game: OnlineGame | undefined;
  revealed: Revealed | undefined;
  fault: RoomFault | undefined;
  private seq = 0;
  private since = 0;
  /** What is to be added to the own time to get the server's. */
  private ahead = 0;
  private readonly line: Line;
  private readonly wishes: Wishes;
  private readonly listeners = new Set<(news: RoomNews) => void>();
  readonly place: OwnPlace;

  constructor(
    kept: KeptRoom,
    private readonly ways: Ways,
  ) {
    super();
    this.place = new OwnPlace(kept, ways.shelf);
    this.wishes = new Wishes(ways.ticker, {
      send: (message) => this.line.send(message),
      now: () => this.now,
      renew: () => {
        this.seq = 0;
        this.line.anew();
      },
    });
    this.line = new Line(lineAddress(), ways, {
      opened: () => this.enter(),
      heard: (message) => this.hear(message),
      changed: () => this.tell({ kind: 'changed' }),
    });
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

  get state(): LineState {
    return this.line.state;
  }

  get isWaiting(): boolean {
    return this.wishes.isWaiting;
  }

  /** For so many ms the turn, or the open play, has been running. */
  get ran(): number {
    return Math.max(0, this.now - this.since);
  }

  listen(heard: (news: RoomNews) => void): () => void {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
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
    this.line.send({ t: 'say', n: 1, phrase });
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

  /** Whoever has waited long enough, wants it back on this device, or may be let in by now. */
  again() {
    this.fault = undefined;
    this.line.again();
  }

  leave() {
    this.wishes.stop();
    this.line.close();
    this.listeners.clear();
  }

  /** Whatever this device has slept, or the page has been held: the ticker stands still then, and nobody waits. */
  private get now() {
    return Date.now() + this.ahead;
  }

  private enter() {
    const { room, secret, joins } = this.place.now;
    this.line.send({
      t: 'enter',
      v: protocolVersion,
      room,
      ...(secret !== undefined ? { secret } : joins && { joins }),
      ...(this.seq > 0 && { seq: this.seq }),
    });
  }

  private hear(message: string) {
    try {
      const told = readTold(message);
      if (!told) throw new RangeError(message);
      this.heed(told);
    } catch {
      this.fail('strange');
    }
  }

  private heed(told: Told) {
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
    if (told.v !== protocolVersion) return this.fail('otherVersion');
    this.fault = undefined;
    this.ahead = told.now - Date.now();
    this.seq = told.seq;
    this.since = told.since;
    this.welcomed(told);
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
    return new OnlineGame(setup, seat, this.ways.words(setup), view ?? undefined, {
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
    if (seq !== this.seq + 1) {
      // Something was missed: all is asked for anew.
      this.seq = 0;
      return this.enter();
    }
    this.seq = seq;
    this.since = since;
    for (const event of events) if (!isOfGame(event)) this.hearOf(event);
    this.game?.tell(events.filter(isOfGame));
    if (events.some((event) => this.answers(event))) this.wishes.obeyed();
    this.note();
    this.tell({ kind: 'changed' });
  }

  private hearOf(event: RoomEvent) {
    this.heardOf(event);
    if (event.type === 'seatTaken' && this.isTaken) this.place.sit();
    if (event.type !== 'gameBegan') return;
    this.game = this.open(event.setup, this.seat);
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
      if (n === 0 && this.seq === 0) this.line.anew();
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
    const { came, left } = this.met(seats);
    if (this.areWatching(watching)) this.tell({ kind: 'watched' });
    for (const seat of came) this.tell({ kind: 'came', seat });
    for (const seat of left) this.tell({ kind: 'left', seat });
    this.tell({ kind: 'changed' });
  }

  private fail(fault: RoomFault) {
    this.fault = fault;
    this.line.close();
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

  private tell(news: RoomNews) {
    for (const listener of [...this.listeners]) listener(news);
  }
}
