import type Phaser from 'phaser';
import type { Dialog } from '../../shared/panels/dialog';
import { textOf, watchDrops } from '../../shared/platform/files';
import { goTo } from '../../shared/scenes/go-to';
import type { Services } from '../../shared/scenes/services';
import { lineFault } from '../../texts/sentences/record';
import { askForRecord } from '../panels/record-panel';
import { recordPlace } from '../play/menu-facts';
import { longestRecord, openRecord } from '../rules/record/open';

/** Takes records of games: chosen, pasted, or dropped on the page. */
export class RecordInput {
  private readonly stop: () => void;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly services: Services,
    private readonly dialog: Dialog,
    dropped?: File | string,
  ) {
    const receive = (record: File | string) => {
      if (typeof record === 'string') this.take(record);
      else void this.read(record);
    };
    this.stop = watchDrops(receive);
    if (dropped) receive(dropped);
  }

  open(fault?: string) {
    askForRecord(this.services.texts, this.dialog, {
      fault,
      file: (file) => void this.read(file),
      text: (text) => this.take(text),
    });
  }

  remove() {
    this.stop();
  }

  private async read(file: File) {
    const { refused } = this.services.texts.record;
    // A sign takes four bytes at most: what is longer is not even read.
    const text = file.size > longestRecord * 4 ? 'tooBig' : await textOf(file);
    if (text === undefined || text === 'tooBig') this.open(refused[text ?? 'unreadable']);
    else this.take(text);
  }

  private take(text: string) {
    const { services } = this;
    const opened = openRecord(text);
    if ('refused' in opened) {
      const { refused } = services.texts.record;
      const { refused: why } = opened;
      this.open(typeof why === 'string' ? refused[why] : refused.at({ fault: lineFault(services.texts, why) }));
      return;
    }
    void services.storage.set(recordPlace, text);
    goTo(this.scene, 'Record');
  }
}
