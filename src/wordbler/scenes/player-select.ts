import type { Handed } from '../../shared/scenes/player';
import '../panels/select-styles.css';
import type { LanguageId } from '../../engine/alphabet/languages';
import { mascotIds } from '../../shared/mascots';
import { ownPlayer } from '../../shared/play/own-player';
import { ChooseScene } from '../../shared/scenes/choose-scene';
import { goTo, visit } from '../../shared/scenes/go-to';
import { playerOf } from '../../shared/scenes/player';
import { takeNotice } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import { SelectPanel } from '../panels/select-panel';
import { gamePlace, lastTableKey } from '../play/menu-facts';
import { readNames, readTable, stepNow, type TableChoice, tableNow, tableOfTwo } from '../play/new-game';
import { RecordInput } from './record-input';
import { resultsIn } from './sit-down';
import type { SentToSitDown } from './table-game';

/** Setting the table: who plays, and by which rules. */
export class PlayerSelect extends ChooseScene {
  protected override readonly playing = 'Board';

  constructor(services: Services) {
    super('PlayerSelect', services);
  }

  async create({ dropped, shares }: Handed) {
    const { services } = this;
    const isHere = visit(this);
    const last = shares ? tableOfTwo(await playerOf(services), mascotIds) : await this.lastTable();
    const known = readNames(await services.storage.get(lastTableKey));
    if (!isHere()) return;
    this.enter();
    const records = new RecordInput(this, services, this.dialog, dropped);
    this.settings();
    const panel = new SelectPanel(services.texts, services.root, {
      last,
      known,
      step: stepNow(resultsIn(services)),
      openRacks: () => services.preferences.now.openRacks,
      notice: takeNotice(services),
      start: (choice) => this.askToBegin((mayEnd) => this.begin(choice, mayEnd)),
      back: () => goTo(this, 'Menu'),
      setOpenRacks: (openRacks) => services.preferences.change({ openRacks }),
      words: this.languages,
    });
    this.scope.whenLeft(
      () => panel.remove(),
      () => records.remove(),
    );
  }

  /** Whoever is known from another game need not say again who it is; nobody else has a name or a bird yet. */
  private async lastTable(): Promise<TableChoice> {
    const { storage } = this.services;
    const last = readTable(await storage.get(lastTableKey));
    return last ?? tableNow(last, await ownPlayer(storage, { name: '', mascot: '' }), mascotIds.toReversed());
  }

  protected override get isUnderWay() {
    const { saves } = this.services;
    return saves.wordbler !== undefined || saves.lies(gamePlace);
  }

  protected override underWay() {
    return this.services.texts.select.endGame;
  }

  protected override languageChosen(words: LanguageId) {
    this.services.lists.of(words).begin();
  }

  private begin(choice: TableChoice, mayEnd: boolean) {
    goTo(this, 'SitDown', { choice, mayEnd } satisfies SentToSitDown);
  }
}
