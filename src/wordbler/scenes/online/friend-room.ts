import Phaser from 'phaser';
import { isLanguage, playLanguages } from '../../../engine/alphabet/languages';
import { roomMark } from '../../../engine/saving/room-marks';
import { birdBeside, faultOf, linkTo, type OwnBird, ownBird, takeSeat } from '../../../online/ui/room-page';
import { goTo, isOnStage, visit } from '../../../shared/scenes/go-to';
import { playerOf } from '../../../shared/scenes/player';
import type { Services } from '../../../shared/scenes/services';
import { RoomPanel, type RoomView } from '../../panels/online/room-panel';
import type { RoomNews } from '../../play/online/read-told';
import type { Room } from '../../play/online/room';
import { type Level, seatCounts } from '../../rules';
import { computerBeside } from './friends';
import type { Rooms } from './rooms';

/**
 * A room by its address or an invitation: who has invited, who is there, and the table as soon as a game stands on it.
 */
export class FriendRoom extends Phaser.Scene {
  private panel!: RoomPanel;
  private room!: Room;
  private own!: OwnBird;
  /** Of what was wished for last: another name, or another table. */
  private refusal: string | undefined;
  private isSitting = false;

  constructor(
    private readonly rooms: Rooms,
    private readonly services: Services,
  ) {
    super('FriendRoom');
  }

  async create({ room: id, secret, joins }: { room?: string; secret?: string; joins?: true }) {
    const { services, rooms } = this;
    const isHere = visit(this);
    if (id === undefined) {
      services.notice = () => rooms.why('noSuchRoom');
      goTo(this, 'Menu');
      return;
    }
    const asked = { room: id, secret, ...(joins && { joins }) };
    const [player, room] = await Promise.all([playerOf(services), rooms.come(asked)]);
    if (!isHere()) return;
    this.room = room;
    this.own = ownBird(player);
    this.refusal = undefined;
    this.isSitting = false;
    this.panel = new RoomPanel(rooms.texts, services.root, {
      back: () => goTo(this, 'Menu'),
      change: (part) => {
        this.own = { ...this.own, ...part };
        this.refusal = undefined;
        this.show();
      },
      sit: () => this.sit(),
      start: () => room.arrange({ t: 'start' }),
      give: (seat, level) => this.give(seat, level),
    });
    const stopListening = room.listen((news) => this.heed(news));
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      stopListening();
      this.panel.remove();
    });
    this.goOn();
  }

  private heed(news: RoomNews) {
    if (news.kind === 'refused') {
      this.isSitting = false;
      this.refusal = this.rooms.why(news.reason);
    }
    this.goOn();
  }

  /** To the table or the end, where there is one already. */
  private goOn() {
    const { room } = this;
    if (!isOnStage(this)) return;
    if (room.revealed && room.game?.latest.phase !== 'turn') void this.lookAtEnd();
    else if (room.game && room.game.latest.phase !== 'over') goTo(this, 'Board', { room: room.id });
    else this.show();
  }

  private async lookAtEnd() {
    const isEnded = await this.rooms.finish(this.room);
    if (!isOnStage(this)) return;
    if (isEnded) goTo(this, 'GameOver');
    else this.show();
  }

  private sit() {
    const { room, own, services } = this;
    if (this.isSitting) return;
    const seats = room.setup?.seats ?? [];
    const bird = birdBeside(
      own.bird,
      (id) => seats.some(({ mascot }, at) => room.taken[at] && mascot === id),
      (id) => seats.some(({ mascot }) => mascot === id),
    );
    this.isSitting = true;
    void takeSeat(services, room, { ...own, bird });
    this.show();
  }

  private give(seat: number, level: Level | undefined) {
    const { room } = this;
    const others = room.setup?.seats.filter((_, at) => at !== seat && room.taken[at]) ?? [];
    this.refusal = undefined;
    room.arrange({ t: 'give', seat, to: level ? computerBeside(others, level) : { kind: 'person' } });
  }

  private show() {
    const { rooms, room } = this;
    const { online } = rooms.texts;
    const { setup, seat, here, taken, invitations } = room;
    const persons = setup?.seats.filter(({ kind }) => kind === 'person').length ?? 0;
    const isOpen = room.state === 'open';
    this.panel.render({
      fault: this.fault(),
      isComing: !setup || room.fault !== undefined,
      seats: setup?.seats ?? [],
      taken,
      here,
      own: seat,
      isSeated: room.isTaken,
      rules: setup?.rules,
      language: setup && isLanguage(setup.tiles) ? playLanguages[setup.tiles].name : '',
      connection: {
        isOpen,
        says: isOpen
          ? setup
            ? online.waiting.count({ here: here.length, all: persons })
            : online.line.open
          : room.state === 'opening'
            ? online.line.opening
            : online.line.closed,
      },
      links: invitations.map((own) => ({ seat: own.seat, link: linkTo(roomMark(room.id, own.secret)) })),
      watching: room.seat === null ? room.watching - 1 : room.watching,
      watchLink: room.place.now.watched ? linkTo(roomMark(room.id)) : undefined,
      bird: this.own,
      nameFault: this.refusal,
      isSitting: this.isSitting,
      mayStart: room.isMaker && taken.filter(Boolean).length >= seatCounts[0],
      givable: room.givable,
    });
  }

  private fault(): RoomView['fault'] {
    const { rooms, room } = this;
    return faultOf(room, rooms) ?? (room.isTaken && this.refusal !== undefined ? { why: this.refusal } : undefined);
  }
}
