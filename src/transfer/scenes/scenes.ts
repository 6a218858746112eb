import '../panels/styles.css';
import Phaser from 'phaser';
import { ask, Dialog } from '../../shared/panels/dialog';
import { awaitWords } from '../../shared/scenes/choosing';
import { goTo, isOnStage } from '../../shared/scenes/go-to';
import type { Handed } from '../../shared/scenes/player';
import type { Services } from '../../shared/scenes/services';
import type { Sentence } from '../../texts/texts';
import { carriedIn } from '../play/carried';
import { Moving } from './moving';
import { type Come, isBehind, isFree, type NotCome, openCome, takeCome, wordsOf } from './opening';

/** A link has led here: its game is opened, or it is said why not. A game of the player's own is asked for first. */
class Carried extends Phaser.Scene {
  constructor(private readonly services: Services) {
    super('Carried');
  }

  create({ link = '' }: Handed) {
    const { services } = this;
    const { opening } = services.texts.transfer;
    const carried = carriedIn(link);
    if (carried === undefined || typeof carried === 'string') {
      this.refuse(carried && (() => opening.faults[carried]));
      return;
    }
    // Those of another language may be a while.
    const coming = wordsOf(services, carried);
    if (coming) void awaitWords(this, services, coming);
    void openCome(services, carried).then((come) => isOnStage(this) && this.take(come));
  }

  private take(come: Come | NotCome) {
    const { services } = this;
    const { opening } = services.texts.transfer;
    if ('why' in come) {
      const { why } = come;
      this.refuse(() => (why ? opening.refused({ why: why() }) : opening.unknown));
    } else if (isBehind(come)) {
      services.notice = () => opening.behind;
      goTo(this, come.scene);
    } else if (isFree(come)) void this.open(come);
    else this.ask(come);
  }

  private refuse(why: Sentence | undefined) {
    if (why) this.services.notice = why;
    goTo(this, 'Menu');
  }

  private async open(come: Come) {
    await takeCome(this.services, come);
    if (isOnStage(this)) goTo(this, come.scene);
  }

  private ask(come: Come) {
    const { opening } = this.services.texts.transfer;
    const dialog = new Dialog(this.services.root);
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => dialog.remove());
    const leave = () => goTo(this, 'Menu');
    const question = () => ({
      ...opening,
      safe: { label: opening.keep, act: leave },
      other: { label: opening.open, act: () => void this.open(come) },
    });
    ask(dialog, question, leave);
  }
}

/** What comes here from elsewhere, by the names that lead there. */
export const carryingScenes = {
  Carried: (services) => new Carried(services),
  Moving: (services) => new Moving(services),
} satisfies Record<string, (services: Services) => Phaser.Scene>;
