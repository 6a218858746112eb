import Phaser from 'phaser';
import { roundStanding } from '../match/scramble/keeping';
import { searchStanding } from '../match/search/keeping';
import { throwAway } from '../match/set-aside';
import { gameStanding } from '../match/wordbler/keeping';
import { openAbout } from '../panels/about-panel';
import { Dialog } from '../panels/dialog';
import { MenuPanel, type UnopenedGame } from '../panels/menu-panel';
import { openSettings } from '../panels/settings-panel';
import { openHelp } from '../panels/wordbler/help-panel';
import { saveFile } from '../platform/save-file';
import { goTo } from './go-to';
import type { House } from './house';
import { takeNotice } from './sitting';

/** Where every visit begins: the last game, a new one, and what can be set and read. */
export class Menu extends Phaser.Scene {
  constructor(private readonly house: House) {
    super('Menu');
  }

  create() {
    const { house } = this;
    const dialog = new Dialog(house.root);
    const help = () => openHelp(house.texts, dialog, house.texts.keys.board);
    const options = (notice?: string) => ({
      last: house.match && gameStanding(house.match),
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
      settings: () => openSettings(house.texts, dialog, house.preferences),
      help,
      about: () => openAbout(house.texts, dialog),
    });
    const offer = (game: House['unopened'][number]): UnopenedGame => ({
      why: game.why,
      save: () => saveFile(house.texts.menu.unopened.fileName, new Blob([JSON.stringify(game.value)])),
      throwAway: () => {
        house.unopened = house.unopened.filter((own) => own !== game);
        void throwAway(house.storage, game);
        panel.render(options());
      },
    });
    const panel = new MenuPanel(house.texts, house.root, options(takeNotice(house)));
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || dialog.isOpen) return;
      event.preventDefault();
      help();
    };
    addEventListener('keydown', press);
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      removeEventListener('keydown', press);
      dialog.remove();
      panel.remove();
    });
  }
}
