import { html } from 'lit-html';
import type Phaser from 'phaser';
import { roomMark } from '../../../engine/saving/room-marks';
import { faultOf, Invitation, linkTo } from '../../../online/ui/room-page';
import { panelHead } from '../../../shared/panels/controls';
import { confirm, Dialog } from '../../../shared/panels/dialog';
import type { MenuEntry } from '../../../shared/panels/menu-sheet';
import { pageTicker } from '../../../shared/platform/page-time';
import { goTo } from '../../../shared/scenes/go-to';
import type { Services } from '../../../shared/scenes/services';
import { timeLeft, watchingWith } from '../../../texts/sentences/online';
import type { FriendTexts } from '../../../texts/texts';
import { Match } from '../../play/match';
import type { OnlineGame } from '../../play/online/online-game';
import { ElsewhereSeats, ServedClock } from '../../play/online/online-seats';
import type { RoomNews } from '../../play/online/read-told';
import type { Room } from '../../play/online/room';
import type { WordblerSession } from '../../play/session';
import type { SeatView, TableView } from '../../play/table-state';
import { msPerTurn } from '../../rules';
import type { TableGame } from '../table-game';
import { TableTalk } from './table-talk';

/** All rooms of this device, as a table with others knows them. */
interface Rooms {
  readonly texts: FriendTexts;
  /** Why nothing comes of it, in a sentence. */
  why(reason: string): string;
  /** The finished game as one of this device; false if it is none. */
  finish(room: Room): Promise<boolean>;
}

/** What can be done at a table on several devices, beside what any table has. */
function menuEntries({ texts }: Rooms, room: Room, dialog: Dialog, talk: () => void): MenuEntry[] {
  const { other, resign, talk: talking } = texts.online;
  const { seat, id, place } = room;
  const { secret, watched } = place.now;
  const watch: MenuEntry = {
    label: other.watch,
    icon: 'eye',
    choose: () => openLink(texts, dialog, other.watch, other.watchMeans, linkTo(roomMark(id))),
  };
  if (seat === null || secret === undefined) return [watch];
  return [
    { label: talking.entry, icon: 'says', choose: talk },
    {
      label: other.entry,
      icon: 'bring',
      choose: () => openLink(texts, dialog, other.entry, other.means, linkTo(roomMark(id, secret))),
    },
    ...(watched ? [watch] : []),
    {
      label: texts.common.resign,
      icon: 'warn',
      choose() {
        const leave = () => room.game?.send({ type: 'resign', seat });
        confirm(dialog, () => ({ ...resign, sure: texts.common.resign }), leave);
      },
    },
  ];
}

function openLink(texts: FriendTexts, dialog: Dialog, title: string, means: string, link: string) {
  const { close } = dialog;
  const open = () =>
    dialog.open(
      'share-sheet',
      () => title,
      () => html`${panelHead(title, texts.common.close, close)}<p>${means}</p>
        ${invitation.render(link)}`,
      close,
    );
  const invitation = new Invitation(texts, open);
  open();
}

const day = 24 * 60 * 60_000;

/** A room's game at a table, as any other: what is not known here comes from the server, and what it says is shown. */
export function gameOnline(
  rooms: Rooms,
  room: Room,
  game: OnlineGame,
  scene: Phaser.Scene,
  services: Services,
): TableGame {
  const { texts } = rooms;
  const { online } = texts;
  const match = new Match(game, room.seat);
  if (game.state.phase !== 'ready') match.ceremony = 'short';
  const isAway = (seat: number) => match.seatOf(seat).kind === 'person' && !room.here.includes(seat);
  let talk: TableTalk | undefined;
  let dialog: Dialog | undefined;

  const noteOf = ({ seat, toMove }: SeatView): string | undefined => {
    if (match.seatOf(seat).kind === 'computer') return undefined;
    const ms = msPerTurn(match.rules.clock);
    if (toMove && ms !== undefined && ms >= day) {
      return timeLeft(texts, Math.max(0, ms - room.ran));
    }
    if (seat === room.seat)
      return room.watching > 0 ? online.table.spectators({ count: room.watching }) : online.table.thisDevice;
    return isAway(seat) ? online.away : online.line.open;
  };

  const sign = () => {
    const fault = faultOf(room, rooms);
    if (fault) return { says: fault.why, act: fault.act };
    const says = goingOn();
    return says === undefined ? undefined : { says, act: undefined };
  };

  const goingOn = (): string | undefined => {
    if (room.state !== 'open') return online.line.opening;
    const { toMove, phase } = match.state;
    const { sign: waits, wentAway } = online.table;
    if (phase === 'turn' && isAway(toMove))
      return (match.rules.clock.kind === 'off' ? waits : wentAway)({ name: match.nameOf(toMove) });
    return room.seat === null ? watchingWith(texts, room.watching - 1) : undefined;
  };

  function heed(news: RoomNews, session: WordblerSession) {
    if (session.hasLeft) return;
    switch (news.kind) {
      case 'came':
        if (news.seat !== room.seat) services.announcer.say(online.table.back({ name: match.nameOf(news.seat) }));
        break;
      case 'left':
        if (news.seat !== room.seat) services.announcer.say(online.table.wentAway({ name: match.nameOf(news.seat) }));
        break;
      case 'watched':
        if (room.seat !== null && room.watching > 0)
          services.announcer.say(online.table.spectators({ count: room.watching }));
        break;
      case 'said':
        talk?.hear(news);
        break;
      case 'refused':
        session.refuse({ says: () => rooms.why(news.reason) });
        break;
      case 'game':
        goTo(scene, 'Board', { room: room.id });
        return;
    }
    session.redraw();
  }

  return {
    match,
    leadsTo: 'Menu',
    others: new ElsewhereSeats(room.seat, () => room.isWaiting),
    clock: new ServedClock(match, () => room.ran, pageTicker),
    makeViews(session) {
      const own = new Dialog(services.root);
      dialog = own;
      const ownTalk = new TableTalk(texts, room, services, own, () => session.redraw());
      talk = ownTalk;
      game.stand({ isTelling: () => session.isBusy, restacked: () => session.showHand() });
      const mascots = match.setup.seats.map(({ mascot }) => mascot);
      const stopping = [room.listen((news) => heed(news, session)), session.queue.emptied.on(() => game.tellNext())];
      const show = () => {
        const { layout } = session.shown;
        if (layout) ownTalk.show(layout, mascots, sign());
      };
      const remove = () => {
        own.remove();
        ownTalk.remove();
        for (const stop of stopping) stop();
        game.leaveTable();
      };
      return [{ show, remove }];
    },
    over: async () => {
      if (await rooms.finish(room)) return 'GameOver';
      services.notice = () => rooms.why('strange');
      return 'Menu';
    },
    get entries() {
      return dialog ? menuEntries(rooms, room, dialog, () => talk?.open()) : [];
    },
    seen: (view: TableView) => ({
      ...view,
      seats: view.seats.map((seat) => {
        const pose = talk?.poseOf(seat.seat);
        const mood = pose ?? (isAway(seat.seat) ? 'sleep' : seat.mood);
        return { ...seat, mood, note: noteOf(seat) };
      }),
    }),
  };
}
