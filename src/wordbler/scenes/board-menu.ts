import { openAbout } from '../../shared/panels/about-panel';
import type { Dialog } from '../../shared/panels/dialog';
import { openSettings } from '../../shared/panels/settings-panel';
import { printOut } from '../../shared/scenes/print';
import type { Services } from '../../shared/scenes/services';
import { openHelp } from '../panels/help-panel';
import { openRulesInForce } from '../panels/rules-panel';
import { unseenPanel } from '../panels/side-panels';
import { gameMenuPanel } from '../panels/table-buttons';
import type { TablePlay } from '../play/table-play';
import { viewTable } from '../play/table-view';
import { shareMatch } from './share';
import type { TableGame } from './table-games';

interface MenuWays {
  game: TableGame;
  play(): TablePlay;
  leave(): void;
}

/** What can be opened over the table beside the game itself. */
export class BoardMenu {
  constructor(
    private readonly services: Services,
    private readonly dialog: Dialog,
    private readonly ways: MenuWays,
  ) {}

  open() {
    const { services, dialog, ways } = this;
    const { texts } = services;
    const { match, played, entries: more } = ways.game;
    if (dialog.isOpen) return;
    // A pass that waits would be made behind it.
    ways.play().pass.takeBack();
    const entries = () => [
      {
        label: texts.menu.settings,
        icon: 'gear' as const,
        choose: () => openSettings(services, dialog),
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
              choose: () => void shareMatch(services, dialog, played),
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
    const { services, dialog, ways } = this;
    void printOut(services, dialog, async () => {
      const { openPrint, printedSheets } = await import('./printing');
      openPrint(services.texts, dialog, { parts: printedSheets(services.texts, ways.game.match.setup) });
    });
  }

  private openUnseen() {
    const { services, dialog, ways } = this;
    const close = () => dialog.close();
    const panel = () => unseenPanel(services.texts, viewTable(ways.game.match, ways.play()), close);
    dialog.open('unseen-panel', () => services.texts.table.unseen, panel, close);
  }

  openKeys() {
    if (this.dialog.isOpen) return;
    this.ways.play().pass.takeBack();
    openHelp(this.services.texts, this.dialog);
  }
}
