import Phaser from 'phaser';
import { Dialog } from '../panels/dialog';
import { settingsAt } from './choosing';
import { goTo } from './go-to';
import type { Restful } from './loop';
import { SceneScope } from './scene-scope';
import type { Services } from './services';

/** What a scene of panels draws on the canvas. */
interface Moving {
  readonly still: boolean;
  tick(ms: number): void;
}

/** Where a game is set up, or what came of it is shown: a panel, a dialog over it, perhaps something on the canvas. */
export abstract class PanelScene extends Phaser.Scene implements Restful {
  protected scope!: SceneScope;
  protected dialog!: Dialog;
  protected moving: Moving | undefined;

  constructor(
    key: string,
    protected readonly services: Services,
  ) {
    super(key);
  }

  get still() {
    return this.moving?.still ?? true;
  }

  override update(_time: number, delta: number) {
    this.moving?.tick(delta);
  }

  /** All is there to show the panel, which comes after the dialog for the Tab key. */
  protected enter() {
    this.scope = new SceneScope(this, this.services);
    this.dialog = new Dialog(this.services.root);
    this.scope.whenLeft(
      () => this.dialog.remove(),
      () => {
        this.moving = undefined;
      },
    );
  }

  /** Opens the settings, as the key for menus does from now on. */
  protected settings() {
    return settingsAt(this, this.services, this.dialog);
  }

  /** Where the result of a game leads besides. */
  protected leads(game: string, from?: string) {
    return {
      menu: () => goTo(this, 'Menu'),
      statistics: () => goTo(this, 'Statistics', from === undefined ? { game } : { game, from }),
      settings: this.settings(),
    };
  }
}
