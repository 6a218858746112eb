import { openAbout } from '../../panels/about-panel';
import type { Dialog } from '../../panels/dialog';
import { openHelp } from '../../panels/help-panel';
import { openSettings } from '../../panels/settings-panel';
import { gameMenuPanel } from '../../panels/wordbler/game-menu-panel';
import type { Preferences } from '../../platform/settings';
import { en } from '../../texts/en';
import { boardKeys } from './board-keys';

interface MenuWays {
  preferences: Preferences;
  unseen(): void;
  leave(): void;
}

/** What can be opened over the table beside the game itself. */
export class BoardMenu {
  constructor(
    private readonly dialog: Dialog,
    private readonly ways: MenuWays,
  ) {}

  open() {
    const { dialog, ways } = this;
    if (dialog.isOpen) return;
    const entries = [
      {
        label: en.menu.settings,
        icon: 'gear' as const,
        choose: () => openSettings(dialog, ways.preferences),
      },
      { label: en.table.unseen, icon: 'list' as const, choose: () => ways.unseen() },
      { label: en.table.help, icon: 'help' as const, choose: () => this.openKeys() },
      { label: en.menu.credits, icon: 'info' as const, choose: () => openAbout(dialog) },
      { label: en.board.leave, icon: 'door' as const, choose: () => ways.leave() },
    ];
    const close = () => dialog.close();
    dialog.open('game-menu', en.table.menu, gameMenuPanel(entries, close), close);
  }

  openKeys() {
    if (!this.dialog.isOpen) openHelp(this.dialog, boardKeys);
  }

  mute() {
    const { preferences } = this.ways;
    preferences.change({ muted: !preferences.now.muted });
  }
}
