import { openAbout } from '../../shared/panels/about-panel';
import type { Dialog } from '../../shared/panels/dialog';
import { openHelp } from '../../shared/panels/help';
import { openSettings } from '../../shared/panels/settings-panel';
import { printOut } from '../../shared/scenes/print';
import type { Services } from '../../shared/scenes/services';
import { unseenPanel } from '../panels/history-panel';
import { openRulesInForce } from '../panels/rules-panel';
import { gameMenuPanel, type MenuEntry } from '../panels/table-buttons';
import type { WordblerSession } from '../play/session';
import { shareMatch } from './share';
import type { TableGame } from './table-game';

/** What can be opened over the table beside the game itself. */
export class BoardMenu {
  constructor(
    private readonly session: WordblerSession,
    private readonly services: Services,
    private readonly dialog: Dialog,
    private readonly game: TableGame,
    private readonly leave: () => void,
  ) {}

  open() {
    const { services, dialog } = this;
    const { texts } = services;
    if (dialog.isOpen) return;
    const panel = () => gameMenuPanel(texts, this.entries(), dialog);
    dialog.open('game-menu', () => texts.common.menu, panel, dialog.close);
  }

  openKeys() {
    if (this.dialog.isOpen) return;
    openHelp(this.services, this.dialog, 'wordbler');
  }

  private entries(): MenuEntry[] {
    const { services, dialog, game, session } = this;
    const { texts } = services;
    const { match, played, entries = [] } = game;
    const share: MenuEntry[] = played
      ? [
          {
            label: texts.common.share,
            icon: 'share',
            choose: () => void shareMatch(services, dialog, played),
          },
        ]
      : [];
    return [
      { label: texts.common.settings, icon: 'gear', choose: () => openSettings(services, dialog) },
      ...(session.task
        ? [{ label: texts.common.pass, icon: 'pass' as const, choose: () => session.pressPass() }]
        : [{ label: texts.table.unseen, icon: 'list' as const, choose: () => this.openUnseen() }]),
      {
        label: texts.select.rulesTitle,
        icon: 'list',
        choose: () => openRulesInForce(texts, dialog, match.rules),
      },
      ...share,
      ...entries,
      { label: texts.common.print, icon: 'print', choose: () => this.print() },
      { label: texts.table.help, icon: 'help', choose: () => this.openKeys() },
      { label: texts.about.title, icon: 'info', choose: () => openAbout(texts, dialog) },
      { label: texts.board.leave, icon: 'door', choose: this.leave },
    ];
  }

  /** For a game on paper. */
  private print() {
    const { services, dialog, game } = this;
    void printOut(services, dialog, async () => {
      const { openPrint, printedSheets } = await import('./printing');
      openPrint(services.texts, dialog, { parts: printedSheets(services.texts, game.match.setup) });
    });
  }

  /** Beside the board where a column has room for it, else over it. */
  lookIntoBag() {
    const { preferences } = this.services;
    const { shown, seen } = this.session;
    const hasRoom = shown.layout?.kind === 'wide' && !seen.seats.some(({ rack }) => rack);
    if (hasRoom) preferences.change({ tracker: !preferences.now.tracker });
    else this.openUnseen();
  }

  private openUnseen() {
    const { services, dialog, session } = this;
    if (dialog.isOpen) return;
    const { close } = dialog;
    const panel = () => unseenPanel(services.texts, session.view, close);
    dialog.open('unseen-panel', () => services.texts.table.unseen, panel, close);
  }
}
