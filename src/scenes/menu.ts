import Phaser from 'phaser';
import { roundStanding } from '../match/scramble/keep-round';
import { searchStanding } from '../match/search/search-keeping';
import { throwAway } from '../match/set-aside';
import { openAbout } from '../panels/about-panel';
import { Dialog } from '../panels/dialog';
import { openHelp } from '../panels/help-panel';
import { MenuPanel, type Standing, type UnopenedGame } from '../panels/menu-panel';
import { openSettings } from '../panels/settings-panel';
import { saveFile } from '../platform/save-file';
import { en } from '../texts/en';
import { goTo } from './go-to';
import type { House } from './house';
import { sceneFor } from './shared-address';

/** Where every visit begins: the last game, a new one, and what can be set and read. */
export class Menu extends Phaser.Scene {
  constructor(private readonly house: House) {
    super('Menu');
  }

  create() {
    const { house } = this;
    const dialog = new Dialog(house.root);
    const help = () => openHelp(dialog, en.keys.board);
    const options = (notice?: string) => ({
      last: this.standing(),
      search: searchStanding(house.search),
      round: roundStanding(house.round),
      notice,
      unopened: house.unopened.map(offer),
      goOn: () => goTo(this, 'Board'),
      goOnSearching: () => goTo(this, 'WordSearch'),
      newGame: () => goTo(this, 'PlayerSelect'),
      newSearch: () => goTo(this, 'SearchChoose'),
      goOnScrambling: () => goTo(this, 'ScramblePlay'),
      newScramble: () => goTo(this, 'ScrambleChoose'),
      settings: () => openSettings(dialog, house.preferences),
      help,
      about: () => openAbout(dialog),
    });
    const offer = (game: House['unopened'][number]): UnopenedGame => ({
      why: game.why,
      save: () => saveFile(en.menu.unopened.fileName, new Blob([JSON.stringify(game.value)])),
      throwAway: () => {
        house.unopened = house.unopened.filter((own) => own !== game);
        void throwAway(house.storage, game);
        panel.render(options());
      },
    });
    const panel = new MenuPanel(house.root, options(house.notice));
    house.notice = undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || dialog.isOpen) return;
      event.preventDefault();
      help();
    };
    // A link to a grid, opened where the game is open already.
    const follow = () => {
      const scene = sceneFor(location.hash);
      if (scene !== 'Menu') goTo(this, scene);
    };
    addEventListener('keydown', press);
    addEventListener('hashchange', follow);
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      removeEventListener('keydown', press);
      removeEventListener('hashchange', follow);
      dialog.remove();
      panel.remove();
    });
  }

  private standing(): Standing | undefined {
    const { match } = this.house;
    if (!match) return undefined;
    const { scores, toMove, bag } = match.state;
    return { seats: match.engine.setup.seats, scores, toMove, tilesLeft: bag.length };
  }
}
