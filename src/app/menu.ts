import type { TemplateResult } from 'lit-html';
import Phaser from 'phaser';
import { must } from '../engine/must';
import { jsonText } from '../engine/saving/untrusted';
import { openAbout } from '../shared/panels/about-panel';
import { Dialog, openToCopy } from '../shared/panels/dialog';
import { openHelp } from '../shared/panels/help';
import { openSettings } from '../shared/panels/settings-panel';
import { saveFile, watchDrops } from '../shared/platform/files';
import { isOnPortal } from '../shared/platform/portals/portal-here';
import type { I18n } from '../shared/play/i18n';
import { throwAway } from '../shared/play/quarantine';
import type { GameDescriptor, GameId } from '../shared/scenes/game-descriptor';
import { goTo, isOnStage, wentTo } from '../shared/scenes/go-to';
import { sceneFor } from '../shared/scenes/incoming-files';
import type { Handed } from '../shared/scenes/player';
import { takeNotice } from '../shared/scenes/scene-scope';
import type { Services } from '../shared/scenes/services';
import type { Sentence } from '../texts/texts';
import { type MenuAction, type MenuFacts, MenuPanel, type UnopenedGame } from './menu-panel';

/** Where the tables are kept at which this device plays with others (`online/client/saved-rooms.ts`). */
const place = 'rooms';

/**
 * Calls back when it is somebody's turn at a table with others. Nothing is fetched where there is none. Returns what
 * stops it.
 */
function followTables(services: Pick<Services, 'storage' | 'lists' | 'friends'>, changed: () => void): () => void {
  let stop = () => {};
  let isOver = false;
  const follow = async () => {
    const saved = await services.storage.get(place);
    if (!Array.isArray(saved) || saved.length === 0) return;
    // What the next game needs comes first.
    await services.lists.tried;
    const { rooms } = await services.friends.load();
    if (isOver) return;
    stop = rooms.listen(changed);
    await rooms.listenToAll();
    changed();
  };
  // Without it, they are listed where they are opened.
  void follow().catch(() => {});
  return () => {
    isOver = true;
    stop();
  };
}

/** Where every visit begins: the last game, a new one, and what can be set and read. */
export class Menu extends Phaser.Scene {
  private hasEntered = false;
  /** The game that whoever comes back was at. */
  private left: GameId | undefined;

  constructor(
    private readonly services: Services,
    private readonly i18n: I18n,
  ) {
    super('Menu');
  }

  create(wanted: Handed) {
    const { services } = this;
    const dialog = new Dialog(services.root);
    const how = isOnPortal ? undefined : () => goTo(this, 'HowItWorks');
    const about = () => openAbout(services.texts, dialog, how);
    const help = () => openHelp(services, dialog, 'wordbler', undefined, { about, how });
    const { games, saves, offline } = services;
    const coming = must(games[0].words)(services);
    let notice: Sentence | undefined;
    let dailies: (() => TemplateResult) | undefined;
    let starts: MenuFacts['starts'] = new Map();
    const facts = (): MenuFacts => ({
      games,
      waiting: this.waiting,
      starts,
      notice: notice?.(),
      failure: coming.failure && {
        why: services.texts.boot.failures[coming.failure],
        again: () => coming.again(),
      },
      unopened: services.saves.unopened.map(offer),
      hasNewer: offline.hasNewer,
      hasFriends: !isOnPortal,
      hasStudy: !isOnPortal,
      ownTurns: services.friends.here?.rooms.ownTurns ?? 0,
      dailies: dailies?.(),
    });
    const act = (action: MenuAction) => {
      switch (action.kind) {
        case 'goOn':
          panel.grow(action.game);
          return goTo(this, this.gameOf(action.game).scenes.play);
        case 'playNow':
          panel.grow(action.game);
          return this.playNow(this.gameOf(action.game));
        case 'choose':
          panel.grow(action.game);
          return goTo(this, this.gameOf(action.game).scenes.choose);
        case 'friends':
          return goTo(this, 'Friends');
        case 'statistics':
          return goTo(this, 'Statistics');
        case 'study':
          return goTo(this, 'Study');
        case 'settings':
          return openSettings(services, dialog, undefined, () => goTo(this, 'Moving'));
        case 'help':
          return help();
        case 'newer':
          return offline.open();
      }
    };
    const offer = (game: Services['saves']['unopened'][number]): UnopenedGame => ({
      why: game.why(),
      save: () => {
        const { unopened } = services.texts.menu;
        const written = jsonText(game.value);
        if (!saveFile(unopened.fileName, new Blob([written])))
          openToCopy(services.texts, dialog, written, () => unopened.save);
      },
      throwAway: async () => {
        // It is seen until it is gone for good: whoever reloads the page then does not meet it again.
        await throwAway(services.storage, game);
        services.saves.unopened = services.saves.unopened.filter((own) => own !== game);
        if (this.scene.isActive()) panel.render(facts());
      },
    });
    notice = takeNotice(services);
    const panel = new MenuPanel(services.texts, services.root, act, facts(), !this.hasEntered);
    if (this.left) panel.shrinkTo(this.left);
    if (!this.hasEntered)
      this.game.events.on(wentTo, (scene: string) => {
        if (scene !== 'Menu') this.left = games.find(({ scenes }) => scenes.has(scene))?.id;
      });
    this.hasEntered = true;
    const refresh = () => {
      if (!isOnStage(this)) return;
      notice = takeNotice(services) ?? notice;
      panel.render(facts());
    };
    let failure = coming.failure;
    const stopListening = coming.listen(() => {
      if (coming.failure !== failure) refresh();
      failure = coming.failure;
    });
    const stopOpening = saves.opened.on(refresh);
    // Whether a code can be had or not: what waits aside goes on waiting.
    void saves.takeUpAgain(() => isOnStage(this)).catch(() => {});
    // What a game needs comes first. Without them, each is found where its game is chosen.
    void services.lists.tried
      .then(() => (isOnStage(this) ? this.fetchDailies(dialog, refresh, wanted) : undefined))
      .then((come) => {
        dailies = come;
        refresh();
        return this.starting();
      })
      .then((known) => {
        starts = known;
        refresh();
      })
      .catch(() => {});
    const stopLooking = offline.listen(refresh);
    const stopHearing = services.preferences.listen(refresh);
    void services.fonts.then(refresh);
    const stopFollowing = followTables(services, refresh);
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || dialog.isOpen) return;
      event.preventDefault();
      help();
    };
    addEventListener('keydown', press);
    // Whoever comes back from another page has gone on there with what lies here as it was before.
    const lookAgain = async () => {
      if (!document.hidden && !dialog.isOpen && (await saves.isBehind()) && isOnStage(this)) location.reload();
    };
    const comeBack = () => void lookAgain().catch(() => {});
    addEventListener('focus', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    const receive = async (dropped: File | string) => {
      const way = await sceneFor(dropped);
      if (way && isOnStage(this)) goTo(this, way.scene, way.data);
    };
    const stopDrops = watchDrops((dropped) => void receive(dropped));
    const stopBrought = services.brought.listen((brought) => {
      if (brought) void receive(brought);
      else services.notice = () => services.texts.record.refused.unreadable;
      refresh();
    });
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      removeEventListener('keydown', press);
      removeEventListener('focus', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
      stopDrops();
      stopBrought();
      stopListening();
      stopOpening();
      stopLooking();
      stopHearing();
      stopFollowing();
      dialog.remove();
      panel.remove();
    });
  }

  /** What everyone gets today; told when there is a new day. */
  private async fetchDailies(dialog: Dialog, newDay: () => void, wanted: Handed) {
    const [own, { todaysDailies }] = await Promise.all([this.i18n.with('stats'), import('../daily/scenes/dailies')]);
    return todaysDailies(this, own, this.services, dialog, newDay, wanted);
  }

  private gameOf(id: GameId) {
    return must(this.services.games.find((game) => game.id === id));
  }

  /** What is said of each game that waits to be gone on with. */
  private get waiting(): MenuFacts['waiting'] {
    const { services } = this;
    const all = services.games.map(({ id, menu }) => [id, menu.waiting(services)] as const);
    return new Map(all.flatMap(([id, says]) => (says ? [[id, says]] : [])));
  }

  /** What a game begun at once will be. */
  private async starting(): Promise<MenuFacts['starts']> {
    const { services } = this;
    const all = services.games.map(async ({ id, menu }) => [id, await menu.starts(services)] as const);
    return new Map((await Promise.all(all)).flatMap(([id, says]) => (says ? [[id, says]] : [])));
  }

  /** Begins a game at once; one that waits is gone on with from its card. */
  private playNow({ scenes }: GameDescriptor) {
    const { scene, data } = scenes.now();
    goTo(this, scene, data);
  }
}
