import Phaser from 'phaser';
import { playLanguages } from '../../../engine/alphabet/languages';
import type { SavedRoom } from '../../../online/client/saved-rooms';
import { nameOf, ownBird, takeSeat } from '../../../online/ui/room-page';
import { mascotIds } from '../../../shared/mascots';
import { confirm, Dialog } from '../../../shared/panels/dialog';
import { askToNotify, canNotify, mayNotify } from '../../../shared/platform/notify';
import { pageTicker } from '../../../shared/platform/page-time';
import { freeName } from '../../../shared/play/own-player';
import { languageOfPlay } from '../../../shared/scenes/choosing';
import { goTo, isOnStage, visit } from '../../../shared/scenes/go-to';
import { type Handed, playerOf } from '../../../shared/scenes/player';
import type { Services } from '../../../shared/scenes/services';
import { standing } from '../../../texts/sentences/online';
import type { LinkedGame } from '../../panels/online/friends-panel';
import {
  type FreshTable,
  type FriendsAction,
  FriendsPanel,
  type Looked,
  namesAt,
  type OwnTable,
} from '../../panels/online/friends-panel';
import { openRules } from '../../panels/rules-panel';
import { openRoom, openTables } from '../../play/online/read-told';
import { type Level, presetOf, presets, roomFor, type Seat, withBonusSquaresBy } from '../../rules';
import type { SeatWished } from '../../rules/online';
import { shareMatch } from '../share';
import type { Rooms } from './rooms';

type Beside = Pick<Seat, 'name' | 'mascot'>;

/** Under a name and a bird that none of these has: one of the last birds, for people begin to look at the first. */
export function computerBeside(others: readonly Beside[], level: Level): SeatWished & Beside {
  const name = freeName(others.map((other) => other.name));
  const mascot = mascotIds.findLast((bird) => !others.some((other) => other.mascot === bird));
  return { kind: 'computer', name, level, ...(mascot && { mascot }) };
}

/** The seats of a new table, the own one first. */
function seatsOf({ others, own }: FreshTable, name: string): SeatWished[] {
  const there: Beside[] = [{ name, mascot: own.bird }];
  const beside = others.map((other): SeatWished => {
    if (other === 'person') return { kind: 'person' };
    const computer = computerBeside(there, other);
    there.push(computer);
    return computer;
  });
  return [{ kind: 'person' }, ...beside];
}

/** The tables with others: those there are, and another one. */
export class Friends extends Phaser.Scene {
  private panel!: FriendsPanel;
  private table!: FreshTable;
  private tables: readonly SavedRoom[] = [];
  private listed: Looked = 'looking';
  private fault: string | undefined;
  private isOpening = false;

  constructor(
    private readonly rooms: Rooms,
    private readonly services: Services,
  ) {
    super('Friends');
  }

  async create() {
    const { services, rooms } = this;
    const isHere = visit(this);
    const player = await playerOf(services);
    this.tables = await rooms.saved();
    if (!isHere()) return;
    this.table = {
      own: ownBird(player),
      others: ['person'],
      rules: presets.casual,
      watched: false,
      listed: false,
    };
    this.listed = 'looking';
    this.fault = undefined;
    this.isOpening = false;
    const dialog = new Dialog(services.root);
    this.panel = new FriendsPanel(rooms.texts, services.root, languageOfPlay(services), (action) =>
      this.act(action, dialog),
    );
    const stopListening = rooms.listen(() => void this.look());
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      stopListening();
      dialog.remove();
      this.panel.remove();
    });
    this.show();
    void rooms.listenToAll();
    void this.lookForTables();
  }

  private act(action: FriendsAction, dialog: Dialog) {
    switch (action.kind) {
      case 'back':
        return goTo(this, 'Menu');
      case 'open':
        return goTo(this, 'FriendRoom', { room: action.room });
      case 'sitDown':
        return goTo(this, 'FriendRoom', { room: action.room, joins: true });
      case 'race':
        return goTo(this, 'RaceChoose');
      case 'remove':
        return this.askToRemove(dialog, action.table);
      case 'change':
        return this.change(action.table);
      case 'chooseRules':
        return this.chooseRules(dialog);
      case 'send':
        return this.send(action.game, dialog);
      case 'notify':
        return void this.notify(action.on);
      case 'start':
        return void this.start();
      case 'lookAgain':
        return void this.lookForTables();
    }
  }

  private chooseRules(dialog: Dialog) {
    const { rules, others } = this.table;
    const table = { base: presetOf(rules) ?? 'casual', rules, seats: others.length + 1 };
    openRules(this.services.texts, dialog, table, (chosen) => {
      // The days of a turn are chosen beside.
      const { clock } = this.table.rules;
      this.change({ rules: clock.kind === 'perDays' ? { ...chosen, clock } : chosen });
    });
  }

  /** By a link, from hand to hand: a game for two, or what each plays on a device of their own. */
  private send(game: LinkedGame, dialog: Dialog) {
    const { services } = this;
    const played = services.saves.wordbler;
    if (game === 'search') return goTo(this, 'SearchChoose', { shares: true } satisfies Handed);
    if (game === 'scramble') return goTo(this, 'ScrambleChoose', { shares: true } satisfies Handed);
    const isForTwo = played && played.setup.seats.filter(({ kind }) => kind === 'person').length > 1;
    if (isForTwo) return void shareMatch(services, dialog, played);
    goTo(this, 'PlayerSelect', { shares: true } satisfies Handed);
  }

  private async lookForTables() {
    if (this.listed === 'unanswered') {
      this.listed = 'looking';
      this.show();
    }
    const found = await openTables(pageTicker);
    if (!isOnStage(this)) return;
    const own = this.tables.map(({ room }) => room);
    this.listed =
      found === 'off' || found === 'unanswered'
        ? found
        : typeof found === 'string'
          ? { why: this.rooms.why(found) }
          : found.filter(({ room }) => !own.includes(room));
    this.show();
  }

  /** With the table goes the only key to its seat. */
  private askToRemove(dialog: Dialog, table: OwnTable) {
    const { texts } = this.rooms;
    const remove = () => void this.rooms.forget(table.room).then(() => this.look());
    const says = () => {
      const { title, seat, over, watched, keep, sure } = texts.online.remove;
      return {
        title: title({ names: namesAt(table) }),
        means: table.isWatched ? watched : table.isOver ? over : seat,
        keep,
        sure,
      };
    };
    confirm(dialog, says, remove);
  }

  private async look() {
    const tables = await this.rooms.saved();
    if (!isOnStage(this)) return;
    this.tables = tables;
    this.show();
  }

  private change(part: Partial<FreshTable>) {
    const { rules, ...table } = { ...this.table, ...part };
    this.table = { ...table, rules: roomFor(table.others.length + 1, rules) };
    this.fault = undefined;
    this.show();
  }

  private async notify(on: boolean) {
    const notifies = on && (await askToNotify());
    this.services.preferences.change({ notifies });
    if (!isOnStage(this)) return;
    if (on && !notifies) this.fault = this.rooms.texts.online.notify.refused;
    this.show();
  }

  private show() {
    const { rooms, services } = this;
    const { notifies } = services.preferences.now;
    this.panel.render({
      ...this.table,
      tables: this.tables.flatMap((saved) => rowOf(rooms, saved) ?? []),
      open: this.listed,
      fault: this.fault,
      nameFault: undefined,
      isOpening: this.isOpening,
      notifies: canNotify() ? notifies && mayNotify() : undefined,
    });
  }

  private async start() {
    const { rooms, services, table } = this;
    if (this.isOpening) return;
    this.isOpening = true;
    this.fault = undefined;
    this.show();
    const language = services.preferences.now.words;
    const opened = await openRoom(
      {
        seats: seatsOf(table, nameOf(services.texts, table.own)),
        rules: withBonusSquaresBy(services.newSeed(), table.rules),
        tiles: language,
        words: playLanguages[language].list,
        ...(table.watched && { watched: true }),
        ...(table.listed && { listed: true }),
      },
      pageTicker,
    );
    this.isOpening = false;
    if (typeof opened === 'string') {
      if (opened === 'unanswered') this.listed = opened;
      this.fault = rooms.why(opened);
      if (isOnStage(this)) this.show();
      return;
    }
    const [own, ...invitations] = opened.invitations;
    const { room } = opened;
    const saved = { room, invitations, watched: table.watched, at: Date.now() };
    const begun = await rooms.begin(own ? { ...saved, secret: own.secret } : saved);
    await takeSeat(services, begun, table.own);
    goTo(this, 'FriendRoom', { room });
  }
}

function rowOf({ texts }: Rooms, { room, standing: known }: SavedRoom): OwnTable | undefined {
  if (!known) return undefined;
  const { names, seat, toMove, isOver } = known;
  const free = names.filter(({ isTaken }) => !isTaken).length;
  const isOwnTurn = !isOver && toMove !== undefined && toMove === seat;
  const mover = toMove === undefined ? undefined : names[toMove]?.name;
  const isWatched = seat === null;
  return {
    room,
    players: names,
    state: standing(texts, { isOver, isOwnTurn, isWatched, free, mover }),
    isOwnTurn,
    isOver,
    isWatched,
  };
}
