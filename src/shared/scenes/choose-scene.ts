import type { LanguageId } from '../../engine/alphabet/languages';
import { askUnderWay } from '../panels/dialog';
import { isTyping } from '../platform/presence';
import { languageOfPlay } from './choosing';
import { goTo } from './go-to';
import { PanelScene } from './panel-scene';

/** Where a game is set up. */
export abstract class ChooseScene extends PanelScene {
  protected readonly languages = languageOfPlay(this.services, (language) => this.languageChosen(language));
  /** The scene that plays it. */
  protected abstract readonly playing: string;

  /** A game of this kind has been begun, and would be ended by another. */
  protected abstract get isUnderWay(): boolean;

  /** What is asked then. */
  protected abstract underWay(): { title: string; means: string; goOn: string; anew: string };

  protected abstract languageChosen(language: LanguageId): void;

  /** A game under way is not ended without a word. */
  protected askToBegin(begin: (mayEnd: boolean) => void) {
    if (!this.isUnderWay) return begin(false);
    const goOn = () => goTo(this, this.playing);
    const anew = () => begin(true);
    askUnderWay(this.dialog, () => this.underWay(), goOn, anew);
  }

  /** The key for help opens it, too. */
  protected helpBy(help: () => void, isSeen = () => true) {
    this.scope.listenKeys((event) => {
      if (event.key !== '?' || !isSeen() || this.dialog.isOpen || isTyping(event)) return;
      event.preventDefault();
      help();
    });
  }
}
