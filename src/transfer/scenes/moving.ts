import Phaser from 'phaser';
import { Dialog, openToCopy } from '../../shared/panels/dialog';
import { saveFile, watchDrops } from '../../shared/platform/files';
import { defaultSettings, readSettings } from '../../shared/platform/settings';
import { isMoved } from '../../shared/play/hash-prefixes';
import { noteElsewhere } from '../../shared/play/same-game';
import { settingsAt } from '../../shared/scenes/choosing';
import { goBack, goTo, isOnStage, visit } from '../../shared/scenes/go-to';
import { sceneFor } from '../../shared/scenes/incoming-files';
import type { Handed } from '../../shared/scenes/player';
import { takeNotice } from '../../shared/scenes/scene-scope';
import { sealedOf } from '../../shared/scenes/sealed-storage';
import type { Services } from '../../shared/scenes/services';
import type { Sentence } from '../../texts/texts';
import { MovingPanel } from '../panels/moving-panel';
import { type Everything, longestMoved, movedIn, movedLink, readEverything, writeEverything } from '../play/carried';
import { everythingOf, type Plan, planFor, settingsPlace } from './everything';
import { bringIn } from './journal';

interface Offered {
  file: Everything;
  plan: Plan;
}

/** Taking everything along to another device, and bringing it in there. */
export class Moving extends Phaser.Scene {
  private panel!: MovingPanel;
  private dialog!: Dialog;
  /** What lies there to be agreed to. */
  private offered: Offered | undefined;
  /** What was chosen last: what comes of another is wanted no more. */
  private chosen: object | undefined;
  private isBusy = false;
  private stopDrops = () => {};

  constructor(private readonly services: Services) {
    super('Moving');
  }

  create({ link = '', dropped }: Handed) {
    const { services } = this;
    this.offered = undefined;
    this.chosen = undefined;
    this.isBusy = false;
    this.dialog = new Dialog(services.root);
    this.panel = new MovingPanel(services.texts, services.root, {
      save: () => void this.save(),
      code: () => void this.showCode(),
      choose: (file) => void this.read(file),
      agree: (withSettings) => void this.agree(withSettings),
      cancel: () => {
        this.offered = undefined;
        this.panel.show({});
      },
      back: () => goBack(this),
      gameFile: () => void this.openGameFile(),
      settings: settingsAt(this, services, this.dialog),
    });
    const notice = takeNotice(services);
    this.panel.show(notice ? { fault: notice } : {});
    if (isMoved(link)) this.takeLink(link);
    if (dropped instanceof File) void this.read(dropped);
    this.stopDrops = watchDrops((brought) => void this.receive(brought));
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      this.stopDrops();
      this.dialog.remove();
      this.panel.remove();
    });
  }

  /** Whatever it is, it is read where such things are. */
  private async receive(brought: File | string) {
    const isHere = visit(this);
    const to = await sceneFor(brought);
    if (!to || !isHere() || this.dialog.isOpen) return;
    const { dropped } = to.data;
    if (to.scene === 'Moving' && dropped instanceof File) void this.read(dropped);
    else goTo(this, to.scene, to.data);
  }

  /** A camera has led here. */
  private takeLink(link: string) {
    const { texts } = this.services;
    const moved = movedIn(link);
    if (typeof moved === 'string') this.panel.show({ fault: () => texts.transfer.opening.faults[moved] });
    else void this.offer(moved);
  }

  private async openGameFile() {
    const { services, dialog } = this;
    const isHere = visit(this);
    const game = services.games.find(({ readsFiles }) => readsFiles);
    try {
      const files = await game?.readsFiles?.(this, services, dialog);
      if (!files) return;
      if (!isHere()) return files.remove();
      // What is dropped from now on is one.
      this.stopDrops();
      this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => files.remove());
      files.open();
    } catch {
      if (isHere()) this.panel.show({ fault: () => services.texts.common.checkConnection });
    }
  }

  private async showCode() {
    const { moving } = this.services.texts.transfer;
    try {
      const { fitsCode, qrCode } = await import('../../shared/panels/qr-code');
      const link = movedLink(await everythingOf(this.services), location.href);
      if (link && fitsCode(link)) this.panel.show({ said: () => moving.codeMeans, code: qrCode(link, moving.codeOf) });
      else this.panel.show({ fault: () => moving.noCode });
    } catch {
      this.panel.show({ fault: () => moving.noCode });
    }
  }

  private async save() {
    const { moving } = this.services.texts.transfer;
    const written = writeEverything(await everythingOf(this.services));
    const isSaved = saveFile(moving.fileName, new Blob([written], { type: 'application/json' }));
    if (isSaved) this.panel.show({ said: () => moving.saved });
    else openToCopy(this.services.texts, this.dialog, written, () => this.services.texts.common.export);
  }

  private async read(file: File) {
    const { faults } = this.services.texts.transfer.moving;
    this.offered = undefined;
    this.chosen = file;
    if (file.size > longestMoved) {
      this.panel.show({ fault: () => faults.notOurs });
      return;
    }
    const written = await file.text().catch(() => undefined);
    if (this.chosen !== file) return;
    const read = written === undefined ? 'cannotRead' : readEverything(written);
    if (typeof read === 'string') this.panel.show({ fault: () => faults[read] });
    else await this.offer(read);
  }

  private async offer(file: Everything, notice?: Sentence) {
    const { texts, preferences } = this.services;
    this.chosen = file;
    const plan = await planFor(this.services, file);
    if (this.chosen !== file || !isOnStage(this)) return;
    if (typeof plan === 'string') {
      this.panel.show({ fault: () => texts.transfer.moving.faults[plan] });
      return;
    }
    this.offered = { file, plan };
    // Whoever has set nothing yet has nothing to lose.
    const isUntouched = Object.keys(plan.settings).every((name) => {
      const key = name as keyof typeof defaultSettings;
      return JSON.stringify(preferences.now[key]) === JSON.stringify(defaultSettings[key]);
    });
    this.panel.show({ plan, withSettings: isUntouched, ...(notice && { fault: notice }) });
  }

  private async agree(withSettings: boolean) {
    const { offered } = this;
    if (!offered || this.isBusy) return;
    this.isBusy = true;
    try {
      await this.takeOver(offered, withSettings);
    } finally {
      this.isBusy = false;
    }
  }

  /** Where another page has changed something since, nothing is done before that has been seen. */
  private async takeOver(offered: Offered, withSettings: boolean) {
    const { services } = this;
    const { file, plan } = offered;
    const now = await planFor(services, file);
    // Somebody thought better of it.
    if (this.offered !== offered) return;
    if (typeof now === 'string' || toldOf(now) !== toldOf(plan)) {
      this.offered = undefined;
      await this.offer(file, () => services.texts.transfer.moving.changed);
    } else await this.carryOut(now, withSettings);
  }

  private async carryOut({ journal: planned, come, settings: theirs }: Plan, withSettings: boolean) {
    const { storage, tabs, preferences, texts } = this.services;
    for (const { save, game } of come) {
      tabs.takeGame(game);
      await noteElsewhere(storage, save);
    }
    const settings = readSettings({ ...preferences.now, ...theirs });
    const { kept, ...others } = planned;
    const journal = { ...others, kept: withSettings ? { ...kept, [settingsPlace]: settings } : kept };
    await bringIn(storage, sealedOf(this.services), journal);
    for (const { put } of come) put();
    if (withSettings) preferences.change(theirs);
    this.offered = undefined;
    const { moving } = texts.transfer;
    this.panel.show({ said: () => (storage.keeps ? moving.done : moving.doneForNow) });
  }
}

/** All that is told of a plan. */
const toldOf = ({ journal: _, come: __, ...told }: Plan) => JSON.stringify(told);
