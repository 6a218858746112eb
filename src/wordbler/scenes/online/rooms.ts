import type Phaser from 'phaser';
import { personOf, unnamed } from '../../../engine/players/names';
import { forgetRoom, keepRoom, type SavedRoom, savedRoom, savedRooms } from '../../../online/client/saved-rooms';
import { whyRefused } from '../../../online/ui/room-page';
import { mayNotify, notify } from '../../../shared/platform/notify';
import { pageTicker } from '../../../shared/platform/page-time';
import type { Services } from '../../../shared/scenes/services';
import type { FriendTexts } from '../../../texts/texts';
import { fairnessCard } from '../../panels/online/room-panel';
import { Match } from '../../play/match';
import { finishedPlace } from '../../play/menu-facts';
import { type CheckedEnd, checkEnd, Room } from '../../play/online/room';
import type { FairnessProof, OnlineRooms, TableGame } from '../table-game';
import { gameOnline } from './game-online';

/**
 * At how many tables somebody waits for this device: told in the page's title, and by the system to whoever wishes it.
 */
class TurnBadge {
  private readonly waiting = new Set<string>();
  private readonly title = document.title;

  constructor(
    private readonly texts: FriendTexts,
    private readonly services: Pick<Services, 'preferences'>,
  ) {}

  get count(): number {
    return this.waiting.size;
  }

  note(room: Room) {
    const { game, seat, id } = room;
    const isOwn = game !== undefined && game.latest.phase !== 'over' && game.latest.toMove === seat;
    if (isOwn === this.waiting.has(id)) return;
    if (isOwn) this.waiting.add(id);
    else this.waiting.delete(id);
    this.show();
    if (isOwn && document.hidden && this.services.preferences.now.notifies && mayNotify()) this.tell(room);
  }

  forget(id: string) {
    this.waiting.delete(id);
    this.show();
  }

  private tell({ setup, seat }: Room) {
    const others = (setup?.seats ?? []).filter((_, at) => at !== seat);
    const { menu, online } = this.texts;
    const yourTurn = menu.toMove({ who: personOf(unnamed.you) });
    notify(yourTurn, online.notify.text({ names: others.map(({ name }) => name) }));
  }

  private show() {
    document.title = this.count > 0 ? `(${this.count}) ${this.title}` : this.title;
  }
}

/**
 * What the end of a game with others has beside any other's: that nobody touched the bag, and the same table once more.
 */
function sealOf(rooms: Rooms, room: Room, { engine, isFair, draws }: CheckedEnd): FairnessProof {
  const { texts } = rooms;
  const { over } = texts.online;
  const { seats } = engine.setup;
  return {
    card: (dialog) => fairnessCard(texts, dialog, { isFair, draws, seats }),
    warns: isFair ? undefined : over.unfair,
    mayRepeat: room.seat !== null,
    get again() {
      if (room.seat === null) return texts.online.fresh.title;
      if (room.next !== undefined) return over.goTo;
      const { wished, seat } = room;
      if (seat !== null && wished.includes(seat)) return over.wished;
      const [other] = wished;
      return other === undefined ? texts.common.playAgain : over.asked({ name: seats[other]?.name ?? '' });
    },
    async playAgain() {
      if (room.next === undefined) room.rematch();
      else await rooms.goOn(room);
    },
    listen: (changed) => room.listen(changed),
    get next() {
      return room.next === undefined ? undefined : { room: room.next };
    },
  };
}

/** By what is kept of a room, by an invitation to a seat, or by one to whatever seat is free. */
type Arrival = Pick<SavedRoom, 'room' | 'joins'> & { secret?: string | undefined };

/** All rooms in which this device plays: each is listened to as long as the page is open. */
export class Rooms implements OnlineRooms {
  private readonly open = new Map<string, Room>();
  private readonly badge: TurnBadge;
  private readonly listeners = new Set<() => void>();

  constructor(
    readonly texts: FriendTexts,
    private readonly services: Services,
  ) {
    this.badge = new TurnBadge(texts, services);
  }

  get ownTurns(): number {
    return this.badge.count;
  }

  listen(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  saved() {
    return savedRooms(this.services.storage);
  }

  /** Those that are not over are listened to. */
  async listenToAll() {
    for (const saved of await this.saved()) if (!saved.standing?.isOver) this.enter(saved);
  }

  /** In the room from now on, by what is kept of it or by an invitation. */
  async come({ room, secret, joins }: Arrival): Promise<Room> {
    const saved = await savedRoom(this.services.storage, room);
    // Whoever comes twice at once comes to the same room.
    const known = this.open.get(room);
    // Whoever has a seat keeps it, with whatever link they come; another link leads where nobody sits yet.
    const isSeated = saved?.nonce !== undefined || saved?.taking !== undefined;
    const isSame = isSeated || secret === undefined || known?.place.now.secret === secret;
    // Whoever was turned away may be let in by now.
    if (known && !known.fault && !joins && isSame) return known;
    this.leave(room);
    const anew = {
      ...saved,
      room,
      at: Date.now(),
      ...(secret !== undefined && !isSeated && { secret }),
      ...(joins && { joins }),
    };
    return this.enter(anew);
  }

  async begin(saved: SavedRoom): Promise<Room> {
    await keepRoom(this.services.storage, saved);
    return this.enter(saved);
  }

  async forget(room: string) {
    this.leave(room);
    await forgetRoom(this.services.storage, room);
  }

  gameIn(id: string, scene: Phaser.Scene): TableGame | undefined {
    const room = this.open.get(id);
    return room?.game && gameOnline(this, room, room.game, scene, this.services);
  }

  /** At the end of a game that this device has seen before. */
  async finishAgain(id: string, isWanted: () => boolean): Promise<boolean> {
    return this.finish(await this.come({ room: id }), isWanted);
  }

  /** The finished game as one of this device; false if it is none. */
  async finish(room: Room, isWanted = () => true): Promise<boolean> {
    const { services } = this;
    const revealed = await this.revealed(room);
    const words = revealed && (await services.lists.ofGame(revealed.save.setup).wanted());
    const end = words && (await checkEnd(revealed, room, words));
    if (!end || !isWanted()) return false;
    services.saves.finished = { match: Match.of(end.engine), seal: sealOf(this, room, end) };
    // A page that is reloaded comes back to the result.
    void services.storage.set(finishedPlace, { ...revealed.save, room: room.id });
    return true;
  }

  /** In the room of the next game, at the same seat behind the same bird. */
  async goOn({ next, place, seat, setup }: Room): Promise<void> {
    const own = seat === null ? undefined : setup?.seats[seat];
    if (next === undefined) return;
    const room = await this.come({ room: next, secret: place.now.secret });
    if (own && !room.isTaken) await room.take(own.name, own.mascot);
  }

  /** Why nothing comes of it, in a sentence. */
  why(reason: string): string {
    return whyRefused(this.texts, reason, this.texts.refusals);
  }

  /** It comes right behind the end. */
  private revealed(room: Room): Promise<Room['revealed']> {
    return new Promise((resolve) => {
      const look = () => {
        if (!room.revealed) return;
        stop();
        resolve(room.revealed);
      };
      const stop = room.listen(look);
      look();
    });
  }

  private enter(saved: SavedRoom): Room {
    const known = this.open.get(saved.room);
    if (known) return known;
    const { services } = this;
    const room = new Room(saved, {
      shelf: services.storage,
      ticker: pageTicker,
      chance: Math.random,
      words: (setup) => {
        const coming = services.lists.ofGame(setup);
        coming.begin();
        return coming.judge;
      },
    });
    this.open.set(saved.room, room);
    room.listen((news) => {
      if (news.kind !== 'said') this.badge.note(room);
      for (const listener of [...this.listeners]) listener();
    });
    return room;
  }

  private leave(id: string) {
    const room = this.open.get(id);
    this.open.delete(id);
    room?.leave();
    this.badge.forget(id);
  }
}
