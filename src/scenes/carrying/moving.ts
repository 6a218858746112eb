import Phaser from 'phaser';
import { isMoved } from '../../match/link-mark';
import {
  type Everything,
  longestMoved,
  movedIn,
  movedLink,
  readEverything,
  writeEverything,
} from '../../match/moved-file';
import { noteElsewhere } from '../../match/same-game';
import { MovingPanel } from '../../panels/carrying/moving-panel';
import { Dialog } from '../../panels/dialog';
import { openToCopy } from '../../panels/share-panel';
import { saveFile } from '../../platform/save-file';
import { defaultSettings, readSettings } from '../../platform/settings';
import { takeDropped } from '../brought';
import { goTo } from '../go-to';
import type { House } from '../house';
import { settingsAt } from '../settings-at';
import { takeNotice } from '../sitting';
import { everythingOf, type Plan, planFor, settingsPlace } from './everything';
import { bringIn } from './journal';

/** Taking everything along to another device, and bringing it in there. */
export class Moving extends Phaser.Scene {
  private panel!: MovingPanel;
  private dialog!: Dialog;
  private plan: Plan | undefined;
  private isBusy = false;

  constructor(private readonly house: House) {
    super('Moving');
  }

  create() {
    const { house } = this;
    this.plan = undefined;
    this.isBusy = false;
    this.dialog = new Dialog(house.root);
    this.panel = new MovingPanel(house.texts, house.root, {
      save: () => void this.save(),
      code: () => void this.showCode(),
      choose: (file) => void this.read(file),
      agree: (withSettings) => void this.agree(withSettings),
      cancel: () => {
        this.plan = undefined;
        this.panel.show({});
      },
      menu: () => goTo(this, 'Menu'),
      settings: settingsAt(this, house, this.dialog),
    });
    const notice = takeNotice(house);
    this.panel.show(notice ? { fault: notice } : {});
    this.takeLink();
    const dropped = takeDropped(house);
    if (dropped) void this.read(dropped);
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      this.dialog.remove();
      this.panel.remove();
    });
  }

  /** A camera has led here. */
  private takeLink() {
    const { link = '', texts } = this.house;
    if (!isMoved(link)) return;
    this.house.link = undefined;
    const moved = movedIn(link);
    if (typeof moved === 'string') this.panel.show({ fault: () => texts.carrying.opening.faults[moved] });
    else void this.offer(moved);
  }

  private async showCode() {
    const { moving } = this.house.texts.carrying;
    try {
      const { fitsCode, qrCode } = await import('../../panels/carrying/qr-code');
      const link = movedLink(await everythingOf(this.house), location.href);
      if (link && fitsCode(link))
        this.panel.show({ said: () => moving.codeMeans, code: qrCode(link, moving.codeOf) });
      else this.panel.show({ fault: () => moving.codeTooLong });
    } catch {
      this.panel.show({ fault: () => moving.noCode });
    }
  }

  private async save() {
    const { moving } = this.house.texts.carrying;
    const written = writeEverything(await everythingOf(this.house));
    const isSaved = saveFile(moving.fileName, new Blob([written], { type: 'application/json' }));
    if (isSaved) this.panel.show({ said: () => moving.saved });
    else openToCopy(this.house.texts, this.dialog, written, () => moving.take, 'notSaved');
  }

  private async read(file: File) {
    const { faults } = this.house.texts.carrying.moving;
    this.plan = undefined;
    if (file.size > longestMoved) {
      this.panel.show({ fault: () => faults.tooBig });
      return;
    }
    const written = await file.text().catch(() => undefined);
    const read = written === undefined ? 'cannotRead' : readEverything(written);
    if (typeof read === 'string') this.panel.show({ fault: () => faults[read] });
    else await this.offer(read);
  }

  private async offer(file: Everything) {
    const { texts, preferences } = this.house;
    const plan = await planFor(this.house, file);
    if (typeof plan === 'string') {
      this.panel.show({ fault: () => texts.carrying.moving.faults[plan] });
      return;
    }
    this.plan = plan;
    // Whoever has set nothing yet has nothing to lose.
    const isUntouched = Object.keys(plan.settings).every((name) => {
      const key = name as keyof typeof defaultSettings;
      return JSON.stringify(preferences.now[key]) === JSON.stringify(defaultSettings[key]);
    });
    this.panel.show({ plan, withSettings: isUntouched });
  }

  private async agree(withSettings: boolean) {
    const { house, plan } = this;
    if (!plan || this.isBusy) return;
    this.isBusy = true;
    const { storage, sealed, tabs, preferences, texts } = house;
    for (const { save, game } of plan.come) {
      tabs.takeGame(game);
      await noteElsewhere(storage, save);
    }
    const settings = readSettings({ ...preferences.now, ...plan.settings });
    const { kept, ...others } = plan.journal;
    const journal = { ...others, kept: withSettings ? { ...kept, [settingsPlace]: settings } : kept };
    await bringIn(storage, sealed, journal);
    for (const { put } of plan.come) put();
    if (withSettings) preferences.change(plan.settings);
    this.plan = undefined;
    this.isBusy = false;
    const { moving } = texts.carrying;
    this.panel.show({ said: () => (storage.keeps ? moving.done : moving.doneForNow) });
  }
}
