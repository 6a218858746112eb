import { openAbout } from '../../shared/panels/about-panel';
import type { Dialog } from '../../shared/panels/dialog';
import { openHelp } from '../../shared/panels/help';
import { type MenuEntry, openMenuSheet } from '../../shared/panels/menu-sheet';
import { openSettings } from '../../shared/panels/settings-panel';
import { printOut } from '../../shared/scenes/print';
import type { Services } from '../../shared/scenes/services';
import { unseenPanel } from '../panels/history-panel';
import { openRulesInForce } from '../panels/rules-panel';
import type { WordblerSession } from '../play/session';
import { hasFewButtons } from '../play/shown-table';
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
    const { dialog } = this;
    if (dialog.isOpen) return;
    openMenuSheet(dialog, () => {
      const { common } = this.services.texts;
      const goOn = { label: common.keepPlaying, act: dialog.close };
      return { title: common.menu, close: common.close, entries: this.entries(), goOn };
    });
  }

  openKeys() {
    if (this.dialog.isOpen) return;
    openHelp(this.services, this.dialog, 'wordbler');
  }

  private entries(): MenuEntry[] {
    const { services, dialog, game, session } = this;
    const { texts } = services;
    const { common } = texts;
    return [
      {
        label: texts.select.rulesTitle,
        icon: 'list',
        choose: () => openRulesInForce(texts, dialog, game.match.rules),
      },
      { label: common.help, icon: 'help', choose: () => this.openKeys() },
      { label: common.settings, icon: 'gear', choose: () => openSettings(services, dialog) },
      ...(this.passes ? [{ label: common.pass, icon: 'pass', choose: () => session.pressPass() } as const] : []),
      ...(session.task ? [] : [{ label: texts.table.unseen, icon: 'eye', choose: () => this.openUnseen() } as const]),
      { label: common.more, icon: 'onward', choose: () => this.openMore() },
      { label: common.leave, icon: 'door', choose: this.leave },
    ];
  }

  /** Where buttons are few, to pass is not one of them. */
  private get passes(): boolean {
    const { task, shown, seen } = this.session;
    return (
      task !== undefined || (shown.layout !== undefined && hasFewButtons(shown.layout) && seen.open && !seen.passing)
    );
  }

  private openMore() {
    const { services, dialog } = this;
    const back = () => {
      dialog.close();
      this.open();
    };
    openMenuSheet(dialog, () => {
      const { common } = services.texts;
      return { title: common.more, close: common.close, entries: this.moreEntries(), back };
    });
  }

  private moreEntries(): MenuEntry[] {
    const { services, dialog, game } = this;
    const { texts } = services;
    const { played, entries = [] } = game;
    const share: MenuEntry[] = played
      ? [{ label: texts.common.share, icon: 'share', choose: () => void shareMatch(services, dialog, played) }]
      : [];
    return [
      ...share,
      ...entries,
      { label: texts.common.print, icon: 'print', choose: () => this.print() },
      { label: texts.about.title, icon: 'info', choose: () => openAbout(texts, dialog) },
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
