import type { WordJudge } from '../../wordbler/rules';
import {
  FollowedGame,
  type RoomEvent,
  type SeenEvent,
  seenEvents,
  type Told,
} from '../../wordbler/rules/online';
import type { Time } from '../time';
import type { FoldedRoom } from './folded-room';
import { type Ear, welcome } from './telling';

/** So many milliseconds later the others learn what happens in a timed game: nobody can help a player while it counts. */
const lateness = 30_000;

/** Those who only watch. They see the game as it was a while ago, followed by what they were told. */
export class Gallery {
  private readonly ears = new Set<Ear>();
  private game: FollowedGame | undefined;
  private shown = 0;
  private callOff = () => {};

  constructor(
    private readonly room: () => FoldedRoom,
    private readonly here: () => Told,
    private readonly words: WordJudge,
    private readonly time: Time,
  ) {}

  get count(): number {
    return this.ears.size;
  }

  get isEmpty(): boolean {
    return this.ears.size === 0;
  }

  enter(ear: Ear, seq: number | undefined) {
    this.advance();
    if (seq !== undefined && seq >= 1 && seq <= this.shown)
      for (let at = seq; at < this.shown; at++) ear.tell(this.toldOf(at));
    else ear.tell(this.welcome());
    const isNew = !this.ears.has(ear);
    this.ears.add(ear);
    ear.tell(this.here());
    if (isNew) this.tellEnd([ear]);
  }

  /** What was shown is not what has happened. */
  tellAnew() {
    const ears = [...this.ears];
    this.ears.clear();
    this.game = undefined;
    this.shown = 0;
    for (const ear of ears) this.enter(ear, undefined);
  }

  private welcome(): Told {
    const view = this.game?.state ?? null;
    return welcome(this.room(), { seat: null, seq: this.shown, now: this.time.now(), view });
  }

  tellWhoIsHere() {
    for (const ear of this.ears) ear.tell(this.here());
  }

  leave(ear: Ear) {
    if (this.ears.delete(ear) && this.isEmpty) this.callOff();
  }

  /** Shows what has become old enough. */
  advance() {
    this.callOff();
    const { tale, rules } = this.room();
    const late = rules.clock.kind === 'perTurn' || rules.clock.kind === 'perPlayer' ? lateness : 0;
    const now = this.time.now();
    const before = this.shown;
    while (this.shown < tale.length && tale[this.shown]!.at + late <= now) this.show();
    if (this.isEmpty) return;
    if (this.shown > before) this.tellEnd(this.ears);
    const next = tale[this.shown];
    if (next) this.callOff = this.time.after(Math.max(1, next.at + late - now), () => this.advance());
  }

  private show() {
    const room = this.room();
    const { around, game } = room.tale[this.shown]!;
    if (around.some(({ type }) => type === 'gameBegan'))
      this.game = new FollowedGame(room.setup, null, this.words);
    this.game?.follow(structuredClone(seenEvents(game, null)));
    const told = this.toldOf(this.shown++);
    for (const ear of this.ears) ear.tell(told);
  }

  private toldOf(at: number): Told {
    const told = this.room().tale[at]!;
    const events: (SeenEvent | RoomEvent)[] = [...told.around, ...seenEvents(told.game, null)];
    return { t: 'told', seq: at + 1, at: told.at, since: told.since, events };
  }

  private tellEnd(ears: Iterable<Ear>) {
    const room = this.room();
    const revealed = this.game?.state.phase === 'over' ? room.revealed() : undefined;
    if (revealed) for (const ear of ears) ear.tell({ t: 'revealed', ...revealed });
  }
}
