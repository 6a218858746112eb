import { openAbout } from '../../shared/panels/about-panel';
import type { Dialog } from '../../shared/panels/dialog';
import { openSettings } from '../../shared/panels/settings-panel';
import type { House } from '../../shared/scenes/house';
import { printOut } from '../../shared/scenes/print';
import { gameMenuPanel } from '../panels/game-menu-panel';
import { openHelp } from '../panels/help-panel';
import { openRulesInForce } from '../panels/rules-panel';
import { unseenPanel } from '../panels/side-panels';
import type { TablePlay } from '../play/table-play';
import { viewTable } from '../play/table-view';
import { shareMatch } from './share';
import type { TableGame } from './table-game';

interface MenuWays {
  game: TableGame;
  play(): TablePlay;
  leave(): void;
}

/** What can be opened over the table beside the game itself. */
export class BoardMenu {
  constructor(
    private readonly house: House,
    private readonly dialog: Dialog,
    private readonly ways: MenuWays,
  ) {}

  open() {
    const { house, dialog, ways } = this;
    const { texts } = house;
    const { match, played, entries: more } = ways.game;
    if (dialog.isOpen) return;
    // A pass that waits would be made behind it.
    ways.play().pass.takeBack();
    const entries = () => [
      {
        label: texts.menu.settings,
        icon: 'gear' as const,
        choose: () => openSettings(house, dialog),
      },
      { label: texts.table.unseen, icon: 'list' as const, choose: () => this.openUnseen() },
      {
        label: texts.select.rulesTitle,
        icon: 'list' as const,
        choose: () => openRulesInForce(texts, dialog, match.rules),
      },
      ...(played
        ? [
            {
              label: texts.carrying.share,
              icon: 'share' as const,
              choose: () => void shareMatch(house, dialog, played),
            },
          ]
        : []),
      ...more,
      { label: texts.printing.open, icon: 'print' as const, choose: () => this.print() },
      { label: texts.table.help, icon: 'help' as const, choose: () => this.openKeys() },
      { label: texts.menu.credits, icon: 'info' as const, choose: () => openAbout(texts, dialog) },
      { label: texts.board.leave, icon: 'door' as const, choose: () => ways.leave() },
    ];
    const close = () => dialog.close();
    dialog.open(
      'game-menu',
      () => texts.table.menu,
      () => gameMenuPanel(texts, entries(), close),
      close,
    );
  }

  /** For a game on paper. */
  private print() {
    const { house, dialog, ways } = this;
    void printOut(house, dialog, async () => {
      const { openPrint, printedSheets } = await import('./printing');
      openPrint(house.texts, dialog, { parts: printedSheets(house.texts, ways.game.match.setup) });
    });
  }

  private openUnseen() {
    const { house, dialog, ways } = this;
    const close = () => dialog.close();
    const panel = () => unseenPanel(house.texts, viewTable(ways.game.match, ways.play()), close);
    dialog.open('unseen-panel', () => house.texts.table.unseen, panel, close);
  }

  openKeys() {
    if (this.dialog.isOpen) return;
    this.ways.play().pass.takeBack();
    openHelp(this.house.texts, this.dialog);
  }
}
