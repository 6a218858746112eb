import { stirred } from '../../shared/canvas/layers';
import { PanelScene } from '../../shared/scenes/panel-scene';
import { printOut } from '../../shared/scenes/print';
import type { ScrambleTexts } from '../../texts/texts';
import { TrayHost } from '../canvas/tray-host';
import type * as scramble from '../rules';

/** A scene where a board lies in a tray, to be looked at, beside a panel with words. */
export abstract class TrayScene extends PanelScene {
  protected tray: TrayHost | undefined;

  /** Shows how things stand, at once. */
  protected abstract refresh(): void;

  /**
   * A tray in the room that the panel has for it, with whatever board there is when it is painted. Returns what takes
   * both away; whoever leaves the scene does.
   */
  protected standTray(
    panel: ConstructorParameters<typeof TrayHost>[2] & { remove(): void },
    board: () => scramble.Board,
  ): () => void {
    const { services, scope } = this;
    const tray = new TrayHost(this, services, panel);
    this.tray = tray;
    this.moving = tray;
    tray.stood.on(() => this.stood());
    const rebuild = () => this.tray === tray && void tray.build(board());
    this.refresh();
    rebuild();
    const stopListening = services.preferences.listen(rebuild);
    const takeAway = () => {
      if (this.tray !== tray) return;
      this.tray = undefined;
      this.moving = undefined;
      stopListening();
      tray.remove();
      panel.remove();
      this.game.events.emit(stirred);
    };
    scope.whenLeft(takeAway);
    scope.whenResized(rebuild);
    return takeAway;
  }

  /** Another tray stands, or another board lies in it. */
  protected stood() {
    this.refresh();
  }

  protected showPath(board: scramble.Board, path: readonly number[] | undefined) {
    this.tray?.showPath(board, path);
    this.game.events.emit(stirred);
  }

  /** Opens what prints a board, with its words where they are known. */
  protected printBoard(
    texts: ScrambleTexts,
    board: scramble.SharedBoard,
    words: readonly { word: string; points: number }[] | undefined,
    hidden = 0,
  ) {
    const { services, dialog } = this;
    void printOut(services, dialog, async () => {
      const { openBoardPrint } = await import('../panels/printed-board');
      openBoardPrint(texts, dialog, board, words, hidden);
    });
  }
}
