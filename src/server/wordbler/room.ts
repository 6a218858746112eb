import type { Refusal, WordJudge } from '../../wordbler/rules';
import type { RefusedWish, Told, Wish } from '../../wordbler/rules/online';
import { LoggedRoom } from '../logged-room';
import { hashOf } from '../room-log';
import { bodyOf, type DoEntry, type Entry, entriesIn, entryOf, type OpenEntry } from './entries';
import { type Device, Players, toldOf, viewOf, Watchers, welcome } from './participants';
import {
  atDeadline,
  computersAsked,
  dueAfter,
  dueOf,
  type FoldedRoom,
  foldAll,
  runningIn,
  timeTaken,
} from './room-from-log';
import { type Arranging, type AwakeRoom, arranged, commandsOf, type Move, type RoomDeps } from './wishes';

type Written = Exclude<Entry, OpenEntry>;

/** No game is as long: whoever tries and tries again at a table fills nobody's disk. */
const mostEntries = 5000;
/** What was written no longer ago is thought about where that was done; the room is woken if nothing comes of it. */
const msToThinkElsewhere = 10_000;
/** Each move is told to each of them: a school may look on, not the whole net. */
const mostWatching = 200;

/** One room in this process: the game folded from its log, and who listens here. */
export class Room extends LoggedRoom<Written, Refusal, FoldedRoom> implements AwakeRoom {
  private readonly players: Players;
  /** Whoever sits down in this moment. */
  private taker: Device | undefined;
  private readonly watchers: Watchers;

  private constructor(
    id: string,
    bodies: string[],
    private readonly words: WordJudge,
    private readonly deps: RoomDeps,
  ) {
    super(id, foldAll(entriesIn(bodies), words), bodies, deps);
    this.players = new Players(
      deps.time,
      (text) => deps.log.say(this.book, text),
      () => this.tellWhoIsHere(),
      () => this.watchers.count,
    );
    this.watchers = new Watchers(
      () => this.state,
      () => this.players.here,
      words,
      deps.time,
    );
  }

  /** `wasLost`: nobody thinks here for it any more. */
  static async load(id: string, bodies: string[], words: WordJudge, deps: RoomDeps, wasLost: boolean): Promise<Room> {
    const room = new Room(id, bodies, words, deps);
    await room.follow((text) => room.players.hearText(text));
    // Whoever was thinking may have died; another process that has just written thinks, and one is enough.
    const { time, uptime } = deps;
    const { at } = room.state;
    if (wasLost || at <= uptime.startedAt || time.now() - at > msToThinkElsewhere) room.haveThought();
    return room;
  }

  get isEmpty(): boolean {
    return this.players.isEmpty && this.watchers.isEmpty;
  }

  /** Somebody waits here for whoever comes. */
  get isOpen(): boolean {
    return this.state.isListed && !this.players.isEmpty;
  }

  /** A seat that nobody has taken, and nobody here is about to. */
  freeSeat(): number | undefined {
    const { taken, isListed } = this.state;
    const seat = taken.findIndex((isTaken, at) => !isTaken && !this.players.isAt(at));
    return isListed && seat >= 0 ? seat : undefined;
  }

  seatOf(secret: string): number | undefined {
    const seat = this.state.keys.indexOf(hashOf(secret));
    return seat < 0 ? undefined : seat;
  }

  whyClosed(secret: string): RefusedWish | undefined {
    return this.state.whyClosed(hashOf(secret));
  }

  enter(device: Device, seq: number | undefined): Promise<void> {
    return this.alone(async () => {
      if (!this.isLeft) await this.openNext();
      if (this.isLeft) return device.sendAway('anew');
      const folded = this.state;
      // What has happened since it asked may have made the seat another's, or numbered it anew.
      if (!this.isStill(device)) return device.sendAway('moved');
      if (device.seat === null) {
        const isFull = this.players.watchingAnywhere >= mostWatching && !this.watchers.has(device);
        if (isFull) return device.tell({ t: 'refused', n: 0, reason: 'tooManyWatch' });
        this.watchers.enter(device, seq);
        return this.players.count();
      }
      if (seq !== undefined && seq >= folded.renumbered && seq <= folded.seq)
        for (let at = seq; at < folded.seq; at++) device.tell(toldOf(folded, at, device.seat));
      else device.tell(this.welcomeTo(device.seat));
      const isNew = !this.players.has(device);
      this.players.enter(device);
      if (isNew) this.tellEnd((told) => device.tell(told));
    });
  }

  private welcomeTo(seat: number): Told {
    const { state } = this;
    const now = this.deps.time.now();
    return welcome(state, { seat, seq: state.seq, now, view: viewOf(state, seat) });
  }

  private isStill({ seat, secret }: Device): boolean {
    if (seat === null) return true;
    return secret === undefined ? this.state.taken[seat] === false : this.seatOf(secret) === seat;
  }

  private tellWhoIsHere() {
    const { here } = this.players;
    this.players.tell(() => here);
    this.watchers.tellWhoIsHere();
  }

  /** Whoever is in it comes in anew. */
  sendAllAway() {
    this.players.sendAway('anew');
    this.watchers.sendAllAway();
  }

  override leave() {
    super.leave();
    this.players.stop();
  }

  exit(device: Device) {
    this.watchers.leave(device);
    this.players.exit(device);
  }

  /** Why the wish is refused, or undefined. */
  wish(device: Device, wish: Extract<Wish, { n: number }>): Promise<RefusedWish | undefined> {
    return this.alone(async () => {
      const { seat } = device;
      if (seat === null || !this.players.has(device)) return 'notSeated';
      if (wish.t === 'say') return this.say(seat, wish.phrase);
      // Obeyed before, and only the answer was lost: what came of it is in what is told.
      if (wish.n <= this.state.obeyed[seat]!) return undefined;
      if (this.state.seq >= mostEntries && wish.t !== 'resign') return 'notKept';
      if (wish.t === 'take') {
        this.taker = device;
        const refused = await this.arrange(seat, wish).finally(() => {
          this.taker = undefined;
        });
        if (!refused) device.secret = wish.secret;
        return refused;
      }
      if (wish.t === 'start' || wish.t === 'give') return this.arrange(seat, wish);
      if (!this.state.taken[seat]) return 'notSeated';
      return wish.t === 'rematch' ? this.again(seat, wish.n) : this.move(seat, wish);
    });
  }

  /** Birds speak for those who sit there, not for whoever is invited. */
  private say(seat: number, phrase: number): RefusedWish | undefined {
    if (!this.state.taken[seat]) return 'notSeated';
    this.players.speak(seat, phrase);
    return undefined;
  }

  /** A computer's commands, thought of in this turn. */
  obey(seat: number, turn: number, cmds: DoEntry['cmds']): Promise<void> {
    return this.alone(async () => {
      await this.runClock();
      const isAsked = this.state.game?.state.turn === turn && computersAsked(this.state).includes(seat);
      if (!isAsked || !(await this.do(this.deed(seat, 0, cmds)))) return;
      // Thought too long, or of something else: nobody waits for it again and again.
      const { game } = this.state;
      if (game?.state.turn === turn && game.state.phase === 'turn' && game.state.toMove === seat)
        await this.do(this.deed(seat, 0, [{ type: 'pass', seat }]));
    });
  }

  /** It is due: its clock runs out, or whoever should have thought has not. */
  wake(): Promise<void> {
    return this.alone(async () => {
      await this.catchUp();
      await this.runClock();
      this.arm();
      this.haveThought();
      const { log, time } = this.deps;
      await log.wakeAt(this.book, dueAfter(this.state, time.now()));
    });
  }

  private async move(seat: number, wish: Exclude<Move, { t: 'rematch' }>): Promise<RefusedWish | undefined> {
    const isAnyTime = wish.t === 'resign';
    for (;;) {
      await this.runClock();
      const { game } = this.state;
      if (!game) return 'notBegun';
      if (wish.turn !== game.state.turn && !isAnyTime) return 'stale';
      const answer = await this.do(this.deed(seat, wish.n, commandsOf(wish, seat)));
      if (answer !== 'overtaken') return answer;
      // By itself: it came over two lines, of which one broke.
      if (wish.n <= this.state.obeyed[seat]!) return undefined;
    }
  }

  private deed(seat: number, n: number, cmds: DoEntry['cmds']): DoEntry {
    const at = this.deps.time.now();
    return { k: 'do', at, seat, n, cmds: [...timeTaken(this.state, seat, at), ...cmds] };
  }

  private async arrange(seat: number, wish: Arranging): Promise<RefusedWish | undefined> {
    const entry = arranged(this.state, seat, wish, this.deps);
    if (typeof entry === 'string') return entry;
    const answer = await this.write(entry);
    return answer === 'overtaken' ? this.arrange(seat, wish) : answer;
  }

  private async again(seat: number, n: number): Promise<RefusedWish | undefined> {
    const { isOver, next, again } = this.state;
    if (!isOver || next !== undefined || again.has(seat)) return 'notNow';
    const answer = await this.write({ k: 'again', at: this.deps.time.now(), seat, n });
    if (answer === 'overtaken') return this.again(seat, n);
    if (!answer) await this.openNext();
    return answer;
  }

  /** All want to play again. Whoever was to open the next table may have died before it did. */
  private async openNext() {
    while (this.state.isWantedAgain) {
      const room = await this.deps.rematch(this);
      if ((await this.write({ k: 'next', at: this.deps.time.now(), room })) === 'notKept') return;
    }
  }

  /** Written with all that was done, to the last tile that went home. */
  private do(entry: DoEntry): Promise<RefusedWish | 'overtaken' | undefined> {
    const from = this.state.game?.commands.length ?? 0;
    return this.write(entry, () => ({
      ...entry,
      cmds: this.state.game!.commands.slice(from),
      ...(this.state.isOver && { over: true }),
    }));
  }

  protected override hasWritten() {
    this.haveThought();
  }

  private haveThought() {
    if (computersAsked(this.state).length > 0) this.deps.think(this);
  }

  protected override lost(error: unknown) {
    this.deps.lost(this, error);
  }

  protected override foldAll(bodies: readonly string[]) {
    return foldAll(entriesIn(bodies), this.words);
  }

  protected override bodyOf(entry: Written) {
    return bodyOf(entry);
  }

  protected override read(body: string) {
    return entryOf(body) as Written;
  }

  protected override due() {
    return dueOf(this.state);
  }

  protected override running() {
    return runningIn(this.state);
  }

  protected override atDeadline(at: number): DoEntry {
    return { k: 'do', at, seat: -1, n: 0, cmds: atDeadline(this.state) };
  }

  protected override tellOf(at: number) {
    for (const event of this.state.history[at]!.around) {
      if (event.type === 'seatTaken') this.players.leaveSeatTo(event.seat, this.taker);
      if (event.type === 'seatGiven') this.players.close([event.seat], 'givenAway');
      if (event.type === 'gameBegan' && event.closed) this.players.begin(event.closed);
    }
    this.players.tell(({ seat }) => toldOf(this.state, at, seat));
    this.players.count();
  }

  protected override hasTold(isNew: boolean) {
    if (isNew) this.tellEnd((told) => this.players.tell(() => told));
    if (!this.watchers.isEmpty) this.watchers.advance();
  }

  protected override resend() {
    this.players.sendAway('moved', (device) => !this.isStill(device));
    this.players.tell(({ seat }) => this.welcomeTo(seat!));
    this.watchers.resend();
    this.hasTold(true);
    this.haveThought();
  }

  private tellEnd(tell: (told: Told) => void) {
    const revealed = this.state.revealed();
    if (revealed) tell({ t: 'revealed', ...revealed });
  }
}
