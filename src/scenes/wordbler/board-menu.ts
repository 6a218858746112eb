import type { Rules } from '../../core/wordbler';
import { openAbout } from '../../panels/about-panel';
import type { Dialog } from '../../panels/dialog';
import { openSettings } from '../../panels/settings-panel';
import { gameMenuPanel } from '../../panels/wordbler/game-menu-panel';
import { openHelp } from '../../panels/wordbler/help-panel';
import { openRulesInForce } from '../../panels/wordbler/rules-panel';
import type { Preferences } from '../../platform/settings';
import type { Texts } from '../../texts/texts';

interface MenuWays {
  preferences: Preferences;
  rules: Rules;
  unseen(): void;
  leave(): void;
}

/** What can be opened over the table beside the game itself. */
export class BoardMenu {
  constructor(
    private readonly texts: Texts,
    private readonly dialog: Dialog,
    private readonly ways: MenuWays,
  ) {}

  open() {
    const { dialog, ways } = this;
    if (dialog.isOpen) return;
    const entries = [
      {
        label: this.texts.menu.settings,
        icon: 'gear' as const,
        choose: () => openSettings(this.texts, dialog, ways.preferences),
      },
      { label: this.texts.table.unseen, icon: 'list' as const, choose: () => ways.unseen() },
      {
        label: this.texts.select.rulesTitle,
        icon: 'list' as const,
        choose: () => openRulesInForce(this.texts, dialog, ways.rules),
      },
      { label: this.texts.table.help, icon: 'help' as const, choose: () => this.openKeys() },
      { label: this.texts.menu.credits, icon: 'info' as const, choose: () => openAbout(this.texts, dialog) },
      { label: this.texts.board.leave, icon: 'door' as const, choose: () => ways.leave() },
    ];
    const close = () => dialog.close();
    dialog.open('game-menu', this.texts.table.menu, gameMenuPanel(this.texts, entries, close), close);
  }

  openKeys() {
    if (!this.dialog.isOpen) openHelp(this.texts, this.dialog);
  }
}
