import '../panels/select-styles.css';
import Phaser from 'phaser';
import { must } from '../../engine/must';
import { askToEnd, Dialog } from '../../shared/panels/dialog';
import { languageOfPlay, settingsAt } from '../../shared/scenes/choosing';
import { goTo, visit } from '../../shared/scenes/go-to';
import { playerOf } from '../../shared/scenes/player';
import { takeNotice } from '../../shared/scenes/scene-scope';
import type { Services } from '../../shared/scenes/services';
import { playShelf } from '../../stats/play/play-shelf';
import { suggestedPoints } from '../../stats/rules/suggested-points';
import type { SuggestedHandicap } from '../panels/chosen-rules';
import { SelectPanel } from '../panels/select-panel';
import { gamePlace, lastTableKey } from '../play/menu-facts';
import { readTable, stepNow, type TableChoice } from '../play/new-game';
import { ownSeat, type Seat } from '../rules';
import { levelOf, ofPeople } from '../rules/statistics';
import { resultsIn } from './new-game';
import { RecordDesk } from './record-desk';

/** What the last games of whoever plays here say of such a table; undefined where they say nothing. */
async function suggestedHandicap(services: Services, seats: readonly Seat[]): Promise<SuggestedHandicap | undefined> {
  const own = ownSeat(seats, await playerOf(services));
  if (own === undefined || seats.length !== 2) return undefined;
  const other = 1 - own;
  const rival = { level: levelOf(seats), name: must(seats[other]).name };
  const record = await playShelf(services.storage).record.read();
  const points = suggestedPoints(record, rival, ofPeople);
  if (points === 0) return undefined;
  return { seat: points > 0 ? other : own, points: Math.abs(points) };
}

/** Setting the table: who plays, and by which rules. */
export class PlayerSelect extends Phaser.Scene {
  constructor(private readonly services: Services) {
    super('PlayerSelect');
  }

  async create() {
    const { services } = this;
    const isHere = visit(this);
    const last = readTable(await services.storage.get(lastTableKey));
    if (!isHere()) return;
    const dialog = new Dialog(services.root);
    const records = new RecordDesk(this, services, dialog);
    const panel = new SelectPanel(this.services.texts, services.root, {
      last,
      step: stepNow(resultsIn(services)),
      openRacks: () => services.preferences.now.openRacks,
      notice: takeNotice(services),
      start: (choice) => this.askToBegin(choice, dialog),
      suggest: (seats) => suggestedHandicap(services, seats),
      back: () => goTo(this, 'Menu'),
      openRecord: () => records.open(),
      settings: settingsAt(this, services, dialog),
      setOpenRacks: (openRacks) => services.preferences.change({ openRacks }),
      words: languageOfPlay(services, (words) => services.lists.of(words).begin()),
    });
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      records.remove();
      dialog.remove();
      panel.remove();
    });
  }

  /** A game under way is not ended without a word. */
  private askToBegin(choice: TableChoice, dialog: Dialog) {
    const { saves } = this.services;
    if (!saves.wordbler && !saves.lies(gamePlace)) {
      this.begin(choice, false);
      return;
    }
    const anew = () => this.begin(choice, true);
    const goOn = () => goTo(this, 'Board');
    askToEnd(this.services.texts, dialog, { anew, goOn });
  }

  private begin(choice: TableChoice, mayEnd: boolean) {
    this.services.table = { choice, mayEnd };
    goTo(this, 'SitDown');
  }
}
