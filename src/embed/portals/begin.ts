import Phaser from 'phaser';
import { jsonText } from '../../engine/saving/untrusted';
import { roundPlace } from '../../scramble/play/menu-facts';
import { searchPlace } from '../../search/play/menu-facts';
import { hostEnv, type PortalShelf } from '../../shared/platform/host-env';
import type { Portal } from '../../shared/platform/portals/portal';
import { quarantine } from '../../shared/play/quarantine';
import { wentTo } from '../../shared/scenes/go-to';
import { holdPage } from '../../shared/scenes/hold-page';
import type { Services } from '../../shared/scenes/services';
import { isLanguage } from '../../texts/languages';
import { gamePlace } from '../../wordbler/play/menu-facts';
import { GameFollower } from '../page/follow-game';
import type { Telling } from '../page/host-events';

/** Stands on a portal: tells it what goes on, rests when it says so, and keeps games there. */
export async function beginOnPortal(game: Phaser.Game, services: Services, portal: Portal) {
  await portal.begin({
    hold: () => holdPage(game, services),
    hush: (isHushed) => services.sound.hush(isHushed),
  });
  portal.firstFrame();
  if (portal.shelf) await keepOn(portal.shelf, services);
  const language = (await portal.language())?.split('-')[0];
  if (isLanguage(language)) services.preferences.lend({ speaks: language });
  game.events.once(wentTo, () => game.events.once(Phaser.Core.Events.POST_RENDER, () => portal.ready()));
  const teller = new PortalTeller(game, services, portal);
  new GameFollower(game, services, (...telling) => teller.hear(telling));
}

/** A game that lies in both places, and is not the same, is laid aside here: the menu offers it when there is room. */
async function keepOn(shelf: PortalShelf, { storage }: Services) {
  for (const place of [gamePlace, searchPlace, roundPlace]) {
    const [here, there] = [await storage.get(place), (await shelf.get(place)) ?? undefined];
    if (here === undefined) continue;
    if (there === undefined) await shelf.set(place, here);
    else if (jsonText(here) !== jsonText(there)) await quarantine(storage, { place, value: here });
  }
  hostEnv.portal = shelf;
}

/** Says when somebody plays. Once a game is over, an ad may come before the next one. */
class PortalTeller {
  private isPlaying = false;
  private isBreakDue = false;

  constructor(
    private readonly game: Phaser.Game,
    private readonly services: Services,
    private readonly portal: Portal,
  ) {}

  hear([type, told]: Telling) {
    const { portal } = this;
    if (type === 'gameplayStart') this.start();
    if (type === 'gameplayStop' && this.isPlaying) {
      this.isPlaying = false;
      portal.gameplayStop();
    }
    if (type !== 'gameOver') return;
    this.isBreakDue = true;
    if (this.isWin(told)) portal.happy();
  }

  private start() {
    if (this.isBreakDue) {
      this.isBreakDue = false;
      void this.rest();
    } else if (!this.isPlaying) {
      this.isPlaying = true;
      this.portal.gameplayStart();
    }
  }

  /** When the page is let go the game on it starts once more, and is told. */
  private async rest() {
    const letGo = holdPage(this.game, this.services);
    try {
      await this.portal.pause();
    } finally {
      letGo();
    }
  }

  /** A person has won; in games that are played alone, whoever has found everything. */
  private isWin({ game, winners, reason }: Extract<Telling, readonly ['gameOver', object]>[1]) {
    const { wordbler, finished } = this.services.saves;
    const seats = (wordbler ?? finished?.match)?.setup.seats ?? [];
    if (game === 'wordbler') return winners.some((seat) => seats[seat]?.kind === 'person');
    return game === 'wordsearch' ? reason === 'allFound' : winners.length > 0;
  }
}
